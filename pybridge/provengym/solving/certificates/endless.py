"""Certificates of endless reward: states in which a policy goes on for ever, and what it earns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from decimal import ROUND_FLOOR, Context
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from provengym.data.words import counted, decimal
from provengym.finite.integer_model import IntegerModel
from provengym.solving.certificates.base import Certificate
from provengym.solving.certificates.members import transitions_from

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.solving.certificates.base import Failure

LIMIT = 2**61


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class EndlessCertificate(Certificate):
    """States in which a policy stays for ever, and a gain that it earns in each step on average.

    It holds if in each of the states no outcome of the policy's action ends the episode or leaves
    them, and the gain plus the potential is nowhere above the reward and the potential that are
    expected of it.  Then what the policy has earned after ``k`` steps is at least ``k`` times the
    gain less the range of the potential: with a positive gain, returns without bound.

    Raises:
        TypeError: Something has another type or dtype.
        ValueError: A number is out of range, or an array has another shape.
    """

    kind: ClassVar[str] = "endless"
    numbers: ClassVar[Mapping[str, range]] = {"gain": range(1 - LIMIT, LIMIT)}
    arrays: ClassVar[Mapping[str, Any]] = {
        "members": np.bool_,
        "policy": np.int32,
        "potential": np.int64,
    }
    reasons: ClassVar[Mapping[str, str]] = {
        **Certificate.reasons,
        "none": "there is no state in which it stays",
        "range": "the potential is 2**61 or more in size",
        "leaves": "the policy's action may leave the states or end the episode",
        "lower": "the expected reward and potential fall short of the gain and the potential",
    }

    members: NDArray[np.bool_]
    """The states, shape (states,)."""
    policy: NDArray[np.int32]
    """The action of each state, shape (states,); those of other states do not count."""
    potential: NDArray[np.int64]
    """Shape (states,), in units of 1 / scale; those of other states do not count."""
    gain: int
    """The gain times `scale`."""

    @property
    def exact_gain(self) -> Fraction:
        """A lower bound on what a step earns on average, as a fraction."""
        return Fraction(self.gain, self.scale)

    def first_failure(self, model: IntegerModel, factor: int, threads: int) -> Failure | None:
        members, policy = self.members, self.policy
        if not members.any():
            return -1, -1, "none"
        if model.discount != 1:
            return -1, -1, "parameters"
        for reason, wrong in (
            ("policy", (policy < 0) | (policy >= model.actions)),
            ("range", (self.potential <= -LIMIT) | (self.potential >= LIMIT)),
        ):
            if (wrong & members).any():
                state = int((wrong & members).argmax())
                return state, int(policy[state]) if reason == "policy" else -1, reason
        policy = np.where(members, policy, 0).astype(np.int32)
        failure = left_by(model, members, policy, threads)
        if failure is not None:
            return failure
        # Elsewhere each step is worth more than -LIMIT, for none pays.
        potential = np.where(members, self.potential, 0)
        target = np.where(members, potential + self.gain, -LIMIT)
        table = paying_in(model, members).table
        return table.at_least(potential, target, factor, 0, policy, threads)

    def question(self) -> str:
        return "endless reward"

    def conclusion(self) -> str:
        count = counted(int(self.members.sum()), "state")
        return (
            f"from each of {count} the policy earns at least {self._shown} a step on average for "
            "ever"
        )

    @property
    def _shown(self) -> str:
        """The gain in a few digits, not above it."""
        gain = self.exact_gain
        small = gain.limit_denominator(1000)
        if small == gain:
            return decimal(small)
        three = Context(prec=3, rounding=ROUND_FLOOR).create_decimal(repr(float(gain)))
        return f"{float(three):.3g}"

    def rows(self) -> list[tuple[str, str]]:
        return [
            ("states", f"{int(self.members.sum()):,} of {self.states:,}"),
            ("reward", f"at least {self._shown} a step on average"),
        ]

    def __repr__(self) -> str:
        return f"{type(self).__name__}(states={self.states}, gain={self.exact_gain})"


def left_by(
    model: IntegerModel, members: NDArray[np.bool_], policy: NDArray[np.int32], threads: int
) -> Failure | None:
    """The first state from which the policy's action may lead elsewhere, or end the episode.

    That it does neither is a comparison of Bellman backups: to be elsewhere is worth -1, and so is
    the end.
    """
    ending = replace(
        model,
        discount=Fraction(1),
        reward_scale=1,
        rewards=-model.terminated.astype(np.int64),
        environment=None,
    )
    worth = members.astype(np.int64) - 1
    # From elsewhere it is at least -2.
    failure = ending.table.at_least(worth, worth + worth, 1, 0, policy, threads)
    return None if failure is None else (*failure[:2], "leaves")


def paying_in(model: IntegerModel, members: NDArray[np.bool_]) -> IntegerModel:
    """The model in which only steps from these states pay, with the same numbers of states."""
    if members.all():
        return model
    pays = transitions_from(model, members)
    return replace(model, rewards=np.where(pays, model.rewards, 0), environment=None)
