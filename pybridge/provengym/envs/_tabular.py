"""The transition model of a deterministic finite environment, in the usual forms."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from scipy.sparse import csr_array

Table = dict[int, dict[int, list[tuple[float, int, float, bool]]]]


@dataclass(frozen=True)
class DeterministicModel:
    """Arrays of shape (number of states, number of actions)."""

    successors: NDArray[np.int64]
    rewards: NDArray[np.float64]
    terminated: NDArray[np.bool_]

    def table(self) -> Table:
        """``{state: {action: [(probability, successor, reward, terminated)]}}``."""
        rows = zip(
            self.successors.tolist(), self.rewards.tolist(), self.terminated.tolist(), strict=True
        )
        return {
            state: {
                action: [(1.0, *outcome)] for action, outcome in enumerate(zip(*row, strict=True))
            }
            for state, row in enumerate(rows)
        }

    def transition_matrices(self) -> tuple[csr_array[Any], ...]:
        """One row-stochastic matrix for each action, of shape (states, states) below 2**31."""
        try:
            from scipy.sparse import csr_array
        except ImportError as error:
            raise gymnasium.error.DependencyNotInstalled(
                "sparse matrices need SciPy, run `pip install scipy`"
            ) from error
        states, actions = self.successors.shape
        return tuple(
            csr_array(
                (
                    np.ones(states),
                    self.successors[:, action].astype(np.int32),
                    np.arange(states + 1, dtype=np.int32),
                ),
                shape=(states, states),
            )
            for action in range(actions)
        )
