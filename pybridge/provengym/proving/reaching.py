"""What is known of variables along paths, as `Spec/Program/Paths.lean` finds it, case by case.

Lean's kernel computes the same to prove that a program is safe; here it says before that whether
it will, and which requirement is not shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
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
    may_raise,
    reads,
    value,
)
from provengym.proving.ranges import Range, op_range

Term: TypeAlias = "tuple[int, tuple[int, ...]]"
"""A number, times the product of variables, of which the later come first."""
Bound: TypeAlias = "tuple[tuple[Term, ...], int]"
"""A number, after terms to which it is added, of which those of later variables come first:
`Bound`."""
Bounds: TypeAlias = "tuple[tuple[Bound, ...], tuple[Bound, ...]]"
"""Lower and upper bounds."""

WORK = 25_000
"""The most expressions that are looked at."""
DEPTH = 6
"""How often a variable is replaced by a bound of it: `depth`."""


@dataclass(frozen=True)
class Known:
    """What is known of variables: `Known`.

    Attributes:
        bounds: The bounds of each.
        refuted: Conditions that do not hold.
    """

    bounds: tuple[Bounds, ...]
    refuted: tuple[Expr, ...] = ()

    def of(self, place: int) -> Bounds:
        """Return the bounds of a variable: `Known.of`."""
        return self.bounds[place] if place < len(self.bounds) else NOTHING

    def set(self, place: int, bounds: Bounds) -> Known:
        """Return the same with other bounds of a variable: `Known.set`."""
        if place >= len(self.bounds):
            return self
        changed = (*self.bounds[:place], bounds, *self.bounds[place + 1 :])
        return Known(changed, self.refuted)


@dataclass(frozen=True)
class Frame:
    """What the analysis is told of a program: `Frame`.

    Attributes:
        variables: The number of variables.
        bases: Variables that others have bounds relative to.
        cases: How many cases are kept apart in an expression.
        paths: How many cases are kept apart after a statement.
        keys: Variables of which cases that are too many are joined where these have equal bounds.
        facts: Conditions that are remembered where they do not hold.
    """

    variables: int
    bases: tuple[int, ...]
    cases: int
    paths: int
    keys: tuple[int, ...] = ()
    facts: tuple[Expr, ...] = ()


class TooLongError(Exception):
    """There are too many expressions to look at."""


NOTHING: Bounds = ((), ())
_ZERO: Bounds = ((((), 0),), (((), 0),))


def known_of(found: Sequence[Range]) -> Known:
    """Return what ranges say of variables: `Known.ofRanges`."""
    return Known(tuple(((((), low),), (((), high),)) for low, high in found))


# Bounds.


def _add(term: Term, terms: tuple[Term, ...]) -> tuple[Term, ...]:
    """`addTerm`: the terms of a sum."""
    for at, one in enumerate(terms):
        if one[1] == term[1]:
            total = one[0] + term[0]
            return (*terms[:at], *([(total, one[1])] if total else []), *terms[at + 1 :])
        if term[1] > one[1]:
            return (*terms[:at], term, *terms[at:])
    return (*terms, term)


def _plus(a: Bound, b: Bound) -> Bound:
    """`Bound.plus`."""
    terms = b[0]
    for term in reversed(a[0]):
        terms = _add(term, terms)
    return terms, a[1] + b[1]


def _times(c: int, product: tuple[int, ...], b: Bound) -> Bound:
    """`Bound.times`: a bound times a number and a product of variables."""
    terms: tuple[Term, ...] = ()
    for d, other in reversed(b[0]):
        terms = _add((c * d, tuple(sorted((*product, *other), reverse=True))), terms)
    if not product:
        return terms, c * b[1]
    return (_add((c * b[1], product), terms) if b[1] else terms), 0


def _minus(a: Bound, b: Bound) -> Bound:
    """`Bound.minus`."""
    return _plus(a, _times(-1, (), b))


def _shift(bounds: Iterable[Bound], k: int) -> list[Bound]:
    return [(terms, n + k) for terms, n in bounds]


def _tidy(bounds: Iterable[Bound], better: Callable[[int, int], int]) -> tuple[Bound, ...]:
    out: dict[tuple[Term, ...], int] = {}
    for terms, k in reversed([*bounds]):
        if terms not in out or better(out[terms], k) != out[terms]:
            out.pop(terms, None)  # so that the better one comes before those that were there
            out[terms] = k
    return tuple(reversed(out.items()))


def lower(bounds: Iterable[Bound]) -> tuple[Bound, ...]:
    """Return the best lower bounds: `lower`."""
    return _tidy(bounds, max)


def upper(bounds: Iterable[Bound]) -> tuple[Bound, ...]:
    """Return the best upper bounds: `upper`."""
    return _tidy(bounds, min)


def _distinct(bounds: Iterable[Bound]) -> list[Bound]:
    """`distinct`: each bound once."""
    return list(reversed(dict.fromkeys(reversed([*bounds]))))


def _combine(
    one: Callable[[Bound, Bound], Bound], a: Iterable[Bound], b: Sequence[Bound]
) -> list[Bound]:
    return [one(x, y) for x in a for y in b]


def _free(place: int, bound: Bound) -> bool:
    """`Bound.free`: a variable is in no term."""
    return not any(place in product for _, product in bound[0])


def _exact(bounds: Bounds) -> list[Bound]:
    """`exact`: what a value is."""
    return [one for one in bounds[0] if one in bounds[1]]


def _factor(bound: Bound) -> Term | None:
    """`Bound.factor`: the number and the variables of which a bound is the product."""
    match bound:
        case (), k if k:
            return k, ()
        case (term,), 0:
            return term
    return None


def _product(a: Bound, b: Bound) -> list[Bound]:
    """`Bound.product`: that of two bounds of which one has a single term, if any."""
    for x, y in ((a, b), (b, a)):
        if term := _factor(x):
            return [_times(*term, y)]
    return []


def _singles(bounds: Bounds) -> list[int]:
    """The variables that a value is: `Bound.single`."""
    terms = map(_factor, _exact(bounds))
    return [one[1][0] for one in terms if one and one[0] == 1 and len(one[1]) == 1]


def _quotient(place: int, bound: Bound) -> list[Bound]:
    """`Bound.quotient`: an upper bound of what is at most a bound divided by a variable, if any."""
    out: Bound = (), 0
    for c, product in reversed(bound[0]):
        if place not in product:
            return []
        at = product.index(place)
        out = _plus(_times(c, product[:at] + product[at + 1 :], ((), 1)), out)
    return _shift([out], -1 if bound[1] < 0 else bound[1])


class Reach:
    """The analysis in a frame; it collects what is not shown, and goes on as if it held.

    Attributes:
        work: How many expressions it has looked at.
        most: How many it may look at.
        failed: Statements that are not shown to be safe, in order; where there are none,
            `Stmt.reach` in Lean has the value that is found here.
    """

    def __init__(self, frame: Frame, most: int = WORK) -> None:
        self.frame = frame
        self.work, self.most = 0, most
        self.failed: list[Stmt] = []

    def _natural(self, known: Known, place: int) -> bool:
        return place in self.frame.bases and any(
            not terms and k >= 0 for terms, k in known.of(place)[0]
        )

    def lows(self, known: Known, bound: Bound, depth: int = DEPTH) -> Iterator[int]:
        """Yield numbers that a bound is at least: `lows`."""
        if not bound[0]:
            yield bound[1]
            return
        (c, (place, *product)), *rest = bound[0]
        if depth == 0 or place not in self.frame.bases:
            return
        if not all(self._natural(known, one) for one in product):
            return
        for one in known.of(place)[c < 0]:
            again = _plus(_times(c, tuple(product), one), (tuple(rest), bound[1]))
            yield from self.lows(known, again, depth - 1)

    def at_most(self, known: Known, a: Bound, b: Bound) -> bool:
        """Return whether a bound is known to be at most another one: `atMost`."""
        if a[0] == b[0]:
            return a[1] <= b[1]
        self._look()
        return any(k >= 0 for k in self.lows(known, _minus(b, a)))

    def _constants(self, known: Known, bounds: Bounds) -> Range | None:
        lows = [k for one in bounds[0] for k in self.lows(known, one)]
        highs = [-k for one in bounds[1] for k in self.lows(known, _times(-1, (), one))]
        return (max(lows), min(highs)) if lows and highs else None

    def _hull(self, cases: Sequence[tuple[Known, Bounds]]) -> Bounds:
        return (
            lower(
                b
                for b in _distinct(one for _, found in cases for one in found[0])
                if all(any(self.at_most(k, b, c) for c in bounds[0]) for k, bounds in cases)
            ),
            upper(
                b
                for b in _distinct(one for _, found in cases for one in found[1])
                if all(any(self.at_most(k, c, b) for c in bounds[1]) for k, bounds in cases)
            ),
        )

    def _merge(self, cases: list[Known]) -> list[Known]:
        """`merge`: the cases, of which those that agree about the keys are joined where they are
        too many."""
        groups: dict[tuple[Bounds, ...], list[Known]] = {}
        for one in reversed(cases):
            groups.setdefault(tuple(map(one.of, self.frame.keys)), []).insert(0, one)
        return [
            one
            for group in groups.values()
            for one in (group if len(group) <= self.frame.paths else [self._joined(group)])
        ]

    def _joined(self, cases: list[Known]) -> Known:
        """`joined`: what is known in all of several cases."""
        merged = []
        for place in range(self.frame.variables):
            every = [one.of(place) for one in cases]
            same = all(one == every[0] for one in every)
            merged.append(every[0] if same else self._hull([*zip(cases, every, strict=True)]))
        refuted = tuple(
            one
            for one in self.frame.facts
            if not any(self.refine(one, known, True) for known in cases)
        )
        return Known(tuple(merged), refuted)

    def _few(self, known: Known, cases: list[Known]) -> list[Known]:
        """The cases, or what was known where they are too many: `few`."""
        return cases if len(cases) <= self.frame.cases else [known]

    # Expressions.

    def _look(self, at: int = 1) -> None:
        self.work += at
        if self.work > self.most:
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
            old = known.of(place)
            more = [one for one in _shift(y[1], -k - d) if _free(place, one)]
            known = known.set(place, (old[0], upper([*more, *old[1]])))
        if line := _linear(b):
            place, k = line
            old = known.of(place)
            more = [one for one in _shift(x[0], d - k) if _free(place, one)]
            known = known.set(place, (lower([*more, *old[0]]), old[1]))
        return [known]

    def _below(self, known: Known, x: Bounds, y: Bounds, d: int) -> bool:
        """`isBelow`: whether a value of the first bounds plus a number is at most one of others."""
        return any(self.at_most(known, (a[0], a[1] + d), b) for a in x[1] for b in y[0])

    def _narrow(
        self, expr: Expr, holds: bool, condition: Expr, known: Known, found: Bounds
    ) -> Bounds:
        """`Expr.confine`: bounds of one of two values of which the first is less, or is not."""
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
        self._look(len(x[0]) * len(y[0]) + len(x[1]) * len(y[1]) - 2)
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
        if found is None or first is None or second is None:
            return None
        if first[0] == first[1] and second[0] == second[1]:
            found = (value(Bin(op, Lit(first[0]), Lit(second[0])), ()),) * 2
        low, high = ((), found[0]), ((), found[1])
        lowers: list[Bound] = []
        uppers: list[Bound] = []
        if op is Op.MUL:
            lowers = uppers = [one for a in _exact(x) for b in _exact(y) for one in _product(a, b)]
        elif op is Op.MOD:
            uppers = _shift(y[1], -1)
        elif op is Op.FLOOR_DIV:
            uppers = [one for place in _singles(y) for a in x[1] for one in _quotient(place, a)]
            uppers += x[1] if first[0] >= 0 else ()
        return lower([low, *lowers]), upper([high, *uppers])

    def bounds(self, expr: Expr, known: Known) -> Bounds | None:
        """Return bounds of a value; None where it may have none: `Expr.bounds`."""
        self._look()
        match expr:
            case Lit(n):
                return (((), n),), (((), n),)
            case Var(place):
                low, high = known.of(place)
                if place in self.frame.bases:
                    own: Bound = ((1, (place,)),), 0
                    return (own, *low), (own, *high)
                return low, high
            case Bin(op, left, right):
                x, y = self.bounds(left, known), self.bounds(right, known)
                return None if x is None or y is None else self._operation(known, op, x, y)
            case Ite(condition, then, orelse):
                if not self._is_shown(condition, known):
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
        if not isinstance(expr, (Bin, Ite)):
            return self._refine(expr, known, holds)
        if holds:
            return [] if expr in known.refuted else self._refine(expr, known, True)
        found = self._refine(expr, known, False)
        if expr not in self.frame.facts or not found:
            return found
        one = found[0] if len(found) == 1 else known
        return [Known(one.bounds, (expr, *one.refuted))]

    def _refine(self, expr: Expr, known: Known, holds: bool) -> list[Known]:
        """The same, where nothing is remembered."""
        self._look()
        match expr:
            case Lit(n):
                return [] if (n == 0) == holds else [known]
            case Var(place):
                zero, x = Lit(0), known.of(place)
                if holds:
                    less = self._assume(known, expr, zero, x, _ZERO, 1)
                    return self._few(known, less + self._assume(known, zero, expr, _ZERO, x, 1))
                return [
                    two
                    for one in self._assume(known, expr, zero, x, _ZERO, 0)
                    for two in self._assume(one, zero, expr, _ZERO, one.of(place), 0)
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
                found = [
                    two
                    for side, first in ((then, True), (orelse, False))
                    for one in self._few(known, self.refine(condition, known, first))
                    for two in self.refine(side, one, holds)
                ]
                return self._few(known, found)

    def _is_shown(self, expr: Expr, known: Known) -> bool:
        """`Expr.isShown`: whether every operation is shown to have a value."""
        return not may_raise(expr) or self.bounds(expr, known) is not None

    # Statements.

    def block(self, block: Block, cases: list[Known]) -> list[Known]:
        """Return what is known after a block in one of several cases: `Stmt.reach`."""
        for one in block:
            cases = self._statement(one, cases)
        return cases

    def _after(
        self, known: Known, place: int, by: int | None, side: int, bounds: Iterable[Bound]
    ) -> Iterator[Bound]:
        """`Bound.after`: bounds that stay where a variable changes, by a number or otherwise."""
        for bound in bounds:
            if _free(place, bound):
                yield bound
                continue
            rest = tuple(one for one in bound[0] if one[1] != (place,)), bound[1]
            c = sum(one[0] for one in bound[0] if one[1] == (place,))
            if not _free(place, rest):
                continue
            if by is not None:
                yield bound[0], bound[1] - c * by
                continue
            for one in known.of(place)[side if c >= 0 else 1 - side]:
                if _free(place, one):
                    yield _plus(_times(c, (), one), rest)

    def _assigned(self, known: Known, place: int, by: int | None, bounds: Bounds) -> Known:
        """`Known.assign`: what is known where a variable has a value of some bounds."""
        if place in self.frame.bases:

            def after(by: int | None, of: Bounds) -> Bounds:
                return (
                    lower(self._after(known, place, by, 0, of[0])),
                    upper(self._after(known, place, by, 1, of[1])),
                )

            bounds = after(None, bounds)
            changed = tuple(after(by, one) for one in known.bounds)
        else:
            changed = known.bounds
        refuted = tuple(one for one in known.refuted if place not in reads(one))
        return Known(changed, refuted).set(place, bounds)

    def _statement(self, one: Stmt, cases: list[Known]) -> list[Known]:
        match one:
            case Assign(place, expr):
                found = [self.bounds(expr, known) for known in cases]
                self._want(one, place < self.frame.variables and None not in found)
                line = _linear(expr)
                by = line[1] if line and line[0] == place else None
                return [
                    self._assigned(known, place, by, bounds or NOTHING)
                    for known, bounds in zip(cases, found, strict=True)
                ]
            case Draw(place, count):
                out, shown = [], place < self.frame.variables
                for known in cases:
                    bounds = self.bounds(count, known)
                    shown = shown and bounds is not None
                    low, high = bounds or NOTHING
                    shown = shown and any(self.at_most(known, ((), 1), b) for b in low)
                    drawn: Bounds = (((), 0),), tuple(_shift(high, -1))
                    out.append(self._assigned(known, place, None, drawn))
                self._want(one, shown)
                return out
            case Require(condition):
                shown = all(
                    self._is_shown(condition, known) and not self.refine(condition, known, False)
                    for known in cases
                )
                self._want(one, shown)
                if shown and not _is_split(condition):
                    return cases
                apart = [two for k in cases for two in self.refine(condition, k, True)]
                return apart if shown else self._merge(apart)
            case IfElse(condition, then, orelse):
                self._want(one, all(self._is_shown(condition, known) for known in cases))
                sides = [
                    self.block(side, [two for k in cases for two in self.refine(condition, k, t)])
                    for side, t in ((then, True), (orelse, False))
                ]
                return self._merge([*sides[0], *sides[1]])

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
    return (((), int(holds)),), (((), int(not fails)),)


def _is_split(condition: Expr) -> bool:
    """`Expr.isSplit`: it has the form of cases."""
    match condition:
        case Ite(_, Lit(1), _):
            return True
    return False
