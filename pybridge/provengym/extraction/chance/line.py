"""Operations on a draw that round nothing.

The number is then ``slope * k + start`` for every `k`, and as different for two of them as they
are; so two draws for which it is the same line compare as their `k` do.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

import numpy as np

from provengym.extraction.chance.order import Interval

OPERATORS: dict[Any, Callable[..., Any]] = {
    np.add: operator.add,
    np.subtract: operator.sub,
    np.multiply: operator.mul,
    np.true_divide: operator.truediv,
    np.negative: operator.neg,
}
"""The operators that do what functions of NumPy do."""

_UNCHANGED = (operator.pos, np.positive, operator.abs, np.absolute, float, np.float64)
"""Operations that are applied to draws only where they change no value."""

_DIGITS: dict[type, int] = {float: 53, np.float64: 53, np.float32: 24}
"""The number of binary digits of the numbers of each type."""


@dataclass(frozen=True)
class Step:
    """An operation of a draw and a number, or a question about both."""

    function: Callable[[Any, Any], Any]
    other: Any
    swapped: bool = False
    kind: type = field(init=False)
    """The type of the number, so that operations with 1 and with 1.0 are two."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "kind", type(self.other))

    def __call__(self, value: Any) -> Any:
        if self.swapped:
            return self.function(self.other, value)
        return self.function(value, self.other)


@dataclass(frozen=True)
class Line:
    """``slope * k + start``, a number of a kind for every `k`."""

    slope: Fraction
    start: Fraction
    kind: type

    def is_as(self, other: Line) -> bool:
        """Return whether it is the same as another one."""
        kinds = {self.kind, other.kind}
        is_one_kind = len(kinds) == 1 or kinds == {float, np.float64}
        return is_one_kind and (self.slope, self.start) == (other.slope, other.start)

    def after(
        self, operation: Callable[[Any], Any], kind: type, ends: tuple[int, int]
    ) -> Line | None:
        """Return the line after an operation whose results are of a kind; None where the operation,
        or a conversion before it, may round one of them."""
        found: tuple[Fraction, Fraction] | None = None
        fixed = Fraction(0)
        if isinstance(operation, Step):
            other = operation.other.item() if hasattr(operation.other, "item") else operation.other
            if type(other) not in (int, float, bool):
                return None
            fixed = Fraction(other)
            found = self._with(operation, fixed)
        elif operation in _UNCHANGED:
            found = self.slope, self.start
        elif operation in (operator.neg, np.negative):
            found = -self.slope, -self.start
        if found is None:
            return None
        lines = (self.slope, self.start), (Fraction(0), fixed), found
        return Line(*found, kind) if all(_is_exact(*one, kind, ends) for one in lines) else None

    def _with(self, step: Step, other: Fraction) -> tuple[Fraction, Fraction] | None:
        function = OPERATORS.get(step.function, step.function)
        if function is operator.add:
            return self.slope, self.start + other
        if function is operator.sub:
            sign = -1 if step.swapped else 1
            return sign * self.slope, sign * (self.start - other)
        if function not in (operator.mul, operator.truediv):
            return None
        factor = other if function is operator.mul else 1 / other
        return factor * self.slope, factor * self.start


def _is_exact(slope: Fraction, start: Fraction, kind: type, ends: tuple[int, int]) -> bool:
    """Return whether ``slope * k + start`` is a number of a kind for every `k` between two ends."""
    if issubclass(kind, (int, np.integer)):
        return slope.denominator == start.denominator == 1  # what overflows has been seen
    digits = _DIGITS.get(kind)
    if digits is None:
        return False
    scale = math.lcm(slope.denominator, start.denominator)
    common = math.gcd(int(slope * scale), int(start * scale))
    common &= -common
    largest = max(abs(slope * k + start) for k in ends)
    is_binary = scale & (scale - 1) == 0 and scale <= 2**100
    return is_binary and largest * scale <= common << digits


def line_of(interval: Interval, operations: Sequence[Callable[[Any], Any]]) -> Line | None:
    """Return the line on which the numbers of an interval are after some operations; None where one
    may be rounded, or not all are equally likely."""
    value, base = interval.base(interval.low), interval.base
    line = Line(Fraction(base.step), Fraction(0), type(value)) if base.mass is None else None
    for operation in operations:
        value = operation(value)
        line = line and line.after(operation, type(value), (interval.low, interval.high - 1))
    return line
