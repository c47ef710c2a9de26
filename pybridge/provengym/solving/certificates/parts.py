"""What the check of a range of states reads: a part of a model, and of a certificate."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, TypeVar

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.solving._model import IntegerModel
    from provengym.solving.certificates.base import Failure

Item = TypeVar("Item", np.int32, np.int64)


def cut(model: IntegerModel, begin: int, end: int) -> tuple[IntegerModel, NDArray[np.int64]]:
    """The rows of the states `begin`, ..., `end` - 1 as a model, and the numbers of its states in
    the whole: first these, then all others that they lead to, each of which ends the episode and
    pays nothing.

    Raises:
        ValueError: Rows of the model are out of order, as its `table` says, too.
    """
    kept, actions, starts = end - begin, model.actions, model.row_starts
    rows = slice(begin * actions, end * actions)
    cuts = (rows.start, rows.stop) if starts is None else map(int, starts[[rows.start, rows.stop]])
    first, last = cuts
    successors = model.successors[first:last] if 0 <= first <= last else model.successors
    outside = (successors < begin) | (successors >= end)
    others = np.unique(successors[outside])
    if not (
        0 <= first <= last <= model.transitions
        and (begin > 0 or first == 0)
        and (end < model.states or last == model.transitions)
        and (not others.size or 0 <= others[0] <= others[-1] < model.states)
    ):
        model.table  # noqa: B018 - refuses the model, and names the row
        raise AssertionError("a table must refuse rows that cannot be cut")
    numbers = successors - begin
    numbers[outside] = kept + np.searchsorted(others, successors[outside])
    more = others.size * actions  # rows, each a transition
    weights = model.weights
    part = replace(
        model,
        states=kept + others.size,
        row_starts=None
        if starts is None
        else np.concatenate(
            [starts[rows.start : rows.stop] - first, np.arange(more + 1) + (last - first)]
        ),
        weights=None
        if weights is None
        else np.concatenate([weights[first:last], np.full(more, model.denominator, np.uint32)]),
        successors=np.concatenate([numbers.astype(np.int32, copy=False), np.zeros(more, np.int32)]),
        rewards=np.concatenate([model.rewards[first:last], np.zeros(more, np.int64)]),
        terminated=np.concatenate([model.terminated[first:last], np.ones(more, np.bool_)]),
        environment=None,
        given=None,
    )
    return part, np.concatenate([np.arange(begin, end), others])


@dataclass(frozen=True, kw_only=True, eq=False)
class DiscountedPart:
    """The local checks of a discounted certificate in the states `begin`, `begin` + 1, ...

    They are decided by the functions that decide those of all states, row by row, and a row is the
    same in the part (`Spec.Certificate.Refinement.Shards`).  In the states that only successors
    are, which earn nothing, the backups are compared with zero.
    """

    begin: int
    model: IntegerModel
    """As `cut` makes it."""
    values: NDArray[np.int64]
    """The value of each state of the model."""
    policy: NDArray[np.int32] | None
    """The action of each state of the range; None where some action must do."""
    states: int
    """How many there are in the range."""
    factor: int
    error: int

    def first_failure(self, threads: int) -> Failure | None:
        """The state, by its number in the whole model, the action and the reason of the first local
        check that fails, in the order in which those of all states are made."""
        if self.model.discount == 1:
            return -1, -1, "parameters"
        table, numbers = self.model.table, (self.factor, self.error)
        compared = self._padded(self.values[: self.states])
        above = table.at_most(self.values, compared, *numbers, threads)
        if above is not None and above[2] == "parameters":
            return above
        if self.policy is not None:
            policy = self._padded(self.policy)
            below = table.at_least(self.values, compared, *numbers, policy, threads)
        else:
            good = np.empty((self.model.states, self.model.actions), np.bool_)
            table.each_at_least(self.values, compared, *numbers, good, threads)
            none = np.flatnonzero(~good.any(axis=1))
            below = (int(none[0]), -1, "none") if none.size else None
        found = [failure for failure in (above, below) if failure is not None]
        if not found:
            return None
        state, action, reason = min(found, key=self._order)
        return self.begin + state, action, reason

    def _order(self, failure: Failure) -> tuple[int, int, bool]:
        """In a state a policy that names no action comes first, and last that no action will do; of
        an action, the comparison from above comes first."""
        state, action, reason = failure
        if reason == "policy":
            action = -1
        elif reason == "none":
            action = self.model.actions
        return state, action, reason == "lower"

    def slack(self) -> Fraction:
        """How much less the error might be if every local check passes, in its unit: its distance
        from the largest residual, which is rounded to a float."""
        upper = np.full(self.states, -np.inf)
        lower = np.full(self.states, -np.inf)
        for action in range(self.model.actions):
            every = np.full(self.model.states, action, np.int32)
            residual = self.model.table.residual(self.values, self.factor, every)[: self.states]
            np.maximum(upper, residual, out=upper)
            chosen = True if self.policy is None else self.policy == action
            np.maximum(lower, residual, out=lower, where=chosen)
        worst = max(float(upper.max()), -float(lower.min()))
        return max(self.error - Fraction(worst), Fraction(0))

    def _padded(self, array: NDArray[Item]) -> NDArray[Item]:
        """What each state of the range has, and zero for the others."""
        return np.concatenate([array, np.zeros(self.model.states - array.size, array.dtype)])
