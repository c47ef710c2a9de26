"""Certificates of a finite horizon: layers of values that bound the best return from both sides."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from provengym.data.words import counted, decimal
from provengym.finite.integer_model import IntegerModel
from provengym.solving.certificates.base import span
from provengym.solving.certificates.bounds import BetweenBounds

if TYPE_CHECKING:
    from provengym.finite.given import Distance
    from provengym.solving.certificates.base import Failure

MAX_HORIZON = 2**31 - 1


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class HorizonCertificate(BetweenBounds):
    """Values between which the best return of the first `horizon` steps lies, and a policy.

    Layer ``k`` is about ``k + 1`` steps.  The certificate holds if each upper layer is nowhere
    below a Bellman backup of the upper layer before it, and each lower layer nowhere above that of
    its policy's actions; before the first are zeros.  Then the best expected return of `horizon`
    steps lies between the last layers, and the policy earns at least the lower one.

    Raises:
        TypeError: Something has another type or dtype.
        ValueError: A number is out of range, or an array has another shape.
    """

    kind: ClassVar[str] = "horizon"
    numbers: ClassVar[Mapping[str, range]] = {"horizon": range(1, MAX_HORIZON + 1)}
    layered: ClassVar[str] = "horizon"
    arrays: ClassVar[Mapping[str, Any]] = {
        "upper": np.int64,
        "lower": np.int64,
        "policy": np.int32,
        "members": np.bool_,
    }

    horizon: int
    """The number of steps, and of the layers, which follow one another in each array."""

    @property
    def value(self) -> str:
        return f"best return of {counted(self.horizon, 'step')}"

    def bounds_at(self, distance: Distance) -> tuple[Fraction, Fraction] | None:
        if self.members is not None:  # there they may be left
            return None
        # There each layer is off by so much more than the one before it.
        upper, lower = np.maximum(self.upper, self.lower), np.minimum(self.upper, self.lower)
        more = self.horizon * distance.backups(self.discount, span(upper, lower, self.scale))
        return self.exact_bound + more, self.exact_bound + 2 * more

    def fingerprint(self, model: IntegerModel) -> str:
        return self.asked(model, self.horizon)

    @staticmethod
    def asked(model: IntegerModel, horizon: int) -> str:
        """The fingerprint of a model and so many steps."""
        text = f"provengym horizon 1\n{horizon}\n{model.sha256}\n"
        return hashlib.sha256(text.encode()).hexdigest()

    def first_failure(self, model: IntegerModel, factor: int, threads: int) -> Failure | None:
        table, states = model.table, self.states
        upper, lower = np.zeros(states, np.int64), np.zeros(states, np.int64)
        for k in range(self.horizon):
            here = slice(k * states, (k + 1) * states)
            before, upper = upper, self.upper[here]
            failure = table.at_most(before, upper, factor, 0, threads)
            if failure is None:
                before, lower = lower, self.lower[here]
                failure = table.at_least(before, lower, factor, 0, self.policy[here], threads)
            if failure is not None:
                state, action, reason = failure
                return state, action, _REASONS.get(reason, reason).format(counted(k + 1, "step"))
        return None

    def question(self) -> str:
        discount = "" if self.discount == 1 else f", discount {decimal(self.discount)}"
        return super().question() + discount

    def rows(self) -> list[tuple[str, str]]:
        return [("horizon", counted(self.horizon, "step")), *super().rows()]

    def __repr__(self) -> str:
        return (
            f"{type(self).__name__}(states={self.states}, horizon={self.horizon}, "
            f"discount={self.discount}, bound={self.bound:.3g})"
        )


_REASONS = {
    "upper": "with {} to go, the Bellman backup exceeds the upper value",
    "lower": "with {} to go, the Bellman backup falls short of the lower value",
}
