"""References that are random, or do not show their whole state."""

from __future__ import annotations

import abc
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from random import Random

    import gymnasium
    from numpy.typing import NDArray

    from provengym._core import Kernel

    States = NDArray[np.unsignedinteger[Any]]
    """Words of shape (words of a state, n): a column for each of n states."""
    Observation = tuple[int, ...]
    Value = Any
    """A number or a text; of one distribution all are of the same kind."""


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
    conditions: NDArray[np.object_] | None = None
    """What a right target may pay in each outcome, where that is not the reward alone: an
    `ExpectedValue`, or None."""
    paid: float = 0.0
    """What the target paid, as the reference counts it, once that is known."""
    shown: Observation = ()
    """What it showed."""

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
            None if self.conditions is None else self.conditions[holds],
            self.paid,
            self.shown,
        )


@dataclass(frozen=True)
class Sample:
    """What was shown, and what else could have been."""

    value: Value
    distribution: Mapping[Value, Fraction]
    """How probable each value was, in order."""
    given: tuple[Value, ...] | None = None
    """Values of the parts before it; samples with equal ones are counted together.  None: those of
    equal probabilities are."""


class Conditionals:
    """The distribution of each part of a tuple, given the parts before it.

    Args:
        weights: How likely each tuple is next to the others.

    >>> Conditionals({(0, 0): 1, (0, 1): 2, (1, 5): 1}).samples((0, 1))[1].distribution
    {0: Fraction(1, 3), 1: Fraction(2, 3)}
    """

    def __init__(self, weights: Mapping[tuple[Value, ...], int | Fraction]) -> None:
        sums: dict[tuple[Value, ...], dict[Value, int | Fraction]] = {}
        for parts, weight in weights.items():
            for k, part in enumerate(parts):
                after = sums.setdefault(parts[:k], {})
                after[part] = after.get(part, 0) + weight
        self._distributions = {given: _normalised(after) for given, after in sums.items()}

    def samples(self, parts: tuple[Value, ...], *, pooled: bool = False) -> tuple[Sample, ...]:
        """A sample of each part, held together with those of equal parts before it; or `pooled`,
        with those of equal probabilities."""
        return tuple(
            Sample(part, self._distributions[parts[:k]], None if pooled else parts[:k])
            for k, part in enumerate(parts)
        )


def _normalised(weights: dict[Value, int | Fraction]) -> dict[Value, Fraction]:
    total = sum(weights.values())
    return {value: Fraction(weights[value]) / total for value in sorted(weights)}


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
    """Whether the outcomes of a step are equally likely, and as many from each state."""
    parts: tuple[str, ...] = ()
    """The names of the numbers of an observation, where `is_even`."""
    start_parts: tuple[str, ...] = ()
    """The names of what `start_distributions` tells."""
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

    def is_shown(self, observations: NDArray[np.int64], shown: Observation) -> NDArray[np.bool_]:
        """Which of these observations, one in a row, a target that shows this may mean."""
        same: NDArray[np.bool_] = (observations == np.array(shown)).all(axis=1)
        return same

    def looks(self, observations: NDArray[np.int64]) -> list[tuple[int, ...]]:
        """These observations; those that a target may show alike as the same one."""
        return [tuple(row) for row in observations.tolist()]

    def start_weights(self, states: States) -> NDArray[np.int64]:
        """How likely each of some starts that look alike is next to the others; where `is_even`."""
        return np.ones(states.shape[1], dtype=np.int64)

    def start_distributions(self, observation: Observation) -> Iterable[Sample]:
        """What a reset tells by showing this, a sample for each of `start_parts`, each given those
        before it; none where that is not known."""
        return ()

    def plan(self, states: States, random: Random) -> tuple[int, ...]:
        """Actions that tell much after a reset to one of these states, if some are known.

        Random ones hardly ever do something on purpose, such as to end an episode in its last step.
        """
        return ()

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
