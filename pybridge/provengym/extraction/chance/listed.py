"""Integers in a row of which each has a weight of its own, as draws that know their interval."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable
from typing import Any

from provengym.extraction.chance.order import Base


class Listed(Base):
    """The integers ``kind(k)`` in a row.

    Args:
        kind: Their type.
        first: The first `k`.
        weights: The weight of each, and last that of what is not followed.
        rest: The reason why that is unknown.
    """

    def __init__(
        self, kind: Callable[[Any], Any], first: int, weights: tuple[int, ...], rest: str
    ) -> None:
        super().__init__(kind)
        sums = (0, *itertools.accumulate(weights))
        for name, value in (("first", first), ("_sums", sums), ("_rest", rest)):
            object.__setattr__(self, name, value)

    first: int
    _sums: tuple[int, ...]
    _rest: str
    __eq__, __hash__ = object.__eq__, object.__hash__  # one for the same weights, see `listed`

    @property
    def size(self) -> int:
        """The number of those that are followed."""
        return len(self._sums) - 2

    @property
    def mass(self) -> int:
        """The weight of all numbers, those included that are not followed."""
        return self._sums[-1]

    @property
    def rest(self) -> str:
        """The reason why some of the mass is unknown."""
        return self._rest

    def weight(self, low: int, high: int) -> int:
        """The weight of the numbers for ``low <= k < high``."""
        return self._sums[high - self.first] - self._sums[low - self.first]


listed = functools.lru_cache(maxsize=256)(Listed)
"""The one for the same arguments, which come again and again."""
