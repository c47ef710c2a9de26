"""The interface of every reference: its decision process, and the parameters to try."""

from __future__ import annotations

import abc
import functools
import inspect
import math
import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Protocol, TypeVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from provengym.data.errors import ConformanceError, one_line

if TYPE_CHECKING:
    from random import Random

    import gymnasium
    from hypothesis.strategies import SearchStrategy

    from provengym.models.expected_values import ExpectedValue
    from provengym.models.samples import Sample

EnvT = TypeVar("EnvT")
State = tuple[int, ...]
"""A state of the reference: words, of which an observation may show some only."""
States = NDArray[np.integer[Any]]
"""Words of shape (words of a state, n): a column for each of n states."""
Observation = tuple[int, ...]
"""An observation of a state: numbers, of one model always as many."""
Parameters = dict[str, Any]
Reader = Callable[[Any], State]
MOST_NAMES = 16


class TooManyError(Exception):
    """More states look alike than can be followed; the message says how many."""


class UnreadableError(Exception):
    """An observation shows no state of the reference; the message says why."""


class NoFitError(Exception):
    """A space does not correspond to the reference's; the message says why."""


@dataclass(frozen=True)
class TimeLimit:
    """The number of steps after which an episode is truncated."""

    steps: float = math.inf
    """Infinity for no limit."""
    of: Literal["environment", "reference", "target"] = "environment"
    """The origin of the limit: the environment's own rules; Gymnasium's `TimeLimit`, with which a
    right target is wrapped according to the reference; or that of a target whose reference says
    nothing of one."""

    spares_ends: bool = False
    """True if a last step that terminates is not truncated in any case."""

    @property
    def on_terminal(self) -> bool:
        """True if the last step is truncated even where it terminates, as by Gymnasium's
        `TimeLimit`."""
        return self.of != "environment" and not self.spares_ends

    def truncates(self, steps: Any, terminated: Any) -> Any:
        """Return whether steps are truncated: numbers and flags, or arrays of them.

        Args:
            steps: Their numbers in their episodes, from 1.
            terminated: True for those that terminate.
        """
        return (steps >= self.steps) & (self.on_terminal | (terminated ^ True))


@dataclass(frozen=True)
class Transition:
    """The result of one step of the reference."""

    state: State
    reward: float
    terminated: bool
    truncated: bool = False
    condition: ExpectedValue | None = None
    """The rewards that a right target may pay, where `reward` is not the only one."""

    @property
    def done(self) -> bool:
        """True if the episode ends with this step."""
        return self.terminated or self.truncated


@dataclass(frozen=True)
class Outcomes:
    """The possible outcomes of some steps; entry i of each array belongs to outcome i.

    The outcomes of one step stand together, and the steps are in the order in which they were
    asked for.
    """

    states: States
    observations: NDArray[np.int64]
    """The observations, of shape (outcomes, words of an observation)."""
    rewards: NDArray[np.float64]
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]
    """True where the step cuts the episode off; a limit of steps comes on top of this."""
    parents: NDArray[np.int64]
    """The number of the state, among those that were asked for, from which the step goes."""
    weights: NDArray[Any] | None = None
    """The probability of each outcome, in units of ``1 / totals[parent]``: integers of 64 bits, or
    of Python where those are too small.  None where that is not known.  What the weights of a
    parent lack to its total is the probability of what is not known."""
    totals: NDArray[Any] | None = None
    """An integer for each parent."""
    numbers: NDArray[np.int64] = None  # type: ignore[assignment]
    """The number of each outcome among all those of the steps; `where` keeps them."""
    conditions: NDArray[np.object_] | None = None
    """The rewards that a right target may pay in each outcome, where that in `rewards` is not the
    only one: an `ExpectedValue`, or None."""
    paid: float = 0.0
    """The reward that the target paid, as the reference counts it, once that is known."""
    shown: Observation = ()
    """The observation that the target showed, once that is known."""

    def __post_init__(self) -> None:
        if self.numbers is None:
            object.__setattr__(self, "numbers", np.arange(len(self.rewards)))

    def __len__(self) -> int:
        return len(self.rewards)

    @property
    def done(self) -> NDArray[np.bool_]:
        """True for the outcomes that end the episode."""
        return self.terminated | self.truncated

    def where(self, holds: NDArray[np.bool_]) -> Outcomes:
        """The outcomes for which something holds."""
        return Outcomes(
            self.states[:, holds],
            self.observations[holds],
            self.rewards[holds],
            self.terminated[holds],
            self.truncated[holds],
            self.parents[holds],
            None if self.weights is None else self.weights[holds],
            self.totals,
            self.numbers[holds],
            None if self.conditions is None else self.conditions[holds],
            self.paid,
            self.shown,
        )

    def chances(self) -> tuple[Fraction, ...]:
        """The probability of each outcome, given its step; only where that is known."""
        assert self.weights is not None
        assert self.totals is not None
        totals = self.totals[self.parents].tolist()
        return tuple(map(Fraction, self.weights.tolist(), totals))

    def transition(self, number: int) -> Transition:
        """One of the outcomes by itself."""
        return Transition(
            tuple(self.states[:, number].tolist()),
            float(self.rewards[number]),
            bool(self.terminated[number]),
            bool(self.truncated[number]),
            None if self.conditions is None else self.conditions[number],
        )


