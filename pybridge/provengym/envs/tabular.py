"""The transition model of a deterministic finite environment, in the usual forms."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from scipy.sparse import csr_array

    from provengym._core import Kernel
    from provengym.finite.rows import Rows

Table = dict[int, dict[int, list[tuple[float, int, float, bool]]]]


def reward_matrix(rows: Rows) -> NDArray[np.float64]:
    """The rewards, a new array of shape (states, actions)."""
    return rows.rewards.reshape(-1, rows.actions) / rows.reward_scale


def table(rows: Rows) -> Table:
    """``{state: {action: [(probability, successor, reward, terminated)]}}``."""
    rewards = rows.rewards / rows.reward_scale
    outcomes = zip(
        rows.successors.tolist(), rewards.tolist(), rows.terminated.tolist(), strict=True
    )
    return {
        state: {action: [(1.0, *next(outcomes))] for action in range(rows.actions)}
        for state in range(rows.states)
    }


def transition_matrices(rows: Rows) -> tuple[csr_array[Any], ...]:
    """One row-stochastic matrix for each action, of shape (states, states) below 2**31."""
    try:
        from scipy.sparse import csr_array
    except ImportError as error:
        raise gymnasium.error.DependencyNotInstalled(
            "sparse matrices need SciPy, run `pip install scipy`"
        ) from error
    states, actions = rows.states, rows.actions
    return tuple(
        csr_array(
            (
                np.ones(states),
                rows.successors[action::actions].copy(),
                np.arange(states + 1, dtype=np.int32),
            ),
            shape=(states, states),
        )
        for action in range(actions)
    )


def tabulate(
    kernel: Kernel, states: NDArray[np.unsignedinteger[Any]], threads: int, begin: int
) -> Rows:
    """Every action from each of these states, one column of words each, the first of which has the
    index `begin`."""
    shape = (states.shape[1], kernel.num_actions)
    successors = np.empty(shape, dtype=np.int32)
    units = np.empty(shape, dtype=np.int64)
    terminated = np.empty(shape, dtype=np.bool_)
    kernel.transitions(states, successors, units, terminated, threads)
    return certain_rows(kernel, successors, units, terminated, begin)


def certain_rows(
    kernel: Kernel,
    successors: NDArray[np.int32],
    units: NDArray[np.int64],
    terminated: NDArray[np.bool_],
    begin: int,
) -> Rows:
    """The rows of the states from `begin` on, of arrays of shape (states, actions), which are made
    read-only; nothing is discounted."""
    from provengym.finite.rows import Rows

    for array in (successors, units, terminated):
        array.flags.writeable = False
    states, actions = successors.shape
    return Rows(
        states=states,
        actions=actions,
        discount=Fraction(1),
        denominator=1,
        reward_scale=kernel.reward_scale,
        first=begin,
        window=(min(begin, int(successors.min())), max(begin + states, int(successors.max()) + 1)),
        row_starts=None,
        weights=None,
        successors=successors.reshape(-1),
        rewards=units.reshape(-1),
        terminated=terminated.reshape(-1),
    )
