"""Certificates of the probability of success: what no policy exceeds, and what one attains."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from provengym.data.words import counted
from provengym.finite.integer_model import IntegerModel
from provengym.solving.certificates.base import Certificate
from provengym.solving.certificates.bounds import BetweenBounds
from provengym.solving.forms.success import success_model

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.solving.certificates.base import Failure

LIMIT = 2**62


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class OfSuccess(Certificate):
    """The base class of certificates of success, which are about the process in which a success
    pays one and ends the episode, without a discount (`provengym.solving.success_model`)."""

    numbers: ClassVar[Mapping[str, type[str]]] = {"rule": str, "success": str}
    pays: ClassVar[bool] = False
    reasons: ClassVar[Mapping[str, str]] = {
        **Certificate.reasons,
        "process": "the model is not one in which success pays 1 and ends the episode, nothing "
        "else pays and nothing is discounted",
    }

    rule: str
    """The rule by which steps succeed: "given", "info", "reward" or "termination"."""
    success: str
    """The same in words."""

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
        return success_model(given, success, threads=threads, **params)

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
class SuccessCertificate(OfSuccess, BetweenBounds):
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
    reasons: ClassVar[Mapping[str, str]] = {
        **OfSuccess.reasons,
        **BetweenBounds.reasons,
        "negative": "the upper number is negative",
        "above": "the lower number is above one",
        "below": "the rank is negative",
        "range": "a number is 2**62 or more in size",
        "rank": "the policy may go on for ever: no outcome of its action succeeds, ends the "
        "episode, leads to a state without a positive lower number, or lowers the rank",
        "upper": "the Bellman backup exceeds the upper number",
        "lower": "the Bellman backup falls short of the lower number",
    }

    ranks: NDArray[np.int64]
    """Natural numbers, shape (states,)."""

    value = "best probability of success"

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

    def rows(self) -> list[tuple[str, str]]:
        return [("success", self.success), *super().rows()]

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
