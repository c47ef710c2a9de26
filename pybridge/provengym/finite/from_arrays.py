"""Transition kernels and rewards as arrays, dense or sparse."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from provengym._validation import shown
from provengym.finite.canonical import model_of
from provengym.finite.quantities import numbers

if TYPE_CHECKING:
    from fractions import Fraction

    from numpy.typing import NDArray

    from provengym.finite.integer_model import IntegerModel


def integers(
    discount: Fraction, transitions: Any, rewards: Any, terminated: Any = None
) -> IntegerModel:
    """The model that arrays describe, for S states and A actions.

    Args:
        discount: The discount factor.
        transitions: Successors, integers of shape (S, A); or probabilities, an array of shape
            (S, A, S) or a sequence of A matrices of shape (S, S), dense or of `scipy.sparse`.
        rewards: Those of actions, shape (S, A); or of outcomes, an array of shape (S, A, S) or a
            sequence of A matrices of shape (S, S).
        terminated: True where a step ends the episode: by its state and action, shape (S, A), or
            by the state that it leads to, shape (S,).  The rows of such a state may be anything.

    Raises:
        TypeError: An array holds something else.
        ValueError: An array has another shape, or they are no decision process.
    """
    if _is_matrices(transitions):
        states, actions = _shape(transitions[0])[0], len(transitions)
        rows, successors, probabilities = _entries("transitions", transitions, states)
    else:
        array = numbers("transitions", transitions)
        if array.ndim == 2 and array.dtype == np.int64:
            states, actions = array.shape
            rows, successors = np.arange(array.size), array.ravel()
            probabilities = np.ones(array.size, dtype=np.int64)
        elif array.ndim == 3 and array.shape[0] == array.shape[2]:
            states, actions, _ = array.shape
            rows, successors = np.nonzero(array.reshape(states * actions, states))
            probabilities = array[array != 0]
        else:
            raise ValueError(
                "transitions must be integers of shape (S, A), an array of shape (S, A, S) or a "
                f"sequence of A matrices of shape (S, S), got {array.dtype} of shape {array.shape}"
            )
    if states * actions == 0:
        raise ValueError(f"transitions must not be empty, got {states} states, {actions} actions")
    gains = _rewards(rewards, states, actions, rows, successors)
    ends = np.zeros(rows.size, dtype=np.bool_)
    if terminated is not None:
        flags = _flags(terminated, states, actions)
        if flags.ndim == 2:
            ends = flags.ravel()[rows]
        else:
            alive = ~flags[rows // actions]
            loops = np.flatnonzero(np.repeat(flags, actions))
            rows = np.concatenate([rows[alive], loops])
            successors = np.concatenate([successors[alive], loops // actions])
            ends = flags[np.clip(successors, 0, states - 1)]
            probabilities = _followed(probabilities[alive], loops.size, 1)
            gains = _followed(gains[alive], loops.size, 0)
    order = np.argsort(rows, kind="stable")
    return model_of(
        discount=discount,
        states=states,
        actions=actions,
        starts=np.searchsorted(rows[order], np.arange(states * actions + 1)).astype(np.int64),
        probabilities=probabilities[order],
        successors=successors[order].astype(np.int64),
        rewards=gains[order],
        terminated=ends[order],
    )


def _followed(array: NDArray[Any], count: int, value: int) -> NDArray[Any]:
    return np.concatenate([array, np.full(count, value, dtype=array.dtype)])


def _is_matrices(value: Any) -> bool:
    """Return whether this is a sequence of matrices, and not one array."""
    return isinstance(value, (tuple, list)) and value != [] and len(_shape(value[0])) == 2


def _shape(value: Any) -> tuple[int, ...]:
    shape: tuple[int, ...] = value.shape if hasattr(value, "shape") else np.shape(value)
    return shape


def _entries(
    name: str, matrices: Any, states: int
) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[Any]]:
    """Row ``state * actions + action``, column and value of whatever is not zero."""
    parts = []
    for action, matrix in enumerate(matrices):
        if _shape(matrix) != (states, states):
            raise ValueError(
                f"{name}[{action}] must have the shape {(states, states)}, got {_shape(matrix)}"
            )
        if hasattr(matrix, "tocoo"):
            sparse = matrix.tocoo()
            row, column, value = sparse.row, sparse.col, numbers(name, sparse.data)
        else:
            dense = numbers(name, matrix)
            row, column = np.nonzero(dense)
            value = dense[row, column]
        parts.append((row.astype(np.int64) * len(matrices) + action, column, value))
    rows, columns, values = zip(*parts, strict=True)
    return np.concatenate(rows), np.concatenate(columns), numbers(name, np.concatenate(values))


def _rewards(
    rewards: Any,
    states: int,
    actions: int,
    rows: NDArray[np.int64],
    successors: NDArray[np.int64],
) -> NDArray[Any]:
    """The reward of each outcome."""
    if _is_matrices(rewards) and len(rewards) == actions:
        given_rows, columns, values = _entries("rewards", rewards, states)
        keys, place = np.unique(given_rows * states + columns, return_inverse=True)
        sums = np.zeros(keys.size + 1, dtype=values.dtype)  # ends with what is not given, 0
        np.add.at(sums, place, values)
        wanted = rows * states + successors
        found = np.searchsorted(keys, wanted)
        found[~np.isin(wanted, keys)] = keys.size
        return sums[found]
    array = numbers("rewards", rewards)
    if array.shape == (states, actions):
        return array.ravel()[rows]
    if array.shape == (states, actions, states):
        return array.reshape(-1, states)[rows, np.clip(successors, 0, states - 1)]
    raise ValueError(
        f"rewards must have the shape {(states, actions)} or {(states, actions, states)}, or be "
        f"{actions} matrices of shape {(states, states)}, got {array.shape}"
    )


def _flags(terminated: Any, states: int, actions: int) -> NDArray[np.bool_]:
    array = np.asarray(terminated)
    if array.dtype != np.bool_:
        raise TypeError(f"terminated must be an array of bool, got {shown(terminated)}")
    if array.shape not in ((states,), (states, actions)):
        raise ValueError(
            f"terminated must have the shape {(states,)} or {(states, actions)}, got {array.shape}"
        )
    return array
