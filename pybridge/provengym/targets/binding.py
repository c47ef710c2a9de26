"""The correspondence between a target and the reference."""

from __future__ import annotations

import math
import numbers
import os
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, TypeVar, get_args

import numpy as np

from provengym._validation import shown
from provengym.data.errors import ConformanceError
from provengym.targets.vector_rewards import RewardComponent, Weights

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

T = TypeVar("T")
AfterDone = Literal["undefined", "absorbing"]

AFTER_DONE = get_args(AfterDone)

ATTRIBUTE = "__provengym_binding__"


@dataclass(frozen=True, kw_only=True)
class Binding:
    """A correspondence of a target's actions, rewards and observations to the reference's.

    What is left out is taken to be the same; observations are read by the form of the target's
    observation space.  A binding can be given to `conform`, or put on a class or factory as a
    decorator:

    >>> from provengym.conformance import Binding, conform
    >>> import gymnasium
    >>> @Binding(actions=(3, 1, 0, 2), reward=lambda r: r - 1, deviations=("pays 1 at the goal",))
    ... def frozen_lake(**parameters):
    ...     return gymnasium.make("FrozenLake-v1", desc=["SF", "FG"], is_slippery=False)
    >>> square = {"height": 2, "width": 2}
    >>> conform(frozen_lake, reference="GridWorld", reference_args=square).verdict
    'equal'
    """

    observation: Callable[[Any], object] | None = None
    """The target's observation to the reference's: for GridWorld an index or (row, column)."""
    actions: Sequence[Any] | None = None
    """``actions[i]`` is what the target calls the reference's action ``i``."""
    reward: Callable[[Any], float] | int | Sequence[float] | None = None
    """The target's reward to the reference's: a function; or of rewards that are vectors, the
    number of a component, or a weight for each, whose products are added up.  A function is given a
    vector as an array of shape (components,) and dtype float64."""
    reward_tolerance: float = 0.0
    """The largest allowed difference of rewards from those of a reference of the user's own."""
    observation_tolerance: float = 0.0
    """The largest allowed difference of each number in observations, after `observation`, from that
    of a reference of the user's own."""
    state: Callable[[Any], object] | None = None
    """The target environment to its true state, in the form of `observation`'s result.  It tells a
    wrong transition from a wrong observation, and is compared after every reset and step.

    Of a vector environment with a list `envs` it is given the lane's own environment, of another an
    object with `env`, the vector environment, and `lane`; of a functional one its state."""
    state_key: Callable[[Any], Hashable] | None = None
    """The target environment to all that its later answers depend on, for the engine
    ``exhaustive``; by default all attributes of the environment.  It is given what `state` is."""
    draw_key: Callable[[Any], Hashable] | None = None
    """The target environment to all that the rest of a step and what comes later depend on,
    wherever a step draws a random number; for `provengym.extract`, which then follows draws for
    which that is the same only once."""
    after_done: AfterDone = "undefined"
    """The rule for a step after the end of an episode.  Gymnasium leaves it undefined, so nothing
    is compared there; with ``"absorbing"`` it must do what the reference does, or raise."""
    deviations: tuple[str, ...] = ()
    """Deliberate differences, in words; repeated in the report."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "_read_reward", _reward_reader(self.reward))
        for name in ("reward_tolerance", "observation_tolerance"):
            value = getattr(self, name)
            if not (_is_finite(value) and value >= 0):
                raise _wrong(name, "a finite number, 0 or more", value)
        for name in ("observation", "state", "state_key", "draw_key"):
            value = getattr(self, name)
            if value is not None and not callable(value):
                raise _wrong(name, "a function", value)
        if self.actions is not None and not _is_filled(self.actions):
            raise _wrong("actions", "a sequence of the target's actions", self.actions)
        if not (isinstance(self.after_done, str) and self.after_done in AFTER_DONE):
            raise _wrong("after_done", " or ".join(map(repr, AFTER_DONE)), self.after_done)
        deviations = (self.deviations,) if isinstance(self.deviations, str) else self.deviations
        if not isinstance(deviations, (tuple, list)) or not all(
            isinstance(t, str) for t in deviations
        ):
            raise _wrong("deviations", "a text or several", self.deviations)
        object.__setattr__(self, "deviations", tuple(deviations))

    @classmethod
    def from_toml(cls, path: str | os.PathLike[str]) -> Binding:
        """The binding that a TOML file describes.

        ``actions``, ``reward_tolerance``, ``observation_tolerance``, ``after_done`` and
        ``deviations`` are as above.  The others are tables::

            actions = [3, 1, 0, 2]
            reward = {scale = 1.0, offset = -1.0}   # reference = scale * target + offset
            observation = {key = "agent", index = [1, 0], offset = -1}

        Of a reward that is a vector, ``component`` is the number of the one that counts, or
        ``weights`` has a number for each; ``scale`` and ``offset`` come after.

        An observation goes through those of these steps that are given, in this order:

        - ``key``: the item of a Dict of this name.
        - ``index``: the component of this number, or a list of them, picked in this order.
        - ``offset``: a number to add to it, or a list of one for each component.
        - ``table``: what stands at this number in a list of numbers or of lists of numbers.

        Raises:
            ConformanceError: The file cannot be read, or holds something else.
        """
        from provengym.targets import binding_toml

        return cls(**binding_toml.read(path))

    @property
    def read_reward(self) -> Callable[[Any], float] | None:
        """`reward` as a function."""
        return self._read_reward  # type: ignore[attr-defined,no-any-return]

    def __call__(self, target: T) -> T:
        """Put this binding on a class or factory, and return it."""
        setattr(target, ATTRIBUTE, self)
        return target


def _reward_reader(reward: Any) -> Callable[[Any], float] | None:
    if reward is None or callable(reward):
        return reward  # type: ignore[no-any-return]
    if isinstance(reward, (int, np.integer)) and not isinstance(reward, bool) and reward >= 0:
        return RewardComponent(int(reward))
    if _is_filled(reward) and all(map(_is_finite, reward)):
        return Weights(tuple(map(float, reward)))
    raise _wrong("reward", "a function, the number of a component from 0 or weights", reward)


def _is_finite(value: Any) -> bool:
    is_truth = isinstance(value, (bool, np.bool_))
    return isinstance(value, numbers.Real) and not is_truth and math.isfinite(value)


def _is_filled(value: object) -> bool:
    """Return whether this is a sequence with items, and no text."""
    if isinstance(value, np.ndarray):
        return value.ndim > 0 and value.size > 0
    return isinstance(value, Sequence) and not isinstance(value, (str, bytes)) and len(value) > 0


def _wrong(name: str, accepted: str, value: object) -> ConformanceError:
    return ConformanceError(f"Binding: {name} must be {accepted}, got {shown(value)}")


def binding_of(target: object) -> Binding:
    """The binding that a class or factory carries, else one that takes everything as the same."""
    binding = getattr(target, ATTRIBUTE, None)
    return binding if isinstance(binding, Binding) else Binding()
