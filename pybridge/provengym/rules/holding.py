"""A class of rules in Python, held against its kernel.

Every action is taken in states of the class in every way, by the first and by the last random words
that stand for what is drawn: in all that the invariant allows, where these are not too many, else
in all that are reached, else in some of them and in episodes.  State, reward, end, observation and
mask must be equal.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, get_args

from provengym.data.reading import Fields
from provengym.rules.branches import Branches
from provengym.rules.comparing import Comparison, DifferenceError, text_of
from provengym.rules.covering import Coverage
from provengym.rules.ending import Ends
from provengym.rules.failures import Failure
from provengym.rules.searching import VALUES, Search
from provengym.spec import _integers

if TYPE_CHECKING:
    from provengym.envs.rules import CompiledRules
    from provengym.spec import Environment

__all__ = ["DifferenceError", "Held", "hold", "parameters_of"]

BUDGET = 300_000
"""The most steps that are compared in states, of all parameters together."""
PLAYED = 100_000
"""The most steps of episodes, of those parameters together at which not all states were tried."""
TRIED = 20_000
"""The most steps from states that are drawn, to find one from which a step breaks the invariant."""
SIZES = 10
"""The number of parameters at random."""
_FAILURES = 100
"""The most failures of a class that are told."""


@dataclass(frozen=True)
class Held:
    """What was compared.

    Attributes:
        steps: The number of steps from states, each by what is drawn in it.
        states: The number of states from which these were.
        played: The number of steps of episodes.
        parameters: The parameters, in the order in which they were compared.
        allowed: The number of those at which every state was tried that the invariant allows.
        reached: The number of others at which every state was that can be reached.
        lines: The number of lines of the rules.
        covered: The number of those that were executed.
        failures: What the class raised.
        ends: How episodes end at the parameters by default, the first ones; None where not all
            states were tried.
    """

    steps: int
    states: int
    played: int
    parameters: tuple[dict[str, Any], ...]
    allowed: int
    reached: int
    lines: int
    covered: int
    failures: tuple[Failure, ...]
    ends: Ends | None

    @property
    def ending(self) -> str:
        """How episodes end, at the parameters by default; empty where it is not known."""
        if self.ends is None:
            return ""
        at = " at the default parameters" if self.parameters[0] else ""
        return f"{self.ends}; tried in all {self.ends.states:,} states{at}"

    def to_dict(self) -> dict[str, Any]:
        """Return all of it as values of JSON."""
        return {
            **vars(self),
            "parameters": [*self.parameters],
            "failures": [one.to_dict() for one in self.failures],
            "ends": self.ends and self.ends.to_dict(),
        }

    @classmethod
    def from_dict(cls, told: object) -> Held:
        """Return what `to_dict` told of.

        Raises:
            ValueError: It told of something else.
        """
        fields = Fields(told, "what was compared")
        counts = {name: fields.integer(name, low=0) for name in ("steps", "states", "played")}
        parameters = fields.list_of("parameters", SIZES + 3)
        if not parameters or not all(isinstance(one, dict) for one in parameters):
            raise ValueError("what was compared: parameters must be one or more objects")
        allowed = fields.integer("allowed", low=0, high=len(parameters))
        lines = fields.integer("lines", low=0)
        ends = fields.mapping("ends", None)
        found = cls(
            **counts,
            parameters=tuple(parameters),
            allowed=allowed,
            reached=fields.integer("reached", low=0, high=len(parameters) - allowed),
            lines=lines,
            covered=fields.integer("covered", low=0, high=lines),
            failures=tuple(map(Failure.from_dict, fields.list_of("failures", _FAILURES))),
            ends=None if ends is None else Ends.from_dict(ends),
        )
        fields.end()
        return found

    def __str__(self) -> str:
        sizes, found = len(self.parameters), []
        for count, what in (
            (self.allowed, "all that the invariant allows"),
            (self.reached, "all that can be reached"),
        ):
            if count:
                found.append(what if count == sizes else f"{what} at {count}")
        told = [
            f"{self.steps:,} steps from {self.states:,} states",
            *([f"{self.played:,} of episodes"] if self.played else []),
            (" and ".join(found) or "some states")
            + (f" of {sizes} parameters" if self.parameters[0] else ""),
            f"{self.covered} of {self.lines} lines",
        ]
        return ", ".join(told)


def hold(
    compiled: CompiledRules,
    *,
    budget: int = BUDGET,
    seed: int = 0,
    tell: Callable[[str], object] = lambda _: None,
) -> Held:
    """Compare a class of rules with its kernel.

    Args:
        compiled: The class with its kernel.
        budget: The most steps from states, shared among the parameters; a tenth of it where
            ranges allow too many states to try all.
        seed: That of the parameters, starts, states and episodes.
        tell: Called with what is compared next.

    Raises:
        DifferenceError: They differ.
    """
    chosen, coverage = list(parameters_of(compiled.rules, seed)), Coverage(compiled.rules)
    failures: dict[tuple[Any, ...], Failure] = {}
    steps = states = allowed = reached = played = 0
    some, ends = [], None
    for number, given in enumerate(chosen):
        tell(f"comparing with the class at {text_of(given) or 'its only parameters'}")
        search = Search(compiled, Branches(compiled.rules(**given), most=VALUES))
        with coverage.watching():
            search.run(
                budget=(budget - steps) // (len(chosen) - number),
                hopeless=budget // (10 * len(chosen)),
                tried=min(TRIED, budget) // len(chosen),
                seed=seed,
            )
        if number == 0:
            ends = search.ends()
        steps += search.comparison.steps
        states += search.states
        allowed += search.is_allowed
        reached += search.is_whole and not search.is_allowed
        some += [] if search.is_whole else [given]
        failures = {**search.comparison.failures, **failures}
    for given in some:
        tell(f"playing at {text_of(given) or 'its only parameters'}")
        comparison = Comparison(compiled, Branches(compiled.rules(**given)))
        comparison.play(min(PLAYED, budget) // len(some), seed, coverage)
        played += comparison.played
        failures = {**comparison.failures, **failures}
    told = sorted(failures.values(), key=lambda one: one.is_of_induction)
    return Held(
        steps=steps,
        states=states,
        played=played,
        parameters=tuple(chosen),
        allowed=allowed,
        reached=reached,
        lines=coverage.lines,
        covered=coverage.covered,
        failures=tuple(told[:_FAILURES]),
        ends=ends,
    )


def parameters_of(rules: type[Environment], seed: int) -> Iterator[dict[str, Any]]:
    """The parameters at which a class is compared: those by default, the lowest and the highest of
    all, and some at random, each once."""
    generator = random.Random(seed)
    ways: list[Callable[[int, int], int] | None] = [None, lambda low, _: low, lambda _, high: high]
    ways += [generator.randint] * SIZES
    seen = []
    for way in ways:
        given: dict[str, Any] = {}
        for name, default in rules._defaults.items():
            if get_args(rules._declared[name])[0] is bool:
                given[name] = default if way is None else bool(way(0, 1))
            else:
                note = get_args(rules._declared[name])[1]
                kind = _integers(name, note.low, note.high, given)
                given[name] = default if way is None else way(kind.low, kind.high)
        if given not in seen:
            seen.append(given)
            yield given
