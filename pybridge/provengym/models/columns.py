"""States as the columns of an array."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.models.model import States


def in_order(states: States) -> tuple[NDArray[np.intp], NDArray[np.bool_]]:
    """An order of the columns in which equal ones stand together, and which are first of such."""
    order = np.lexsort(states)
    ordered = states[:, order]
    first = np.ones(ordered.shape[1], dtype=np.bool_)
    first[1:] = (ordered[:, 1:] != ordered[:, :-1]).any(axis=0)
    return order, first


def distinct(states: States) -> States:
    """The different columns."""
    if states.shape[1] == 1:
        return states
    order, first = in_order(states)
    return np.ascontiguousarray(states[:, order[first]])
