"""The infos of lanes, merged as Gymnasium's vector environments merge them: under each name an
array for all lanes, and under the name after an underscore which of them told it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Columns = dict[str, NDArray[Any]]
    """For each name an item of each of some lanes."""


def of_all(columns: Columns, n: int, but: NDArray[np.intp] | None = None) -> dict[str, Any]:
    """The infos that all of n lanes tell, but for some; the columns are written."""
    infos: dict[str, Any] = {}
    if but is not None and len(but) == n:
        return infos
    told = np.ones(n, dtype=np.bool_)
    if but is not None:
        told[but] = False
    for name, column in columns.items():
        if but is not None:
            column[but] = _nothing(column.dtype)
        infos[name], infos[f"_{name}"] = column, told.copy()
    return infos


def add(infos: dict[str, Any], columns: Columns, lanes: NDArray[np.intp], n: int) -> None:
    """Add to the infos of n lanes what some of them tell."""
    for name, column in columns.items():
        if name not in infos:
            # Of objects, an empty array is full of None.
            blank = np.empty if column.dtype.kind == "O" else np.zeros
            infos[name] = blank((n, *column.shape[1:]), column.dtype)
            infos[f"_{name}"] = np.zeros(n, dtype=np.bool_)
        infos[name][lanes] = column
        infos[f"_{name}"][lanes] = True


def add_finals(
    infos: dict[str, Any],
    observations: list[Any],
    columns: Columns,
    lanes: NDArray[np.intp],
    n: int,
) -> None:
    """Add to the infos of n lanes the last observations of those that ended and were reset, and the
    infos of their last steps."""
    ended = np.zeros(n, dtype=np.bool_)
    ended[lanes] = True
    final_obs = np.empty(n, dtype=object)
    final_obs[lanes] = np.fromiter(observations, dtype=object, count=len(lanes))
    final_info: dict[str, Any] = {}
    add(final_info, columns, lanes, n)
    infos["final_obs"], infos["_final_obs"] = final_obs, ended
    infos["final_info"], infos["_final_info"] = final_info, ended.copy()


def _nothing(dtype: np.dtype[Any]) -> Any:
    """Return the item of an array of infos for lanes that tell nothing."""
    return None if dtype.kind == "O" else 0
