"""Value iteration in place, with extrapolation where it is slow."""

from __future__ import annotations

import math
from collections import deque
from typing import TYPE_CHECKING

import numpy as np

from provengym.solving.methods.limits import NORMAL, SolverLimits

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.finite.integer_model import IntegerModel
    from provengym.solving.methods.progress import Report


class ValueIteration:
    """Sweeps over the states, from a lower bound of the optimal values if no others are given.

    The states that are fewest steps from the end of an episode come first, so that one sweep
    carries what is earned there through a deterministic model.  Where sweeps converge slowly, all
    of them move in much the same direction.  Now and then that direction is followed to its end;
    the next sweep tells whether that was an improvement, and if not it is taken back.

    Attributes:
        values: The values, shape (states,).
        residual: No backup differs by more from the value of its state, up to rounding errors.
        sweeps: The number of sweeps.
    """

    def __init__(
        self,
        model: IntegerModel,
        limits: SolverLimits = NORMAL,
        values: NDArray[np.float64] | None = None,
    ) -> None:
        self._limits = limits
        self._table = model.table
        self._scale = float(model.reward_scale)
        self._discount = float(model.discount)
        self._order = self._table.backward_order()
        if values is None:
            least = int(model.rewards.min()) / model.reward_scale
            values = np.full(model.states, min(0.0, least / float(1 - model.discount)))
        self.values = values
        self.residual = math.inf
        self.sweeps = 0
        self._last = deque[float](maxlen=2 * limits.extrapolation_sweeps + 1)

    def run(
        self, target: float, report: Report, *, most: float = math.inf, patience: float = math.inf
    ) -> bool:
        """Sweep until the residual is at most `target`, and return whether it is.

        It stops earlier after `most` sweeps, or where nothing improves any more, or where more
        sweeps than `patience` seem to be ahead.
        """
        best, best_at = math.inf, 0
        limits, period = self._limits, self._limits.extrapolation_sweeps
        while self.residual > target and self.sweeps < most:
            if self.sweeps and self.sweeps % period == 0 and self._ahead(target) > period:
                self._extrapolate()
            else:
                self._sweep()
            report(self.sweeps, self.residual, target)
            if self.residual < best:
                best, best_at = self.residual, self.sweeps
            if self.sweeps - best_at >= limits.stalled_sweeps:
                break
            if self.sweeps % limits.estimate_sweeps == 0 and self._ahead(target) > patience:
                break
        return self.residual <= target

    def _sweep(self) -> None:
        change = self._table.sweep(self.values, self._scale, self._order)
        self.residual = self._discount * change
        self._last.append(self.residual)
        self.sweeps += 1

    def _extrapolate(self) -> None:
        """Two sweeps, a step in the direction that they have in common, and a third sweep."""
        before = self.values.copy()
        self._sweep()
        first = self.values - before
        before[:] = self.values
        self._sweep()
        second = self.values - before
        kept, residual = self.values.copy(), self.residual
        lost = second - first
        with np.errstate(all="ignore"):
            self.values -= second * (np.sum(lost * second) / np.sum(lost * lost))
        improved = False
        if np.isfinite(self.values).all():
            self._sweep()
            improved = self.residual < residual
        if not improved:
            self.values, self.residual = kept, residual
            self._last[-1] = residual

    def _ahead(self, target: float) -> float:
        """Estimate the number of sweeps ahead, if they go on like the last few."""
        first, last, span = self._last[0], self._last[-1], len(self._last) - 1
        if not target < last < first:
            return math.inf if last > target else 0.0
        return math.log(target / last) / math.log(last / first) * span
