"""Probabilities and rewards as integers over one denominator each."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.finite.quantities import MAX_DENOMINATOR

if TYPE_CHECKING:
    from numpy.typing import NDArray

SIMPLE = 10_000
"""Floats are read as fractions with denominators up to this one."""
NEAR = 1e-12
"""The largest distance of such a float from its fraction."""
FIRST = 1_000
MOST_DISTINCT = 10_000
"""The most distinct probabilities that are read as fractions."""
MAX_DECIMALS = 9
MAX_SCALE_BITS = 40
VALUE_LIMIT = 2**60
"""The size that no value, in units of the rewards, may reach."""
UNDISCOUNTED = Fraction(1, 2**20)
"""One over the steps that count where there is no discount."""


def weights(
    starts: NDArray[np.int64], probabilities: NDArray[Any], denominator: int
) -> tuple[NDArray[np.int64], int, float]:
    """The weight of each outcome, their denominator, and the largest error of a probability, given
    the arguments of `canonical.model_of`.

    Raises:
        ValueError: Fractions have a common denominator above 2**30.
    """
    if probabilities.dtype == np.int64:
        return probabilities, denominator, 0.0
    if probabilities.dtype == object:
        denominator = math.lcm(*{p.denominator for p in probabilities})
        if denominator > MAX_DENOMINATOR:
            raise ValueError(
                "the probabilities must have a common denominator of at most 2**30, got "
                f"{denominator}; floats are rounded to such a denominator"
            )
        return (probabilities * denominator).astype(np.int64), denominator, 0.0
    return _simple_fractions(starts, probabilities) or _rounded(starts, probabilities)


def _simple_fractions(
    starts: NDArray[np.int64], probabilities: NDArray[np.float64]
) -> tuple[NDArray[np.int64], int, float] | None:
    """The same where every float is a fraction with a small denominator, up to its rounding."""
    if _fractions(np.unique(probabilities[:FIRST])) is None:  # most often, that tells
        return None
    distinct, place = np.unique(probabilities, return_inverse=True)
    fractions = _fractions(distinct) if distinct.size <= MOST_DISTINCT else None
    if fractions is None:
        return None
    denominator = math.lcm(*(fraction.denominator for fraction in fractions))
    result = np.array([int(f * denominator) for f in fractions], dtype=np.int64)[place]
    if (np.add.reduceat(result, starts[:-1]) != denominator).any():
        return None
    return result, denominator, 0.0


def _fractions(values: NDArray[np.float64]) -> list[Fraction] | None:
    """Each value as a simple fraction; None if one is not, or their common denominator is large."""
    denominator, fractions = 1, []
    for value in values.tolist():
        fraction = Fraction(value).limit_denominator(SIMPLE)
        denominator = math.lcm(denominator, fraction.denominator)
        if abs(float(fraction) - value) > NEAR or denominator > MAX_DENOMINATOR:
            return None
        fractions.append(fraction)
    return fractions


def _rounded(
    starts: NDArray[np.int64], probabilities: NDArray[np.float64]
) -> tuple[NDArray[np.int64], int, float]:
    """The same by rounding.

    What a row lacks of one goes to its largest probability.  Then each is rounded down, and up
    where most was lost, so that the weights sum to the denominator.
    """
    denominator, firsts = MAX_DENOMINATOR, starts[:-1]
    rows = np.repeat(np.arange(firsts.size), np.diff(starts))
    largest = np.lexsort((-probabilities, rows))[firsts]
    exact = probabilities.copy()
    exact[largest] += 1 - np.add.reduceat(probabilities, firsts)
    exact *= denominator
    result = np.floor(exact).astype(np.int64)
    missing = denominator - np.add.reduceat(result, firsts)
    order = np.argsort(rows - (exact - result) / 2, kind="stable")
    rank = np.arange(rows.size) - starts[rows]
    result[order] += rank < missing[rows]
    error = np.abs(result / denominator - probabilities).max()
    return result, denominator, float(error)


def rewards(values: NDArray[Any], discount: Fraction) -> tuple[NDArray[np.int64], int, float]:
    """The reward of each outcome as an integer, the scale, and the largest error of a reward.

    Floats are the decimals that print them where nine digits after the point are enough, and are
    rounded to a power of two otherwise.

    Raises:
        ValueError: The rewards are too large, or are fractions that have no common denominator.
    """
    extremes = np.array([values.min(), values.max()]).tolist()
    largest = max(abs(Fraction(extreme)) for extreme in extremes)
    if not _fits(largest, 1, discount):
        limit = "2**40" if discount == 1 else "2**60 * (1 - discount)"
        raise ValueError(
            f"the rewards must stay below {limit} in size, got one of {float(largest):g} with the "
            f"discount {discount}"
        )
    if values.dtype == np.int64:
        return values, 1, 0.0
    if values.dtype == object:
        scale = math.lcm(*{reward.denominator for reward in values})
        if scale > 1 << MAX_SCALE_BITS or not _fits(largest, scale, discount):
            raise ValueError(
                "the rewards must have a common denominator of at most 2**40, and values below "
                f"2**60 over it; got {scale}; floats are rounded to such a denominator"
            )
        return (values * scale).astype(np.int64), scale, 0.0
    for scale in (10**digits for digits in range(MAX_DECIMALS + 1)):
        units = np.rint(values * scale)
        if _fits(largest, scale, discount) and (units / scale == values).all():
            return units.astype(np.int64), scale, 0.0
    scale = 1 << MAX_SCALE_BITS
    while not _fits(largest, scale, discount):
        scale >>= 1
    units = np.rint(values * scale)
    return units.astype(np.int64), scale, float(np.abs(units / scale - values).max())


def _fits(largest: Fraction, scale: int, discount: Fraction) -> bool:
    """Return whether values of rewards up to `largest` stay below `VALUE_LIMIT` in units of the
    scale; without a discount those of a million steps."""
    return largest * scale < VALUE_LIMIT * ((1 - discount) or UNDISCOUNTED)
