"""Ranges of variables, as `Spec/Program/Ranges.lean` finds them, case by case.

Lean's kernel computes the same to prove that no value leaves the integers of a word; here it says
before that whether it will.
"""

from __future__ import annotations

from collections.abc import Sequence
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
    Program,
    Var,
)

Range: TypeAlias = "tuple[int, int]"
"""The least and the largest value."""


def fit(found: Range) -> Range | None:
    """Return a range where its bounds are integers of a word: `fit`."""
    return found if found[0] >= -(2**63) and found[1] < 2**63 else None


def join(x: Range, y: Range) -> Range:
    """Return the least range that has two: `join`."""
    return min(x[0], y[0]), max(x[1], y[1])


def _hull(*values: int) -> Range:
    return min(values), max(values)


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
            return _hull(*(a // b for a in x for b in y)) if y[0] > 0 else None
        case Op.MOD if y[0] > 0:
            return 0, min(x[1], y[1] - 1) if x[0] >= 0 else y[1] - 1
        case Op.BIT_AND if natural:
            return 0, min(x[1], y[1])
        case Op.BIT_OR | Op.BIT_XOR if natural:
            return 0, 2 ** max(max(x[1], y[1]).bit_length(), 1) - 1
        case Op.SHIFT_LEFT if natural and y[1] < 64:
            return 0, x[1] << max(y[1], 0)
        case Op.SHIFT_RIGHT if natural and y[1] < 64:
            return 0, x[1] >> y[0]
        case Op.LT | Op.EQ:
            return 0, 1
    return None


def expr_range(expr: Expr, ranges: Sequence[Range]) -> Range | None:
    """Return the range of a value where variables are in theirs: `Expr.range`.

    It is None where it, or that of a part, may not fit its word.
    """
    match expr:
        case Lit(value):
            return fit((value, value))
        case Var(place):
            return fit(ranges[place]) if place < len(ranges) else None
        case Bin(op, left, right):
            x, y = expr_range(left, ranges), expr_range(right, ranges)
            found = op_range(op, x, y) if x and y else None
            return fit(found) if found else None
        case Ite(condition, then, orelse):
            z = expr_range(condition, ranges)
            x, y = expr_range(then, ranges), expr_range(orelse, ranges)
            return join(x, y) if z and x and y and z[0] >= 0 and z[1] <= 1 else None


def block_ranges(block: Block, ranges: Sequence[Range]) -> list[Range] | None:
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
                x, y = block_ranges(then, out), block_ranges(orelse, out)
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
