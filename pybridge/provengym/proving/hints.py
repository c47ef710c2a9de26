"""What the analysis along paths is told of a program: which variables keep cases apart, and which
conditions are remembered.

They decide what is found, and not whether it is true.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

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
    Require,
    Var,
    is_truth,
    negation,
    reads,
)
from provengym.proving.ranges import Range

NUMBERS = 16
"""The most numbers that a variable that keeps cases apart is assigned."""
FACTS = 64
"""The most conditions that are remembered."""


def keys(block: Block, spans: Sequence[Range]) -> tuple[int, ...]:
    """Return the variables that keep cases apart: those that are conditions and assigned numbers
    and other conditions, and of those behind the first ones those that are assigned a few numbers.

    Args:
        block: The program.
        spans: The ranges of the first variables, of which only truth values keep cases apart.
    """
    values: dict[int, set[Expr | None]] = {}
    _assigned(block, values)
    tested = {place for one in _conditions(block) for place in _tested(one)}
    truths = {place for place, span in enumerate(spans) if span == (0, 1)}
    found = {place for place in tested & values.keys() if place >= len(spans) or place in truths}
    while True:
        kept = {place for place in found if all(_decides(one, tested) for one in values[place])}
        if kept == found:
            break
        found = kept
    few = {
        place
        for place, what in values.items()
        if place >= len(spans)
        and len(what) <= NUMBERS
        and all(isinstance(one, Lit) for one in what)
    }
    return tuple(sorted(found | few))


def _assigned(block: Block, values: dict[int, set[Expr | None]]) -> None:
    """Collect what each variable is assigned; None where it is drawn."""
    for one in block:
        match one:
            case Assign(place, expr):
                values.setdefault(place, set()).add(expr)
            case Draw(place):
                values.setdefault(place, set()).add(None)
            case IfElse(_, then, orelse):
                _assigned(then, values)
                _assigned(orelse, values)


def _decides(expr: Expr | None, tested: set[int]) -> bool:
    match expr:
        case None:
            return False
        case Var(place):
            return place in tested
    return isinstance(expr, Lit) or is_truth(expr)


def _tested(expr: Expr) -> Iterator[int]:
    """The variables that are conditions in a condition."""
    match expr:
        case Var(place):
            yield place
        case Bin(Op.EQ, inner, Lit(0)):
            yield from _tested(inner)
        case Ite(condition, then, orelse):
            for one in (condition, then, orelse):
                yield from _tested(one)


def _conditions(block: Block) -> Iterator[Expr]:
    """The conditions of a block, those that are assigned included."""
    for one in block:
        match one:
            case Require(condition):
                yield condition
            case Assign(_, expr) if is_truth(expr):
                yield expr
            case IfElse(condition, then, orelse):
                yield condition
                yield from _conditions(then)
                yield from _conditions(orelse)


def compared_variables(block: Block, count: int) -> tuple[int, ...]:
    """Return those of the first variables to which others may be bounds: which are compared with
    other variables, in conditions and choices, or say how many numbers are drawn or what is divided
    by.

    Args:
        block: The program.
        count: How many variables come first.
    """
    found: set[int] = set()
    for one in block:
        match one:
            case Draw(_, expr):
                found |= reads(expr) | _met(expr)
            case Assign(_, expr) | Require(expr):
                found |= _met(expr)
            case IfElse(condition, then, orelse):
                found |= _met(condition) | {
                    *compared_variables(then, count),
                    *compared_variables(orelse, count),
                }
    return tuple(sorted(place for place in found if place < count))


def _met(expr: Expr) -> set[int]:
    """The variables that an expression compares with others, or divides by."""
    match expr:
        case Bin(op, left, right):
            found = _met(left) | _met(right)
            if op in (Op.LT, Op.EQ) and reads(left) and reads(right):
                found |= reads(left) | reads(right)
            elif op in (Op.FLOOR_DIV, Op.MOD):
                found |= reads(right)
            return found
        case Ite(condition, then, orelse):
            return _met(condition) | _met(then) | _met(orelse)
    return set()


def facts(blocks: Sequence[Block], spans: Sequence[Range], zeros: bool = False) -> tuple[Expr, ...]:
    """Return the conditions that are remembered: of what the conditions of blocks are made of, that
    a variable with a range is a number inside of it, that two variables are equal, and that several
    are numbers.

    Args:
        blocks: Programs, of which the first variables are the same.
        spans: The ranges of these variables.
        zeros: Whether 0 is one of the numbers that several are.
    """
    found = dict.fromkeys(
        one
        for block in blocks
        for condition in _conditions(block)
        for one in _parts(condition, zeros)
    )
    shared = range(len(spans))
    kept = [one for one in found if reads(one) <= {*shared} and not _is_bound(one, spans)]
    return tuple(kept[:FACTS])


def _is_bound(expr: Expr, spans: Sequence[Range]) -> bool:
    """Whether bounds say that a condition does not hold."""
    match expr:
        case Bin(Op.EQ, Var(place), Lit(number)):
            return not spans[place][0] < number < spans[place][1]
    return False


def _parts(condition: Expr, zeros: bool) -> Iterator[Expr]:
    """What is remembered of a condition."""
    match condition:
        case Bin(Op.EQ, Var(), Lit(number)) if number:
            yield condition
        case Bin(Op.EQ, Var(), Var()):
            yield condition
        case Bin(Op.EQ, inner, Lit(0)):
            yield from _parts(inner, zeros)
        case Ite(first, Lit(1), second):
            yield from _parts(first, zeros)
            yield from _parts(second, zeros)
        case Ite():
            every = [*_every(condition)]
            if all(_is_number(one, zeros) for one in every):
                yield condition
            elif len(every) > 1:
                for one in every:
                    yield from _parts(one, zeros)


def _is_number(expr: Expr, zeros: bool) -> bool:
    match expr:
        case Bin(Op.EQ, left, right):
            return right != ZERO or (zeros and isinstance(left, Var))
    return False


def _every(condition: Expr) -> Iterator[Expr]:
    """The conditions that hold where this one does."""
    match condition:
        case Ite(first, second, Lit(0)):
            yield from _every(first)
            yield from _every(second)
        case Ite(first, Lit(0), second):
            yield negation(first)
            yield from _every(second)
        case _:
            yield condition
