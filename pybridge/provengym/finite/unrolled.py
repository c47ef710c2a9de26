"""A finite model over so many steps, in which time is a part of the state."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeVar

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from provengym.finite.model import FiniteModel, Rounding, Unknown


@dataclass(frozen=True)
class Unrolled:
    """A model whose states are those of another one, each at a time at which it can be reached."""

    model: FiniteModel
    """The model, which shows what the other shows; the last step ends the episode."""
    state_of: NDArray[np.int64]
    """The state of the other model, of shape (states,)."""
    time_of: NDArray[np.int64]
    """The number of steps made, of shape (states,)."""


def unrolled(
    model: FiniteModel, horizon: int, *, terminates: bool = False, most: int | None = None
) -> Unrolled:
    """A model over so many steps; what is unknown is so at each time.

    Args:
        model: The model.
        horizon: The number of steps.
        terminates: True if the last step terminates the episode unless it is truncated; by default
            it is truncated.
        most: The number of states from which on no further step is added, and those after the last
            one are not explored; None: any number.

    >>> from provengym.solving import model_of_table
    >>> stays = model_of_table({0: {0: [(1, 0, 1, False)]}})
    >>> unrolled(stays, 3).model
    FiniteModel('a table', states=4, actions=1, transitions=3, complete)
    """
    actions, rows = len(model.actions), model.row_starts
    layer = model.starts.astype(np.int64)
    layers, parents = [layer], [np.full(layer.size, -1)]
    by, sizes, items, following = [np.full(layer.size, -1)], [], [], []
    count, unfinished = layer.size, model.unfinished
    for time in range(horizon):
        if most is not None and count > most:
            unfinished = f"with time, there are more than {most:,} after {time:,} steps"
            break
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
        truncated = truncated | (last[to] & ~(terminated & model.limit_spares_ends))
    changed = {
        "successors": to.astype(np.int32),
        "terminated": terminated,
        "truncated": truncated,
    }
    found = replace(
        model,
        observation_of=model.observation_of[state_of],
        ended=model.ended[state_of] | last,
        legal=None if model.legal is None else model.legal[state_of],
        parents=np.concatenate(parents).astype(np.int32),
        parent_actions=np.concatenate(by).astype(np.int32),
        starts=np.arange(model.starts.size, dtype=np.int32),
        row_starts=np.concatenate([[0], np.cumsum(np.concatenate(sizes))]),
        time_limit=None,
        limit_spares_ends=False,
        unfinished=unfinished,
        unknown_rows=_at_each_time(model.unknown_rows, state_of, last),
        rounding=_at_each_time(model.rounding, state_of, last),
        **model.chosen(item) | changed,
    )
    return Unrolled(found, state_of, time_of)


_Row = TypeVar("_Row", "Unknown", "Rounding")


def _at_each_time(
    rows: Sequence[_Row], state_of: NDArray[np.int64], last: NDArray[np.bool_]
) -> tuple[_Row, ...]:
    """The rows of a model, for each time at which their states can be reached and left."""
    found = [row for row in rows if row.state is None]
    order = np.argsort(state_of, kind="stable")
    ordered = state_of[order]
    for row in rows:
        if row.state is not None:
            first = int(np.searchsorted(ordered, row.state))
            end = int(np.searchsorted(ordered, row.state, "right"))
            places = order[first:end]
            found += [replace(row, state=int(place)) for place in places[~last[places]]]
    return tuple(found)
