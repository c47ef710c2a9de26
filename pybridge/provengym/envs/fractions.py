"""Probabilities as fractions, and the random words that stand for what is drawn with them."""

from __future__ import annotations

from fractions import Fraction
from math import gcd

import numpy as np

from provengym import _validation

MILLION = 10**6


def probability(name: str, value: object) -> Fraction:
    """A probability with a small denominator; the nearest one to a float, if it is the float's
    value as nearly as floats tell.

    Raises:
        TypeError: `value` is no number.
        ValueError: It is no probability, or has no such denominator.
    """
    expected = f"a number between 0 and 1 that is a fraction with a denominator up to {MILLION:,}"
    if isinstance(value, (float, np.floating)) and np.isfinite(value):
        exact = Fraction(float(value))
        rate = exact.limit_denominator(MILLION)
        is_near = abs(rate - exact) <= Fraction(1, 2**53)
    else:
        rate = _validation.fraction(name, value, expected)
        is_near = rate.denominator <= MILLION
    if not (is_near and 0 <= rate <= 1):
        raise ValueError(f"{name} must be {expected}, got {_validation.shown(value)}")
    return rate


def first_word(number: int, count: int) -> int:
    """The first random word that draws one of so many equally likely numbers."""
    return -(-(number << 64) // count)


def equally_likely(count: int) -> tuple[tuple[int, int], ...]:
    """The chances of a draw of one of so many numbers: the weight of each, and its first word."""
    return tuple((1, first_word(number, count)) for number in range(count))


def drift(rate: Fraction) -> tuple[tuple[int, int], ...]:
    """The chances of a way that is taken with this probability, and else one of both sides: the
    right, the way itself, the left, as far as they are possible, as weights and random words."""
    num, den = rate.as_integer_ratio()
    shares = {0: den - num, den - num: 2 * num, den + num: den - num}
    common = gcd(*shares.values())
    return tuple(
        (share // common, first_word(first, 2 * den)) for first, share in shares.items() if share
    )
