"""Bounds of the probabilities of textbook distributions, in integers of the unit ``1 / ONE``.

Every number behind them is the sum of a series of positive terms, which are rounded down for the
lower and up for the upper bound.  The remainder is at most the last term where each further one is
at most half of the one before it.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable
from fractions import Fraction
from itertools import count

ONE = 2**72
"""The number of units of probability that make 1."""
TAIL = Fraction(1, 2**60)
"""The probability at which the rest of a distribution counts as unknown."""
_UNIT = 2**128
"""The same for the numbers from which probabilities are calculated."""
_TWO_PI = 6283185307179586476925286766559005768394338798750211641949889
"""The first digits of 2 pi, in units of ``1 / _OF_TWO_PI``."""
_OF_TWO_PI = 10**60
_ROOT = (
    math.isqrt(_TWO_PI * _UNIT**2 // _OF_TWO_PI),
    math.isqrt((_TWO_PI + 1) * _UNIT**2 // _OF_TWO_PI) + 1,
)
"""Bounds of the square root of 2 pi."""


@functools.lru_cache(maxsize=256)
def poisson_weights(lam: float, most: int) -> tuple[int, tuple[int, ...]]:
    """Return the first of some outcomes in a row, lower bounds of their probabilities under a
    Poisson distribution, and then the probability of the rest.

    The outcomes are the likeliest, as far as the rest is not below `TAIL` and there are fewer than
    `most`.

    >>> poisson_weights(0.0, 100) == (0, (ONE, 0))
    True
    """
    terms, _, total = _series(Fraction(1), Fraction(lam), count(1))
    weights = [ONE * term // total for term in terms]
    known = max(weights)
    first = weights.index(known)
    end = first + 1
    while ONE - known >= ONE * TAIL and end - first < most - 1:
        below = weights[first - 1] if first else 0
        above = weights[end] if end < len(weights) else 0
        first, end = (first - 1, end) if below > above else (first, end + 1)
        known += max(below, above)
    return first, (*weights[first:end], ONE - known)


@functools.lru_cache(maxsize=4096)
def exponential_bounds(x: float) -> tuple[int, int]:
    """Return bounds of the standard exponential distribution function, ``1 - exp(-x)``, x >= 0."""
    _, low, high = _series(Fraction(1), Fraction(x), count(1))
    return ONE + -ONE * _UNIT // low, ONE - ONE * _UNIT // high


@functools.lru_cache(maxsize=4096)
def normal_bounds(x: float) -> tuple[int, int]:
    """Return bounds of the standard normal distribution function.

    It is ``1/2 + (x + x^3/3 + x^5/(3*5) + x^7/(3*5*7) + ...) / (sqrt(2 pi) exp(x^2 / 2))``.
    """
    if x < 0:
        low, high = normal_bounds(-x)
        return ONE - high, ONE - low
    square = Fraction(x) ** 2
    _, sum_low, sum_high = _series(Fraction(x), square, count(3, 2))
    _, exp_low, exp_high = _series(Fraction(1), square / 2, count(1))
    low = ONE * _UNIT * sum_low // (_ROOT[1] * exp_high)
    high = -(-ONE * _UNIT * sum_high // (_ROOT[0] * exp_low))
    return ONE // 2 + low, ONE // 2 + high


def _series(
    first: Fraction, ratio: Fraction, divisors: Iterable[int]
) -> tuple[list[int], int, int]:
    """Sum up ``first * (1 + ratio/d + ratio^2/(d*e) + ...)`` for rising divisors d, e, ...

    Returns:
        The terms, rounded down, and bounds of the sum.
    """
    numerator, denominator = ratio.as_integer_ratio()
    low, high = math.floor(first * _UNIT), math.ceil(first * _UNIT)
    terms, greatest = [low], high
    for divisor in divisors:
        below = denominator * divisor
        low, high = low * numerator // below, -(-high * numerator // below)
        terms.append(low)
        greatest += high
        if high <= 1 and 2 * numerator <= below:
            break
    return terms, sum(terms), greatest + high
