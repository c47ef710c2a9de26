"""Values of any kind, as keys that are equal when the values are."""

from __future__ import annotations

import copy
import math
import numbers
from collections.abc import Hashable, Mapping, Set
from typing import Any

import numpy as np

from provengym.data.arrays import as_numpy, is_foreign_array
from provengym.data.errors import brief


def key(value: Any) -> Hashable:
    """Equal for equal numbers of any type and for tuples, lists and arrays of equal items.

    A number that is not whole counts as the nearest 32-bit float, which is what most observation
    spaces hold.

    Raises:
        TypeError: There is none.
    """
    if isinstance(value := as_numpy(value), (np.ndarray, np.generic)):
        return key(value.tolist())
    if isinstance(value, ByValue):
        return value.key
    if isinstance(value, numbers.Integral):
        return int(value)
    if isinstance(value, float):
        return _float(value)
    if isinstance(value, (list, tuple)):
        return tuple(key(item) for item in value)
    if isinstance(value, Mapping):
        return frozenset((name, key(item)) for name, item in value.items())
    if isinstance(value, Set):
        return frozenset(key(item) for item in value)
    hash(value)
    return value  # type: ignore[no-any-return]


class ByValue:
    """An array, or a tuple with arrays inside, with the hash and the equality of its values."""

    def __init__(self, value: Any) -> None:
        self._value, self.key = copy.deepcopy(value), key(value)

    @property
    def value(self) -> Any:
        """A copy, since whoever gets it may write into it."""
        return copy.deepcopy(self._value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ByValue) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return repr(self._value)


def hashable(value: Any) -> Any:
    """The value, or where it is an array or a tuple that holds one, `ByValue` of it."""
    return ByValue(value) if _holds_array(value) else value


def unwrapped(value: Any) -> Any:
    """Return the value that `hashable` was given."""
    return value.value if isinstance(value, ByValue) else value


def _holds_array(value: Any) -> bool:
    if isinstance(value, tuple):
        return any(map(_holds_array, value))
    return isinstance(value, np.ndarray) or is_foreign_array(value)


def _float(value: float) -> Hashable:
    if math.isnan(value):
        return math.nan  # always the same object, which a set or dictionary finds again
    if value.is_integer():
        return int(value)
    with np.errstate(over="ignore"):
        return float(np.float32(value))


def is_hashable(value: object) -> bool:
    """Return whether a value has a hash; it has none where its `__hash__` raises."""
    try:
        hash(value)
    except Exception:  # noqa: BLE001 - the value is the user's
        return False
    return True


def as_parameter(value: Any) -> Any:
    """A parameter as the report tells it: a list as a tuple, and what has no hash as a text."""
    if isinstance(value, list):
        return tuple(as_parameter(item) for item in value)
    return value if is_hashable(value) else brief(value, 200)
