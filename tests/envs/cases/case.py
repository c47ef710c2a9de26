"""The facts that the tests of every environment need of each: see `test_every_environment.py`."""

import functools
import importlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from provengym.envs.enumerated import Enumerated
from provengym.envs.registry import FAMILIES


@functools.cache
def every_case() -> dict[str, "Case"]:
    """The cases of all environments by name, each from the file of its family."""
    modules = [importlib.import_module(f"envs.cases.{family.folder}") for family in FAMILIES]
    return {name: case for module in modules for name, case in module.cases().items()}


def enumerated() -> Iterator[tuple[str, dict[str, Any]]]:
    """The environments with a table and few starts, with parameters that make a small table."""
    for family in FAMILIES:
        for entry in family.environments:
            params = every_case()[entry.name].program
            if (
                issubclass(entry.load(), Enumerated)
                and family.load_reference().model(params).has_probabilities
            ):
                yield entry.name, params


def first_component(env: Any, words: tuple[int, ...]) -> int:
    """Return the observation of the words of a state, where observations are numbers."""
    number: int = env.kernel.observe(words)[0]
    return number


@dataclass(frozen=True)
class Analysed:
    """A question to `analyse` about an environment, for the table of what must be seen."""

    says: str
    """The task, in a few words."""
    parameters: dict[str, Any]
    attributes: dict[str, str]
    objective: dict[str, Any]
    """As `provengym.analyse` takes it."""
    starts: tuple[dict[str, Any], ...] = ()
    """States, all equally likely; where there are none, an episode starts as it does."""
    seed: int | None = None
    """That of the reset in whose state episodes start."""
    whole: bool = False
    """True if the words of the state are observed, and not what the environment shows."""


def certain(words: tuple[int, ...], action: int) -> list[tuple[int, int]]:
    """One random word tells all of a step that draws nothing."""
    return [(1, 0)]


@dataclass(frozen=True)
class Filled:
    """A small table of the states that can be reached, and how Lean says that it is filled."""

    parameters: dict[str, Any]
    seed: int | None = None
    """That of the reset in whose state episodes start; none where there is one start."""
    chances: Callable[[tuple[int, ...], int], list[tuple[int, int]]] = certain
    """The weights and the random words that stand for the chances of an action in a state."""
    kept: Callable[[tuple[int, ...]], tuple[int, ...]] = tuple
    """The part that is kept of the words of a state."""
    word: Callable[[int], int] = int
    """The word of the action with a number."""


@dataclass
class Case:
    """Rows of what is refused are (what is given, error, pattern of its message)."""

    variants: tuple[dict[str, Any], ...]
    """Parameters to try, the defaults among them."""
    going_on: tuple[dict[str, Any], Any, Any]
    """Parameters, a state and an action that does not end the episode within ten steps."""
    ending: tuple[dict[str, Any], Any, Any, float]
    """Parameters, a state, an action that ends the episode, and its reward; where none
    terminates, any action and its reward."""
    other_action: Any
    """Another action than that of `going_on`."""
    wrong_parameters: list[Any]
    wrong_actions: list[Any]
    """(action, error)"""
    actions: str
    """Pattern of the message that an action is refused with."""
    wrong_states: list[Any]
    seed: int = 0
    """That of resets after which the action of `going_on` ends nothing; some ends an episode."""
    terminates: bool = True
    """True if the episode of `ending` ends by terminating."""
    limit: str | None = None
    """The parameter that limits the number of steps."""
    no_tables: list[Any] = field(default_factory=list)
    """(parameters, how `solve` says why there is no table); empty where there is one."""
    small: dict[str, Any] = field(default_factory=dict)
    """Parameters at which every table is small enough to be made."""
    tasks: dict[str, dict[str, Any]] = field(default_factory=lambda: {"": {}})
    """Parameters, by a name, under which something happens within a few steps of lanes."""
    program: dict[str, Any] = field(default_factory=dict)
    """Parameters under which the program for GPUs is compiled for this machine."""
    drawn: tuple[dict[str, Any], list[Any]] = ({}, [])
    """Parameters, and actions from a reset with the seed 3, of which frames are drawn."""
    played: tuple[dict[str, Any], ...] = ({},)
    """Parameters under which steps are compared with those of the kernel."""
    shown: Callable[[Any, tuple[int, ...]], Any] = first_component
    """The observation of a state's words, in NumPy and from the kernel's integers."""
    told: Callable[[Any, tuple[int, ...], int], dict[str, Any]] = lambda env, words, steps: {}
    """The info, but for the time limit, of the step that led to these words, with the number of
    steps; lists for arrays."""
    filled: tuple[Filled, ...] = ()
    """Tables of the states that can be reached; none where another environment has the same."""
    analyses: tuple[Analysed, ...] = ()
    """Small tasks of which it is decided what must be seen; none where none is small."""
    recommendation: str | None = None
    """Pattern of what Gymnasium's checker may recommend."""
