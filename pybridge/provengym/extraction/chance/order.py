"""Draws that are not decided: the interval of each, and what is known of how some of them compare.

Draws that were compared with each other lie in one interval, and of some pairs it is known that the
one is below the other, or not above it.  Each way to give them values of the interval that agrees
with this is equally likely; so a probability is a quotient of two numbers of ways, which are
counted exactly.  Draws that were not compared are independent.
"""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

MOST_COMPARED = 10
"""Draws that are compared with each other; the numbers of ways to order more are not counted."""


class Choosing(Protocol):
    """The run that goes on, see `CallRun`."""

    def choose(self, weights: Sequence[int]) -> int:
        """Take one of several branches."""

    def require(self, holds: bool, why: str) -> None:
        """Mark what cannot be followed."""


@dataclass(frozen=True)
class Base:
    """A function of `k`, ``kind(k * step)``, which is exact."""

    kind: Callable[[Any], Any]
    step: int | float = 1
    """A power of two, or 1."""

    def __call__(self, k: int) -> Any:
        return self.kind(k * self.step)

    @property
    def mass(self) -> int | None:
        """The sum of all weights, where that of some numbers is unknown."""
        return None

    @property
    def rest(self) -> str:
        """The reason why it is unknown."""
        return ""

    def weight(self, low: int, high: int) -> int:
        """The weight of the numbers for ``low <= k < high``: each is equally likely."""
        return high - low


class Interval:
    """The range of the number behind one or several draws: ``base(k)`` for ``low <= k < high``.

    Args:
        base: The number, as a function of `k`.
        size: The number of its values, each equally likely unless the base has other weights.
        token: The token of the run that draws it.
        first: The first `k`.
    """

    __slots__ = ("base", "first", "mass", "order", "size", "token")

    def __init__(self, base: Base, size: int, token: object, first: int = 0) -> None:
        self.base, self.size, self.token, self.first = base, size, token, first
        self.mass = base.mass
        """The weight of the numbers between the ends, and of those that are unknown."""
        self.order = Order(first, first + size, ((self,),), (0,), (0,))

    @property
    def low(self) -> int:
        """The least `k`."""
        return self.order.low

    @property
    def high(self) -> int:
        """One more than the greatest `k`."""
        return self.order.high

    def ordinary(self, side: int) -> int:
        """A `k` that agrees with those that the other intervals give for the same side.

        Args:
            side: 0 for the least ones, equal where they may be; 1 for the greatest ones, distinct
                where they may be.
        """
        return self.order.values(side)[self.order.place(self)]


