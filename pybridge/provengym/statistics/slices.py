"""Evidence from the samples, taken together, of cells whose states differ in one component only.

What is wrong in a cell is mostly wrong in others like it: in a row of a grid, or with any card that
a dealer shows.  A *slice* is an action and all states that are equal but for one component.  Its
samples are held against distributions that are tilted: for each of ten numbers t, the alternative
to a distribution p is the one in proportion to p_k exp(t k), whose k-th outcome has the k-th
smallest reward, and where rewards are equal is the k-th that the reference names.  The product of
the ratios is a martingale, whichever cell each sample is of, and so is the mean of the ten.  The
slices in which one component differs have no cell in common, so that their martingales have a
`Mixture`; the evidence is the mean of these, one for each component.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.statistics.eprocess import Mixture

if TYPE_CHECKING:
    from collections.abc import Hashable

    from numpy.typing import NDArray

MOST_COMPONENTS = 6
"""The most components of states that are sliced."""
THETAS = np.array([theta * sign for theta in (0.125, 0.25, 0.5, 1.0, 2.0) for sign in (-1, 1)])


class Slices:
    """The evidence of all slices.

    Args:
        components: The number of components of a state; 0 where states have none.
    """

    def __init__(self, components: int) -> None:
        many = components if 1 < components <= MOST_COMPONENTS else 0
        self._mixtures = [Mixture() for _ in range(many)]
        self._logs: dict[Hashable, NDArray[np.float64]] = {}
        self.mean = 1.0

    def add(self, state: tuple[Any, ...], action: int, ratios: NDArray[np.float64]) -> None:
        """Count a sample, with the logarithms of the ratios of its outcome, see `tilted`."""
        if not self._mixtures or len(state) != len(self._mixtures):
            return
        for place, mixture in enumerate(self._mixtures):
            name = (*state[:place], None, *state[place + 1 :], action)
            logs = self._logs.get(name, 0.0) + ratios
            self._logs[name] = logs
            most = float(logs.max())
            mixture.move(name, most + math.log(float(np.exp(logs - most).sum()) / len(THETAS)))
        self.mean = sum(mixture.mean for mixture in self._mixtures) / len(self._mixtures)


def tilted(chances: NDArray[np.float64], ranks: NDArray[np.int64]) -> NDArray[np.float64]:
    """The logarithm of the ratio for each outcome and number t, of shape (outcomes, 10).

    Args:
        chances: The distribution.
        ranks: The number k of each outcome.
    """
    tilts = np.outer(ranks, THETAS)
    most = tilts.max(axis=0)
    ratios: NDArray[np.float64] = tilts - most - np.log(chances @ np.exp(tilts - most))
    return ratios
