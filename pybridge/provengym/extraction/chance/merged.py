"""All outcomes of a call whose draws are merged: branches that go on alike are one.

A call that draws ten cards has more outcomes than can be run through, though few that matter: what
comes after a draw depends on little of what was drawn before.  Where a user says on what, choices
for which that is the same are one node of a graph, whose branches are run through once; the
probability of an outcome is the sum over the ways to it.
"""

from __future__ import annotations

import sys
from collections import Counter, deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from fractions import Fraction
from types import FrameType
from typing import Generic, TypeVar

from provengym.extraction.chance.leaves import MANY, SPENT, CallLeaves, CallLimits, Leaf, made
from provengym.extraction.chance.run import CallRun, Choice, Script, quotient

T = TypeVar("T")

_INVALID = "two branches for which the draw key is the same go on differently"
_ENDLESS = "draws that are repeated until they fit"


@dataclass
class MergedLeaves(CallLeaves[T]):
    """The outcomes of a call, and the number of branches that were merged."""

    merged: int = 0
    compared: int = 0
    """The number of these that were run through and compared with the one that stands for them."""


@dataclass(frozen=True)
class _BranchEnd(Generic[T]):
    """The end of a branch: another choice, a leaf, or what is unknown."""

    choice: Choice | None = None
    leaf: Leaf[T] | None = None
    unknown: str = ""


@dataclass
class _Node(Generic[T]):
    """A choice, and what stands for all that are like it."""

    choice: Choice
    probability: Fraction
    """The probability of the way by which it was reached first."""
    others: list[tuple[Choice, Fraction]] = field(default_factory=list)
    """Some that were merged into it."""
    ends: list[_BranchEnd[T]] = field(default_factory=list)
    """One for each branch."""