class Order:
    """Intervals that are one, and what is known of the numbers in them.

    Args:
        low: As of each interval.
        high: As of each interval.
        tied: The intervals, those together of which the numbers are equal.
        below: For each of these classes the ones that are not above it, as bits.
        strictly: For each class the ones that are below it.
    """

    __slots__ = ("below", "high", "low", "strictly", "tied")

    def __init__(
        self,
        low: int,
        high: int,
        tied: tuple[tuple[Interval, ...], ...],
        below: tuple[int, ...],
        strictly: tuple[int, ...],
    ) -> None:
        self.low, self.high, self.tied = low, high, tied
        self.below, self.strictly = below, strictly

    def place(self, interval: Interval) -> int:
        """The class of an interval."""
        return next(k for k, tied in enumerate(self.tied) if interval in tied)

    def ways(self) -> int:
        """Return the number of ways in which the intervals can be given numbers."""
        return _ways(self.high - self.low, self.below, self.strictly)

    def joined(self, other: Order) -> Order:
        """This one and another one of the same interval, between which nothing is known."""
        shift = len(self.tied)
        return Order(
            self.low,
            self.high,
            self.tied + other.tied,
            self.below + tuple(mask << shift for mask in other.below),
            self.strictly + tuple(mask << shift for mask in other.strictly),
        )

    def related(self, one: int, other: int, *, strict: bool) -> Order | None:
        """This one, and one class is below another one, or not above it; None where that cannot
        be."""
        if self.below[one] >> other & 1:
            if strict or self.strictly[one] >> other & 1:
                return None
            between = [k for k in _bits(self.below[one]) if self.below[k] >> other & 1]
            return self._as_one([one, other, *between])
        below, strictly = list(self.below), list(self.strictly)
        for k in range(len(below)):
            if k == other or below[k] >> other & 1:
                below[k] |= self.below[one] | 1 << one
                if strict or strictly[k] >> other & 1:
                    strictly[k] |= self.below[one] | 1 << one
                strictly[k] |= self.strictly[one]
        return Order(self.low, self.high, self.tied, tuple(below), tuple(strictly))

    def equal(self, one: int, other: int) -> Order | None:
        """This one, and two classes are one; None where that cannot be."""
        if self.below[one] >> other & 1:
            one, other = other, one
        found = self.related(one, other, strict=False)
        assert found is not None
        return found.related(other, one, strict=False)

    def _as_one(self, classes: Sequence[int]) -> Order:
        """This one, with some classes that are equal made one."""
        first, many = classes[0], sum(1 << k for k in classes)
        tied, below, strictly = list(self.tied), list(self.below), list(self.strictly)
        tied[first] = tuple(interval for k in classes for interval in self.tied[k])
        for masks in (below, strictly):
            for k in classes:
                masks[first] |= masks[k]
            masks[first] &= ~many
        for k in range(len(tied)):
            if below[k] & many:
                is_above = bool(strictly[k] & many)
                strictly[k] |= (below[first] | 1 << first) if is_above else strictly[first]
                below[k] |= below[first] | 1 << first
        kept = [k for k in range(len(tied)) if k == first or k not in classes]
        return Order(self.low, self.high, tuple(tied), tuple(below), tuple(strictly))._part(kept)

    def _part(self, kept: Sequence[int], low: int | None = None, high: int | None = None) -> Order:
        """Return the part of this order about some classes, within an interval."""
        return Order(
            self.low if low is None else low,
            self.high if high is None else high,
            tuple(self.tied[k] for k in kept),
            _renumbered(self.below, kept),
            _renumbered(self.strictly, kept),
        )

    def cuts(self, at: int) -> list[tuple[Order, Order]]:
        """Return each possible pair of orders: of the classes below a number, and of the others."""
        everything = (1 << len(self.tied)) - 1
        return [
            (
                self._part(list(_bits(lower)), high=at),
                self._part(list(_bits(everything & ~lower)), low=at),
            )
            for lower in _closed(self.below, everything)
        ]

    def settle(self) -> None:
        """Let the intervals know; those between which nothing is known go apart."""
        if len(self.tied) == 1:  # sooner done
            for interval in self.tied[0]:
                interval.order = self
            return
        left = (1 << len(self.tied)) - 1
        while left:
            part, grown = 0, left & -left
            while part != grown:
                part = grown
                for k, mask in enumerate(self.below):
                    if (mask | 1 << k) & part:
                        grown |= mask | 1 << k
            left &= ~part
            order = self._part(list(_bits(part)))
            for tied in order.tied:
                for interval in tied:
                    interval.order = order

    def values(self, side: int) -> list[int]:
        """A number for each class, see `Interval.ordinary`."""
        count = len(self.tied)
        rising = sorted(range(count), key=lambda k: self.below[k].bit_count())
        if side and self.high - self.low >= count:
            return [self.high - count + rising.index(k) for k in range(count)]
        found = [self.low] * count
        for k in rising:
            found[k] = max(
                [self.low, *(found[j] + (self.strictly[k] >> j & 1) for j in _bits(self.below[k]))]
            )
        return found


def is_below(run: Choosing, one: Interval, other: Interval) -> bool:
    """Decide whether the number of one interval is below that of another one."""
    if not _meet(run, one, other):
        return one.low < other.low
    order, here, there = _common(run, one, other)
    if here == there:
        return False
    found = order.related(here, there, strict=True), order.related(there, here, strict=False)
    return _taken(run, found) == 0


def is_equal(run: Choosing, one: Interval, other: Interval) -> bool:
    """Decide whether the numbers of two intervals are equal."""
    if not _meet(run, one, other):
        return False
    order, here, there = _common(run, one, other)
    if here == there:
        return True
    found = (
        order.related(here, there, strict=True),
        order.equal(here, there),
        order.related(there, here, strict=True),
    )
    return _taken(run, found) == 1


def cut(run: Choosing, interval: Interval, places: Sequence[int]) -> None:
    """Decide between which of some places inside of it an interval lies."""
    order, base = interval.order, interval.base
    if len(order.tied) == 1:
        ends = (order.low, *places, order.high)
        weights = _weights(base, ends)
        if interval.mass is not None:
            weights = (*weights, max(interval.mass - sum(weights), 0))
        taken = _chosen(run, weights)
        run.require(taken <= len(places), base.rest)
        if interval.mass is not None:
            interval.mass = weights[taken]
        Order(ends[taken], ends[taken + 1], order.tied, order.below, order.strictly).settle()
        return
    while places:  # each one decides for the others that it was compared with, too
        middle = len(places) // 2
        _cut_one(run, interval, places[middle])
        is_lower = interval.high <= places[middle]
        places = places[:middle] if is_lower else places[middle + 1 :]


