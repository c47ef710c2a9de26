"""Conditions in the place of a single expected value: near, between, such that, or with a mean.

A reference of the user's gives them as a reward, or as a component of an observation:

>>> from provengym.conformance import Between, Near, Satisfies
>>> Near(0.9, 1e-6).accepts(0.9000001), Between(0, 1).accepts(1.5)
(True, False)
>>> Satisfies(lambda value: value % 2 == 0, "even")
even
"""

from __future__ import annotations

import math
import numbers
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from provengym._validation import shown
from provengym.data.arrays import as_numpy, as_scalar
from provengym.data.errors import ConformanceError, one_line, refused
from provengym.models.values import key


@dataclass(frozen=True, repr=False)
class ExpectedValue:
    """Any of several values of one component."""

    @property
    def bounds(self) -> tuple[float, float]:
        """Between which every value lies that is accepted."""
        return -math.inf, math.inf

    def accepts(self, value: Any) -> bool:
        """Return whether a target may show this value: a number, or an array without dimensions."""
        value = as_scalar(value)
        if not isinstance(value, (numbers.Real, np.bool_)):
            return False
        low, high = self.bounds
        return low <= float(value) <= high  # NaN is nowhere

    def __repr__(self) -> str:
        raise NotImplementedError


@dataclass(frozen=True, repr=False)
class Near(ExpectedValue):
    """`value`, up to `tolerance`.

    Args:
        value: A finite number.
        tolerance: The most by which a right target's value may differ from it; finite, 0 or more.

    Raises:
        ConformanceError: An argument does not fit.
    """

    value: float
    tolerance: float

    def __post_init__(self) -> None:
        _require(is_finite(self.value), "Near: value must be a finite number", self.value)
        fits = is_finite(self.tolerance) and self.tolerance >= 0
        _require(fits, "Near: tolerance must be a finite number, 0 or more", self.tolerance)

    @property
    def bounds(self) -> tuple[float, float]:
        return float(self.value) - self.tolerance, float(self.value) + self.tolerance

    def __repr__(self) -> str:
        return f"{_text(self.value)} ± {_text(self.tolerance)}"


@dataclass(frozen=True, repr=False)
class Between(ExpectedValue):
    """Any number from `low` to `high`, both included.

    Args:
        low: A number, or minus infinity.
        high: A number that is not smaller, or infinity.

    Raises:
        ConformanceError: An argument does not fit.
    """

    low: float
    high: float

    def __post_init__(self) -> None:
        _require(_is_number(self.low), "Between: low must be a number", self.low)
        fits = _is_number(self.high) and self.low <= self.high
        _require(fits, f"Between: high must be a number, {self.low} or more", self.high)

    @property
    def bounds(self) -> tuple[float, float]:
        return float(self.low), float(self.high)

    def __repr__(self) -> str:
        return f"between {_text(self.low)} and {_text(self.high)}"


@dataclass(frozen=True, repr=False)
class Satisfies(ExpectedValue):
    """Any value, an array as well, for which `predicate` returns something true.

    Args:
        predicate: A function of the target's value.
        text: Its demand, as a story tells it.

    Raises:
        ConformanceError: An argument does not fit; of `accepts`, the predicate raised.
    """

    predicate: Callable[[Any], object]
    text: str

    def __post_init__(self) -> None:
        _require(
            callable(self.predicate), "Satisfies: predicate must be a function", self.predicate
        )
        fits = isinstance(self.text, str) and bool(self.text.strip())
        _require(fits, "Satisfies: text must describe the predicate", self.text)

    def accepts(self, value: Any) -> bool:
        with refused(f"Satisfies: the predicate {self.text!r} raised"):
            return bool(self.predicate(as_scalar(value)))

    def __repr__(self) -> str:
        return one_line(self.text)


