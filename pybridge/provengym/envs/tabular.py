"""The transition model of a finite environment, in the usual forms."""

from __future__ import annotations

from fractions import Fraction
from itertools import islice
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray
    from scipy.sparse import csr_array

    from provengym._core import Kernel
    from provengym.finite.rows import Rows

Table = dict[int, dict[int, list[tuple[float, int, float, bool]]]]
Noise = int | tuple[int, ...]
"""The random words of a step: a tuple where it reads several."""


def noise_of(chances: Sequence[Noise], steps: int) -> NDArray[np.uint64]:
    """The random words of so many steps, each taken with all of these: the argument `noise` of
    `step_batch`."""
    words = np.array(chances, dtype=np.uint64)
    return np.tile(words, (steps, *(1,) * (words.ndim - 1)))


def reward_matrix(rows: Rows) -> NDArray[np.float64]:
    """The expected rewards, a new array of shape (states, actions)."""
    units = rows.rewards
    if rows.weights is not None and rows.row_starts is not None:
        units = np.add.reduceat(rows.weights * units, rows.row_starts[:-1])
    return units.reshape(-1, rows.actions) / (rows.reward_scale * rows.denominator)


def table(rows: Rows) -> Table:
    """``{state: {action: [(probability, successor, reward, terminated)]}}``."""
    columns = (
        _probabilities(rows),
        rows.successors,
        rows.rewards / rows.reward_scale,
        rows.terminated,
    )
    outcomes = zip(*(column.tolist() for column in columns), strict=True)
    sizes = iter(_sizes(rows).tolist())
    return {
        state: {action: list(islice(outcomes, next(sizes))) for action in range(rows.actions)}
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
    sizes, probabilities = _sizes(rows).reshape(states, actions), _probabilities(rows)
    action_of = np.repeat(np.tile(np.arange(actions), states), sizes.ravel())
    found = []
    for action in range(actions):
        taken, ends = action_of == action, np.zeros(states + 1, dtype=np.int32)
        np.cumsum(sizes[:, action], out=ends[1:])
        items = (probabilities[taken], rows.successors[taken], ends)
        matrix = csr_array(items, shape=(states, states))
        matrix.sum_duplicates()
        found.append(matrix)
    return tuple(found)


def _probabilities(rows: Rows) -> NDArray[np.float64]:
    """The probability of each outcome."""
    if rows.weights is None:
        return np.ones(rows.successors.size)
    return rows.weights / rows.denominator


def _sizes(rows: Rows) -> NDArray[np.int64]:
    """The number of outcomes of each action in each state."""
    if rows.row_starts is None:
        return np.ones(rows.states * rows.actions, dtype=np.int64)
    return np.diff(rows.row_starts)


def tabulate(
    kernel: Kernel, states: NDArray[np.unsignedinteger[Any]], threads: int, begin: int
) -> Rows:
    """Every action from each of these states, one column of words each, the first of which has the
    index `begin`, where steps are certain."""
    shape = (states.shape[1], kernel.num_actions)
    successors = np.empty(shape, dtype=np.int32)
    units = np.empty(shape, dtype=np.int64)
    terminated = np.empty(shape, dtype=np.bool_)
    kernel.transitions(states, successors, units, terminated, threads)
    return certain_rows(kernel, successors, units, terminated, begin)


def random_rows(
    kernel: Kernel,
    states: NDArray[np.unsignedinteger[Any]],
    branches: Sequence[tuple[int, Noise]],
    begin: int,
    indices: Callable[[NDArray[Any], NDArray[np.int64]], NDArray[np.int64]],
) -> Rows:
    """The same where steps read random words: weights and words stand for the chances of each.

    The indices of states are a function of their words and of the first component that the kernel
    shows of them.  Equal outcomes of a step are one.
    """
    from provengym.finite.canonical import merged

    count, actions = states.shape[1], kernel.num_actions
    rows, chances = count * actions, len(branches)
    weights = np.array([weight for weight, _ in branches], dtype=np.int64)
    noise = noise_of([words for _, words in branches], rows)
    after = np.repeat(states, actions * chances, axis=1)
    taken = np.tile(np.repeat(np.arange(actions), chances), count)
    shown = np.empty(rows * chances, dtype=np.int64)
    rewards, terminated = np.empty(rows * chances), np.empty(rows * chances, dtype=np.bool_)
    kernel.step_batch(after, taken, noise, shown, rewards, terminated, 0)
    row, successor, units, ends, weight = merged(
        np.repeat(np.arange(rows), chances),
        indices(after, shown),
        np.rint(rewards * kernel.reward_scale).astype(np.int64),
        terminated,
        np.tile(weights, rows),
    )
    if len(row) == rows:
        shape = (count, actions)
        certain = successor.astype(np.int32).reshape(shape)
        return certain_rows(kernel, certain, units.reshape(shape), ends.reshape(shape), begin)
    return _rows(
        kernel,
        begin,
        count,
        denominator=int(weights.sum()),
        row_starts=np.searchsorted(row, np.arange(rows + 1)).astype(np.int64),
        weights=weight.astype(np.uint32),
        successors=successor.astype(np.int32),
        rewards=units,
        terminated=ends,
    )


def certain_rows(
    kernel: Kernel,
    successors: NDArray[np.int32],
    units: NDArray[np.int64],
    terminated: NDArray[np.bool_],
    begin: int,
) -> Rows:
    """The rows of the states from `begin` on, of arrays of shape (states, actions), which are made
    read-only; nothing is discounted."""
    return _rows(
        kernel,
        begin,
        len(successors),
        denominator=1,
        row_starts=None,
        weights=None,
        successors=successors.reshape(-1),
        rewards=units.reshape(-1),
        terminated=terminated.reshape(-1),
    )


def _rows(
    kernel: Kernel, begin: int, states: int, *, denominator: int, **columns: NDArray[Any] | None
) -> Rows:
    """Rows with these arrays, which are made read-only."""
    from provengym.finite.rows import Rows

    successors = columns["successors"]
    assert successors is not None
    for array in columns.values():
        if array is not None:
            array.flags.writeable = False
    window = min(begin, int(successors.min())), max(begin + states, int(successors.max()) + 1)
    return Rows(
        states=states,
        actions=kernel.num_actions,
        discount=Fraction(1),
        denominator=denominator,
        reward_scale=kernel.reward_scale,
        first=begin,
        window=window,
        **columns,  # type: ignore[arg-type]
    )
