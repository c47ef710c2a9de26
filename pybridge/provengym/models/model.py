"""What every reference can answer: its transition model, and which parameters to try."""

from __future__ import annotations

import inspect
import warnings
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from gymnasium import spaces

from provengym.data.errors import ConformanceError, one_line
from provengym.models.random_model import RandomModel

if TYPE_CHECKING:
    import gymnasium
    from hypothesis.strategies import SearchStrategy

    from provengym.models.expected_values import ExpectedValue

EnvT = TypeVar("EnvT")
State = tuple[int, ...]
"""What the reference is in: words, of which an observation may show some only."""
Parameters = dict[str, Any]
Reader = Callable[[Any], State]
MOST_NAMES = 16


class UnreadableError(Exception):
    """An observation shows no state of the reference; the message says why."""


class NoFitError(Exception):
    """A space does not correspond to the reference's; the message says why."""


@dataclass(frozen=True)
class Transition:
    """What the reference does in one step."""

    state: State
    reward: float
    terminated: bool
    truncated: bool = False
    condition: ExpectedValue | None = None
    """What a right target may pay, where that is not the reward alone."""

    @property
    def done(self) -> bool:
        """Whether the episode ends with this step."""
        return self.terminated or self.truncated


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


class Model(Protocol):
    """A reference at fixed parameters: deterministic, states are words, and all of them are
    observed but those that only count steps."""

    name: str
    parameters: Parameters
    actions: tuple[str, ...]
    start: State
    reward_tolerance: float
    """How far a right target's rewards may be from the reference's, by rounding."""

    def step(self, state: State, action: int) -> Transition:
        """The proved step."""

    def read(self, value: object) -> State:
        """The state that an observation in one of the reference's forms shows.

        Raises:
            UnreadableError: It shows none.
        """

    def observation_reader(self, space: gymnasium.Space[Any]) -> Reader:
        """How observations of this space show a state.

        Raises:
            NoFitError: The space is not one of this model's observations.
        """

    def fill_hidden(self, shown: State, state: State) -> State:
        """What an observation shows in place of the same words of a state; the words that no
        observation shows are the state's."""

    def action_labels(self, space: gymnasium.Space[Any]) -> tuple[Any, ...]:
        """What a target with this action space calls each of the actions.

        Raises:
            NoFitError: They are not in it.
        """

    def describe(self, state: State) -> dict[str, Any]:
        """The observation of the state, as report and story show it."""

    def picture(self, state: State) -> str | None:
        """The state as text of several lines; None when it would be too large."""


AnyModel = Model | RandomModel


class ParameterSpace(Protocol):
    """A reference at all its parameters."""

    name: str
    id: str
    explored: tuple[str, ...]
    """The parameters that are varied when they are not fixed and the target takes them."""

    def model(self, parameters: Mapping[str, Any]) -> AnyModel:
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
    """Whether a reference takes these parameters."""
    try:
        space.model(parameters)
    except ConformanceError:
        return False
    return True
