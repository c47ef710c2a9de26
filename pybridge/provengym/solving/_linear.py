"""The linear equations of a policy's values."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from provengym.solving._model import IntegerModel

DIRECT = 2_000
"""Up to this many states the equations are factorised at once."""
STEPS = 200
"""How long an iterative method is tried before that in a larger model."""
PRECISION = 1e-10
"""What that method aims at, relative to the right side."""
USABLE = 1e-6
"""What it has to reach, for it may deceive itself."""


class PolicyEquations:
    """``v = r + discount * P v`` for the rewards and transitions that a policy chooses.

    Args:
        model: The model.
        policy: The action in each state, shape (states,).
    """

    def __init__(self, model: IntegerModel, policy: NDArray[np.int32]) -> None:
        from scipy.sparse import csr_array

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

    def solve(self, right: NDArray[np.float64]) -> NDArray[np.float64]:
        """The solution of the equations with `right` in place of the rewards, shape (states,)."""
        from scipy.sparse.linalg import bicgstab, splu

        if self._factors is None:
            if right.size > DIRECT and not self._certain:
                found, _ = bicgstab(self._matrix, right, rtol=PRECISION, atol=0.0, maxiter=STEPS)
                left = np.abs(right - self._matrix @ found).max()
                if left <= USABLE * np.abs(right).max():
                    return found
            self._factors = splu(self._matrix.tocsc()).solve
        return self._factors(right)
