"""Certificates of the total return: what no policy exceeds, and what one attains that ends."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from provengym import _validation
from provengym.finite import quantities
from provengym.finite.integer_model import MAX_STATES, IntegerModel, sealed
from provengym.solving.certificates.base import MAX_SCALE
from provengym.solving.certificates.members import OnMembers

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.solving.certificates.base import Failure

LIMIT = 2**62
CASES = ("ranking", "nonnegative", "ending")


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class TotalCertificate(OnMembers):
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
    numbers: ClassVar[tuple[str, ...]] = ("case", "rank_scale")
    arrays: ClassVar[Mapping[str, Any]] = {
        "upper": np.int64,
        "lower": np.int64,
        "policy": np.int32,
        "ranks": np.int64,
        "members": np.bool_,
    }
    alike: ClassVar[tuple[tuple[str, ...], ...]] = (
        ("upper", "lower", "policy", "ranks", "members"),
    )
    reasons: ClassVar[Mapping[str, str]] = {
        **OnMembers.reasons,
        "range": "a number is 2**62 or more in size",
        "negative": "the upper value is negative",
        "rank": "the rank is negative",
        "upper": "the Bellman backup exceeds the upper value",
        "lower": "the Bellman backup falls short of the lower value",
        "ranks": "the rank is less than one more than what is expected of the next",
    }

    upper: NDArray[np.int64]
    """Shape (states,), in units of 1 / scale."""
    lower: NDArray[np.int64]
    """Shape (states,), in units of 1 / scale."""
    policy: NDArray[np.int32]
    """The action of each state, shape (states,)."""
    ranks: NDArray[np.int64]
    """Shape (states,), in steps times `rank_scale`."""
    rank_scale: int
    case: str
    """The policies that the upper values bound: "ranking", "nonnegative" or "ending"."""

    def __post_init__(self) -> None:
        upper = sealed("upper", self.upper, np.int64, None)
        if not 1 <= upper.size <= MAX_STATES:
            raise ValueError(f"upper must have 1 to {MAX_STATES} items, got {upper.size}")
        object.__setattr__(self, "upper", upper)
        for name in ("lower", "policy", "ranks"):
            found = sealed(name, getattr(self, name), self.arrays[name], upper.size)
            object.__setattr__(self, name, found)
        _validation.choice("case", self.case, CASES)
        scale = _validation.integer("rank_scale", self.rank_scale, 1, MAX_SCALE)
        object.__setattr__(self, "rank_scale", scale)
        super().__post_init__()

    @property
    def states(self) -> int:
        return self.upper.size

    @functools.cached_property
    def exact_bound(self) -> Fraction:
        """The largest distance between the two values of a state, as a fraction."""
        return self.apart(self.upper, self.lower)

    @property
    def bound(self) -> float:
        """If the certificate holds, no lower value is further below the best total return."""
        return quantities.rounded_up(self.exact_bound)

    @property
    def policy_bound(self) -> float:
        """If the certificate holds, its policy earns at most this much less than the best."""
        return self.bound

    @property
    def passing(self) -> Mapping[str, int]:
        return {"upper": 0, "lower": 0, "policy": 0, "ranks": min(self.rank_scale, LIMIT)}

    def between(self, state: int) -> tuple[Fraction, Fraction]:
        self.require_member(state)
        return Fraction(int(self.lower[state]), self.scale), Fraction(
            int(self.upper[state]), self.scale
        )

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

    def question(self) -> str:
        return "total return"

    def conclusion(self) -> str:
        if not self.exact_bound:
            found = "the best total return is exactly as said"
        else:
            within = quantities.shown_up(self.bound)
            found = f"the best total return is known within {within}"
        return found + ("" if self.case != "ending" else ", among policies that end")

    def rows(self) -> list[tuple[str, str]]:
        bound = quantities.shown_up(self.bound)
        policies = "policies that end" if self.case == "ending" else "all policies"
        return [
            ("best among", policies),
            ("values", f"within {bound} of optimal" if self.exact_bound else "exact"),
            ("policy", f"within {bound} of optimal" if self.exact_bound else "optimal"),
        ]

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
