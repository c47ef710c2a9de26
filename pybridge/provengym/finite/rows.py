"""The rows of a model, some states at a time."""

from __future__ import annotations

import functools
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from provengym.finite.integer_model import compiled

if TYPE_CHECKING:
    from fractions import Fraction

    from numpy.typing import NDArray

    from provengym import _core
    from provengym.finite.integer_model import IntegerModel


@dataclass(frozen=True, kw_only=True, eq=False)
class Rows:
    """The rows of the states `first`, `first` + 1, ... of a model, which are next to each other.

    They and all successors are in the window, the states `window[0]`, ..., `window[1]` - 1.  The
    arrays are those of an `IntegerModel`.
    """

    states: int
    actions: int
    discount: Fraction
    denominator: int
    reward_scale: int
    first: int
    window: tuple[int, int]
    row_starts: NDArray[np.int64] | None
    weights: NDArray[np.uint32] | None
    successors: NDArray[np.int32]
    rewards: NDArray[np.int64]
    terminated: NDArray[np.bool_]

    @functools.cached_property
    def table(self) -> _core.Table:
        """The rows as the compiled code has them.

        Raises:
            ValueError: A row is not in order.
        """
        return compiled(self, first=self.first, window=self.window)

    def __getstate__(self) -> dict[str, object]:
        return {name: value for name, value in self.__dict__.items() if name != "table"}


def rows_between(model: IntegerModel, begin: int, end: int) -> Rows:
    """The rows of the states `begin`, ..., `end` - 1.

    Raises:
        ValueError: Rows of the model are out of order, as its `table` says, too.
    """
    starts = model.row_starts
    rows = slice(begin * model.actions, end * model.actions)
    cuts = (rows.start, rows.stop) if starts is None else map(int, starts[[rows.start, rows.stop]])
    first, last = cuts
    if not (
        0 <= first < last <= model.transitions
        and (begin > 0 or first == 0)
        and (end < model.states or last == model.transitions)
    ):
        refuse(model)
    successors = model.successors[first:last]
    window = min(begin, int(successors.min())), max(end, int(successors.max()) + 1)
    if not 0 <= window[0] <= window[1] <= model.states:
        refuse(model)
    return Rows(
        states=end - begin,
        actions=model.actions,
        discount=model.discount,
        denominator=model.denominator,
        reward_scale=model.reward_scale,
        first=begin,
        window=window,
        row_starts=None if starts is None else starts[rows.start : rows.stop + 1] - first,
        **model.chosen(slice(first, last)),
    )


def refuse(model: IntegerModel) -> None:
    """Raise the `ValueError` that names the first row of a model that is out of order."""
    model.table  # noqa: B018
    raise AssertionError("a table must refuse rows that cannot be cut")


def renumbered(rows: Rows) -> tuple[Rows, NDArray[np.int64]]:
    """The same rows where only they and their successors are states, and the numbers that these
    have in the model: first the states that the rows are of, then the others."""
    begin, end = rows.first, rows.first + rows.states
    outside = (rows.successors < begin) | (rows.successors >= end)
    others = np.unique(rows.successors[outside])
    successors = rows.successors - begin
    successors[outside] = rows.states + np.searchsorted(others, rows.successors[outside])
    alone = replace(
        rows, first=0, window=(0, rows.states + others.size), successors=successors.astype(np.int32)
    )
    return alone, np.concatenate([np.arange(begin, end), others])
