"""A finite model over so many steps, in which time is a part of the state."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.finite.model import FiniteModel


@dataclass(frozen=True)
class Unrolled:
    """A model whose states are those of another one, each at a time at which it can be reached."""

    model: FiniteModel
    """The model, which shows what the other shows; the last step ends the episode."""
    state_of: NDArray[np.int64]
    """The state of the other model, of shape (states,)."""
    time_of: NDArray[np.int64]
    """The number of steps made, of shape (states,)."""


def unrolled(model: FiniteModel, horizon: int, *, terminates: bool = False) -> Unrolled:
    """A complete model over so many steps.

    Args:
        model: The model.
        horizon: The number of steps.
        terminates: True if the last step terminates the episode unless it is truncated; by default
            it is truncated.

    >>> from provengym.solving import model_of_table
    >>> stays = model_of_table({0: {0: [(1, 0, 1, False)]}})
    >>> unrolled(stays, 3).model
    FiniteModel('a table', states=4, actions=1, transitions=3, complete)
    """
    actions, rows = len(model.actions), model.row_starts
    layer = model.starts.astype(np.int64)
    layers, parents = [layer], [np.full(layer.size, -1)]
    by, sizes, items, following = [np.full(layer.size, -1)], [], [], []
    count = layer.size
    for _ in range(horizon):
        each = (layer[:, np.newaxis] * actions + np.arange(actions)).reshape(-1)
        size = rows[each + 1] - rows[each]
        ends = np.cumsum(size)
        item = np.arange(int(size.sum())) + np.repeat(rows[each] - ends + size, size)
        successors = model.successors[item]
        layer, first, place = np.unique(successors, return_index=True, return_inverse=True)
        row = np.repeat(np.arange(each.size), size)[first]
        parents.append(count - layers[-1].size + row // actions)
        by.append(row % actions)
        sizes.append(size)
        items.append(item)
        following.append(count + place)
        layers.append(layer.astype(np.int64))
        count += layer.size
        if not layer.size:
            break
    state_of = np.concatenate(layers)
    time_of = np.repeat(np.arange(len(layers)), [layer.size for layer in layers])
    last = time_of == horizon
    sizes.append(np.zeros(count * actions - sum(size.size for size in sizes), np.int64))
    item, to = np.concatenate(items), np.concatenate(following)
    terminated, truncated = model.terminated[item], model.truncated[item]
    if terminates:
        terminated = terminated | (last[to] & ~truncated)
    else:
        truncated = truncated | last[to]
    changed = {
        "successors": to.astype(np.int32),
        "terminated": terminated,
        "truncated": truncated,
    }
    found = replace(
        model,
        observation_of=model.observation_of[state_of],
        ended=model.ended[state_of] | last,
        parents=np.concatenate(parents).astype(np.int32),
        parent_actions=np.concatenate(by).astype(np.int32),
        starts=np.arange(model.starts.size, dtype=np.int32),
        row_starts=np.concatenate([[0], np.cumsum(np.concatenate(sizes))]),
        time_limit=None,
        **model.chosen(item) | changed,
    )
    return Unrolled(found, state_of, time_of)
