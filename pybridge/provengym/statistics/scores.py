"""Numbers by which two sides are told apart, and where: both are fixed by first samples, before any
that are counted.

Whatever is chosen here, a test that counts other samples is as sure as it says.  How much it sees
depends on the choice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

Fit = Callable[["Numbers"], float]
"""The expected value of the number, as a function of what was shown before."""


def farthest_apart(target: Numbers, reference: Numbers) -> tuple[float, float]:
    """Find where the distribution functions of two samples differ most (Kolmogorov and Smirnov).

    Returns:
        A number, and by how much the share of the target's samples that reach it is larger than
        that of the reference's; -inf and 0 where all samples are equal.
    """
    every = np.unique(np.concatenate([target, reference]))
    reach = [
        1 - np.searchsorted(np.sort(side), every[1:]) / len(side) for side in (target, reference)
    ]
    gaps = reach[0] - reach[1]
    if not len(gaps):
        return -np.inf, 0.0
    k = int(np.argmax(np.abs(gaps)))
    return float((every[k] + every[k + 1]) / 2), float(gaps[k])


def fitted(shown: Numbers, numbers: Numbers) -> Fit | None:
    """A quadratic function of what was shown before, or a linear one where that has too many terms,
    fitted to numbers by least squares; None where a linear one has, too.

    Args:
        shown: The parts that were shown before each number, of shape (samples, parts).
        numbers: The numbers, of shape (samples,).
    """
    centre, scale = shown.mean(axis=0), shown.std(axis=0)
    kept = np.flatnonzero(scale > 0)
    centre, scale = centre[kept], scale[kept]
    for terms in (_quadratic, _linear):
        if 2 * terms(np.zeros(len(kept))).size <= len(numbers):
            break
    else:
        return None

    def of(row: Numbers) -> Numbers:
        return terms((row[kept] - centre) / scale)

    weights = np.linalg.lstsq(np.array([of(row) for row in shown]), numbers, rcond=None)[0]
    return lambda row: float(of(row) @ weights)


def _linear(row: Numbers) -> Numbers:
    return np.concatenate([[1.0], row])


def _quadratic(row: Numbers) -> Numbers:
    return np.concatenate([[1.0], row, np.outer(row, row)[np.triu_indices(len(row))]])