@functools.lru_cache(maxsize=1024)
def _weights(base: Base, ends: tuple[int, ...]) -> tuple[int, ...]:
    """The weights of the numbers between each two ends; kept, for the same come again and again."""
    return tuple(base.weight(low, high) for low, high in itertools.pairwise(ends))


def _cut_one(run: Choosing, interval: Interval, at: int) -> None:
    """Decide which of the intervals of an order lie below a place inside of it."""
    parts = interval.order.cuts(at)
    for part in parts[_chosen(run, [lower.ways() * upper.ways() for lower, upper in parts])]:
        part.settle()


def _meet(run: Choosing, one: Interval, other: Interval) -> bool:
    """Cut two intervals so that they are equal, or have nothing in common; whether they are
    equal."""
    while (one.low, one.high) != (other.low, other.high):
        if one.high <= other.low or other.high <= one.low:
            return False
        for inner, outer in ((one, other), (other, one)):
            places = [at for at in (inner.low, inner.high) if outer.low < at < outer.high]
            if places:
                cut(run, outer, places)
                break
    return True


def _common(run: Choosing, one: Interval, other: Interval) -> tuple[Order, int, int]:
    """Return the order that two equal intervals have in common, and the class of each in it."""
    order = one.order
    if order is not other.order:
        order = order.joined(other.order)
    run.require(
        len(order.tied) <= MOST_COMPARED,
        f"more than {MOST_COMPARED} draws are compared with each other",
    )
    return order, order.place(one), order.place(other)


def _taken(run: Choosing, orders: Sequence[Order | None]) -> int:
    """Choose one of some orders, settle it, and return its place among them."""
    taken = _chosen(run, [order.ways() if order else 0 for order in orders])
    order = orders[taken]
    assert order is not None
    order.settle()
    return taken


def _chosen(run: Choosing, weights: Sequence[int]) -> int:
    """`Choosing.choose`, where there is something to choose."""
    possible = [k for k, weight in enumerate(weights) if weight]
    return possible[0] if len(possible) == 1 else run.choose(weights)


def _bits(mask: int) -> Iterator[int]:
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def _renumbered(masks: Sequence[int], kept: Sequence[int]) -> tuple[int, ...]:
    """The masks of some classes, with only those in them."""
    return tuple(sum((masks[k] >> j & 1) << at for at, j in enumerate(kept)) for k in kept)


def _closed(below: Sequence[int], within: int) -> list[int]:
    """The sets of some classes that have what is below each of them, within the classes."""
    found = [0]
    for k in sorted(_bits(within), key=lambda k: (below[k] & within).bit_count()):
        # What is below has been decided before.
        found += [some | 1 << k for some in found if not below[k] & within & ~some]
    return found


def _ways(size: int, below: tuple[int, ...], strictly: tuple[int, ...]) -> int:
    """The number of maps into a range of a size that agree with an order."""
    if len(below) == 1:
        return size
    order = _sorted(below, strictly)
    onto = _onto(_renumbered(below, order), _renumbered(strictly, order))
    return sum(many * math.comb(size, levels) for levels, many in enumerate(onto))


def _sorted(below: tuple[int, ...], strictly: tuple[int, ...]) -> list[int]:
    """The classes in an order that most orders which differ by it alone have in common."""
    masks = (below, strictly)
    signs: list[Any] = [
        tuple(
            count
            for mask in masks
            for count in (mask[k].bit_count(), sum(m >> k & 1 for m in mask))
        )
        for k in range(len(below))
    ]
    signs = [(sign, sorted(signs[j] for j in _bits(below[k]))) for k, sign in enumerate(signs)]
    return sorted(range(len(below)), key=signs.__getitem__)


@functools.lru_cache(maxsize=65_536)
def _onto(below: tuple[int, ...], strictly: tuple[int, ...]) -> tuple[int, ...]:
    """Return the numbers of ways to put the classes onto exactly 0, 1, 2, ... levels."""
    count = len(below)
    everything = (1 << count) - 1
    found: dict[int, list[int]] = {0: [1] + [0] * count}
    for lower in sorted(_closed(below, everything), key=int.bit_count):
        ways = found.pop(lower, None)
        if ways is None:
            continue
        if lower == everything:
            return tuple(ways)
        ready = sum(1 << k for k in _bits(everything & ~lower) if not strictly[k] & ~lower)
        for level in _closed(below, ready):
            if level and all(not below[k] & ~(lower | level) for k in _bits(level)):
                more = found.setdefault(lower | level, [0] * (count + 1))
                for levels, many in enumerate(ways[:-1]):
                    more[levels + 1] += many
    return (0,) * (count + 1)
