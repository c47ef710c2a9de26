"""Certificates of the total return: what no policy exceeds, and what one attains that ends."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from provengym.finite.integer_model import IntegerModel
from provengym.solving.certificates.base import MAX_SCALE
from provengym.solving.certificates.bounds import BetweenBounds

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.solving.certificates.base import Failure

LIMIT = 2**62
CASES = ("ranking", "nonnegative", "ending")


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class TotalCertificate(BetweenBounds):
    """Values between which the best total return lies, a policy, and how soon it ends.

    It holds if no Bellman backup, without a discount, exceeds the upper values; if the lower values
    nowhere exceed the backup of the policy's action; and if the ranks are nowhere below one plus
    their expectation after that action, so that the policy ends in at most so many steps on
    average.  Then the policy earns at least the lower values in total.  What earns at most the
    upper values is said by `case`:

    - "ranking": every policy, for the ranks are so for all actions;
    - "nonnegative": every policy over any number of steps, for the upper values are not negative;
    - "ending": every policy that ends.

    Raises:
        TypeError: Something has another type or dtype.
        ValueError: A number is out of range, or an array has another shape.
    """

    kind: ClassVar[str] = "total"
    numbers: ClassVar[Mapping[str, range | tuple[str, ...]]] = {
        "case": CASES,
        "rank_scale": range(1, MAX_SCALE + 1),
    }
    arrays: ClassVar[Mapping[str, Any]] = {
        "upper": np.int64,
        "lower": np.int64,
        "policy": np.int32,
        "ranks": np.int64,
        "members": np.bool_,
    }
    reasons: ClassVar[Mapping[str, str]] = {
        **BetweenBounds.reasons,
        "range": "a number is 2**62 or more in size",
        "negative": "the upper value is negative",
        "rank": "the rank is negative",
        "upper": "the Bellman backup exceeds the upper value",
        "lower": "the Bellman backup falls short of the lower value",
        "ranks": "the rank is less than one more than what is expected of the next",
    }

    ranks: NDArray[np.int64]
    """Shape (states,), in steps times `rank_scale`."""
    rank_scale: int
    case: str
    """The policies that the upper values bound: "ranking", "nonnegative" or "ending"."""

    value = "best total return"

    @property
    def passing(self) -> Mapping[str, int]:
        return {**super().passing, "ranks": min(self.rank_scale, LIMIT)}

    @property
    def policies(self) -> str:
        return "ending" if self.case == "ending" else "all"

    def first_failure(self, model: IntegerModel, factor: int, threads: int) -> Failure | None:
        big = (np.abs(self.upper) >= LIMIT) | (np.abs(self.lower) >= LIMIT) | (self.ranks >= LIMIT)
        wrong = [("range", big), ("rank", self.ranks < 0)]
        if self.case == "nonnegative":
            wrong.append(("negative", self.upper < 0))
        for reason, where in wrong:
            if where.any():
                return int(where.argmax()), -1, reason
        if model.discount != 1 or self.rank_scale >= LIMIT:
            return -1, -1, "parameters"
        table = model.table
        failure = table.at_most(self.upper, self.upper, factor, 0, threads)
        if failure is None:
            failure = table.at_least(self.lower, self.lower, factor, 0, self.policy, threads)
        if failure is not None:
            return failure
        ranks, scale = self.ranks, self.rank_scale
        if self.case == "ranking":
            failure = counting(model, 1).table.at_most(ranks, ranks, scale, 0, threads)
        else:
            # The same of one action, with the signs of all numbers turned.
            failure = counting(model, -1).table.at_least(
                -ranks, -ranks, scale, 0, self.policy, threads
            )
        return None if failure is None else (*failure[:2], "ranks")

    def conclusion(self) -> str:
        return super().conclusion() + ", among policies that end" * (self.policies == "ending")

    def rows(self) -> list[tuple[str, str]]:
        policies = "policies that end" if self.policies == "ending" else "all policies"
        return [("best among", policies), *super().rows()]

    def __repr__(self) -> str:
        return (
            f"{type(self).__name__}(states={self.states}, case={self.case!r}, "
            f"bound={self.bound:.3g})"
        )


def counting(model: IntegerModel, reward: int, scale: int = 1) -> IntegerModel:
    """The model in which every step pays the same, an integer over the scale."""
    rewards = np.full(model.transitions, reward)
    return replace(
        model, rewards=rewards, reward_scale=scale, discount=Fraction(1), environment=None
    )
