"""The distributions of NumPy's methods, exactly, as weights of their outcomes.

Sources: `numpy/random/_generator.pyx` and `mtrand.pyx` (`choice`), `numpy/random/src/distributions`
(the numbers behind `random`).
"""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import numpy as np

from provengym.extraction.chance.draw import GRID

TAIL = Fraction(1, 2**60)
"""The probability at which the rest of a geometric distribution counts as unknown."""


def cumulative_weights(p: Sequence[float] | Any) -> list[int]:
    """Count those of the 2^53 values of ``Generator.random`` that lead to each item.

    NumPy's `choice` with `p` looks them up in this way:
    ``(p.cumsum() / p.cumsum()[-1]).searchsorted(u, side="right")``.

    >>> sum(cumulative_weights([0.1, 0.2, 0.7])) == GRID
    True
    """
    return list(_cumulative_weights(np.asarray(p, dtype=np.float64).tobytes()))


@functools.lru_cache(maxsize=1024)
def _cumulative_weights(p: bytes) -> tuple[int, ...]:
    steps = np.frombuffer(p, dtype=np.float64).cumsum()
    steps /= steps[-1]
    # u is past a step exactly if k is at least this; the last one is 1.
    ends = [min(math.ceil(Fraction(step) * GRID), GRID) for step in steps.tolist()]
    return tuple(end - begin for begin, end in zip([0, *ends], ends, strict=False))


@functools.lru_cache(maxsize=256)
def binomial_weights(n: int, p: Fraction) -> tuple[Fraction, ...]:
    """The probability of each number of successes in `n` trials."""
    return tuple(math.comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(n + 1))


@functools.lru_cache(maxsize=256)
def geometric_weights(p: Fraction, most: int) -> tuple[Fraction, ...]:
    """The probabilities of 1, 2, 3 ... trials up to the first success, as far as the rest is more
    than `TAIL` and there are fewer than `most`; and then that of the rest."""
    weights: list[Fraction] = []
    rest = Fraction(1)
    while rest > TAIL and len(weights) < most - 1:
        weights.append(rest * p)
        rest *= 1 - p
    return (*weights, rest)
