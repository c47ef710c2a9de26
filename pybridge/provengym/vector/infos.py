"""The infos of lanes, merged as Gymnasium's vector environments merge them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Columns = dict[str, NDArray[Any]]


def add(infos: dict[str, Any], columns: Columns, mask: NDArray[np.bool_], every: bool) -> None:
    """Add what the lanes that the mask names tell, one item for each of them, under a name and the
    mask under the name after an underscore.

    Args:
        infos: Written.
        columns: One array for each name.
        mask: Which lanes.
        every: Whether the mask names every lane.
    """
    for name, items in columns.items():
        if every:
            infos[name], infos[f"_{name}"] = items, mask.copy()
            continue
        if name not in infos:
            infos[name], infos[f"_{name}"] = _nothing(len(mask), items), np.zeros_like(mask)
        infos[name][mask] = items
        infos[f"_{name}"] |= mask


def add_finals(
    infos: dict[str, Any], mask: NDArray[np.bool_], observations: NDArray[Any], columns: Columns
) -> None:
    """Add the last observations of the lanes that the mask names, and the infos of their last
    steps: one row or item for each of them."""
    final_obs = np.full(len(mask), None, dtype=object)
    rows = observations.tolist() if observations.ndim == 1 else list(observations.copy())
    for lane, row in zip(np.flatnonzero(mask).tolist(), rows, strict=True):
        final_obs[lane] = row
    final_info: dict[str, Any] = {}
    add(final_info, columns, mask, every=False)
    infos |= {
        "final_obs": final_obs,
        "_final_obs": mask.copy(),
        "final_info": final_info,
        "_final_info": mask.copy(),
    }


def _nothing(n: int, items: NDArray[Any]) -> NDArray[Any]:
    """What an array of infos has for the lanes that tell nothing."""
    if items.dtype == object:
        return np.full(n, None, dtype=object)
    return np.zeros((n, *items.shape[1:]), dtype=items.dtype)
