"""Test whether two sides show an event equally often, by pairs that share their seed.

An *event* is something that the answers of one side to fixed actions show or do not show, such as
"the reward of step 4 is 1".  A *pair* is what both sides answer after a reset with the same seed,
and no seed is used twice.  Let T be that the target shows the event in a pair, and R that the
reference does.  Then

    P(T and not R) = P(T) - P(T and R),    P(R and not T) = P(R) - P(T and R).

Where both sides show the event equally often, over all seeds, these are equal: given that exactly
one side shows it (a *discordant* pair, McNemar 1947), which side that is, is a fair coin.  Nothing
is said here of what the seed means to either side: the order, the number and the generator of the
draws may be others, for what both show together cancels.  Seeds are drawn independently, so the
discordant pairs are independent tosses, and `EProcess` over them is a martingale that begins
with 1.  By Ville's inequality it ever reaches 1/a with probability a at most, so that the test may
stop at any time and for any reason.

The shared seed is what gives it power.  Where both sides draw alike, all else agrees, and every
discordant pair lies on the same side, however rare the event is: some 26 of them are enough.  Where
they do not, each side soon shows the event alone, and nothing follows.

An event may be chosen by all that was seen before its first pair, so by a difference under one
seed, if that seed is left out.  The i-th event to be tested gets the share 1/(i(i+1)) of the error
probability (alpha spending).  These add up to 1, so the probability that any event is ever called
more frequent on one side, where none is, is the whole error probability at most.
"""

from __future__ import annotations

import math
from fractions import Fraction

from provengym.statistics.eprocess import EProcess

CONTRARY = 3
"""So often the other side alone may not have shown an event before the evidence is enough."""
COIN = (Fraction(1, 2), Fraction(1, 2))


class EventTest:
    """Pairs of one event, which one side has shown where the other did not.

    Args:
        side: The side that has: 0 for the target, 1 for the reference.
        share: The share of the error probability.
        level: The inverse of the whole error probability.
    """

    def __init__(self, side: int, share: float, level: float) -> None:
        self.side, self._share, self._level = side, share, level
        self.pairs = 0
        self.shown = [0, 0]
        """The numbers of pairs in which the target has shown it, and the reference."""
        self._coin = EProcess(COIN)
        self.e_value = share
        """The most that the evidence ever was, times the share."""

    @property
    def alone(self) -> tuple[int, int]:
        """The numbers of pairs in which the target alone has shown it, and the reference alone."""
        target, reference = self._coin.counts
        return target, reference

    @property
    def found(self) -> bool:
        """True if the evidence was ever enough."""
        return self.e_value >= self._level

    @property
    def is_dropped(self) -> bool:
        """True if the other side alone has shown it too often before the evidence was enough."""
        return not self.found and self.alone[1 - self.side] >= CONTRARY

    @property
    def is_open(self) -> bool:
        """True if more pairs may decide it."""
        return not self.found and not self.is_dropped

    def anew(self) -> EventTest:
        """The test of the same event, of which no pair was counted."""
        return EventTest(self.side, self._share, self._level)

    def add(self, target: bool, reference: bool) -> None:
        """Count a pair."""
        self.pairs += 1
        self.shown[0] += target
        self.shown[1] += reference
        if target != reference:
            self._coin.add(0 if target else 1)
            self.e_value = max(self.e_value, self._share * math.exp(min(self._coin.log, 700.0)))


class EventTests:
    """The events of one check, in the order in which they are tested.

    Args:
        false_positive_probability: The probability, at most, that any of them is found where both
            sides show each equally often.
    """

    def __init__(self, false_positive_probability: float) -> None:
        self._level = 1 / false_positive_probability
        self._number = 0

    def add(self, side: int) -> EventTest:
        """The test of one more event, which this side has shown."""
        self._number += 1
        return EventTest(side, 1 / (self._number * (self._number + 1)), self._level)
