"""Every way in which a program goes from many stores at once: `Draw.ways` of `Spec.Auto.Ways`.

Numbers between which the program does not tell are taken together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

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
    Require,
    Var,
    may_raise,
    most,
    reads,
)

LIMIT = 1 << 20
"""The most ways that are listed at once."""
Ints: TypeAlias = "NDArray[np.int64]"
_VALUES: dict[Op, Callable[[Ints, Ints], Ints]] = {
    Op.ADD: np.add,
    Op.SUB: np.subtract,
    Op.MUL: np.multiply,
    Op.FLOOR_DIV: np.floor_divide,
    Op.MOD: np.mod,
    Op.BIT_AND: np.bitwise_and,
    Op.BIT_OR: np.bitwise_or,
    Op.BIT_XOR: np.bitwise_xor,
    Op.SHIFT_LEFT: np.left_shift,
    Op.SHIFT_RIGHT: np.right_shift,
    Op.LT: np.less,
    Op.EQ: np.equal,
}


class TooManyWaysError(Exception):
    """There are more than `LIMIT` ways."""


class FailsError(Exception):
    """The program fails in some way: a requirement does not hold, or an operation has no value."""


@dataclass
class Ways:
    """The ways in which a program goes, one a column.

    Attributes:
        store: The values of the variables, of shape (variables, ways).
        origin: The number of the store that each begins from, of shape (ways,); none falls.
        counts: Of how many numbers each draw of a way draws one, of shape (draws, ways); 0 where it
            draws no more.
        low: The first number of those that it stands for.
        high: The number after the last one.
    """

    store: Ints
    origin: Ints
    counts: Ints
    low: Ints
    high: Ints

    def of(self, columns: Ints | NDArray[np.bool_]) -> Ways:
        """Some of the ways."""
        return Ways(*(one[..., columns] for one in vars(self).values()))

    @classmethod
    def together(cls, parts: Sequence[Ways]) -> Ways:
        """The ways of several."""
        columns = zip(*(vars(part).values() for part in parts), strict=True)
        return cls(*(np.concatenate(one, axis=-1) for one in columns))


def ways(program: Program, given: Ints, kept: int) -> Ways:
    """Return all ways in which a program goes.

    Every value fits 64 bits, as `Stmt.fits` says of the page that a kernel is compiled of.

    Args:
        program: The program.
        given: The values of the first variables, of shape (given, stores); the others are 0.
        kept: The number of the first variables, parameters and fields, that are read afterwards, as
            the results are.

    Raises:
        FailsError: One of them fails.
        TooManyWaysError: There are too many.
    """
    count = given.shape[1]
    store = np.zeros((len(program.variables), count), np.int64)
    store[: len(given)] = given
    draws = [np.zeros((most(program.body), count), np.int64) for _ in range(3)]
    first = Ways(store, np.arange(count), *draws)
    size = len(program.variables)
    running = _Running({*range(kept), *range(size - program.results, size)})
    found = running.block(program.body, first, ())
    order = np.lexsort((*found.low[::-1], found.origin))
    return found.of(order)


class _Running:
    """Runs a program.

    Args:
        kept: The variables that are read afterwards.
    """

    def __init__(self, kept: set[int]) -> None:
        self._kept = kept

    def block(self, block: Block, at: Ways, after: tuple[Block, ...]) -> Ways:
        """The ways after a block, which is followed by others."""
        for number, one in enumerate(block):
            match one:
                case Draw(place, count):
                    at = self._draw(place, count, at, (block[number + 1 :], *after))
                case IfElse(condition, then, orelse) if most((one,)):
                    holds = _value(condition, at.store, None) != 0
                    rest = (block[number + 1 :], *after)
                    parts = [
                        self.block(branch, at.of(which), rest)
                        for branch, which in ((then, holds), (orelse, ~holds))
                        if which.any()
                    ]
                    at = Ways.together(parts)
                case _:
                    _execute((one,), at.store, None)
        return at

    def _draw(self, place: int, count: Expr, at: Ways, after: tuple[Block, ...]) -> Ways:
        counts = _value(count, at.store, None)
        if (counts < 1).any():
            raise FailsError
        ends = _Uses(place, self._kept).ends(after)
        if ends is None:
            if int(counts.sum(dtype=object)) > LIMIT:
                raise TooManyWaysError
            which = np.repeat(np.arange(len(counts)), counts)
            low = np.arange(len(which)) - np.repeat(np.cumsum(counts) - counts, counts)
            high = low + 1
        else:
            told = [_value(one, at.store, None) + more for one, more in ends]
            cuts = [np.clip(one, 0, counts) for one in told]
            cut = np.sort(np.array([np.zeros_like(counts), *cuts, counts]), axis=0)
            cut = np.ascontiguousarray(cut.T)
            is_one = cut[:, :-1] < cut[:, 1:]
            if is_one.sum() > LIMIT:
                raise TooManyWaysError
            which = np.nonzero(is_one)[0]
            low, high = cut[:, :-1][is_one], cut[:, 1:][is_one]
        found = at.of(which)
        drawn = (found.counts != 0).sum(axis=0), np.arange(len(which))
        found.counts[drawn], found.low[drawn], found.high[drawn] = counts[which], low, high
        found.store[place] = low
        return found


class _Uses:
    """What is read of a number that is drawn.

    Args:
        place: The variable that has it.
        kept: The variables that are read at the end.
    """

    def __init__(self, place: int, kept: set[int]) -> None:
        self._place, self._kept = place, kept
        self._ends: list[tuple[Expr, int]] = []
        self._is_apart = False
        self._written: set[int] = set()

    def ends(self, after: Sequence[Block]) -> list[tuple[Expr, int]] | None:
        """Expressions, and what is added to each, where numbers below mean something else to what
        follows than others; None where any two numbers may."""
        stays = all(self._block(block) for block in after)
        if self._is_apart or (stays and self._place in self._kept):
            return None
        return [*dict.fromkeys(self._ends)]

    def _block(self, block: Block) -> bool:
        """Look for reads in a block; return whether the variable may have the number after it."""
        for one in block:
            match one:
                case Assign(place, value) | Draw(place, value):
                    self._expr(value)
                    self._written.add(place)
                    if place == self._place:
                        return False
                case Require(condition):
                    self._expr(condition)
                case IfElse(condition, then, orelse):
                    self._expr(condition)
                    if not any([self._block(then), self._block(orelse)]):
                        return False
        return True

    def _expr(self, expr: Expr) -> None:
        match expr:
            case Bin(Op.LT, Var(self._place), other) if self._is_known(other):
                self._ends.append((other, 0))
            case Bin(Op.LT, other, Var(self._place)) if self._is_known(other):
                self._ends.append((other, 1))
            case Bin(Op.EQ, Var(self._place), other) | Bin(Op.EQ, other, Var(self._place)) if (
                self._is_known(other)
            ):
                self._ends += [(other, 0), (other, 1)]
            case Var(place):
                self._is_apart |= place == self._place
            case Bin(_, left, right):
                self._expr(left)
                self._expr(right)
            case Ite(condition, then, orelse):
                self._expr(condition)
                self._expr(then)
                self._expr(orelse)

    def _is_known(self, expr: Expr) -> bool:
        """Return whether an expression has its value already where the number is drawn."""
        return not (may_raise(expr) or {self._place, *self._written} & set(reads(expr)))


def _execute(block: Block, store: Ints, columns: Ints | None) -> None:
    """Execute a block without draws in some columns of a store, or in all."""
    for one in block:
        match one:
            case Assign(place, value):
                found = _value(value, store, columns)
                store[place, slice(None) if columns is None else columns] = found
            case Require(condition):
                if not _value(condition, store, columns).all():
                    raise FailsError
            case IfElse(condition, then, orelse):
                holds = _value(condition, store, columns) != 0
                every = np.arange(store.shape[1]) if columns is None else columns
                for branch, which in ((then, every[holds]), (orelse, every[~holds])):
                    if len(which):
                        _execute(branch, store, which)


def _value(expr: Expr, store: Ints, columns: Ints | None) -> Ints:
    """The values of an expression in some columns of a store, or in all."""
    match expr:
        case Lit(number):
            return np.full(store.shape[1] if columns is None else len(columns), number, np.int64)
        case Var(place):
            row: Ints = store[place] if columns is None else store[place, columns]
            return row
        case Bin(op, left, right):
            x, y = _value(left, store, columns), _value(right, store, columns)
            if (~_is_defined(op, x, y)).any():
                raise FailsError
            return _VALUES[op](x, y).astype(np.int64)
        case Ite(condition, then, orelse):
            holds = _value(condition, store, columns) != 0
            every = np.arange(store.shape[1]) if columns is None else columns
            found = np.empty(len(every), np.int64)
            for branch, which in ((then, holds), (orelse, ~holds)):
                if which.any():
                    found[which] = _value(branch, store, every[which])
            return found


def _is_defined(op: Op, x: Ints, y: Ints) -> NDArray[np.bool_]:
    """Where operations have a value: `Op.Defined`."""
    if op in (Op.FLOOR_DIV, Op.MOD):
        return np.not_equal(y, 0)
    if op in (Op.BIT_AND, Op.BIT_OR, Op.BIT_XOR):
        return np.greater_equal(np.minimum(x, y), 0)
    if op in (Op.SHIFT_LEFT, Op.SHIFT_RIGHT):
        return np.greater_equal(y, 0)
    return np.ones(1, np.bool_)
