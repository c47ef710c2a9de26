"""References that are random, or do not show their whole state."""

from __future__ import annotations

import abc
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from fractions import Fraction

    import gymnasium
    from numpy.typing import NDArray

    from provengym._core import Kernel

    States = NDArray[np.unsignedinteger[Any]]
    """Words of shape (words of a state, n): a column for each of n states."""
    Observation = tuple[int, ...]


class TooManyError(Exception):
    """More states look alike than can be followed; the message says how many."""


@dataclass(frozen=True)
class Outcomes:
    """What some steps can do; entry i of each array belongs to outcome i."""

    states: States
    observations: NDArray[np.int64]
    """Of shape (outcomes, words of an observation)."""
    rewards: NDArray[np.float64]
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]
    """Whether the step cuts the episode off; a limit of steps comes on top of this."""
    numbers: NDArray[np.int64]
    """The number of each outcome among all those of the steps."""

    def __len__(self) -> int:
        return len(self.rewards)

    def where(self, holds: NDArray[np.bool_]) -> Outcomes:
        """The outcomes for which something holds."""
        return Outcomes(
            self.states[:, holds],
            self.observations[holds],
            self.rewards[holds],
            self.terminated[holds],
            self.truncated[holds],
            self.numbers[holds],
        )


class RandomModel(abc.ABC):
    """A reference at fixed parameters that is random, or does not show its whole state.

    What a target shows does not tell the state then, but which states are possible; a target
    departs from the reference when none is.  States and observations are integers, always as many.
    """

    name: str
    parameters: dict[str, Any]
    actions: tuple[str, ...]
    limit: int
    """The number of steps after which an episode that has not terminated is truncated."""
    reward_tolerance: float
    """How far a right target's rewards may be from the reference's, by rounding."""
    has_chances: bool = False
    """Whether it is known how probable everything is."""
    is_even: bool = False
    """Whether all starts that look alike are equally likely, and so are the outcomes of a step,
    which are as many from each state."""
    parts: tuple[str, ...] = ()
    """The names of the numbers of an observation, where `is_even`."""
    is_slow: bool = False
    """Whether to follow that takes so long that it is done only when asked for."""

    @abc.abstractmethod
    def starts(self, observation: Observation) -> States:
        """Every state that a reset can lead to and that shows this observation.

        Raises:
            TooManyError: They are too many.
        """

    @abc.abstractmethod
    def read(self, value: object) -> Observation:
        """The observation that a value in the reference's form is.

        Raises:
            UnreadableError: It is none.
        """

    @abc.abstractmethod
    def observation_reader(self, space: gymnasium.Space[Any]) -> Callable[[Any], Observation]:
        """How values of this space are observations.

        Raises:
            NoFitError: The space is not the reference's.
        """

    @abc.abstractmethod
    def action_labels(self, space: gymnasium.Space[Any]) -> tuple[Any, ...]:
        """What a target with this action space calls each of the actions.

        Raises:
            NoFitError: They are not in it.
        """

    @abc.abstractmethod
    def read_state(self, value: object) -> tuple[int, ...]:
        """The state that a value in the form of ``options["state"]`` names.

        Raises:
            UnreadableError: It names none.
        """

    @abc.abstractmethod
    def is_start(self, state: tuple[int, ...]) -> bool:
        """Whether a reset can lead to this state."""

    @abc.abstractmethod
    def describe(self, observation: Observation) -> dict[str, Any]:
        """The observation as report and story show it, under the key ``"observation"`` and more."""

    def picture(self, state: tuple[int, ...]) -> str | None:
        """The state as text of several lines; None when there is no such text."""
        return None

    def named(self, state: tuple[int, ...]) -> Any:
        """The state as a story names it."""
        return state

    @abc.abstractmethod
    def outcomes(self, states: States, action: int) -> Outcomes:
        """Everything that a step from one of the states can do, and nothing else."""

    @abc.abstractmethod
    def observe(self, states: States) -> NDArray[np.int64]:
        """What the states show, of shape (states, words of an observation)."""

    @abc.abstractmethod
    def columns(self, states: list[tuple[int, ...]]) -> States:
        """States as the columns of an array."""

    def start_looks(self) -> tuple[NDArray[np.int64], NDArray[np.int64]] | None:
        """What starts look like, one look in a row, and how many of them look like that.

        None where they are too many; only where `is_even`.
        """
        return None

    def chances(self, state: tuple[int, ...], action: int) -> tuple[Fraction, ...]:
        """How probable each of the `outcomes` of a step from this state alone is.

        Only where `has_chances`.
        """
        raise NotImplementedError

    def start_chances(self) -> Mapping[tuple[int, ...], Fraction]:
        """How probable each state is after a reset; only where `has_chances`."""
        raise NotImplementedError


class KernelModel(RandomModel):
    """A random model that the kernel compiled from the specification answers.

    States are the kernel's words, and an observation is the first of the kernel's.
    """

    branches: tuple[int, ...] = (0,)
    """A random word for each outcome of a step."""

    def __init__(self, kernel: Kernel, length: int) -> None:
        self._kernel = kernel
        self._length = length

    def outcomes(self, states: States, action: int) -> Outcomes:
        """Everything that a step from one of the states can do, and nothing else."""
        after = np.repeat(states, len(self.branches), axis=1)
        count = after.shape[1]
        noise = np.tile(np.array(self.branches, dtype=np.uint64), states.shape[1])
        observations = np.empty((count, self._length), dtype=np.int64)
        rewards, terminated = np.empty(count), np.empty(count, dtype=np.bool_)
        actions = np.full(count, action, dtype=np.uint32)
        self._kernel.step_batch(after, actions, noise, observations, rewards, terminated)
        return Outcomes(
            after, observations, rewards, terminated, np.zeros_like(terminated), np.arange(count)
        )

    def observe(self, states: States) -> NDArray[np.int64]:
        """What the states show, of shape (states, words of an observation)."""
        observations = np.empty((states.shape[1], self._length), dtype=np.int64)
        self._kernel.observe_batch(np.ascontiguousarray(states), observations)
        return observations

    def columns(self, states: list[tuple[int, ...]]) -> States:
        """States as the columns of an array."""
        words = np.array(states, dtype=self._kernel.state_dtype)
        return np.ascontiguousarray(words.reshape(len(states), len(self._kernel.state)).T)


def in_order(states: States) -> tuple[NDArray[np.intp], NDArray[np.bool_]]:
    """An order of the columns in which equal ones stand together, and which are first of such."""
    order = np.lexsort(states)
    ordered = states[:, order]
    first = np.ones(ordered.shape[1], dtype=np.bool_)
    first[1:] = (ordered[:, 1:] != ordered[:, :-1]).any(axis=0)
    return order, first


def distinct(states: States) -> States:
    """The different columns."""
    if states.shape[1] == 1:
        return states
    order, first = in_order(states)
    return np.ascontiguousarray(states[:, order[first]])
