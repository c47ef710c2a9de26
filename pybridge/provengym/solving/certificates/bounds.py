"""Certificates of bounds of values: what no policy exceeds, and what one attains."""

from __future__ import annotations

import abc
import functools
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from provengym.finite import quantities
from provengym.solving.certificates.members import OnMembers

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class BetweenBounds(OnMembers):
    """The base class of certificates of two numbers for each state, between which the best value
    lies, and of a policy that attains the lower one.  With layers the last ones are meant.

    Raises:
        TypeError: Something has another type or dtype.
        ValueError: A number is out of range, or an array has another shape.
    """

    upper: NDArray[np.int64]
    """Shape (layers * states,), in units of 1 / scale."""
    lower: NDArray[np.int64]
    """The same from below."""
    policy: NDArray[np.int32]
    """The action in each state of each layer, of the same shape."""

    @property
    @abc.abstractmethod
    def value(self) -> str:
        """The value that lies between the two numbers, in words, such as "best total return"."""

    @functools.cached_property
    def exact_bound(self) -> Fraction:
        """The largest distance between the two numbers of a state, as a fraction."""
        return self.apart(self.upper[-self.states :], self.lower[-self.states :])

    @property
    def bound(self) -> float:
        """If the certificate holds, no lower number is further below the best value, and no upper
        one further above it."""
        return quantities.rounded_up(self.exact_bound)

    @property
    def policy_bound(self) -> float:
        """If the certificate holds, its policy is at most this much worse than the best."""
        return self.bound

    def between(self, state: int) -> tuple[Fraction, Fraction]:
        self.require_member(state)
        place = self.upper.size - self.states + state
        lower, upper = int(self.lower[place]), int(self.upper[place])
        return Fraction(lower, self.scale), Fraction(upper, self.scale)

    def question(self) -> str:
        return self.value.removeprefix("best ")

    def conclusion(self) -> str:
        if not self.exact_bound:
            return f"the {self.value} is exactly as said"
        return f"the {self.value} is known within {quantities.shown_up(self.bound)}"

    def rows(self) -> list[tuple[str, str]]:
        within = f"within {quantities.shown_up(self.bound)} of optimal"
        return [
            ("values", within if self.exact_bound else "exact"),
            ("policy", within if self.exact_bound else "optimal"),
        ]
