"""A set of rows of words that numbers them, by operations on whole arrays."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.data.arrays import without_padding

if TYPE_CHECKING:
    from numpy.typing import NDArray

WORD = 8
_FREE = -1
_ODD = np.uint64(0x9E3779B97F4A7C15)


def words_of(batch: NDArray[Any]) -> NDArray[np.uint64]:
    """The bytes of each item of a batch as words, with zeros at the end; shape (n, words)."""
    items = np.ascontiguousarray(without_padding(batch)).reshape(
        len(batch), math.prod(batch.shape[1:])
    )
    size = items.shape[1] * items.dtype.itemsize
    padded = np.zeros((len(batch), -(-size // WORD) * WORD), dtype=np.uint8)
    if size:
        padded[:, :size] = items.view(np.uint8).reshape(len(batch), size)
    return padded.view(np.uint64)


class RowIndex:
    """Distinct rows of words, numbered in the order in which they came.

    They stand in a hash table with open addressing, in which all rows of a call look for their
    places together.
    """

    def __init__(self, words: int) -> None:
        self._count = 0
        self._rows = np.empty((1024, words), dtype=np.uint64)
        self._table = np.full(4096, _FREE, dtype=np.int32)

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, numbers: slice) -> NDArray[np.uint64]:
        return self._rows[: self._count][numbers]

    def add(self, rows: NDArray[np.uint64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Add rows.

        Returns:
            The number of each, and where in `rows` those are that are new, in the order of their
            numbers.
        """
        first, many = self._count, len(rows)
        self._reserve(first + many)
        # Until equal rows are found out, every row has a number of its own.
        self._rows[first : first + many] = rows
        held, slots = self._place(first, many)
        is_new = held == np.arange(first, first + many)
        new = np.flatnonzero(is_new)
        self._rows[first : first + len(new)] = rows[new]
        rank = np.cumsum(is_new) - 1 + first
        self._table[slots[new]] = rank[new]
        fresh = held >= first
        held[fresh] = rank[held[fresh] - first]
        self._count += len(new)
        return held, new

    def _place(self, first: int, many: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Find or take a place for rows that are stored: the number held there, and the place."""
        rows = self._rows[first : first + many]
        held, slots = np.empty(many, dtype=np.int64), self._hash(rows)
        open_ = np.arange(many)
        while len(open_):
            here = slots[open_]
            there = self._table[here]
            free = there == _FREE
            if free.any():
                # Of several that want a place the last to be written gets it: the first row.
                self._table[here[free][::-1]] = first + open_[free][::-1]
                there = self._table[here]
            same = _equal(self._rows[there], rows[open_])
            held[open_[same]] = there[same]
            open_ = open_[~same]
            slots[open_] = (slots[open_] + 1) & (len(self._table) - 1)
        return held, slots

    def _hash(self, rows: NDArray[np.uint64]) -> NDArray[np.int64]:
        mixed = np.zeros(len(rows), dtype=np.uint64)
        for column in rows.T:
            mixed = (mixed ^ column) * _ODD
            mixed ^= mixed >> np.uint64(32)
        mixed *= _ODD
        bits = len(self._table).bit_length() - 1
        return (mixed >> np.uint64(64 - bits)).astype(np.int64)

    def _reserve(self, many: int) -> None:
        """Room for so many rows, in a table of which three quarters stay free at least."""
        if many > len(self._rows):
            larger = np.empty((2 * many, self._rows.shape[1]), dtype=np.uint64)
            larger[: self._count] = self[:]
            self._rows = larger
        if 4 * many > len(self._table):
            self._table = np.full(1 << (4 * many).bit_length(), _FREE, dtype=np.int32)
            self._place(0, self._count)


def _equal(some: NDArray[np.uint64], others: NDArray[np.uint64]) -> NDArray[np.bool_]:
    """Return which rows are equal; column by column, since there are few."""
    same = np.ones(len(some), dtype=np.bool_)
    for column, other in zip(some.T, others.T, strict=True):
        same &= column == other
    return same
