"""Observations as data: equality, and the parts that can change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterator


def same(one: Any, two: Any) -> bool:
    """Return whether observations agree in structure, shapes, types and values; NaN is itself."""
    if isinstance(one, dict) and isinstance(two, dict):
        return one.keys() == two.keys() and all(same(one[key], two[key]) for key in one)
    if isinstance(one, (list, tuple)) and isinstance(two, (list, tuple)):
        return len(one) == len(two) and all(map(same, one, two))
    left, right = np.asarray(one), np.asarray(two)
    if (left.shape, left.dtype) != (right.shape, right.dtype):
        return False
    nan = left.dtype.kind in "fc"
    return bool(np.array_equal(left, right, equal_nan=nan))


def changeable(observation: Any) -> Iterator[Any]:
    """The arrays, lists and dictionaries in an observation that could be written to."""
    if isinstance(observation, np.ndarray):
        if observation.flags.writeable:
            yield observation
        return
    if isinstance(observation, (list, set, bytearray, dict)):
        yield observation
    if isinstance(observation, (list, tuple, dict)):
        for item in observation.values() if isinstance(observation, dict) else observation:
            yield from changeable(item)


def shared(one: Any, two: Any) -> bool:
    """Return whether writing to one observation could change the other."""
    for left in changeable(one):
        for right in changeable(two):
            arrays = isinstance(left, np.ndarray) and isinstance(right, np.ndarray)
            if left is right or (arrays and np.shares_memory(left, right)):
                return True
    return False


def overwrite_in_place(observation: Any) -> bool:
    """Write other values of the same type into an observation; whether there was a place."""
    written = False
    for part in changeable(observation):
        if isinstance(part, np.ndarray) and part.dtype.kind in "biuf" and part.size:
            part[...] = part == 0
            written = True
        elif isinstance(part, (list, dict)):
            for place, item in list(part.items() if isinstance(part, dict) else enumerate(part)):
                if isinstance(item, (int, float, np.number, np.bool_)):
                    part[place] = type(item)(item == 0)
                    written = True
    return written
