"""A shield for `provengym/TwoLaneDriving-v0`: a car that never crashes, whatever it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium

from provengym import _validation
from provengym.envs.two_lane_driving.env import TwoLaneDrivingEnv

if TYPE_CHECKING:
    from numpy.typing import NDArray

BRAKE = 4


class Shield(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Takes an action only if the car can still stop after it; otherwise it brakes in its lane.

    The test is the kernel's, which is proved to be that of `Spec/TwoLaneDriving/Shield.lean`: from
    the start on, and from every state in which the car can stop before the next obstacle of its
    lane, no episode ends in a crash.  Its infos have besides those of the environment
    `shielded`: whether another action was taken than the one that was asked for.

    Args:
        env: A TwoLaneDriving, itself or in wrappers that leave actions as they are.

    Raises:
        TypeError: It is another environment.
        ValueError: The sensor is too short to decide the test: `sensor_range` must be at least
            ``max_speed * (max_speed + 1) / 2``.
    """

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        inner = env.unwrapped
        if not isinstance(inner, TwoLaneDrivingEnv):
            raise TypeError(f"env must be a TwoLaneDriving, got {_validation.shown(env)}")
        inner.require_shield("a shield")
        super().__init__(env)
        self._car = inner

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start an episode, as the environment does."""
        observation, info = self.env.reset(seed=seed, options=options)
        return observation, info | {"shielded": False}

    def step(self, action: Any) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        """Take the action, or brake where it does not pass the test.

        Raises:
            gymnasium.error.ResetNeeded: There was no `reset` yet.
            TypeError: The action is of no type that is accepted.
            ValueError: The action is out of range.
        """
        asked = self._car._action_word(action)
        taken = asked if self.mask[asked] else BRAKE
        observation, reward, terminated, truncated, info = self.env.step(taken)
        return observation, reward, terminated, truncated, info | {"shielded": taken != asked}

    @property
    def mask(self) -> NDArray[Any]:
        """The actions that pass."""
        return self._car.action_mask
