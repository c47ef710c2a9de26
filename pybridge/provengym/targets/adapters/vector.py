"""One lane of a vector environment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space, concatenate, create_empty_array, iterate

from provengym.data.arrays import as_numpy
from provengym.data.errors import one_line, told
from provengym.targets.adapters.base import Adapted
from provengym.targets.guard import Trouble

if TYPE_CHECKING:
    from numpy.typing import NDArray

BATCHED = ("reward", "terminated", "truncated")
_OF_ONE_LANE = (
    "the vector environment's observation_space is that of one lane, where Gymnasium has one for "
    "all lanes"
)


def fits(made: Any) -> bool:
    """Return whether something is a vector environment."""
    return isinstance(made, VectorEnv)


def adapt(made: Any, lane: int) -> Adapted:
    """The lane with this number."""
    played = Lane(made, lane)
    return Adapted(played, int(made.num_envs), () if played.batched else (_OF_ONE_LANE,))


def inside(env: Any) -> Any:
    """The lane's own environment, where it has one."""
    return env.inside if isinstance(env, Lane) else env


class Lane:
    """Plays one lane, while the others play other actions and end when they will.

    Nothing is asked of the lane after its end but a reset of all.  Where lanes do not reset by
    themselves, the others are reset when they have ended.
    """

    def __init__(self, env: VectorEnv[Any, Any, Any], lane: int) -> None:
        self.observation_space = env.single_observation_space
        self.action_space = env.single_action_space
        self.env = env
        self.many = int(env.num_envs)
        self.lane = min(lane, self.many - 1)
        self.batched = env.observation_space != env.single_observation_space
        """True if the declared space is that of all lanes, as Gymnasium demands."""
        self._space = env.observation_space
        if not self.batched:
            self._space = batch_space(env.single_observation_space, self.many)
        self.declared_mode = env.metadata.get("autoreset_mode")
        """The autoreset mode that the environment declares; None if it declares none."""
        self._ended: NDArray[np.bool_] = np.zeros(self.many, dtype=np.bool_)

    @property
    def inside(self) -> Any:
        """The lane's own environment, where the vector environment has a list of them, else this:
        `env` is the vector environment, and `lane` the number of the lane."""
        own = getattr(self.env, "envs", None)
        return own[self.lane] if isinstance(own, (list, tuple)) else self

    @property
    def stays_at_the_end(self) -> bool:
        """True if a lane that ends shows its last state, and not one after a reset."""
        return bool(self.declared_mode != AutoresetMode.SAME_STEP)

    def reset(self, *, seed: int | None = None) -> tuple[Any, dict[str, Any]]:
        """Reset every lane."""
        self._ended[:] = False
        result = self.env.reset(seed=seed)
        if not (isinstance(result, tuple) and len(result) == 2):
            raise Trouble("api", "reset of a vector environment must return (observations, infos)")
        return self._item(as_numpy(result[0])), {}

    def step(self, action: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Step every lane."""
        disabled = self.declared_mode == AutoresetMode.DISABLED
        if disabled and self._ended.any() and not self._ended[self.lane]:
            self.env.reset(options={"reset_mask": self._ended.copy()})
            self._ended[:] = False
        result = self.env.step(self._actions(action))
        if not (isinstance(result, tuple) and len(result) == 5):
            raise Trouble(
                "api",
                "step of a vector environment must return "
                "(observations, rewards, terminations, truncations, infos)",
            )
        observations, *batches, infos = as_numpy(result)
        for name, batch in zip(BATCHED, batches, strict=True):
            shape = np.shape(batch)
            # A reward may be a vector, which a binding reads.
            if (shape[:1] if name == "reward" else shape) != (self.many,):
                raise Trouble(
                    "api",
                    f"{name} of {self.many} lanes must have the shape ({self.many},), "
                    f"not {np.shape(batch)}",
                )
        reward, terminated, truncated = (np.asarray(batch) for batch in batches)
        self._ended = np.logical_or(terminated, truncated)
        mine = tuple(batch[self.lane] for batch in (reward, terminated, truncated))
        if self.declared_mode == AutoresetMode.SAME_STEP and self._ended[self.lane]:
            return (self._final(infos), *mine, {})
        return (self._item(observations), *mine, {})

    def close(self) -> None:
        """Close all lanes."""
        self.env.close()

    def _actions(self, action: Any) -> Any:
        """The action for this lane; for each other one the next that there is, where they can be
        counted, so that a lane that obeys another's action is seen."""
        space = self.action_space
        items = [action] * self.many
        if isinstance(space, spaces.Discrete):
            first, n = int(space.start), int(space.n)
            items = [
                first + (int(action) - first + lane - self.lane) % n for lane in range(self.many)
            ]
        batch: Any = create_empty_array(space, self.many)
        return concatenate(space, items, batch)

    def _final(self, infos: Any) -> Any:
        """Return the last observation of a lane that resets in the step of its end."""
        if not isinstance(infos, dict) or "final_obs" not in infos:
            raise Trouble("api", "infos must have final_obs where a lane resets as it ends")
        return infos["final_obs"][self.lane]

    def _item(self, observations: Any) -> Any:
        try:
            items = list(iterate(self._space, observations))
        except Exception as error:
            raise Trouble(
                "space", f"the observations are no batch of {one_line(self._space)}: {told(error)}"
            ) from error
        if len(items) != self.many:
            raise Trouble(
                "api",
                f"there must be an observation for each of {self.many} lanes, not {len(items)}",
            )
        return items[self.lane]