def certain(
    states: States,
    observations: NDArray[np.int64],
    rewards: NDArray[np.float64],
    terminated: NDArray[np.bool_],
    truncated: NDArray[np.bool_] | None = None,
    conditions: NDArray[np.object_] | None = None,
) -> Outcomes:
    """The outcomes of steps that have one each."""
    once = np.ones(len(rewards), dtype=np.int64)
    truncated = np.zeros_like(terminated) if truncated is None else truncated
    numbers = np.arange(len(rewards))
    return Outcomes(
        states,
        observations,
        rewards,
        terminated,
        truncated,
        numbers,
        once,
        once,
        numbers,
        conditions,
    )


def numbered(space: gymnasium.Space[Any], names: tuple[str, ...]) -> tuple[Any, ...]:
    """The actions of a Discrete space of as many as there are names.

    Raises:
        NoFitError: It is another space.
    """
    if isinstance(space, spaces.Discrete) and int(space.n) == len(names):
        return tuple(int(space.start) + k for k in range(len(names)))
    raise NoFitError(
        f"the action space {one_line(space)} is not Discrete({len(names)}) for {listed(names)}"
    )


def listed(names: tuple[str, ...]) -> str:
    """The names of actions in a sentence; where they are many, the first and the last."""
    return ", ".join(names if len(names) <= MOST_NAMES else (*names[:3], "...", names[-1]))


def known(name: str, environment: Callable[..., Any], parameters: Mapping[str, Any]) -> Parameters:
    """The parameters without `render_mode`, which shows nothing here.

    Raises:
        ConformanceError: The environment does not take one of them.
    """
    takes = list(inspect.signature(environment).parameters)
    for parameter in parameters:
        if parameter not in takes:
            raise ConformanceError(
                f"{name} has no parameter {parameter!r}; it has {', '.join(takes)} "
                "(an argument of the target alone: --target-arg or target_args)"
            )
    return {key: value for key, value in parameters.items() if key != "render_mode"}


