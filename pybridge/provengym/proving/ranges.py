"""Ranges of variables, as `Spec/Program/Intervals.lean` finds them, case by case.

Lean's kernel computes the same to prove that no value leaves the integers of a word; here it says
before that whether it will.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeAlias

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
    Stmt,
    Var,
)

Range: TypeAlias = "tuple[int, int]"
"""The least and the largest value."""
_Found: TypeAlias = "dict[tuple[int, int, bool | None], tuple[Any, list[Range]]]"
"""What was found of parts of an expression, by their and the ranges' identity, and whether they
hold; and these ranges, which stay so.  Each part is looked at once, however deep it lies in
conditions."""


def fit(found: Range) -> Range | None:
    """Return a range where its bounds are integers of a word: `fit`."""
    return found if found[0] >= -(2**63) and found[1] < 2**63 else None


def join(x: Range, y: Range) -> Range:
    """Return the least range that has two: `join`."""
    return min(x[0], y[0]), max(x[1], y[1])


def _hull(*values: int) -> Range:
    return min(values), max(values)


def _ediv(x: int, y: int) -> int:
    """`Int.ediv`, whose divisor is not positive where a path is never taken."""
    return 0 if y == 0 else x // y if y > 0 else -(x // -y)


def op_range(op: Op, x: Range, y: Range) -> Range | None:
    """Return the range of a value of which both arguments are in theirs: `Op.range`."""
    natural = x[0] >= 0 and y[0] >= 0
    match op:
        case Op.ADD:
            return x[0] + y[0], x[1] + y[1]
        case Op.SUB:
            return x[0] - y[1], x[1] - y[0]
        case Op.MUL:
            return _hull(*(a * b for a in x for b in y))
        case Op.FLOOR_DIV:
            return _hull(*(_ediv(a, b) for a in x for b in y)) if y[0] > 0 else None
        case Op.MOD if y[0] > 0:
            return 0, min(x[1], y[1] - 1) if x[0] >= 0 else y[1] - 1
        case Op.BIT_AND if natural:
            return 0, min(x[1], y[1])
        case Op.BIT_OR | Op.BIT_XOR if natural:
            return 0, 2 ** max(max(x[1], y[1], 0).bit_length(), 1) - 1
        case Op.SHIFT_LEFT if natural and y[1] < 64:
            return 0, x[1] << max(y[1], 0)
        case Op.SHIFT_RIGHT if natural and y[1] < 64:
            return 0, x[1] >> y[0]
        case Op.LT | Op.EQ:
            return 0, 1
    return None


def meet(expr: Expr, found: Range, ranges: list[Range]) -> list[Range]:
    """Return the ranges of variables where a value lies in a range: `Expr.meet`."""
    match expr:
        case Var(place) if place < len(ranges):
            low, high = ranges[place]
            out = list(ranges)
            out[place] = max(low, found[0]), min(high, found[1])
            return out
        case Bin(Op.ADD, inner, Lit(n)):
            return meet(inner, (found[0] - n, found[1] - n), ranges)
        case Bin(Op.SUB, inner, Lit(n)):
            return meet(inner, (found[0] + n, found[1] + n), ranges)
    return ranges


def trim(x: Range, y: Range) -> Range:
    """Return a range without an end that is the one number of another: `trim`."""
    if y[0] != y[1]:
        return x
    return x[0] + (x[0] == y[0]), x[1] - (x[1] == y[0])


def _op_follow(
    op: Op, holds: bool, a: Expr, b: Expr, x: Range, y: Range, ranges: list[Range]
) -> list[Range]:
    """Return the ranges where a comparison holds, or does not: `Op.follow`."""
    match op, holds:
        case Op.LT, True:
            less, more = (x[0], min(x[1], y[1] - 1)), (max(y[0], x[0] + 1), y[1])
            return meet(a, less, meet(b, more, ranges))
        case Op.LT, False:
            more, less = (max(x[0], y[0]), x[1]), (y[0], min(y[1], x[1]))
            return meet(a, more, meet(b, less, ranges))
        case Op.EQ, True:
            return meet(a, y, meet(b, x, ranges))
        case Op.EQ, False:
            return meet(a, trim(x, y), meet(b, trim(y, x), ranges))
    return ranges


def follow(
    condition: Expr, holds: bool, ranges: list[Range], known: _Found | None = None
) -> list[Range]:
    """Return the ranges of variables where a condition holds, or does not: `Expr.follow`.

    Args:
        condition: The condition.
        holds: Whether it holds.
        ranges: The ranges of the variables.
        known: What was found of parts of the same expression; None for nothing.
    """
    known = {} if known is None else known
    key = id(condition), id(ranges), holds
    if key not in known:
        known[key] = _follow(condition, holds, ranges, known), ranges
    found: list[Range] = known[key][0]
    return found


def _follow(condition: Expr, holds: bool, ranges: list[Range], known: _Found) -> list[Range]:
    match condition:
        case Var():
            return ranges if holds else meet(condition, (0, 0), ranges)
        case Bin(op, a, b):
            x, y = expr_range(a, ranges, known), expr_range(b, ranges, known)
            if x and y:
                ranges = _op_follow(op, holds, a, b, x, y, ranges)
            is_not = op is Op.EQ and b == ZERO
            return follow(a, not holds, ranges, known) if is_not else ranges
        case Ite(first, then, Lit(0)) if holds:
            return follow(then, True, follow(first, True, ranges, known), known)
        case Ite(first, Lit(1), orelse) if not holds:
            return follow(orelse, False, follow(first, False, ranges, known), known)
    return ranges


def expr_range(expr: Expr, ranges: list[Range], known: _Found | None = None) -> Range | None:
    """Return the range of a value where variables are in theirs: `Expr.range`.

    It is None where it, or that of a part, may not fit its word.

    Args:
        expr: The expression.
        ranges: The ranges of the variables.
        known: What was found of parts of the same expression; None for nothing.
    """
    match expr:
        case Lit(value):
            return fit((value, value))
        case Var(place):
            return fit(ranges[place]) if place < len(ranges) else None
    known = {} if known is None else known
    key = id(expr), id(ranges), None
    if key not in known:
        known[key] = _expr_range(expr, ranges, known), ranges
    found: Range | None = known[key][0]
    return found


def _expr_range(expr: Bin | Ite, ranges: list[Range], known: _Found) -> Range | None:
    match expr:
        case Bin(op, left, right):
            x, y = expr_range(left, ranges, known), expr_range(right, ranges, known)
            found = op_range(op, x, y) if x and y else None
            return fit(found) if found else None
        case Ite(condition, then, orelse):
            z = expr_range(condition, ranges, known)
            x = expr_range(then, follow(condition, True, ranges, known), known)
            y = expr_range(orelse, follow(condition, False, ranges, known), known)
            if z is None or x is None or y is None or z[0] < 0 or z[1] > 1:
                return None
            x = _narrow(then, True, x, condition, ranges, known)
            y = _narrow(orelse, False, y, condition, ranges, known)
            return join(x, y)


def _narrow(
    expr: Expr, holds: bool, x: Range, condition: Expr, ranges: list[Range], known: _Found
) -> Range:
    """Return the range of one of two values where the first is less, or is not: `Expr.narrow`."""
    match condition:
        case Bin(Op.LT, a, b):
            y, z = expr_range(a, ranges, known), expr_range(b, ranges, known)
            if y and z and expr == a:
                return (x[0], min(x[1], z[1] - 1)) if holds else (max(x[0], z[0]), x[1])
            if y and z and expr == b:
                return (max(x[0], y[0] + 1), x[1]) if holds else (x[0], min(x[1], y[1]))
    return x


def block_ranges(block: Block, ranges: list[Range]) -> list[Range] | None:
    """Return the ranges of variables after a block: `Stmt.ranges`.

    They are None where a part may not fit its word.
    """
    out = list(ranges)
    for statement in block:
        match statement:
            case Assign(place, value):
                found = expr_range(value, out)
                if found is None:
                    return None
                out[place] = found
            case Draw(place, count):
                found = expr_range(count, out)
                if found is None or found[0] < 1:
                    return None
                out[place] = 0, found[1] - 1
            case IfElse(condition, then, orelse):
                z = expr_range(condition, out)
                x = block_ranges(then, follow(condition, True, out))
                y = block_ranges(orelse, follow(condition, False, out))
                if z is None or x is None or y is None or z[0] < 0 or z[1] > 1:
                    return None
                out = [join(a, b) for a, b in zip(x, y, strict=True)]
    return out


def before(program: Program) -> list[Range] | None:
    """Return the ranges of all variables at the start, whatever the parameters are.

    They are None where what is given has a range that does not fit a word.
    """
    out: list[Range] = []
    for one in program.given:
        low, high = expr_range(one.low, out), expr_range(one.high, out)
        if low is None or high is None:
            return None
        out.append((low[0], max(low[0], high[1])))
    return out + [(0, 0)] * (len(program.variables) - len(out))


def total(program: Program) -> Program:
    """Return a program that is the same where it is safe, and draws on all other paths as well.

    A count that may be less than 1, by its range, is 1 there.
    """
    start = before(program)
    return replace(program, body=_total(program.body, start)[0]) if start else program


def _total(block: Block, ranges: list[Range] | None) -> tuple[tuple[Stmt, ...], list[Range] | None]:
    """A total block, and the ranges after it, as far as they are found."""
    out: list[Stmt] = []
    for one in block:
        statements: tuple[Stmt, ...] = (one,)
        if isinstance(one, Draw):
            found = expr_range(one.count, ranges) if ranges else None
            if found and found[0] < 1:
                kept = Var(one.place)
                count = Ite(Bin(Op.LT, kept, Lit(1)), Lit(1), kept)
                statements = Assign(one.place, one.count), Draw(one.place, count)
        elif isinstance(one, IfElse):
            sides = [follow(one.condition, t, ranges) if ranges else None for t in (True, False)]
            then, orelse = _total(one.then, sides[0])[0], _total(one.orelse, sides[1])[0]
            statements = (IfElse(one.condition, then, orelse),)
        ranges = block_ranges(statements, ranges) if ranges else None
        out += statements
    return tuple(out), ranges
