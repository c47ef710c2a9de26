"""The transition model of a deterministic finite environment, in the usual forms."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from scipy.sparse import csr_array

    from provengym._core import Kernel

Table = dict[int, dict[int, list[tuple[float, int, float, bool]]]]


@dataclass(frozen=True)
class DeterministicModel:
    """Read-only arrays of shape (number of states, number of actions)."""

    successors: NDArray[np.int32]
    units: NDArray[np.int64]
    """The rewards, in units of 1 / `reward_scale`."""
    terminated: NDArray[np.bool_]
    reward_scale: int

    @property
    def rewards(self) -> NDArray[np.float64]:
        """The rewards, a new array."""
        return self.units / self.reward_scale

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
                    self.successors[:, action].copy(),
                    np.arange(states + 1, dtype=np.int32),
                ),
                shape=(states, states),
            )
            for action in range(actions)
        )


def tabulate(
    kernel: Kernel, states: NDArray[np.unsignedinteger[Any]], threads: int
) -> DeterministicModel:
    """Every action from each of these states, one column of words each."""
    shape = (states.shape[1], kernel.num_actions)
    successors = np.empty(shape, dtype=np.int32)
    units = np.empty(shape, dtype=np.int64)
    terminated = np.empty(shape, dtype=np.bool_)
    kernel.transitions(states, successors, units, terminated, threads)
    for array in (successors, units, terminated):
        array.flags.writeable = False
    return DeterministicModel(successors, units, terminated, kernel.reward_scale)
