"""Certificates that may be about some states only: a set that no step leaves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar, Self

import numpy as np

from provengym.data.words import counted
from provengym.finite.integer_model import IntegerModel
from provengym.solving.certificates.base import Certificate

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.solving.certificates.base import Failure


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class OnMembers(Certificate):
    """The base class of certificates of values, which may be about some states only: the members,
    which no outcome of any action leaves while the episode goes on.

    Then it is checked that no outcome does, and all other checks are those of the process in which
    every other state ends the episode and pays nothing (`within`), which from the members is the
    same (`Spec.Certificate.Members`).  The numbers of other states do not count.

    Raises:
        TypeError: Something has another type or dtype.
        ValueError: A number is out of range, or an array has another shape.
    """

    optional: ClassVar[tuple[str, ...]] = ("members",)
    reasons: ClassVar[Mapping[str, str]] = {
        **Certificate.reasons,
        "empty": "there is no state that it is about",
        "leaves": "a step may leave the states that it is about",
    }

    members: NDArray[np.bool_] | None = None
    """The states that it is about, shape (states,); None for all."""

    @property
    def passing(self) -> Mapping[str, int]:
        """The numbers, by the names of the arrays, that no check refuses in a state that ends the
        episode and pays nothing."""
        return {name: 0 for name in self.arrays if name != "members"}

    def filled(self) -> Self:
        """The certificate about all states with these numbers in those that are no members."""
        if self.members is None:
            return self
        changed: dict[str, Any] = {}
        for name, number in self.passing.items():
            array = getattr(self, name)
            if array is not None:
                inside = np.tile(self.members, array.size // self.states)
                changed[name] = np.where(inside, array, number).astype(array.dtype)
        return replace(self, members=None, **changed)

    def failure(self, model: IntegerModel, factor: int, threads: int) -> Failure | None:
        if self.members is None:
            return self.first_failure(model, factor, threads)
        if not self.members.any():
            return -1, -1, "empty"
        failure = left_by_any(model, self.members, threads)
        if failure is not None:
            return failure
        return self.filled().first_failure(within(model, self.members), factor, threads)

    @property
    def scope(self) -> str:
        if self.members is None:
            return ""
        return f", from each of {int(self.members.sum()):,} of {counted(self.states, 'state')}"

    def require_member(self, state: int) -> None:
        """Refuse a state that the certificate is not about.

        Raises:
            ValueError: It is none of the members.
        """
        if self.members is not None and not self.members[state]:
            raise ValueError(f"state must be a member of the certificate, got {state}")

    def apart(self, upper: NDArray[np.int64], lower: NDArray[np.int64]) -> Fraction:
        """Return the most by which the upper number of a state that it is about exceeds the lower,
        as a fraction."""
        # The difference of two signed words fits an unsigned one.
        apart = upper.view(np.uint64) - lower.view(np.uint64)
        counts = upper >= lower
        if self.members is not None:
            counts &= self.members
        return Fraction(int(np.where(counts, apart, 0).max()), self.scale)


def within(model: IntegerModel, members: NDArray[np.bool_]) -> IntegerModel:
    """The model in which every state but the members ends the episode and pays nothing, with the
    same numbers of states."""
    inside = transitions_from(model, members)
    return replace(
        model,
        rewards=np.where(inside, model.rewards, 0),
        terminated=model.terminated | ~inside,
        environment=None,
        given=None,
    )


def transitions_from(model: IntegerModel, members: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Return for each transition of a model whether it begins in one of these states."""
    starts = model.row_starts
    sizes = model.actions if starts is None else np.diff(starts[:: model.actions])
    return np.repeat(members, sizes)


def left_by_any(model: IntegerModel, members: NDArray[np.bool_], threads: int) -> Failure | None:
    """The first state and action that may lead out of these states while the episode goes on.

    That none does is a comparison of Bellman backups: to be elsewhere is worth one, and nothing
    pays.
    """
    plain = replace(
        model,
        discount=Fraction(1),
        reward_scale=1,
        rewards=np.zeros(model.transitions, np.int64),
        environment=None,
    )
    elsewhere = 1 - members.astype(np.int64)
    failure = plain.table.at_most(elsewhere, elsewhere, 1, 0, threads)
    return None if failure is None else (*failure[:2], "leaves")