def constructed(name: str, environment: Callable[..., EnvT], parameters: Mapping[str, Any]) -> EnvT:
    """The environment with these parameters; what it warns of, such as a start that is an end, is
    left to those who play it.

    Raises:
        ConformanceError: The environment refuses a parameter.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return environment(**parameters)
        except (TypeError, ValueError) as error:
            raise ConformanceError(f"{name}: {one_line(error)}") from error


class Model(abc.ABC):
    """A reference at fixed parameters: a decision process, and how a target shows it.

    Many states are stepped at once.  A state is some words, an observation some numbers.
    """

    name: str
    parameters: Parameters
    actions: tuple[str, ...]
    reward_tolerance: float
    """The most by which a right target's rewards may differ from the reference's, by rounding."""
    deterministic: bool = False
    """True if there is one start, and each step has one outcome: the actions tell the state."""
    fully_observed: bool = False
    """True if an observation tells the state, but for the words that only count steps."""
    has_probabilities: bool = False
    """True if the probabilities of all starts and outcomes are known."""
    knows: ClassVar[Literal["states", "answers", "nothing"]] = "states"
    """Its source of expected answers: states and their outcomes, an environment that is stepped
    next to the target, or none, where there is no reference."""
    time_limit: TimeLimit = TimeLimit()
    """The time limit of an episode.  Comparers add it to the outcomes of a random model; a
    deterministic one has it in its outcomes only as a `TimeLimitedModel`."""
    is_even: bool = False
    """True if the outcomes of a step are equally likely, and as many from each state."""
    parts: tuple[str, ...] = ()
    """The names of the numbers of an observation, where `is_even`."""
    start_parts: tuple[str, ...] = ()
    """The names of the samples of `start_distributions`."""
    is_slow: bool = False
    """True if following its probabilities takes so long that it is done only when asked for."""
    notes: tuple[str, ...] = ()
    """Remarks on it that a reader of a report must know."""

    # The decision process.

    def silent(self) -> Model:
        """Return the model to compare with where only missing answers are sought: itself, unless
        it knows nothing but answers, which may come from other draws."""
        return self

    @abc.abstractmethod
    def starts(self, shown: Observation | None = None) -> States:
        """Every state that a reset can lead to, each once; of these the ones that show this.

        Raises:
            TooManyError: They are too many.
        """

    @abc.abstractmethod
    def outcomes(self, states: States, actions: NDArray[np.int64] | int) -> Outcomes:
        """Everything that these steps can do, and nothing else.

        Args:
            states: The states in which they begin.
            actions: One for each state, or the same for all.
        """

    @abc.abstractmethod
    def observe(self, states: States) -> NDArray[np.int64]:
        """Return the observations of states, of shape (states, words of an observation)."""

    @abc.abstractmethod
    def columns(self, states: list[State]) -> States:
        """States as the columns of an array."""

    def forget(self, states: States) -> States:
        """The states without the words on which no later step, reward or end depends, which are
        the same in all then."""
        return states

    def start_weights(self, states: States) -> NDArray[np.int64]:
        """Return the weights of some starts, which are in proportion to their probabilities; where
        `is_even`, and in `start_chances`."""
        return np.ones(states.shape[1], dtype=np.int64)

    def start_chances(self) -> Mapping[State, Fraction]:
        """Return the probability of each state after a reset; only where `has_probabilities`."""
        states = self.starts()
        weights = self.start_weights(states).tolist()
        total = sum(weights)
        chances = (Fraction(weight, total) for weight in weights)
        return dict(zip(map(tuple, states.T.tolist()), chances, strict=True))

    def start_distributions(self, observation: Observation) -> Iterable[Sample]:
        """Return the samples that a reset with this observation gives: one for each of
        `start_parts`, each given those before it; none where they are not known."""
        return ()

    def plan(self, states: States, random: Random) -> tuple[int, ...]:
        """Actions that tell much after a reset to one of these states, if some are known.

        Random ones hardly ever do something on purpose, such as to end an episode in its last step.
        """
        return ()

    # One state at a time.

    @functools.cached_property
    def start(self) -> State:
        """The one start; only where `deterministic`."""
        return tuple(self.starts()[:, 0].tolist())

    def step(self, state: State, action: int) -> Transition:
        """The one outcome of a step; only where `deterministic`."""
        return self.outcomes(self.columns([state]), action).transition(0)

    # How a target shows it.

    @abc.abstractmethod
    def read(self, value: object) -> Observation:
        """The observation that a value in the reference's form is; where `deterministic`, the words
        of the state that it shows.

        Raises:
            UnreadableError: It is none.
        """

    @abc.abstractmethod
    def observation_reader(self, space: gymnasium.Space[Any]) -> Reader:
        """Return the function that reads values of this space as observations.

        Raises:
            NoFitError: The space is not the reference's.
        """

    def action_labels(self, space: gymnasium.Space[Any]) -> tuple[Any, ...]:
        """Return the action of this space that stands for each of the reference's actions: the
        numbers of a Discrete space, unless a model takes others.

        Raises:
            NoFitError: They are not in it.
        """
        return numbered(space, self.actions)

    def read_state(self, value: object) -> State:
        """The state that a value in the form of ``options["state"]`` names.

        Raises:
            UnreadableError: It names none.
        """
        return self.read(value)

    def beginning(self, words: State) -> State:
        """The state in which an episode begins that begins in what `read_state` read."""
        return words

    def fill_hidden(self, shown: State, state: State) -> State:
        """Return what was read, completed by the words of the reference's state that no
        observation shows, if there are such and the actions tell them."""
        return shown

    def is_start(self, state: State) -> bool:
        """Return whether a reset can lead to this state."""
        return bool((self.starts() == self.columns([state])).all(axis=0).any())

    def is_shown(self, observations: NDArray[np.int64], shown: Observation) -> NDArray[np.bool_]:
        """Return which of these observations, one in a row, a target that shows this may mean."""
        same: NDArray[np.bool_] = (observations == np.array(shown)).all(axis=1)
        return same

    def looks(self, observations: NDArray[np.int64]) -> list[Observation]:
        """These observations; those that a target may show alike as the same one."""
        return [tuple(row) for row in observations.tolist()]

    def batch_comparison(
        self, space: gymnasium.Space[Any]
    ) -> Callable[[NDArray[Any], States], NDArray[np.bool_]] | None:
        """Return a function that compares many observations of this space with as many states at
        once; None where they are compared one at a time."""
        return None

    # How it is told.

    @abc.abstractmethod
    def describe(self, shown: State) -> dict[str, Any]:
        """Describe what was read, or a state where `deterministic`, as report and story show it:
        under the key ``"observation"`` and more."""

    def picture(self, state: State) -> str | None:
        """The state as text of several lines; None when there is no such text or it would be too
        large."""
        return None

    def named(self, state: State) -> Any:
        """The state as a story names it."""
        return state

    # For those that implement it.

    def _alike(self, states: States, shown: Observation | None) -> States:
        """Those of some states that show this."""
        if shown is None:
            return states
        return np.ascontiguousarray(states[:, self.is_shown(self.observe(states), shown)])


class ParameterSpace(Protocol):
    """A reference at all its parameters."""

    name: str
    id: str
    explored: tuple[str, ...]
    """The parameters that are varied when they are not fixed and the target takes them."""

    def model(self, parameters: Mapping[str, Any]) -> Model:
        """The model at these parameters and the defaults of the others.

        Raises:
            ConformanceError: The reference refuses them.
        """

    def enumerate_small(self, fixed: Mapping[str, Any], free: frozenset[str]) -> list[Parameters]:
        """Every small choice of the free parameters, smallest first."""

    def shrink(self, parameters: Parameters, free: frozenset[str]) -> Iterator[Parameters]:
        """Simpler neighbours of a choice, simplest first; following them comes to an end."""

    def same_size(self, parameters: Parameters, free: frozenset[str]) -> Iterator[Parameters]:
        """Choices of the same size, those nearest to the defaults first."""

    def strategy(
        self, fixed: Mapping[str, Any], free: frozenset[str]
    ) -> SearchStrategy[Parameters]:
        """Choices of the free parameters for Hypothesis, larger ones too."""


def takes(space: ParameterSpace, parameters: Parameters) -> bool:
    """Return whether a reference takes these parameters."""
    try:
        space.model(parameters)
    except ConformanceError:
        return False
    return True
