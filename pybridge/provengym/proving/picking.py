"""Programs that do the same as others, and of which more is found along paths where places are
picked.

A place is picked by a number below the sum of the weights: the first place up to which the sum is
larger.  It is the last one that has a weight and up to which, without it, the sum is no larger, and
then it is known on its path that it has a weight.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

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
    at_most,
    binary,
    both,
    either,
    is_truth,
    reads,
    renamed,
    writes,
)


def picks(program: Program) -> Program:
    """Return a program that does the same, in which each place is picked on a path where it has a
    weight, and has a variable of its own; the same program where no ranges would be found."""
    count = len(program.variables)
    natural = {
        place
        for place, one in enumerate(program.given)
        if isinstance(one.low, Lit) and one.low.value >= 0
    }
    found = _Picks(count, natural)
    body = found.block(program.body)
    results = count - program.results
    order = [*range(results), *range(count, found.next), *range(results, count)]
    body = renamed(body, {place: i for i, place in enumerate(order)})
    names = [*program.variables, *["picked"] * (found.next - count)]
    made = replace(program, variables=tuple(names[place] for place in order), body=body)
    checked = ranges.total(made)
    start = ranges.before(checked)
    return made if start and ranges.block_ranges(checked.body, start) else program


@dataclass(frozen=True)
class _Pick:
    """A place that is picked.

    Attributes:
        first: Where its statements begin in their block.
        weights: The weight of each place.
        sums: The variables of the sums up to each place.
        place: The variable that the place is assigned to.
    """

    first: int
    weights: tuple[Expr, ...]
    sums: tuple[Expr, ...]
    place: int


class _Picks:
    """The places that are picked, each of which has a variable.

    Attributes:
        next: The place of the next variable.
    """

    def __init__(self, first: int, natural: Collection[int]) -> None:
        """Begin with the place of the first new variable, and those that are never negative."""
        self.next, self._natural = first, natural

    def block(self, block: Block) -> tuple[Stmt, ...]:
        """Return a block in which places are picked on paths."""
        out: list[Stmt] = []
        taken = 0
        for at, one in enumerate(block):
            if at < taken:
                continue
            match one:
                case IfElse(condition, then, orelse):
                    out.append(IfElse(condition, self.block(then), self.block(orelse)))
                case Draw() if (pick := _picked(block, at)) and self._is_natural(pick):
                    del out[len(out) - (at - pick.first) :]
                    out += self._statements(block[pick.first : at + 1], pick)
                    taken = at + 2
                case _:
                    out.append(one)
        return tuple(out)

    def _is_natural(self, pick: _Pick) -> bool:
        """Whether no weight may be negative."""
        for one in pick.weights:
            match one:
                case Lit(number) if number >= 0:
                    continue
                case Var(place) if place in self._natural:
                    continue
            if not is_truth(one):
                return False
        return True

    def _statements(self, block: Block, pick: _Pick) -> list[Stmt]:
        """The statements that pick a place."""
        condition: Expr = ZERO
        for weight in reversed(pick.weights):
            condition = either(_is_some(weight), condition)
        [*before, drawing] = block
        total = at_most(ONE, pick.sums[-1])
        out: list[Stmt] = []
        for one in before:
            if isinstance(one, Require) and one.condition == total:
                before.remove(one)
                out.append(Require(condition, one.line, one.says))
                break
        place, self.next = self.next, self.next + 1
        assert isinstance(drawing, Draw)
        chosen = _chosen(pick, place, Var(drawing.place))
        return [*out, *before, drawing, *chosen, Assign(pick.place, Var(place))]


def _is_some(weight: Expr) -> Expr:
    return weight if is_truth(weight) else binary(Op.LT, ZERO, weight)


def _chosen(pick: _Pick, place: int, drawn: Expr) -> tuple[Stmt, ...]:
    """The statements that assign the place to a variable."""
    found: tuple[Stmt, ...] = (Assign(place, ZERO),)
    for i, weight in enumerate(pick.weights[1:], 1):
        condition = both(_is_some(weight), at_most(pick.sums[i - 1], drawn))
        found = (IfElse(condition, (Assign(place, Lit(i)),), found),)
    return found


def _picked(block: Block, at: int) -> _Pick | None:
    """What is picked by the number that is drawn by a statement of a block, if anything."""
    match block[at : at + 2]:
        case [Draw(drawn, Var() as total), Assign(place, value)]:
            sums = _sums(Var(drawn), value)
        case _:
            return None
    if not sums:
        return None
    sums.append(total)
    first, weights = at, list[Expr]()
    for i, one in reversed([*enumerate(sums)]):
        while first and isinstance(block[first - 1], Require) and i == len(sums) - 1:
            first -= 1
        match block[first - 1 : first]:
            case [Assign(to, Bin(Op.ADD, before, weight))] if one == Var(to) and i:
                if before != sums[i - 1]:
                    return None
            case [Assign(to, weight)] if one == Var(to) and not i:
                pass
            case _ if not i:
                weights.insert(0, one)  # which is the sum itself
                break
            case _:
                return None
        weights.insert(0, weight)
        first -= 1
    changed = writes(block[first : at + 1])
    assigned = [x for x in block[first:at] if isinstance(x, Assign)]
    if any(reads(one) & changed for one in weights) or len(changed) != len(assigned) + 1:
        return None
    return _Pick(first, tuple(weights), tuple(sums), place)


def _sums(drawn: Expr, value: Expr) -> list[Expr]:
    """The sums with which a drawn number is compared to pick a place; none for another value."""
    sums: list[Expr] = []
    while True:
        match value:
            case Ite(Bin(Op.LT, one, (Lit() | Var()) as limit), Lit(place), rest):
                if one != drawn or place != len(sums):
                    return []
                sums.append(limit)
                value = rest
            case Bin(Op.EQ, Bin(Op.LT, one, Var() as limit), Lit(0)) if one == drawn and not sums:
                return [limit]
            case Lit(place) if place == len(sums):
                return sums
            case _:
                return []
