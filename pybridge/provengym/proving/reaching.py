"""What is known of variables along paths, as `Spec/Program/Paths.lean` finds it, case by case.

Lean's kernel computes the same to prove that a program is safe; here it says before that whether
it will, and which requirement is not shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from provengym.proving.program import (
    Assign,
    Bin,
    Block,
    Draw,
    Expr,
    IfElse,
    Ite,
    Lit,
    Op,
    Require,
    Stmt,
    Var,
)
from provengym.proving.ranges import Range, op_range

Bound: TypeAlias = "tuple[int | None, int]"
"""An integer, after the place of a parameter to which it is added: `Bound`."""
Bounds: TypeAlias = "tuple[tuple[Bound, ...], tuple[Bound, ...]]"
"""Lower and upper bounds."""
Known: TypeAlias = "tuple[Bounds, ...]"
"""Bounds of each variable."""

WORK = 40_000
"""The most expressions that are looked at."""

NOTHING: Bounds = ((), ())
_ZERO: Bounds = (((None, 0),), ((None, 0),))


@dataclass(frozen=True)
class Frame:
    """How many variables there are, how many of them are parameters, which come first, and how many
    cases are kept apart: `Frame`."""

    variables: int
    params: int
    cases: int


class TooLongError(Exception):
    """There are too many expressions to look at."""


def known_of(found: Sequence[Range]) -> Known:
    """Return what ranges say of variables: `Known.ofRanges`."""
    return tuple((((None, low),), ((None, high),)) for low, high in found)


# Bounds.


def _of(known: Known, place: int) -> Bounds:
    return known[place] if place < len(known) else NOTHING


def _set(known: Known, place: int, bounds: Bounds) -> Known:
    return (*known[:place], bounds, *known[place + 1 :]) if place < len(known) else known


def _tidy(bounds: Iterable[Bound], better: Callable[[int, int], int]) -> tuple[Bound, ...]:
    out: list[Bound] = []
    for bound in reversed([*bounds]):
        if any(to == bound[0] and better(k, bound[1]) == k for to, k in out):
            continue
        out = [bound, *(one for one in out if one[0] != bound[0])]
    return tuple(out)


def lower(bounds: Iterable[Bound]) -> tuple[Bound, ...]:
    """Return the best lower bounds: `lower`."""
    return _tidy(bounds, max)


def upper(bounds: Iterable[Bound]) -> tuple[Bound, ...]:
    """Return the best upper bounds: `upper`."""
    return _tidy(bounds, min)


def _shift(bounds: Iterable[Bound], k: int) -> list[Bound]:
    return [(to, n + k) for to, n in bounds]


def _plus(a: Bound, b: Bound) -> Bound | None:
    if a[0] is None:
        return b[0], a[1] + b[1]
    return (a[0], a[1] + b[1]) if b[0] is None else None


def _minus(a: Bound, b: Bound) -> Bound | None:
    if b[0] is None:
        return a[0], a[1] - b[1]
    return (None, a[1] - b[1]) if a[0] == b[0] else None


def _combine(
    one: Callable[[Bound, Bound], Bound | None], a: Iterable[Bound], b: Sequence[Bound]
) -> list[Bound]:
    return [found for x in a for y in b if (found := one(x, y)) is not None]


class Reach:
    """The analysis in a frame; it collects what is not shown, and goes on as if it held.

    Attributes:
        left: How many expressions it may still look at.
        failed: Statements that are not shown to be safe, in order; where there are none,
            `Stmt.reach` in Lean has the value that is found here.
    """

    def __init__(self, frame: Frame, work: int = WORK) -> None:
        self.frame = frame
        self.left = work
        self.failed: list[Stmt] = []

    def _beyond(self, known: Known, bound: Bound, side: int) -> list[Bound]:
        """`below` and `above`."""
        to, k = bound
        if to is None or to >= self.frame.params:
            return [bound]
        return [bound, *_shift(_of(known, to)[side], k)]

    def at_most(self, known: Known, a: Bound, b: Bound) -> bool:
        """Return whether a bound is known to be at most another one: `atMost`."""
        below = self._beyond(known, b, 0)
        return any(x[0] == y[0] and x[1] <= y[1] for x in self._beyond(known, a, 1) for y in below)

    def _constants(self, known: Known, bounds: Bounds) -> Range | None:
        low = lower(one for bound in bounds[0] for one in self._beyond(known, bound, 0))
        high = upper(one for bound in bounds[1] for one in self._beyond(known, bound, 1))
        lows = [k for to, k in low if to is None]
        highs = [k for to, k in high if to is None]
        return (lows[0], highs[0]) if lows and highs else None

    def _hull(self, cases: Sequence[tuple[Known, Bounds]]) -> Bounds:
        return (
            lower(
                b
                for _, found in cases
                for b in found[0]
                if all(any(self.at_most(k, b, c) for c in bounds[0]) for k, bounds in cases)
            ),
            upper(
                b
                for _, found in cases
                for b in found[1]
                if all(any(self.at_most(k, c, b) for c in bounds[1]) for k, bounds in cases)
            ),
        )

    def _merge(self, cases: list[Known]) -> list[Known]:
        if len(cases) <= self.frame.cases:
            return cases
        first = cases[0]
        merged = []
        for place in range(self.frame.variables):
            every = [_of(one, place) for one in cases]
            same = all(one == every[0] for one in every)
            merged.append(
                _of(first, place)
                if same
                else self._hull([(one, b) for one, b in zip(cases, every, strict=True)])
            )
        return [tuple(merged)]

    def _few(self, known: Known, cases: list[Known]) -> list[Known]:
        """The cases, or what was known where they are too many: `few`."""
        return cases if len(cases) <= self.frame.cases else [known]

    # Expressions.

    def _work(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise TooLongError

    def _assume(self, known: Known, a: Expr, b: Expr, x: Bounds, y: Bounds, d: int) -> list[Known]:
        """`assume`: what is known where `a + d <= b`."""
        if any(
            self.at_most(known, (high[0], high[1] + 1), (low[0], low[1] + d))
            for low in x[0]
            for high in y[1]
        ):
            return []
        if line := _linear(a):
            place, k = line
            old = _of(known, place)
            known = _set(known, place, (old[0], upper([*_shift(y[1], -k - d), *old[1]])))
        if line := _linear(b):
            place, k = line
            old = _of(known, place)
            known = _set(known, place, (lower([*_shift(x[0], d - k), *old[0]]), old[1]))
        return [known]

    def _below(self, known: Known, x: Bounds, y: Bounds, d: int) -> bool:
        """`isBelow`: whether a value of the first bounds plus a number is at most one of others."""
        return any(self.at_most(known, (a[0], a[1] + d), b) for a in x[1] for b in y[0])

    def _narrow(
        self, expr: Expr, holds: bool, condition: Expr, known: Known, found: Bounds
    ) -> Bounds:
        """`Expr.narrow`: bounds of one of two values of which the first is less, or is not."""
        match condition:
            case Bin(Op.LT, a, b):
                x, y = self.bounds(a, known) or NOTHING, self.bounds(b, known) or NOTHING
                if expr == a and holds:
                    return found[0], upper([*_shift(y[1], -1), *found[1]])
                if expr == a:
                    return lower([*y[0], *found[0]]), found[1]
                if expr == b and holds:
                    return lower([*_shift(x[0], 1), *found[0]]), found[1]
                if expr == b:
                    return found[0], upper([*x[1], *found[1]])
        return found

    def _operation(self, known: Known, op: Op, x: Bounds, y: Bounds) -> Bounds | None:
        """`Op.bounds`."""
        if op is Op.ADD:
            return lower(_combine(_plus, x[0], y[0])), upper(_combine(_plus, x[1], y[1]))
        if op is Op.SUB:
            return lower(_combine(_minus, x[0], y[1])), upper(_combine(_minus, x[1], y[0]))
        if op in (Op.LT, Op.EQ):
            less, more = self._below(known, x, y, 1), self._below(known, y, x, 1)
            if op is Op.LT:
                return _truth(less, self._below(known, y, x, 0))
            same = self._below(known, x, y, 0) and self._below(known, y, x, 0)
            return _truth(same, less or more)
        first, second = self._constants(known, x), self._constants(known, y)
        found = op_range(op, first, second) if first and second else None
        if found is None:
            return None
        if op is Op.MOD:
            return ((None, found[0]),), upper([(None, found[1]), *_shift(y[1], -1)])
        return ((None, found[0]),), ((None, found[1]),)

    def bounds(self, expr: Expr, known: Known) -> Bounds | None:
        """Return bounds of a value; None where it may have none: `Expr.bounds`."""
        self._work()
        match expr:
            case Lit(n):
                return ((None, n),), ((None, n),)
            case Var(place):
                low, high = _of(known, place)
                if place < self.frame.params:
                    return ((place, 0), *low), ((place, 0), *high)
                return low, high
            case Bin(op, left, right):
                x, y = self.bounds(left, known), self.bounds(right, known)
                return None if x is None or y is None else self._operation(known, op, x, y)
            case Ite(condition, then, orelse):
                if self.bounds(condition, known) is None:
                    return None
                cases = []
                for side, holds in ((then, True), (orelse, False)):
                    for one in self._few(known, self.refine(condition, known, holds)):
                        found = self.bounds(side, one)
                        if found is None:
                            return None
                        found = self._narrow(side, holds, condition, one, found)
                        cases.append((one, found))
                return self._hull(cases)

    def refine(self, expr: Expr, known: Known, holds: bool) -> list[Known]:
        """Return what is known where a condition holds, or does not: `Expr.refine`."""
        self._work()
        match expr:
            case Lit(n):
                return [] if (n == 0) == holds else [known]
            case Var(place):
                zero, x = Lit(0), _of(known, place)
                if holds:
                    less = self._assume(known, expr, zero, x, _ZERO, 1)
                    return self._few(known, less + self._assume(known, zero, expr, _ZERO, x, 1))
                return [
                    two
                    for one in self._assume(known, expr, zero, x, _ZERO, 0)
                    for two in self._assume(one, zero, expr, _ZERO, _of(one, place), 0)
                ]
            case Bin(Op.EQ, a, Lit(0)):
                return self.refine(a, known, not holds)
            case Bin(op, a, b) if op in (Op.LT, Op.EQ):
                x = self.bounds(a, known) or NOTHING
                y = self.bounds(b, known) or NOTHING
                if op is Op.LT and holds:
                    return self._assume(known, a, b, x, y, 1)
                if op is Op.LT:
                    return self._assume(known, b, a, y, x, 0)
                if holds:
                    return [
                        two
                        for one in self._assume(known, a, b, x, y, 0)
                        for two in self._assume(
                            one,
                            b,
                            a,
                            self.bounds(b, one) or NOTHING,
                            self.bounds(a, one) or NOTHING,
                            0,
                        )
                    ]
                less = self._assume(known, a, b, x, y, 1)
                return self._few(known, less + self._assume(known, b, a, y, x, 1))
            case Bin():
                return [known]
            case Ite(condition, then, orelse):
                return self._merge(
                    [
                        two
                        for side, first in ((then, True), (orelse, False))
                        for one in self._few(known, self.refine(condition, known, first))
                        for two in self.refine(side, one, holds)
                    ]
                )

    # Statements.

    def block(self, block: Block, cases: list[Known]) -> list[Known]:
        """Return what is known after a block in one of several cases: `Stmt.reach`."""
        for one in block:
            cases = self._statement(one, cases)
        return cases

    def _statement(self, one: Stmt, cases: list[Known]) -> list[Known]:
        match one:
            case Assign(place, value):
                found = [self.bounds(value, known) for known in cases]
                self._want(one, self._is_variable(place) and None not in found)
                return [
                    _set(known, place, bounds or NOTHING)
                    for known, bounds in zip(cases, found, strict=True)
                ]
            case Draw(place, count):
                out, shown = [], self._is_variable(place)
                for known in cases:
                    bounds = self.bounds(count, known)
                    shown = shown and bounds is not None
                    low, high = bounds or NOTHING
                    shown = shown and any(self.at_most(known, (None, 1), b) for b in low)
                    drawn: Bounds = ((None, 0),), tuple(_shift(high, -1))
                    out.append(_set(known, place, drawn))
                self._want(one, shown)
                return out
            case Require(condition):
                shown = all(
                    self.bounds(condition, known) is not None
                    and not self.refine(condition, known, False)
                    for known in cases
                )
                self._want(one, shown)
                if shown:
                    return cases
                return self._merge([two for k in cases for two in self.refine(condition, k, True)])
            case IfElse(condition, then, orelse):
                self._want(one, all(self.bounds(condition, known) is not None for known in cases))
                sides = [
                    self.block(side, [two for k in cases for two in self.refine(condition, k, t)])
                    for side, t in ((then, True), (orelse, False))
                ]
                return self._merge([*sides[0], *sides[1]])

    def _is_variable(self, place: int) -> bool:
        return self.frame.params <= place < self.frame.variables

    def _want(self, one: Stmt, shown: bool) -> None:
        if not shown and one not in self.failed:
            self.failed.append(one)


def reach(frame: Frame, block: Block, cases: list[Known]) -> list[Known] | None:
    """Return what is known after a block in one of several cases: `Stmt.reach`.

    It is None where the block is not shown to be safe, or assigns a parameter.
    """
    found = Reach(frame)
    after = found.block(block, cases)
    return None if found.failed else after


def _linear(expr: Expr) -> tuple[int, int] | None:
    """`Expr.linear`: the variable and the number of which an expression is the sum."""
    match expr:
        case Var(place):
            return place, 0
        case Bin((Op.ADD | Op.SUB) as op, a, Lit(k)):
            line = _linear(a)
            return line and (line[0], line[1] + (k if op is Op.ADD else -k))
    return None


def _truth(holds: bool, fails: bool) -> Bounds:
    """`truthBounds`: those of a truth value that is known, or not."""
    return ((None, int(holds)),), ((None, int(not fails)),)
