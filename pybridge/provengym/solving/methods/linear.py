"""The linear equations of a policy's values."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from provengym.solving.methods.limits import NORMAL, SolverLimits

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from provengym.finite.integer_model import IntegerModel

PRECISION = 1e-10
"""The residual that an iterative method aims at, relative to the right side."""
USABLE = 1e-6
"""The residual that it has to reach, computed anew, for it may deceive itself."""


class PolicyEquations:
    """``v = r + discount * P v`` for the rewards and transitions that a policy chooses.

    Args:
        model: The model.
        policy: The action in each state, shape (states,).
        limits: The limits of solving them at once, and by iteration.
    """

    def __init__(
        self, model: IntegerModel, policy: NDArray[np.int32], limits: SolverLimits = NORMAL
    ) -> None:
        from scipy.sparse import csr_array

        self._limits = limits
        states = np.arange(model.states)
        rows = states * model.actions + policy
        if model.row_starts is None:
            chosen, owner = rows, states
        else:
            first = model.row_starts[rows]
            counts = model.row_starts[rows + 1] - first
            owner = np.repeat(states, counts)
            ends = np.cumsum(counts)
            chosen = np.arange(owner.size) + np.repeat(first - (ends - counts), counts)
        weight = np.ones(chosen.size)
        if model.weights is not None:
            weight = model.weights[chosen] / model.denominator
        gains = weight * model.rewards[chosen] / model.reward_scale
        sums = np.bincount(owner, weights=gains, minlength=model.states)
        self.rewards = sums.astype(np.float64, copy=False)
        followed = -float(model.discount) * weight * ~model.terminated[chosen]
        self._matrix = csr_array(
            (
                np.concatenate([np.ones(model.states), followed]),
                (
                    np.concatenate([states, owner]),
                    np.concatenate([states, model.successors[chosen]]),
                ),
            ),
            shape=(model.states, model.states),
        )
        self._certain = chosen.size == model.states
        self._factors: Callable[[NDArray[np.float64]], NDArray[np.float64]] | None = None

    @property
    def factorised(self) -> bool:
        """True if they were solved at once."""
        return self._factors is not None

    def solve(self, right: NDArray[np.float64]) -> NDArray[np.float64]:
        """The solution of the equations with `right` in place of the rewards, shape (states,).

        Raises:
            OverflowError: The values are so large that in floats the equations have none.
        """
        from scipy.sparse.linalg import bicgstab, splu

        if self._factors is None:
            if right.size > self._limits.direct_states and not self._certain:
                steps = self._limits.iterative_steps
                found, _ = bicgstab(self._matrix, right, rtol=PRECISION, atol=0.0, maxiter=steps)
                left = np.abs(right - self._matrix @ found).max()
                if left <= USABLE * np.abs(right).max():
                    return found
            try:
                self._factors = splu(self._matrix.tocsc()).solve
            except RuntimeError as error:  # the matrix is singular
                raise OverflowError(str(error)) from error
        return self._factors(right)
