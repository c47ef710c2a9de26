"""Discounted certificates: values, a policy, and how far they are from optimal at most."""

from __future__ import annotations

import abc
from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from provengym.data.words import decimal
from provengym.finite import quantities
from provengym.finite.integer_model import IntegerModel
from provengym.finite.rows import renumbered, rows_between
from provengym.solving.certificates.base import Certificate, span
from provengym.solving.certificates.members import OnMembers
from provengym.solving.certificates.parts import DiscountedPart

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.finite.given import Distance
    from provengym.solving.certificates.base import Failure
    from provengym.solving.certificates.result import CheckResult
    from provengym.solving.forms.rows import RowSource

MAX_ERROR = 2**62 - 1


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class WithinError(Certificate):
    """A certificate that every Bellman backup is at most an error above the value of its state, and
    that of an action of each state at most the error below it; and the bounds that follow."""

    kind: ClassVar[str] = "discounted"
    numbers: ClassVar[Mapping[str, range]] = {"error": range(MAX_ERROR + 1)}
    undiscounted: ClassVar[bool] = False
    reasons: ClassVar[Mapping[str, str]] = {
        **Certificate.reasons,
        "upper": "the Bellman backup exceeds the value by more than the error",
        "lower": "the Bellman backup falls short of the value by more than the error",
        "none": "every Bellman backup falls short of the value by more than the error",
    }

    error: int
    """The error times `scale`."""

    @property
    @abc.abstractmethod
    def has_policy(self) -> bool:
        """True if it names an action of each state."""

    @property
    def exact_bound(self) -> Fraction:
        """The error over 1 - discount, as a fraction."""
        return Fraction(self.error, self.scale) / (1 - self.discount)

    @property
    def bound(self) -> float:
        """If the certificate holds, no value differs by more from the optimal one."""
        return quantities.rounded_up(self.exact_bound)

    @property
    def exact_policy_bound(self) -> Fraction:
        """Twice the error over 1 - discount, as a fraction."""
        return 2 * self.exact_bound

    @property
    def policy_bound(self) -> float:
        """If the certificate holds, its policy, or without one that of the largest backups, earns
        at most this much less than any other, from every state."""
        return quantities.rounded_up(self.exact_policy_bound)

    def question(self) -> str:
        return f"discount {decimal(self.discount)}"

    def conclusion(self) -> str:
        return f"the values are within {quantities.shown_up(self.bound)} of optimal"

    def rows(self) -> list[tuple[str, str]]:
        found = [("values", f"within {quantities.shown_up(self.bound)} of optimal")]
        if self.has_policy:
            found.append(("policy", f"within {quantities.shown_up(self.policy_bound)} of optimal"))
        return found

    def passed(self, model: IntegerModel | RowSource) -> CheckResult:
        result = super().passed(model)
        return result if self.has_policy else replace(result, policy_bound=None)

    def __repr__(self) -> str:
        return (
            f"{type(self).__name__}(states={self.states}, discount={self.discount}, "
            f"bound={self.bound:.3g}, policy_bound={self.policy_bound:.3g})"
        )


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class DiscountedCertificate(WithinError, OnMembers):
    """Values of a model, an action for each state, and an error, all in integers.

    It holds for the model with this fingerprint if in each state every Bellman backup is at most
    `error` above the value, and that of the policy's action at most `error` below it.  `check`
    decides that.  Then no value is further than `bound` from the optimal value, and the policy
    earns at most `policy_bound` less than any other.

    Raises:
        TypeError: Something has another type or dtype.
        ValueError: A number is out of range, or an array has another shape.
    """

    arrays: ClassVar[Mapping[str, Any]] = {
        "values": np.int64,
        "policy": np.int32,
        "members": np.bool_,
    }
    optional: ClassVar[tuple[str, ...]] = ("policy", *OnMembers.optional)
    reasons: ClassVar[Mapping[str, str]] = {**OnMembers.reasons, **WithinError.reasons}

    values: NDArray[np.int64]
    """The value of each state times `scale`, shape (states,)."""
    policy: NDArray[np.int32] | None
    """The action of each state, shape (states,); None in a certificate of values alone, which
    holds if in each state some backup is at most `error` below the value."""

    @property
    def has_policy(self) -> bool:
        return self.policy is not None

    def between(self, state: int) -> tuple[Fraction, Fraction]:
        self.require_member(state)
        value = Fraction(int(self.values[state]), self.scale)
        return value - self.exact_bound, value + self.exact_bound

    def bounds_at(self, distance: Distance) -> tuple[Fraction, Fraction] | None:
        if self.members is not None:  # there they may be left
            return None
        # There the certificate holds with an error that is so much larger.
        more = distance.backups(self.discount, span(self.values, self.values, self.scale))
        bound = self.exact_bound + more / (1 - self.discount)
        return bound, 2 * bound

    def first_failure(self, model: IntegerModel, factor: int, threads: int) -> Failure | None:
        failure = model.table.check(self.values, factor, self.error, self.policy, threads)
        if failure is not None and failure[2] == "lower" and failure[1] < 0:
            return (*failure[:2], "none")
        return failure

    def part(self, model: IntegerModel, factor: int, begin: int, end: int) -> DiscountedPart:
        """The local checks in the states `begin`, ..., `end` - 1 of a certificate about all states.

        Args:
            model: A model with as many states as the certificate, and perhaps another than its.
            factor: Rewards times the factor are in the unit of the certificate.
            begin: The first state.
            end: One more than the last.

        Raises:
            ValueError: Rows of the model are out of order.
        """
        rows, states = renumbered(rows_between(model, begin, end))
        return DiscountedPart(
            begin=begin,
            rows=rows,
            values=self.values[states],
            policy=None if self.policy is None else self.policy[begin:end],
            factor=factor,
            error=self.error,
        )
