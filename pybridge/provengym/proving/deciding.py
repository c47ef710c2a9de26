"""Programs without the comparisons that the ranges of variables decide.

A row that is read at an index is read cell by cell, with a comparison for each; where the index is
in a range, most of these cannot hold, and where it is a multiple and a number, as `4 * turn + 3`,
most of the others.  What is left is the same program, of fewer operations.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from provengym.proving.program import (
    ONE,
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
    ite,
    may_raise,
    reads,
)
from provengym.proving.ranges import Range, before, expr_range, follow, join

_WORD = -(2**63), 2**63 - 1
"""The range of a value of which no other one is found."""


def decided(program: Program) -> Program:
    """Return a program that does the same in every store whose variables are in their ranges.

    Comparisons that hold or fail in all of these are left out, but for those of requirements, which
    are for Lean to show.
    """
    start = before(program)
    return replace(program, body=_block(program.body, _Facts(start))[0]) if start else program


@dataclass(frozen=True)
class _Facts:
    """What is known of variables: their ranges, and the multiples that some of them are."""

    ranges: list[Range]
    multiples: Mapping[int, Expr] = field(default_factory=dict)
    """Multiples of another variable, and a number, such as `4 * turn + 3`."""

    def where(self, condition: Expr, holds: bool) -> _Facts:
        """What is known where a condition holds, or does not."""
        return replace(self, ranges=follow(condition, holds, self.ranges))

    def after(self, place: int, found: Range, value: Expr = ZERO) -> _Facts:
        """What is known where a variable has become a value in a range."""
        ranges = [*self.ranges[:place], found, *self.ranges[place + 1 :]]
        kept = {
            one: of for one, of in self.multiples.items() if one != place and place not in reads(of)
        }
        if place not in reads(value) and _is_multiple(value):
            kept[place] = value
        return _Facts(ranges, kept)

    def joined(self, other: _Facts) -> _Facts:
        """What is known where one of two is true."""
        ranges = [join(a, b) for a, b in zip(self.ranges, other.ranges, strict=True)]
        both = self.multiples.items() & other.multiples.items()
        return _Facts(ranges, dict(both))


def _is_multiple(value: Expr) -> bool:
    match value:
        case Bin(Op.ADD | Op.SUB, inner, Lit()) | Bin(Op.ADD, Lit(), inner):
            return _is_multiple(inner)
        case Bin(Op.MUL, Var(), Lit()) | Bin(Op.MUL, Lit(), Var()):
            return True
    return False


def _block(block: Block, facts: _Facts) -> tuple[tuple[Stmt, ...], _Facts]:
    """The block where this is known, and what is known after it."""
    out: list[Stmt] = []
    for one in block:
        match one:
            case Assign(place, value):
                found = _expr(value, facts)
                out.append(Assign(place, found))
                facts = facts.after(place, expr_range(found, facts.ranges) or _WORD, found)
            case Draw(place, count):
                found = _expr(count, facts)
                out.append(Draw(place, found))
                _, most = expr_range(found, facts.ranges) or _WORD
                facts = facts.after(place, (0, max(most, 1) - 1))
            case Require():
                out.append(one)
            case IfElse(condition, then, orelse):
                found = _expr(condition, facts)
                if isinstance(found, Lit):
                    statements, facts = _block(then if found.value else orelse, facts)
                    out += statements
                    continue
                first, x = _block(then, facts.where(found, True))
                second, y = _block(orelse, facts.where(found, False))
                out.append(IfElse(found, first, second))
                facts = x.joined(y)
    return tuple(out), facts


def _expr(expr: Expr, facts: _Facts) -> Expr:
    match expr:
        case Bin(op, left, right):
            x, y = _expr(left, facts), _expr(right, facts)
            if op in (Op.LT, Op.EQ) and not (may_raise(x) or may_raise(y)):
                return _comparison(op, x, y, facts)
            return binary(op, x, y)
        case Ite(condition, then, orelse):
            found = _expr(condition, facts)
            if isinstance(found, Lit):
                return _expr(then if found.value else orelse, facts)
            first = _expr(then, facts.where(found, True))
            return ite(found, first, _expr(orelse, facts.where(found, False)))
    return expr


def _comparison(op: Op, left: Expr, right: Expr, facts: _Facts) -> Expr:
    """A comparison of values that there are, as a literal where it is known."""
    x, y = expr_range(left, facts.ranges), expr_range(right, facts.ranges)
    if x and y:
        match op:
            case Op.LT if x[1] < y[0]:
                return ONE
            case Op.LT if x[0] >= y[1]:
                return ZERO
            case Op.EQ if x[1] < y[0] or x[0] > y[1]:
                return ZERO
            case Op.EQ if x[0] == x[1] == y[0] == y[1]:
                return ONE
    match left, right:
        case Var(place), Lit(number) if op is Op.EQ and place in facts.multiples:
            return _solved(facts.multiples[place], number)
    return binary(op, left, right)


def _solved(left: Expr, right: int) -> Expr:
    """Whether a multiple of a variable, and a number, is a number: as a comparison of the variable
    where it may be."""
    match left:
        case Bin(Op.ADD, inner, Lit(n)) | Bin(Op.ADD, Lit(n), inner):
            return _solved(inner, right - n)
        case Bin(Op.SUB, inner, Lit(n)):
            return _solved(inner, right + n)
        case Bin(Op.MUL, inner, Lit(n)) | Bin(Op.MUL, Lit(n), inner) if n:
            return ZERO if right % n else _solved(inner, right // n)
    return binary(Op.EQ, left, Lit(right))
