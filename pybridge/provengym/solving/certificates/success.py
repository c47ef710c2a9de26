"""Certificates of the probability of success: what no policy exceeds, and what one attains."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from provengym.data.words import counted
from provengym.finite import quantities
from provengym.finite.integer_model import MAX_STATES, IntegerModel, sealed
from provengym.solving.certificates.base import Certificate
from provengym.solving.certificates.members import OnMembers
from provengym.solving.forms.success import success_model

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.solving.certificates.base import Failure

LIMIT = 2**62


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class OfSuccess(Certificate):
    """The base class of certificates of success, which are about the process in which a success
    pays one and ends the episode, without a discount (`provengym.solving.success_model`)."""

    numbers: ClassVar[tuple[str, ...]] = ("rule", "success")
    reasons: ClassVar[Mapping[str, str]] = {
        **Certificate.reasons,
        "process": "the model is not one in which success pays 1 and ends the episode, nothing "
        "else pays and nothing is discounted",
    }

    rule: str
    """The rule by which steps succeed: "given", "info", "reward" or "termination"."""
    success: str
    """The same in words."""

    def __post_init__(self) -> None:
        for name in ("rule", "success"):
            if not isinstance(getattr(self, name), str):
                raise TypeError(f"{name} must be a text, got {getattr(self, name)!r}")
        super().__post_init__()

    def model_of(
        self, given: Any, discount: object, threads: int, success: Any, **params: Any
    ) -> IntegerModel:
        if discount is not None and discount != 1:
            raise ValueError(f"discount must be 1 for a certificate of success, got {discount}")
        if isinstance(given, IntegerModel) and given.sha256 == self.sha256:
            return given
        if success is None and self.rule == "given":
            raise ValueError(
                "success must be given again to check this certificate against a model: "
                f"{self.success!r} by its own account"
            )
        return success_model(given, success, threads=threads, **params).model

    @staticmethod
    def is_of_success(model: IntegerModel) -> bool:
        """Return whether success pays one in a model and ends the episode, nothing else pays and
        nothing is discounted."""
        won = model.rewards == 1
        return bool(
            model.discount == 1
            and model.reward_scale == 1
            and (won | (model.rewards == 0)).all()
            and model.terminated[won].all()
        )


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class SuccessCertificate(OfSuccess, OnMembers):
    """Numbers between which the best probability of success lies, and a policy.

    It holds if the upper numbers are not negative, and no
    Bellman backup exceeds them; if the lower numbers are at most one, and none exceeds the backup
    of the policy's action; and if in each state with a positive lower number that action may
    succeed, end the episode, lead to a state without, or lower the rank.  Then no policy succeeds
    with a probability above the upper ones, and the policy succeeds with at least the lower ones.

    Raises:
        TypeError: Something has another type or dtype.
        ValueError: A number is out of range, or an array has another shape.
    """

    kind: ClassVar[str] = "success"
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
        **OfSuccess.reasons,
        **OnMembers.reasons,
        "negative": "the upper number is negative",
        "above": "the lower number is above one",
        "below": "the rank is negative",
        "range": "a number is 2**62 or more in size",
        "rank": "the policy may go on for ever: no outcome of its action succeeds, ends the "
        "episode, leads to a state without a positive lower number, or lowers the rank",
        "upper": "the Bellman backup exceeds the upper number",
        "lower": "the Bellman backup falls short of the lower number",
    }

    upper: NDArray[np.int64]
    """Shape (states,), in units of 1 / scale."""
    lower: NDArray[np.int64]
    """Shape (states,), in units of 1 / scale."""
    policy: NDArray[np.int32]
    """The action of each state, shape (states,)."""
    ranks: NDArray[np.int64]
    """Natural numbers, shape (states,)."""

    def __post_init__(self) -> None:
        upper = sealed("upper", self.upper, np.int64, None)
        if not 1 <= upper.size <= MAX_STATES:
            raise ValueError(f"upper must have 1 to {MAX_STATES} items, got {upper.size}")
        object.__setattr__(self, "upper", upper)
        for name in ("lower", "policy", "ranks"):
            found = sealed(name, getattr(self, name), self.arrays[name], upper.size)
            object.__setattr__(self, name, found)
        super().__post_init__()

    @property
    def states(self) -> int:
        return self.upper.size

    @functools.cached_property
    def exact_bound(self) -> Fraction:
        """The largest distance between the two numbers of a state, as a fraction."""
        return self.apart(self.upper, self.lower)

    @property
    def bound(self) -> float:
        """If the certificate holds, no lower number is further below the best probability."""
        return quantities.rounded_up(self.exact_bound)

    @property
    def policy_bound(self) -> float:
        """If the certificate holds, its policy succeeds with at most this much less than the best
        probability."""
        return self.bound

    @property
    def passing(self) -> Mapping[str, int]:
        return {"upper": 0, "lower": 0, "policy": 0, "ranks": 0}

    def between(self, state: int) -> tuple[Fraction, Fraction]:
        self.require_member(state)
        return Fraction(int(self.lower[state]), self.scale), Fraction(
            int(self.upper[state]), self.scale
        )

    def first_failure(self, model: IntegerModel, factor: int, threads: int) -> Failure | None:
        if not self.is_of_success(model):
            return -1, -1, "process"
        wrong = (
            ("range", (np.abs(self.upper) >= LIMIT) | (np.abs(self.lower) >= LIMIT)),
            ("negative", self.upper < 0),
            ("above", self.lower > self.scale),
            ("below", (self.ranks < 0) & (self.lower > 0)),
        )
        for reason, where in wrong:
            if where.any():
                return int(where.argmax()), -1, reason
        table = model.table
        failure = table.at_most(self.upper, self.upper, factor, 0, threads)
        if failure is None:
            failure = table.at_least(self.lower, self.lower, factor, 0, self.policy, threads)
        if failure is not None:
            return failure
        return table.decides(self.lower, self.ranks, self.policy, threads)

    def question(self) -> str:
        return "probability of success"

    def conclusion(self) -> str:
        if not self.exact_bound:
            return "the best probability of success is exactly as said"
        within = quantities.shown_up(self.bound)
        return f"the best probability of success is known within {within}"

    def rows(self) -> list[tuple[str, str]]:
        bound = quantities.shown_up(self.bound)
        return [
            ("success", self.success),
            ("values", f"within {bound} of optimal" if self.exact_bound else "exact"),
            ("policy", f"within {bound} of optimal" if self.exact_bound else "optimal"),
        ]

    def __repr__(self) -> str:
        return (
            f"{type(self).__name__}(states={self.states}, success={self.success!r}, "
            f"bound={self.bound:.3g})"
        )


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class UnreachableCertificate(OfSuccess):
    """States from which no policy whatever succeeds.

    It holds if no step of any action leads from one of them to another state, or succeeds.  That is
    a comparison of Bellman backups, where success is worth one and so is every other state.

    Raises:
        TypeError: Something has another type or dtype.
        ValueError: A number is out of range, or an array has another shape.
    """

    kind: ClassVar[str] = "unreachable"
    arrays: ClassVar[Mapping[str, Any]] = {"members": np.bool_}
    reasons: ClassVar[Mapping[str, str]] = {
        **OfSuccess.reasons,
        "none": "there is no state that it is about",
        "upper": "a step may leave the states, or succeed",
    }

    members: NDArray[np.bool_]
    """The states, shape (states,)."""

    def __post_init__(self) -> None:
        members = sealed("members", self.members, np.bool_, None)
        if not 1 <= members.size <= MAX_STATES:
            raise ValueError(f"members must have 1 to {MAX_STATES} items, got {members.size}")
        object.__setattr__(self, "members", members)
        super().__post_init__()

    @property
    def states(self) -> int:
        return self.members.size

    @property
    def bound(self) -> None:
        return None

    @property
    def policy_bound(self) -> None:
        return None

    def first_failure(self, model: IntegerModel, factor: int, threads: int) -> Failure | None:
        if not self.members.any():
            return -1, -1, "none"
        if not self.is_of_success(model):
            return -1, -1, "process"
        if factor != 1:
            return -1, -1, "parameters"
        elsewhere = 1 - self.members.astype(np.int64)
        return model.table.at_most(elsewhere, elsewhere, 1, 0, threads)

    def question(self) -> str:
        return "whether success can be reached"

    def conclusion(self) -> str:
        return f"no policy succeeds from any of {self._which}"

    @property
    def _which(self) -> str:
        return f"{int(self.members.sum()):,} of {counted(self.states, 'state')}"

    def rows(self) -> list[tuple[str, str]]:
        return [("success", self.success), ("unreachable", f"from {self._which}")]

    def __repr__(self) -> str:
        return f"{type(self).__name__}(states={self.states}, success={self.success!r})"
