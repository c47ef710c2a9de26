"""A model of which legal actions alone are taken."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

FiniteModel = Any
"""That of `provengym.finite.model`, which imports this module."""


def instead(legal: NDArray[np.bool_]) -> NDArray[np.intp]:
    """For each state and action the action that is taken for it: itself, or the first that is
    legal."""
    found: NDArray[np.intp] = np.where(
        legal, np.arange(legal.shape[1]), legal.argmax(axis=1)[:, np.newaxis]
    )
    return found


def as_legal(model: FiniteModel) -> FiniteModel:
    """The model, in each state of which an action that is not legal does what the first does that
    is."""
    if model.legal is None:
        return model
    many, does = len(model.actions), instead(model.legal)
    rows = (np.arange(model.states)[:, np.newaxis] * many + does).reshape(-1)
    sizes = np.diff(model.row_starts)[rows]
    row_starts = np.concatenate([[0], np.cumsum(sizes)])
    items = np.arange(row_starts[-1]) + np.repeat(model.row_starts[rows] - row_starts[:-1], sizes)
    return replace(
        model,
        row_starts=row_starts,
        unknown_rows=tuple(_of_legal(model.unknown_rows, does)),
        rounding=tuple(_of_legal(model.rounding, does)),
        **model.chosen(items),
    )


def legally(model: FiniteModel) -> FiniteModel:
    """The model of legal actions and of what they reach, see `FiniteModel.legally`."""
    if model.legal is None:
        return model
    model = as_legal(model)
    many, legal = len(model.actions), model.legal.tolist()
    rows, successors = model.row_starts.tolist(), model.successors.tolist()
    order = model.starts.tolist()
    numbers = {state: number for number, state in enumerate(order)}
    came = [(-1, -1)] * len(order)
    for here, state in enumerate(order):  # which grows
        for action in range(many):
            row = state * many + action
            for after in successors[rows[row] : rows[row + 1]] if legal[state][action] else ():
                if after not in numbers:
                    numbers[after] = len(order)
                    order.append(after)
                    came.append((here, action))
    states = np.array(order, dtype=np.int64)
    kept = (states[:, np.newaxis] * many + np.arange(many)).reshape(-1)
    sizes = np.diff(model.row_starts)[kept]
    row_starts = np.concatenate([[0], np.cumsum(sizes)])
    items = np.arange(row_starts[-1]) + np.repeat(model.row_starts[kept] - row_starts[:-1], sizes)
    place = np.full(model.states, -1)
    place[states] = np.arange(len(states))
    unknown = tuple(_moved(model.unknown_rows, numbers))
    partly = {(row.state, row.action) for row in unknown}
    empty = np.flatnonzero((sizes == 0) & ~np.repeat(model.ended[states], many))
    is_whole = all(divmod(row, many) in partly for row in empty.tolist())
    chosen = model.chosen(items)
    return replace(
        model,
        observation_of=model.observation_of[states],
        ended=model.ended[states],
        parents=np.array([parent for parent, _ in came]),
        parent_actions=np.array([action for _, action in came]),
        starts=np.arange(len(model.starts)),
        row_starts=row_starts,
        legal=model.legal[states],
        unknown_rows=unknown,
        rounding=tuple(_moved(model.rounding, numbers)),
        unfinished="" if is_whole else model.unfinished,
        **chosen | {"successors": place[chosen["successors"]]},
    )


def _of_legal(rows: Sequence[Any], does: NDArray[np.intp]) -> Iterator[Any]:
    """Rows for each action that does what theirs does."""
    for row in rows:
        if row.state is None or row.action is None:
            yield row
            continue
        for action in np.flatnonzero(does[row.state] == row.action).tolist():
            yield replace(row, action=action)


def _moved(rows: Sequence[Any], numbers: dict[int, int]) -> Iterator[Any]:
    """Rows of the states that have numbers, with these."""
    for row in rows:
        if row.state is None:
            yield row
        elif row.state in numbers:
            yield replace(row, state=numbers[row.state])