class Merging(Generic[T]):
    """Explores one call.

    Args:
        call: As in `enumerate_call`.
        key: Tells what the rest of the call, and all later answers, depend on; called where a draw
            has several outcomes.  The place in the code is added to it.
        outcome: Equal for results that are the same outcome.
        limits: The limits of the exploration.
        accept: As in `enumerate_call`.
        is_late: As in `enumerate_call`.
        origins: As in `enumerate_call`.
        most_compared: The most choices merged into one that are compared with it.
    """

    def __init__(
        self,
        call: Callable[[], T],
        key: Callable[[], Hashable],
        outcome: Callable[[T], Hashable],
        *,
        limits: CallLimits,
        accept: Callable[[T], str | None] = lambda result: None,
        is_late: Callable[[], bool] = lambda: False,
        origins: dict[object, set[object]] | None = None,
        most_compared: int = 1,
    ) -> None:
        self._call, self._key, self._outcome = call, key, outcome
        self._limits, self._accept, self._origins = limits, accept, origins
        self._is_late = is_late
        self._most_compared = most_compared
        self._nodes: dict[Hashable, _Node[T]] = {}
        self._found: MergedLeaves[T] = MergedLeaves()
        self._runs = 0

    def leaves(self) -> MergedLeaves[T]:
        """Every outcome, with its exact probability."""
        start = self._run((), Fraction(1))
        waiting = deque(self._met(start, Fraction(1)))
        while waiting:
            node = waiting.popleft()
            for end, probability in self._branches(node.choice, node.probability):
                node.ends.append(end)
                waiting.extend(self._met(end, probability))
        if not self._agree():
            return MergedLeaves(unknown=Fraction(1), reasons=Counter({_INVALID: 1}))
        self._add_up(start)
        return self._found

    def _run(self, script: Script, probability: Fraction) -> _BranchEnd[T]:
        """Run the call by a script, up to the next choice or its end."""
        if self._is_late():
            return _BranchEnd(unknown=SPENT)
        if self._runs >= self._limits.leaves:
            return _BranchEnd(unknown=MANY)
        self._runs += 1
        run = CallRun(
            script,
            probability=probability,
            draws=self._limits.draws,
            branches=self._limits.branches,
            origins=self._origins,
            halt=lambda: (self._key(), _places()),
        )
        result, why = made(run, self._call, self._accept)
        self._found.assumptions |= run.assumptions
        if run.reached is not None and not run.marks:
            return _BranchEnd(choice=run.reached)
        if result is None:
            return _BranchEnd(unknown=why)
        return _BranchEnd(leaf=Leaf(probability, result[0], tuple(run.events)))

    def _branches(
        self, choice: Choice, probability: Fraction
    ) -> list[tuple[_BranchEnd[T], Fraction]]:
        """Run each branch of a choice; return its end, and the probability of the way there."""
        total, many = sum(choice.weights), len(choice.weights)
        ends = []
        for number, weight in enumerate(choice.weights):
            if weight:
                numerator, denominator = probability.as_integer_ratio()
                share = quotient(numerator * weight, denominator * total)
                ends.append((self._run((*choice.script, (number, many)), share), share))
        return ends

    def _met(self, end: _BranchEnd[T], probability: Fraction) -> list[_Node[T]]:
        """The node of a choice, where it is new."""
        if end.choice is None:
            return []
        node = self._nodes.get(self._name(end.choice))
        if node is None:
            node = self._nodes[self._name(end.choice)] = _Node(end.choice, probability)
            return [node]
        self._found.merged += 1
        if len(node.others) < self._most_compared:
            node.others.append((end.choice, probability))
        return []

    @staticmethod
    def _name(choice: Choice) -> Hashable:
        return choice.key, choice.weights

    def _agree(self) -> bool:
        """Compare some of the merged choices with the ones that stand for them, and return whether
        all of these go on alike."""
        for node in list(self._nodes.values()):
            for choice, probability in node.others:
                ends = [end for end, _ in self._branches(choice, probability)]
                if list(map(self._told, ends)) != list(map(self._told, node.ends)):
                    return False
                self._found.compared += 1
        return True

    def _told(self, end: _BranchEnd[T]) -> Hashable:
        if end.choice is not None:
            return "choice", self._name(end.choice)
        return ("unknown",) if end.leaf is None else ("leaf", self._outcome(end.leaf.result))

    def _add_up(self, start: _BranchEnd[T]) -> None:
        """The probability of each leaf: the sum over all ways, node by node."""
        incoming: Counter[Hashable] = Counter()
        for node in self._nodes.values():
            incoming.update(self._name(end.choice) for end in node.ends if end.choice is not None)
        mass: dict[Hashable, Fraction] = {}
        ready: deque[_Node[T]] = deque()

        def arrive(end: _BranchEnd[T], probability: Fraction, *, is_edge: bool) -> None:
            if end.leaf is not None:
                leaf = Leaf(probability, end.leaf.result, end.leaf.events)
                self._found.leaves.append(leaf)
            elif end.choice is None:
                self._found.unknown += probability
                self._found.reasons[end.unknown] += 1
            else:
                name = self._name(end.choice)
                mass[name] = mass.get(name, Fraction()) + probability
                incoming[name] -= is_edge
                if not incoming[name]:
                    ready.append(self._nodes[name])

        arrive(start, Fraction(1), is_edge=False)
        while ready:
            node = ready.popleft()
            here = mass.pop(self._name(node.choice))
            total = sum(node.choice.weights)
            weights = [weight for weight in node.choice.weights if weight]
            for end, weight in zip(node.ends, weights, strict=True):
                arrive(end, here * quotient(weight, total), is_edge=True)
        if mass:  # a way leads back to where it came from
            self._found.unknown += sum(mass.values())
            self._found.reasons[_ENDLESS] += len(mass)


def _places() -> Hashable:
    """Return the place in the code of the call where a choice is made: every function that is being
    called, and the instruction in it."""
    places = []
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and frame.f_code is not made.__code__:
        places.append((frame.f_code, frame.f_lasti))
        frame = frame.f_back
    return tuple(places)
