"""Programs that do the same as others, of which more is found where sums are compared.

What is known after a comparison is known of a variable alone.  A sum that is compared and computed
again is therefore given a variable, and where other sums are compared each of their variables is
compared with the rest.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from provengym.proving import ranges
from provengym.proving.program import (
    ZERO,
    Assign,
    Bin,
    Block,
    Draw,
    Expr,
    IfElse,
    Ite,
    Lit,
    Op,
    Program,
    Require,
    Stmt,
    Var,
    binary,
    is_truth,
    ite,
    negation,
    reads,
    renamed,
    substituted,
    writes,
)

MOST = 3
"""The most variables of a comparison of which each is compared with the rest."""


def compared(program: Program) -> Program:
    """Return a program that does the same, in which sums that are compared and computed again are
    variables, and variables of other sums that are compared stand alone; the same program where no
    ranges would be found."""
    sums = _Sums(len(program.variables))
    body = sums.block(program.body, {})
    once = sums.once()
    kept = [place for place in sums.uses if place not in once]
    results = len(program.variables) - program.results
    order = [*range(results), *kept, *range(results, len(program.variables))]
    to = {place: i for i, place in enumerate(order)}
    body = _alone(renamed(_inlined(body, once), to))
    names = [*program.variables, *["_"] * len(sums.uses)]
    made = replace(program, variables=tuple(names[place] for place in order), body=body)
    checked = ranges.total(made)
    start = ranges.before(checked)
    return made if start and ranges.block_ranges(checked.body, start) else program


class _Sums:
    """Sums that are compared, and the variables that have their values.

    Attributes:
        uses: How often each variable is read otherwise than where its sum is first compared.
    """

    def __init__(self, first: int) -> None:
        self.uses: dict[int, int] = {}
        self._sums: dict[int, Expr] = {}
        self._first = first

    def once(self) -> dict[int, Expr]:
        """Return the sums that are not computed again, by their variables."""
        return {place: self._sums[place] for place, count in self.uses.items() if not count}

    def block(self, block: Block, known: dict[Expr, int]) -> tuple[Stmt, ...]:
        """Return a block in which sums have variables.

        Args:
            block: The block.
            known: The variables that have the values of sums; afterwards those that still do.
        """
        out: list[Stmt] = []
        for one in block:
            match one:
                case Assign(place, value):
                    out.append(Assign(place, self._expr(value, known)))
                case Draw(place, count):
                    out.append(Draw(place, self._expr(count, known)))
                case Require(condition, line, says):
                    out += self._named(condition, known)
                    out.append(Require(self._first_time(condition, known), line, says))
                case IfElse(condition, then, orelse):
                    out += self._named(condition, known)
                    test = self._first_time(condition, known)
                    sides = [self.block(side, dict(known)) for side in (then, orelse)]
                    out.append(IfElse(test, *sides))
            changed = writes([one])
            for expr in [expr for expr in known if reads(expr) & changed]:
                del known[expr]
        return tuple(out)

    def _named(self, condition: Expr, known: dict[Expr, int]) -> list[Stmt]:
        """Give each sum that a condition compares a variable."""
        out: list[Stmt] = []
        for expr in dict.fromkeys(_compared(condition)):
            if expr not in known:
                place = self._first + len(self.uses)
                self._sums[place] = expr
                self.uses[place] = 0
                known[expr] = place
                out.append(Assign(place, expr))
        return out

    def _first_time(self, condition: Expr, known: dict[Expr, int]) -> Expr:
        """A condition in which sums are variables, of which those are not counted that are new."""
        new = [place for place, count in self.uses.items() if not count]
        found = self._expr(condition, known)
        self.uses |= dict.fromkeys(new, 0)
        return found

    def _expr(self, expr: Expr, known: dict[Expr, int]) -> Expr:
        if expr in known:
            self.uses[known[expr]] += 1
            return Var(known[expr])
        match expr:
            case Bin(op, left, right):
                return Bin(op, self._expr(left, known), self._expr(right, known))
            case Ite(condition, then, orelse):
                parts = [self._expr(one, known) for one in (condition, then, orelse)]
                return Ite(*parts)
        return expr


def _compared(condition: Expr) -> Iterator[Expr]:
    """The sums of several variables that a condition compares."""
    match condition:
        case Bin(Op.LT | Op.EQ, left, right):
            for one in (left, right):
                if isinstance(one, Bin) and len(reads(one)) > 1 and _terms(one) is not None:
                    yield one
                else:
                    yield from _compared(one)
        case Ite(first, then, orelse):
            for one in (first, then, orelse):
                yield from _compared(one)


def _terms(expr: Expr) -> dict[int, int] | None:
    """The variables of a sum with what each is multiplied by, and the number at -1; None where an
    expression is no sum."""
    match expr:
        case Lit(number):
            return {-1: number}
        case Var(place):
            return {place: 1}
        case Bin((Op.ADD | Op.SUB) as op, left, right):
            a, b = _terms(left), _terms(right)
            sign = 1 if op is Op.ADD else -1
            if a is not None and b is not None:
                return {one: a.get(one, 0) + sign * b.get(one, 0) for one in {**a, **b}}
    return None


def _inlined(block: Block, sums: Mapping[int, Expr]) -> tuple[Stmt, ...]:
    """A block without some variables of sums."""

    def expr(one: Expr) -> Expr:
        return substituted(one, lambda place: sums.get(place, Var(place)))

    out: list[Stmt] = []
    for one in block:
        match one:
            case Assign(place, value):
                if place not in sums:
                    out.append(Assign(place, expr(value)))
            case Draw(place, count):
                out.append(Draw(place, expr(count)))
            case Require(condition, line, says):
                out.append(Require(expr(condition), line, says))
            case IfElse(condition, then, orelse):
                sides = _inlined(then, sums), _inlined(orelse, sums)
                out.append(IfElse(expr(condition), *sides))
    return tuple(out)


def _alone(block: Block) -> tuple[Stmt, ...]:
    """A block in whose conditions the variables of sums that are compared stand alone."""
    out: list[Stmt] = []
    for one in block:
        match one:
            case Require(condition, line, says):
                out.append(Require(_each_alone(condition), line, says))
            case IfElse(condition, then, orelse):
                out.append(IfElse(_each_alone(condition), _alone(then), _alone(orelse)))
            case _:
                out.append(one)
    return tuple(out)


def _each_alone(condition: Expr) -> Expr:
    """A condition that compares each variable of a sum with the rest: of equal conditions one after
    the other, whatever the first one says."""
    match condition:
        case Bin(Op.EQ, inner, Lit(0)) if is_truth(inner):
            return negation(_each_alone(inner))
        case Bin((Op.LT | Op.EQ) as op, left, right) if (
            max(len(reads(left)), len(reads(right))) > 1
        ):
            found, *others = [*_forms(op, left, right)] or [condition]
            for one in others:
                found = Ite(found, one, one)
            return found
        case Ite(first, then, orelse):
            return ite(*map(_each_alone, (first, then, orelse)))
    return condition


def _forms(op: Op, left: Expr, right: Expr) -> Iterator[Expr]:
    """A comparison, once for each variable with it alone on a side; none of too many variables."""
    terms = _terms(Bin(Op.SUB, left, right)) or {}
    number = terms.pop(-1, 0)
    places = [place for place, times in terms.items() if times]
    if len(places) > MOST or any(abs(terms[place]) != 1 for place in places):
        return
    for place in places:
        rest: Expr = ZERO
        for other in places:
            if other != place:
                by = Op.ADD if terms[other] != terms[place] else Op.SUB
                rest = binary(by, rest, Var(other))
        by = Op.ADD if number * terms[place] < 0 else Op.SUB
        rest = binary(by, rest, Lit(abs(number)))
        sides = (Var(place), rest) if terms[place] == 1 else (rest, Var(place))
        yield Bin(op, *sides)
