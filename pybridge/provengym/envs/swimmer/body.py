"""The kernel's words of a swimmer as real numbers and back, and where its links are."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

Vector = tuple[float, float]

DIRECTION = 1 << 30
"""The units of a direction's component, and of a position, in 1."""
VELOCITY = 1 << 24
"""The units of a velocity in 1."""
UNITS = (DIRECTION,) * 6 + (VELOCITY,) * 5 + (DIRECTION,) * 2
"""Those of each word of a state."""
LARGEST_OMEGA, LARGEST_VELOCITY, LARGEST_POSITION = 16, 4, 1 << 32
TORQUE = 5
"""The largest torque."""
TORQUE_UNITS = 4096
"""The units of a torque in 1."""
STEPS = TORQUE * TORQUE_UNITS
"""The units of the largest torque."""
BASE = 2 * STEPS + 1
"""The number of torques of a joint."""
NOISE_STEPS = 1024
"""The steps of noise in 1."""

_WORD = 1 << 64


def nearest(amount: Fraction) -> int:
    """The nearest integer, and of two that are equally near the one farther from zero."""
    size = math.floor(abs(amount) + Fraction(1, 2))
    return size if amount >= 0 else -size


def signed(words: Sequence[int]) -> tuple[int, ...]:
    """The integers that words in two's complement are."""
    return tuple(word - _WORD if word >> 63 else word for word in words)


def unsigned(units: Sequence[int]) -> tuple[int, ...]:
    """The words of integers in two's complement."""
    return tuple(number % _WORD for number in units)


def numbers(words: Sequence[int]) -> tuple[float, ...]:
    """The real numbers that the words of a state are."""
    return tuple(number / unit for number, unit in zip(signed(words), UNITS, strict=True))


def position(words: Sequence[int]) -> Vector:
    """The centre of mass."""
    *_, x, y = numbers(words)
    return x, y


def torques(action: int) -> Vector:
    """Return the torques of the two joints by the kernel's word of an action."""
    first, second = divmod(action, BASE)
    return (first - STEPS) / TORQUE_UNITS, (second - STEPS) / TORQUE_UNITS


def direction(x: float, y: float) -> tuple[int, int]:
    """The direction of a vector that is not zero, in units: itself where its length is 1 as nearly
    as that of a rounded direction."""
    units = nearest(Fraction(x) * DIRECTION), nearest(Fraction(y) * DIRECTION)
    if abs(units[0] ** 2 + units[1] ** 2 - DIRECTION**2) <= 3 * DIRECTION:
        return units
    length = math.hypot(x, y)
    return nearest(Fraction(x / length) * DIRECTION), nearest(Fraction(y / length) * DIRECTION)


def points(words: Sequence[int]) -> tuple[Vector, Vector, Vector, Vector]:
    """The ends of the links, from the beginning of link 0 to the end of link 2."""
    x0, y0, x1, y1, x2, y2, *_, px, py = numbers(words)
    x, y = px - (5 * x0 + 3 * x1 + x2) / 6, py - (5 * y0 + 3 * y1 + y2) / 6
    found = [(x, y)]
    for across, up in ((x0, y0), (x1, y1), (x2, y2)):
        x, y = x + across, y + up
        found.append((x, y))
    first, second, third, fourth = found
    return first, second, third, fourth
