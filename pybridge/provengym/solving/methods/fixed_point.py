"""Values as integers over a scale, and what is computed of them exactly."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.finite.integer_model import IntegerModel
    from provengym.solving.methods.linear import PolicyEquations

VALUE_LIMIT = 2**62
"""The size that no value reaches, in units."""
REWARD_LIMIT = 2**62
FACTOR_LIMIT = 2**61
FINENESS = 64
"""The number of units that the error should have, if they fit."""
ROUNDS = 40


class TooLarge(Exception):
    """The values do not fit the integers."""


def factor_for(largest_value: Fraction, largest_reward: int, error: Fraction) -> int:
    """A factor that makes integers of values: a power of two, such that the error is 64 units or
    more where that fits.

    Args:
        largest_value: The size of the largest, in the unit of the rewards, as all of these.
        largest_reward: The size of the largest.
        error: The most by which a Bellman backup may differ from the value of its state.

    Raises:
        TooLarge: The values do not fit.
    """
    factor, wanted, most = 1, FINENESS / error, largest_value + 1
    while factor < wanted and (
        2 * factor < FACTOR_LIMIT
        and 2 * factor * most < VALUE_LIMIT
        and 2 * factor * largest_reward < REWARD_LIMIT
    ):
        factor *= 2
    if factor * most >= VALUE_LIMIT:
        raise TooLarge
    return factor


class FixedPoint:
    """The values of all states as integers.

    Args:
        model: The model.
        values: The values to start from, float64 of shape (states,).
        error: The most by which a Bellman backup may differ from the value of its state.

    Raises:
        TooLarge: The values do not fit.

    Attributes:
        units: The values times the scale, int64 of shape (states,).
        factor: The scale over the scale of the rewards: a power of two, such that the error is 64
            units or more where that fits.
        allowed: The error, in units.
    """

    def __init__(self, model: IntegerModel, values: NDArray[np.float64], error: Fraction) -> None:
        self._model = model
        self._error = error
        self._largest_reward = max(-int(model.rewards.min()), int(model.rewards.max()), 1)
        self._set(values)

    def _set(self, values: NDArray[np.float64]) -> None:
        largest = float(np.abs(values).max())
        if not math.isfinite(largest):
            raise TooLarge
        scale = self._model.reward_scale
        self.factor = factor_for(
            Fraction(largest) * scale, self._largest_reward, self._error * scale
        )
        self.units: NDArray[np.int64] = np.rint(values * float(self.scale)).astype(np.int64)
        self.allowed = math.floor(self._error * self.scale)

    @property
    def scale(self) -> int:
        """The number of units in one."""
        return self._model.reward_scale * self.factor

    @property
    def values(self) -> NDArray[np.float64]:
        """The values, rounded to floats."""
        return self.units / float(self.scale)

    def greedy(self) -> tuple[NDArray[np.int32], NDArray[np.float64]]:
        """The action of the largest backup, the first of equals, and that backup less the value,
        in units; each of shape (states,)."""
        table = self._model.table
        policy = np.zeros(self._model.states, dtype=np.int32)
        best = table.residual(self.units, self.factor, policy)
        for action in range(1, self._model.actions):
            everywhere = np.full(self._model.states, action, dtype=np.int32)
            residual = table.residual(self.units, self.factor, everywhere)
            better = residual > best
            policy[better] = action
            best[better] = residual[better]
        return policy, best

    def evaluate(self, policy: NDArray[np.int32], equations: PolicyEquations) -> None:
        """Make the values those of a policy, as nearly as integers can be.

        Raises:
            TooLarge: They do not fit.
        """
        worst = math.inf
        for _ in range(ROUNDS):
            residual = self._model.table.residual(self.units, self.factor, policy)
            size = float(np.abs(residual).max())
            if size <= 1 or not size < worst / 2:
                return
            worst = size
            correction = equations.solve(residual)
            largest = float(np.abs(self.units + correction).max())
            if largest < VALUE_LIMIT:
                self.units += np.rint(correction).astype(np.int64)
            else:
                self._set((self.units + correction) / float(self.scale))
                worst = math.inf
