"""Partitions of states, and of other things that are counted: the number of each one's block."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    Numbers = NDArray[np.int64]

LARGEST = 1 << 62


def numbered(values: NDArray[Any]) -> Numbers:
    """The number of each value among the distinct ones, in the order in which they come.

    >>> numbered(np.array([7.5, 3.0, 7.5]))
    array([0, 1, 0])
    """
    _, firsts, numbers = np.unique(values, return_index=True, return_inverse=True)
    order = np.empty(firsts.size, np.int64)
    order[np.argsort(firsts)] = np.arange(firsts.size)
    return order[numbers]


def joined(partitions: Iterable[NDArray[Any]], size: int, most: int = LARGEST) -> Numbers:
    """Numbers that are equal exactly where those of all partitions are; in lexicographic order.

    Args:
        partitions: Numbers from 0 on, each of shape (size,).
        size: The number of things; without a partition all are in one block.
        most: No number is as large, where there are not so many blocks.

    >>> joined([np.array([0, 1, 1]), np.array([5, 5, 0])], 3)
    array([ 5, 11,  6])
    >>> joined([np.array([0, 1, 1]), np.array([5, 5, 0])], 3, most=10)
    array([0, 2, 1])
    """
    found, blocks = np.zeros(size, np.int64), 1
    for one in partitions:
        more = int(one.max(initial=0)) + 1
        if blocks * more > LARGEST:
            found, blocks = _compressed(found)
        found = found * more + one
        blocks *= more
    return found if blocks <= most else _compressed(found)[0]


def _compressed(numbers: Numbers) -> tuple[Numbers, int]:
    """The number of each among the distinct ones, in their order, and how many these are."""
    distinct, found = np.unique(numbers, return_inverse=True)
    return found.astype(np.int64, copy=False), distinct.size
