"""Tables of plain values that an environment carries along, as Gymnasium's toy texts do their `P`.

A table is a dictionary or a list of others, in which there is nothing else that can change.  So it
is the same as before where each of them holds the same objects in the same order, which is told
sooner than to go through it again.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Hashable, Iterator
from operator import is_
from typing import Any

FEWEST_ROWS = 16

address = object.__hash__
"""A number that no other living object has.  `id` is another one; each of its calls is an audit
event, of which the hook of an extraction hears."""


class NoTableError(Exception):
    """There is something else inside."""


class TableContents:
    """The contents of a table at the time when it was made.

    Args:
        parts: The dictionaries and lists in it, in the order in which they are met.
        kept: For each a function that puts its contents back, and its two arguments.
        key: The value of the table.
        size: The memory that this takes, in bytes, roughly.
    """

    def __init__(
        self,
        parts: list[Any],
        kept: list[tuple[Callable[[Any, Any], None], Any, Any]],
        key: Hashable,
        size: int,
    ) -> None:
        self.key, self.size = key, size
        self.numbers = [address(part) for part in parts]
        self._kept = kept
        self._dicts = [part for part in parts if type(part) is dict]
        self._lists = [part for part in parts if type(part) is list]
        self._sizes, self._held = self._many(), list(self._holds())

    @property
    def is_as_it_was(self) -> bool:
        """True if it holds the same objects as then."""
        return self._many() == self._sizes and all(map(is_, self._holds(), self._held))

    def restore(self, _: None = None) -> None:
        """Put back what it held."""
        if not self.is_as_it_was:
            for put, thing, content in self._kept:
                put(thing, content)

    def _many(self) -> list[int]:
        """Return the number of items of each dictionary and of each list."""
        return [*map(len, self._dicts), *map(len, self._lists)]

    def _holds(self) -> Iterator[object]:
        """All keys, values and items."""
        every = itertools.chain.from_iterable
        values = map(dict.values, self._dicts)
        return itertools.chain(every(self._dicts), every(values), every(self._lists))


def may_be_table(value: Any) -> bool:
    """Return whether a value looks like a table, and a large one, at first sight."""
    if type(value) not in (dict, list) or len(value) < FEWEST_ROWS:
        return False
    first = next(iter(value.values() if type(value) is dict else value))
    return type(first) in (dict, list)
