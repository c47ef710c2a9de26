"""The minimal sets that suffice, of attributes or of actions."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Item = TypeVar("Item")

MOST = 16
"""Of how many items all subsets are looked at."""


def minimal_sets(
    items: Sequence[Item], suffices: Callable[[tuple[Item, ...]], bool]
) -> tuple[tuple[Item, ...], ...]:
    """The sets that suffice, and none of whose proper subsets does.

    To suffice must be monotone: a set that has more than a sufficient one suffices.  So an item
    without which all others do not suffice is in each of the sets, and a set that has more than a
    minimal one is not looked at.

    >>> minimal_sets("abc", lambda chosen: "a" in chosen and len(chosen) > 1)
    (('a', 'b'), ('a', 'c'))
    """
    if not suffices(tuple(items)):
        return ()
    necessary = [one for one in items if not suffices(tuple(i for i in items if i != one))]
    others = [one for one in items if one not in necessary]
    found: list[frozenset[Item]] = []
    for size in range(len(others) + 1):
        for more in combinations(others, size):
            chosen = frozenset((*necessary, *more))
            if not any(one <= chosen for one in found) and suffices(
                tuple(one for one in items if one in chosen)
            ):
                found.append(chosen)
        if any(len(one) == len(necessary) for one in found):
            break
    return tuple(tuple(item for item in items if item in one) for one in found)
