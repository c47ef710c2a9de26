"""Numbers as people write them: discounts, tolerances and arrays in, bounds out."""

from __future__ import annotations

import math
from decimal import ROUND_CEILING, Context, Decimal
from fractions import Fraction
from numbers import Rational, Real
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym._validation import fraction, sequence, shown

if TYPE_CHECKING:
    from numpy.typing import NDArray

MAX_DENOMINATOR = 2**30
"""The largest denominator of a discount, and of the probabilities of a model."""

MAX_THREADS = 1_024

RangeGiven = str | tuple[float, float]
"""The least and the largest number, such as "-1:0" or (-1, 0)."""

_EXPECTED = "a number in [0, 1{end}: 0.99, '0.99' or '99/100'"


def discount(value: object, *, one: bool = False) -> Fraction:
    """A discount factor as a fraction.

    Args:
        value: An integer, a `fractions.Fraction` or `decimal.Decimal`, a string such as "99/100" or
            "0.99", or a float, which is read as the shortest decimal that prints it.
        one: True if it may be one, which is to say that nothing is discounted.

    Raises:
        TypeError: It is none of these.
        ValueError: It does not lie in [0, 1), or [0, 1], or its denominator in lowest terms exceeds
            2**30.

    >>> discount(0.99), discount("1/3")
    (Fraction(99, 100), Fraction(1, 3))
    """
    expected = _EXPECTED.format(end="]" if one else ")")
    number = fraction("discount", value, expected)
    if not (0 <= number < 1 or (one and number == 1)):
        raise ValueError(f"discount must be {expected}, got {shown(value)}")
    if number.denominator > MAX_DENOMINATOR:
        raise ValueError(
            "discount must be a fraction with a denominator of at most 2**30: "
            f"{shown(value)} has {number.denominator}; the nearest such fraction is "
            f"'{number.limit_denominator(MAX_DENOMINATOR)}'"
        )
    return number


def interval(name: str, given: object) -> tuple[float, float]:
    """The least and the largest number of a range.

    Args:
        name: Of the argument.
        given: A text such as "-1:0", or two numbers.

    Raises:
        TypeError: It is neither.
        ValueError: They are no two finite numbers in this order.

    >>> interval("reward_range", "-1:0.5"), interval("reward_range", (0, 1))
    ((-1.0, 0.5), (0.0, 1.0))
    """
    expected = "LO:HI, the least and the largest number, such as -1:0"
    pair = given.split(":") if isinstance(given, str) else given
    least, most = (
        _real(name, fraction(name, item, expected))
        for item in sequence(f"{name} must be {expected}", pair, 2)
    )
    if not -math.inf < least <= most < math.inf:
        raise ValueError(f"{name} must be {expected}, got {shown(given)}")
    return least, most


def numbers(name: str, values: object) -> NDArray[Any]:
    """`values` as int64, as float64, or as objects that are fractions.

    Fractions, and integers that do not fit 64 bits, make all of them fractions, unless there is a
    float among them, which makes them floats.

    Raises:
        TypeError: A value is no real number.
        ValueError: They are nested sequences of different lengths.
    """
    try:
        array = np.asarray(values)
    except ValueError:
        raise ValueError(f"{name} must have rows of one length, got {shown(values)}") from None
    if array.dtype.kind == "f":
        return array.astype(np.float64, copy=False)
    if array.dtype.kind in "iu" and array.dtype != np.uint64:
        return array.astype(np.int64, copy=False)
    if not isinstance(values, np.ndarray):  # as they were given
        array = np.asarray(values, dtype=object)
    items = array.ravel().tolist()
    for item in items:
        if isinstance(item, bool) or not isinstance(item, Real):
            raise TypeError(f"{name} must be real numbers, got {shown(item)}")
    if not all(isinstance(item, Rational) for item in items):
        try:
            return array.astype(np.float64)
        except OverflowError:
            raise ValueError(
                f"{name} must be in the range of a float, up to 1.8e308 in size"
            ) from None
    fractions = [Fraction(int(item.numerator), int(item.denominator)) for item in items]
    exact = np.array(fractions, dtype=object)
    return exact.reshape(array.shape)


def tolerance(value: object) -> float:
    """A tolerance as a float.

    Raises:
        TypeError: It is no real number.
        ValueError: It is not positive and finite.
    """
    number = _real("tol", value)
    if not 0 < number < math.inf:
        raise ValueError(f"tol must be positive and finite, got {shown(value)}")
    return number


def size(name: str, value: object) -> float:
    """A size as a float.

    Raises:
        TypeError: It is no real number.
        ValueError: It is negative or not finite.
    """
    number = _real(name, value)
    if not 0 <= number < math.inf:
        raise ValueError(f"{name} must be at least 0 and finite, got {shown(value)}")
    return number


def _real(name: str, value: Any) -> float:
    if not isinstance(value, (Real, Decimal)) or isinstance(value, bool):
        raise TypeError(f"{name} must be a number, got {shown(value)}")
    try:
        return float(value)
    except OverflowError:
        return math.inf


def rounded_up(value: Fraction) -> float:
    """The smallest float that is not below `value`."""
    nearest = float(value)
    return nearest if Fraction(nearest) >= value else math.nextafter(nearest, math.inf)


def shown_up(value: float) -> str:
    """A bound in three digits, not below `value`.

    >>> shown_up(1.00001e-7), shown_up(1e-7), shown_up(0.0)
    ('1.01e-07', '1e-07', '0')
    """
    three_digits = Context(prec=3, rounding=ROUND_CEILING).create_decimal(repr(value))
    return f"{float(three_digits):.3g}"
