"""How long a check may take, and how many steps of the target: a tree of shares."""

from __future__ import annotations

import math
import time


class OutOfTime(BaseException):
    """The budget is spent.  No `Exception`, so that Hypothesis does not take it for a failure."""


class Budget:
    """Seconds from now on, and steps of the target.

    What a part of it uses up is used up of the whole; a part ends when the whole does.

    >>> budget = Budget(10)
    >>> part = budget.part(share=0.5, steps=1_000)
    >>> part.count(1_001)
    >>> part.is_spent, budget.is_spent, budget.target_steps
    (True, False, 1001)
    """

    def __init__(
        self, seconds: float, steps: float = math.inf, whole: Budget | None = None
    ) -> None:
        self._deadline = time.monotonic() + seconds
        self._most_steps = steps
        self._whole = whole
        self.target_steps = 0
        """Steps of the target so far, those of its parts among them."""

    @property
    def seconds_left(self) -> float:
        """Never negative."""
        return max(self._deadline - time.monotonic(), 0.0)

    @property
    def is_spent(self) -> bool:
        """Whether nothing is left."""
        return time.monotonic() >= self._deadline or self._has_no_steps

    @property
    def _has_no_steps(self) -> bool:
        here = self.target_steps > self._most_steps
        return here or (self._whole is not None and self._whole._has_no_steps)

    def part(
        self, *, share: float = 1.0, seconds: float = math.inf, steps: float = math.inf
    ) -> Budget:
        """A part: this share of the seconds that are left, and no more than so many seconds and
        steps."""
        return Budget(min(share * self.seconds_left, seconds), steps, self)

    def check(self) -> None:
        """Raise `OutOfTime` when nothing is left."""
        if self.is_spent:
            raise OutOfTime

    def count(self, steps: int) -> None:
        """The target has made so many steps."""
        self.target_steps += steps
        if self._whole is not None:
            self._whole.count(steps)
