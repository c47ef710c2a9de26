"""Values of any kind, as keys that are equal when the values are."""

from __future__ import annotations

import math
import numbers
from collections.abc import Hashable, Mapping, Set
from typing import Any

import numpy as np

from provengym.data.errors import brief


def key(value: Any) -> Hashable:
    """Equal for equal numbers of any type and for tuples, lists and arrays of equal items.

    A number that is not whole counts as the nearest 32-bit float, which is what most observation
    spaces hold.

    Raises:
        TypeError: There is none.
    """
    if isinstance(value, (np.ndarray, np.generic)):
        return key(value.tolist())
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


def _float(value: float) -> Hashable:
    if math.isnan(value):
        return math.nan  # always the same object, which a set or dictionary finds again
    if value.is_integer():
        return int(value)
    with np.errstate(over="ignore"):
        return float(np.float32(value))


def is_hashable(value: object) -> bool:
    """Whether a value has a hash; what its `__hash__` raises is no."""
    try:
        hash(value)
    except Exception:  # noqa: BLE001 - the value is the user's
        return False
    return True


def hashable(value: Any) -> Any:
    """A parameter as the report tells it: a list as a tuple, and what has no hash as a text."""
    if isinstance(value, list):
        return tuple(hashable(item) for item in value)
    return value if is_hashable(value) else brief(value, 200)
