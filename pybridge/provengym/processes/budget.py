"""Limits on the time and the steps of a check: a tree of shares.

Time counts as the time of calls does (`timeout`): what passes, without what this process, or one
that it waits for, spends waiting for a processor that others have.  So a check does no less on a
machine that is busy with other things; but ten times its seconds is the end.
"""

from __future__ import annotations

import math
from time import monotonic  # itself, and not what an extraction puts in its place

from provengym.processes.waiting import STARVED, waits


class OutOfTime(BaseException):
    """The budget is spent.  No `Exception`, so that Hypothesis does not take it for a failure."""


class Budget:
    """Seconds from now on, and steps of the target, and of a reference that is stepped itself.

    What a part of it uses up is used up of the whole; a part ends when the whole does.

    >>> budget = Budget(10)
    >>> part = budget.part(share=0.5, steps=1_000)
    >>> part.count(1_001)
    >>> part.is_spent, budget.is_spent, budget.target_steps
    (True, False, 1001)
    >>> part.count_of_reference(5)
    >>> budget.target_steps
    1001
    """

    def __init__(
        self, seconds: float, steps: float = math.inf, whole: Budget | None = None
    ) -> None:
        self._root: Budget = self if whole is None else whole._root
        self._whole = whole
        self._steps = self._target_steps = 0
        """All, and those of the target; only the root counts."""
        self._begun_at = self._root._target_steps
        self._last_step = self._root._steps + steps
        self._seconds, self._began, self._waits = seconds, monotonic(), waits()
        self._latest = self._began + STARVED * seconds
        self._deadline = self._began + seconds
        """As it was when it was last looked up; it moves on by what was waited."""
        if whole is not None:
            self._last_step = min(self._last_step, whole._last_step)

    @property
    def target_steps(self) -> int:
        """Steps of the target since this budget began."""
        return self._root._target_steps - self._begun_at

    @property
    def seconds_left(self) -> float:
        """Never negative."""
        return max(self._end() - monotonic(), 0.0)

    @property
    def is_late(self) -> bool:
        """True if its time is over."""
        now = monotonic()
        return now >= self._deadline and now >= self._end()

    @property
    def least_seconds_left(self) -> float:
        """No more than `seconds_left`, and sooner known: what was waited since the last look is not
        in it, unless nothing else is left."""
        left = self._deadline - monotonic()
        return left if left > 0 else self.seconds_left

    @property
    def steps_left(self) -> float:
        """Steps; negative when there were too many."""
        return self._last_step - self._root._steps

    @property
    def is_spent(self) -> bool:
        """True if its time is over, or there were too many steps."""
        return self._root._steps > self._last_step or self.is_late

    def part(
        self, *, share: float = 1.0, seconds: float = math.inf, steps: float = math.inf
    ) -> Budget:
        """A part: this share of the seconds and steps that are left, and no more than so many."""
        left = share * self.seconds_left, share * self.steps_left
        return Budget(min(left[0], seconds), min(left[1], steps), self)

    def check(self) -> None:
        """Raise `OutOfTime` when nothing is left."""
        if self.is_spent:
            raise OutOfTime

    def _end(self) -> float:
        """Return the time when the seconds will be over, unless this process waits any longer."""
        now = waits()
        if now.process != self._waits.process:  # this is a fork, with threads of its own
            self._seconds, self._waits = self._deadline - self._began, now
        end = min(self._began + self._seconds + now.since(self._waits), self._latest)
        self._deadline = end if self._whole is None else min(end, self._whole._end())
        return self._deadline

    def count(self, steps: int) -> None:
        """The target has made so many steps."""
        self._root._target_steps += steps
        self._root._steps += steps

    def count_of_reference(self, steps: int) -> None:
        """The reference has made so many steps, which are no fewer because it is not the target."""
        self._root._steps += steps
