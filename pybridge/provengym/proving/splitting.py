"""Programs that do the same as others, and of which more is found along paths.

Truth values and other choices are made on paths of their own, comparisons on each side of a choice,
copies of variables again where a condition reads these, and cases of the values of a variable are
told apart where a table is read.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from provengym.proving import ranges
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
    either,
    is_truth,
    ite,
    reads,
    writes,
)
from provengym.proving.ranges import Range

VALUES = 16
"""The most values of a variable that are told apart."""
LOOKED_UP = 3
"""How many comparisons of a variable with numbers make the choice between them a table."""


def split(program: Program) -> Program:
    """Return a program that does the same, split into paths; the same where no ranges would be
    found."""
    return _checked(program, _split_block(program.body, {}))


def by_values(program: Program) -> Program:
    """Return a program that does the same, and requires that a variable has one of its values
    where a table is read at it, or a remainder is taken; the same where no ranges would be found.
    """
    found = {
        place: (one.low.value, one.high.value)
        for place, one in enumerate(program.given)
        if isinstance(one.low, Lit) and isinstance(one.high, Lit)
    }
    return _checked(program, _valued_block(program.body, found, {}))


def _checked(program: Program, body: Sequence[Stmt]) -> Program:
    made = replace(program, body=tuple(body))
    checked = ranges.total(made)
    start = ranges.before(checked)
    return made if start and ranges.block_ranges(checked.body, start) else program


def _copied(copies: Mapping[int, int], one: Stmt) -> dict[int, int]:
    """The variables that are others after a statement."""
    changed = writes([one])
    found = {to: of for to, of in copies.items() if to not in changed and of not in changed}
    match one:
        case Assign(place, Var(of)) if place != of:
            found[place] = of
    return found


def _again(copies: Mapping[int, int], read: set[int]) -> list[Stmt]:
    return [Assign(to, Var(of)) for to, of in copies.items() if of in read]


def _split_block(block: Block, copies: Mapping[int, int]) -> tuple[Stmt, ...]:
    """A block that does the same.

    Args:
        block: The block.
        copies: Variables that are others.
    """
    out: list[Stmt] = []
    for at, one in enumerate(block):
        match one:
            case Assign(place, value) if _is_decided(place, value, block[at + 1 :]):
                truth = _split_expr(value)
                out.append(IfElse(truth, (Assign(place, ONE),), (Assign(place, ZERO),)))
            case Assign(place, Ite(condition, then, (Lit() | Var()) as orelse)) if not is_truth(
                one.value
            ) and place not in reads(condition):
                sides = [
                    [] if side == Var(place) else [Assign(place, side)] for side in (then, orelse)
                ]
                out.append(IfElse(_split_expr(condition), *map(tuple, sides)))
            case IfElse(condition, then, orelse):
                again = _again(copies, reads(condition))
                blocks = [(*again, *_split_block(side, copies)) for side in (then, orelse)]
                out.append(IfElse(_split_expr(condition), *blocks))
            case _:
                out.append(one)
        copies = _copied(copies, one)
    return tuple(out)


def _is_decided(place: int, value: Expr, rest: Block) -> bool:
    """Whether a truth value is assigned on which a condition may depend."""
    return is_truth(value) and not isinstance(value, Lit) and _is_tested(place, rest) is not False


def _is_tested(place: int, block: Block) -> bool | None:
    """Whether a variable is a condition before it is assigned again; None if neither is so."""
    for one in block:
        if any(_is_condition(place, condition) for condition in _conditions(one)):
            return True
        match one:
            case Assign(to) | Draw(to):
                if to == place:
                    return False
            case IfElse(_, then, orelse):
                found = [_is_tested(place, side) for side in (then, orelse)]
                if True in found:
                    return True
                if None not in found:
                    return False
    return None


def _is_condition(place: int, expr: Expr) -> bool:
    match expr:
        case Var(to):
            return to == place
        case Bin(Op.EQ, inner, Lit(0)):
            return _is_condition(place, inner)
        case Ite(condition, then, orelse):
            return any(_is_condition(place, one) for one in (condition, then, orelse))
    return False


def _conditions(one: Stmt) -> Iterator[Expr]:
    """The conditions that a statement itself evaluates."""
    match one:
        case Assign(_, expr) | Draw(_, expr):
            yield from _chosen_by(expr)
        case Require(condition) | IfElse(condition):
            yield condition


def _chosen_by(expr: Expr) -> Iterator[Expr]:
    match expr:
        case Bin(_, left, right):
            yield from _chosen_by(left)
            yield from _chosen_by(right)
        case Ite(condition, then, orelse):
            yield condition
            yield from _chosen_by(then)
            yield from _chosen_by(orelse)


def _valued_block(
    block: Block, known: Mapping[int, Range], copies: Mapping[int, int]
) -> tuple[Stmt, ...]:
    """A block that does the same.

    Args:
        block: The block.
        known: The ranges of variables that have few values.
        copies: Variables that are others.
    """
    out: list[Stmt] = []
    apart: set[int] = set()
    for at, one in enumerate(block):
        places = _looked_up(one)
        match one:
            case Assign(place, expr):
                if _is_looked_up(place, block[at + 1 :]):
                    places |= reads(expr)
            case IfElse(condition, then, orelse):
                sides = [_valued_block(side, known, copies) for side in (then, orelse)]
                one = IfElse(condition, *sides)
        for place in sorted(places & known.keys() - apart):
            low, high = known[place]
            if 0 < high - low < VALUES:
                out += [_one_of(place, low, high), *_again(copies, {place})]
        out.append(one)
        changed = writes([one])
        apart = set() if isinstance(one, IfElse) else (apart | places) - changed
        now = {place: found for place, found in known.items() if place not in changed}
        match one:
            case Draw(place, Lit(count)):
                now[place] = 0, count - 1
            case Assign(place, Var(of)) if of in known:
                now[place] = known[of]
        known, copies = now, _copied(copies, one)
    return tuple(out)


def _one_of(place: int, low: int, high: int) -> Require:
    """The requirement that a variable has one of its values."""
    condition: Expr = Bin(Op.EQ, Var(place), Lit(high))
    for number in reversed(range(low, high)):
        condition = either(Bin(Op.EQ, Var(place), Lit(number)), condition)
    return Require(condition, 0, f"that a value is one of {low} to {high}")


def _is_looked_up(place: int, block: Block) -> bool:
    """Whether a table is read at a variable before it is assigned again."""
    for one in block:
        if place in _looked_up(one):
            return True
        if place in writes([one]):
            return False
    return False


def _looked_up(one: Stmt) -> set[int]:
    """The variables at which a statement itself reads a table, or takes a remainder."""
    found: dict[int, set[Expr]] = {}
    divided: set[int] = set()

    def look(expr: Expr) -> None:
        match expr:
            case Bin(op, left, right):
                if op is Op.LT and isinstance(left, Var) and isinstance(right, Lit):
                    found.setdefault(left.place, set()).add(expr)
                if op in (Op.MOD, Op.FLOOR_DIV):
                    divided.update(reads(left))
                look(left)
                look(right)
            case Ite(condition, then, orelse):
                for part in (condition, then, orelse):
                    look(part)

    match one:
        case Assign(_, expr) | Draw(_, expr) | Require(expr) | IfElse(expr):
            look(expr)
    return divided | {place for place, what in found.items() if len(what) >= LOOKED_UP}


def _split_expr(expr: Expr) -> Expr:
    match expr:
        case Bin(op, left, right):
            left, right = _split_expr(left), _split_expr(right)
            if op in (Op.EQ, Op.LT):
                match left, right:
                    case Ite(c, a, b), _ if not is_truth(left):
                        sides = Bin(op, a, right), Bin(op, b, right)
                        return ite(c, *map(_split_expr, sides))
                    case _, Ite(c, a, b) if not is_truth(right):
                        sides = Bin(op, left, a), Bin(op, left, b)
                        return ite(c, *map(_split_expr, sides))
            return binary(op, left, right)
        case Ite(condition, then, orelse):
            return ite(*map(_split_expr, (condition, then, orelse)))
    return expr
