"""A decision process in which only some actions may be taken."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.finite.integer_model import IntegerModel


def restricted(model: IntegerModel, allowed: NDArray[np.bool_]) -> IntegerModel:
    """The process in which an action that is not allowed does what the first allowed one does; in a
    state without any, all remain.

    Args:
        model: A decision process.
        allowed: True for the rows that are allowed, shape (states * actions,).
    """
    table = allowed.reshape(model.states, model.actions)
    own = np.arange(table.size).reshape(table.shape)
    instead = own[:, 0] + table.argmax(axis=1)
    has_any = table.any(axis=1, keepdims=True)
    keeps = table | ~has_any
    rows = np.where(keeps, own, instead[:, np.newaxis]).reshape(-1)
    if model.row_starts is None:
        items, starts = rows, None
    else:
        first = model.row_starts[rows]
        counts = model.row_starts[rows + 1] - first
        starts = np.concatenate([[0], np.cumsum(counts)]).astype(np.int64)
        items = np.arange(starts[-1]) + np.repeat(first - starts[:-1], counts)
    return replace(
        model,
        row_starts=starts,
        **model.chosen(items),
        environment=None,
        given=None,
    )
