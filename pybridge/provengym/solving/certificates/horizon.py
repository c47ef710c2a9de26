"""Certificates of a finite horizon: layers of values that bound the best return from both sides."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from provengym import _validation
from provengym.data.words import counted, decimal
from provengym.finite import quantities
from provengym.finite.integer_model import MAX_STATES, IntegerModel, sealed
from provengym.solving.certificates.base import span
from provengym.solving.certificates.members import OnMembers

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.finite.given import Distance
    from provengym.solving.certificates.base import Failure

MAX_HORIZON = 2**31 - 1


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class HorizonCertificate(OnMembers):
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
    numbers: ClassVar[tuple[str, ...]] = ("horizon",)
    arrays: ClassVar[Mapping[str, Any]] = {
        "upper": np.int64,
        "lower": np.int64,
        "policy": np.int32,
        "members": np.bool_,
    }
    alike: ClassVar[tuple[tuple[str, ...], ...]] = (("upper", "lower", "policy"),)

    horizon: int
    """The number of steps."""
    upper: NDArray[np.int64]
    """Shape (horizon * states,): the layers one after the other, in units of 1 / scale."""
    lower: NDArray[np.int64]
    """The same from below."""
    policy: NDArray[np.int32]
    """Shape (horizon * states,): the action in each state of each layer."""

    def __post_init__(self) -> None:
        horizon = _validation.integer("horizon", self.horizon, 1, MAX_HORIZON)
        object.__setattr__(self, "horizon", horizon)
        upper = sealed("upper", self.upper, np.int64, None)
        if upper.size % horizon or not 1 <= upper.size // horizon <= MAX_STATES:
            raise ValueError(
                f"upper must have as many items for each of {horizon} layers, got {upper.size}"
            )
        object.__setattr__(self, "upper", upper)
        object.__setattr__(self, "lower", sealed("lower", self.lower, np.int64, upper.size))
        object.__setattr__(self, "policy", sealed("policy", self.policy, np.int32, upper.size))
        super().__post_init__()

    @property
    def states(self) -> int:
        return self.upper.size // self.horizon

    @functools.cached_property
    def exact_bound(self) -> Fraction:
        """The largest distance between the last layers, as a fraction."""
        return self.apart(self.upper[-self.states :], self.lower[-self.states :])

    @property
    def bound(self) -> float:
        """If the certificate holds, no value of the last layers differs by more from the best
        return."""
        return quantities.rounded_up(self.exact_bound)

    @property
    def policy_bound(self) -> float:
        """If the certificate holds, its policy earns at most this much less than any other."""
        return self.bound

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

    @property
    def passing(self) -> Mapping[str, int]:
        return {"upper": 0, "lower": 0, "policy": 0}

    def between(self, state: int) -> tuple[Fraction, Fraction]:
        self.require_member(state)
        last = self.upper.size - self.states + state
        return Fraction(int(self.lower[last]), self.scale), Fraction(
            int(self.upper[last]), self.scale
        )

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
        return f"return of {counted(self.horizon, 'step')}{discount}"

    def conclusion(self) -> str:
        steps = counted(self.horizon, "step")
        if not self.exact_bound:
            return f"the best return of {steps} is exactly as said"
        return f"the best return of {steps} is known within {quantities.shown_up(self.bound)}"

    def rows(self) -> list[tuple[str, str]]:
        bound = quantities.shown_up(self.bound)
        return [
            ("horizon", counted(self.horizon, "step")),
            ("values", f"within {bound} of optimal" if self.exact_bound else "exact"),
            ("policy", f"within {bound} of optimal" if self.exact_bound else "optimal"),
        ]

    def __repr__(self) -> str:
        return (
            f"{type(self).__name__}(states={self.states}, horizon={self.horizon}, "
            f"discount={self.discount}, bound={self.bound:.3g})"
        )


_REASONS = {
    "upper": "with {} to go, the Bellman backup exceeds the upper value",
    "lower": "with {} to go, the Bellman backup falls short of the lower value",
}
