"""The input of the check of a range of states: a part of a model, and of a certificate."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from provengym.finite.rows import Rows
    from provengym.solving.certificates.base import Failure

    Found = tuple[Failure | None, Fraction]


@dataclass(frozen=True, kw_only=True, eq=False)
class DiscountedPart:
    """The local checks of a discounted certificate in the states `begin`, `begin` + 1, ...

    They are decided by the functions that decide those of all states, row by row, and a row is the
    same in the part (`Spec.Certificate.Refinement.Shards`).
    """

    begin: int
    rows: Rows
    """The rows of these states."""
    values: NDArray[np.int64]
    """The value of each state in the window of the rows."""
    policy: NDArray[np.int32] | None
    """The action of each state of the range; None where some action must do."""
    factor: int
    error: int

    def first_failure(self, threads: int) -> Failure | None:
        """The state, by its number in the whole model, the action and the reason of the first local
        check that fails, in the order in which those of all states are made."""
        numbers = self.values, self.factor, self.error
        failure = self.rows.table.check(*numbers, self.policy, threads)
        if failure is None:
            return None
        state, action, reason = failure
        if state >= 0:
            state += self.begin
        return state, action, "none" if reason == "lower" and action < 0 else reason

    def found(self, threads: int) -> Found:
        """The first failure, or how much less the error might be if there is none, in its unit: its
        distance from the largest residual, which is rounded to a float."""
        failure = self.first_failure(threads)
        if failure is not None:
            return failure, Fraction(0)
        worst = self.rows.table.largest_residual(self.values, self.factor, self.policy, threads)
        return None, max(self.error - Fraction(worst), Fraction(0))
