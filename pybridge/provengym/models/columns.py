"""States as the columns of an array."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from provengym.models.rows import words_of

if TYPE_CHECKING:
    from numpy.typing import DTypeLike, NDArray

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


def packed(states: States) -> NDArray[np.uint64]:
    """States as rows of 64-bit words, which hold several of their words each where these are
    shorter."""
    return words_of(states.T)


def unpacked(rows: NDArray[np.uint64], words: int, dtype: DTypeLike) -> States:
    """The states of so many words of this type that were `packed`."""
    states: States = np.ascontiguousarray(rows).view(dtype)[:, :words]
    return np.ascontiguousarray(states.T)
