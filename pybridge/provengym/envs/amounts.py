"""Real numbers that are given, of any library."""

from __future__ import annotations

from numbers import Real
from typing import Any

import numpy as np

from provengym import _validation
from provengym.data.arrays import as_numpy


def number(expected: str, value: Any) -> float:
    """`value` as a float: a real number, or an array of one, of any library.

    Args:
        expected: What is accepted; the message begins with it.
        value: The number.

    Raises:
        TypeError: It is something else.
        ValueError: It is larger than every float.
    """
    item = as_numpy(value)
    if isinstance(item, np.ndarray) and item.shape in ((), (1,)):
        item = item.reshape(())[()]
    if isinstance(item, (bool, np.bool_)) or not isinstance(item, Real):
        raise TypeError(f"{expected}, got {_validation.shown(value)}")
    try:
        return float(item)
    except OverflowError:
        raise ValueError(f"{expected}, got {_validation.shown(value)}") from None


def numbers_of(expected: str, value: Any, count: int) -> tuple[float, ...]:
    """`value` as floats: an array, list or tuple of so many real numbers, of any library.

    Raises:
        TypeError: It is something else; the message begins with `expected`.
        ValueError: They are not so many, or one is larger than every float.
    """
    items = _validation.sequence(expected, as_numpy(value), count)
    try:
        return tuple(number(expected, item) for item in items)
    except (TypeError, ValueError) as error:
        raise type(error)(f"{expected}, got {_validation.shown(value)}") from None
