"""The ranges in which rewards and returns lie where not every outcome is known, as they are
given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from provengym.data.codec import plain
from provengym.data.errors import brief
from provengym.finite.quantities import interval

if TYPE_CHECKING:
    from provengym.finite.model import FiniteModel
    from provengym.finite.quantities import RangeGiven

    Range = tuple[float, float]


@dataclass(frozen=True)
class Ranges:
    """What is assumed of the part of a process that is not known."""

    rewards: Range | None = None
    """Between which numbers every step pays, those that are known included."""
    returns: Range | None = None
    """Between which numbers lies what an episode earns from the first step on whose outcome is not
    known: that step's reward and all after it to its end, also where it comes back to what is
    known; discounted from that step on, and within the horizon, as the objective has it."""

    def require(self, model: FiniteModel) -> None:
        """Refuse a range of rewards in which a known one does not lie.

        Raises:
            ValueError: There is one.
        """
        if self.rewards is None:
            return
        low, high = self.rewards
        wrong = np.flatnonzero((model.rewards < low) | (model.rewards > high))
        if wrong.size:
            row = int(np.searchsorted(model.row_starts, wrong[0], side="right")) - 1
            state, action = divmod(row, len(model.actions))
            raise ValueError(
                f"reward_range must hold every reward that is known, and action "
                f"{brief(plain(model.actions[action]))} after {model.told(model.history(state))} "
                f"pays {exactly(model.rewards[wrong[0]])}, got {exactly(low)}:{exactly(high)}"
            )


def exactly(number: float) -> str:
    """A number as it can be given as an end of a range."""
    short = f"{number:.6g}"
    return short if float(short) == number else repr(float(number))


NO_RANGES = Ranges()


def rewards_told(low: float, high: float) -> str:
    """A range of rewards in words."""
    return f"each step pays between {low:.6g} and {high:.6g} (--reward-range)"


def returns_told(low: float, high: float) -> str:
    """A range of returns in words."""
    return (
        f"an episode earns between {low:.6g} and {high:.6g} from the first unknown outcome on "
        "(--return-range)"
    )


def ranges_of(rewards: RangeGiven | None, returns: RangeGiven | None) -> Ranges:
    """The ranges that were given.

    Raises:
        TypeError, ValueError: One is no range.
    """
    return Ranges(
        rewards=None if rewards is None else interval("reward_range", rewards),
        returns=None if returns is None else interval("return_range", returns),
    )