@dataclass(frozen=True, repr=False)
class Mean(ExpectedValue):
    """Random values with the mean `value`, of which there are bounds or a scale.

    The engine ``stochastic`` tests the mean.  What a sample is must not depend on those before it
    but by the state.

    Args:
        value: The mean, a finite number.
        low: The smallest value that there can be; with `high`, in place of `sigma`.
        high: The largest.
        sigma: The values are sub-Gaussian with this scale, a positive number: no value is excluded,
            but large deviations are as rare as those of a Gaussian with this standard deviation.

    Raises:
        ConformanceError: An argument does not fit.
    """

    value: float
    low: float | None = None
    high: float | None = None
    sigma: float | None = None

    def __post_init__(self) -> None:
        _require(is_finite(self.value), "Mean: value must be a finite number", self.value)
        given = self.low, self.high, self.sigma
        if self.sigma is not None:
            fits = self.low is None and self.high is None
            fits = fits and is_finite(self.sigma) and self.sigma > 0
        else:
            fits = is_finite(self.low) and is_finite(self.high)
            fits = fits and self.low < self.high  # type: ignore[operator]
            fits = fits and self.low <= self.value <= self.high  # type: ignore[operator]
        _require(
            fits,
            "Mean: low < high around the value, or sigma > 0, must be given as (low, high, sigma)",
            given,
        )

    @property
    def bounds(self) -> tuple[float, float]:
        if self.low is None or self.high is None:
            return super().bounds
        return float(self.low), float(self.high)

    def __repr__(self) -> str:
        return f"mean {float(self.value)}"


def accepts(expected: Any, value: Any) -> bool:
    """Return whether a value is what is expected, which may hold such conditions at any depth."""
    if isinstance(expected, ExpectedValue):
        return expected.accepts(value)
    expected, value = _opened(expected), _opened(value)
    if isinstance(expected, Mapping):
        if not isinstance(value, Mapping) or expected.keys() != value.keys():
            return False
        return all(accepts(part, value[name]) for name, part in expected.items())
    if isinstance(expected, (list, tuple)):
        if not isinstance(value, (list, tuple)) or len(expected) != len(value):
            return False
        return all(map(accepts, expected, value))
    try:
        return key(expected) == key(value)
    except Exception:  # noqa: BLE001 - the value is a target's
        return False


def holds_condition(expected: Any) -> bool:
    """Return whether a value holds an `ExpectedValue` at some depth."""
    return any(isinstance(leaf, ExpectedValue) for _, leaf in leaves(expected))


def in_words(expected: Any) -> Any:
    """A value in which texts stand for conditions; itself where it holds none."""
    if isinstance(expected, ExpectedValue):
        return str(expected)
    if not holds_condition(expected):
        return expected
    expected = _opened(expected)
    if isinstance(expected, Mapping):
        return {name: in_words(part) for name, part in expected.items()}
    return tuple(map(in_words, expected))


def leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[tuple[Any, ...], Any]]:
    """The parts of a value that have no parts, each with its place."""
    value = _opened(value)
    if isinstance(value, Mapping):
        return [leaf for name, part in value.items() for leaf in leaves(part, (*path, name))]
    if isinstance(value, (list, tuple)):
        return [leaf for k, part in enumerate(value) for leaf in leaves(part, (*path, k))]
    return [(path, value)]


def overlap(one: Any, other: Any) -> bool:
    """Return whether some value may be what both expect; True where that is not known."""
    left, right = dict(leaves(one)), dict(leaves(other))
    if left.keys() != right.keys():
        return any(isinstance(leaf, Satisfies) for leaf in (*left.values(), *right.values()))
    return all(_leaves_overlap(leaf, right[path]) for path, leaf in left.items())


def tolerant(expected: Any, tolerance: float) -> Any:
    """An observation whose finite numbers are `Near` what they were."""
    expected = _opened(expected)
    if isinstance(expected, Mapping):
        return {name: tolerant(part, tolerance) for name, part in expected.items()}
    if isinstance(expected, (list, tuple)):
        return tuple(tolerant(part, tolerance) for part in expected)
    return Near(expected, tolerance) if is_finite(expected) else expected


def is_finite(value: object) -> bool:
    """Return whether a value is a finite real number, and no truth value."""
    return _is_number(value) and math.isfinite(value)  # type: ignore[arg-type]


def _leaves_overlap(one: Any, other: Any) -> bool:
    if isinstance(one, ExpectedValue) and isinstance(other, ExpectedValue):
        return max(one.bounds[0], other.bounds[0]) <= min(one.bounds[1], other.bounds[1])
    if isinstance(one, ExpectedValue):
        return one.accepts(other)
    return accepts(other, one)


def _opened(value: Any) -> Any:
    """An array as lists."""
    value = as_numpy(value)
    return value.tolist() if isinstance(value, (np.ndarray, np.generic)) else value


def _is_number(value: object) -> bool:
    is_truth = isinstance(value, (bool, np.bool_))
    return isinstance(value, numbers.Real) and not is_truth and not math.isnan(value)


def _text(number: float) -> str:
    return f"{float(number):.12g}"


def _require(fits: bool, message: str, value: object) -> None:
    if not fits:
        raise ConformanceError(f"{message}, got {shown(value)}")
