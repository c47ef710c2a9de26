"""How long a check may take, and how many steps: a tree of shares."""

from __future__ import annotations

import math
from time import monotonic  # itself, and not what an extraction puts in its place


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
        self._steps = self._target_steps = 0
        """All, and those of the target; only the root counts."""
        self._begun_at = self._root._target_steps
        self._last_step = self._root._steps + steps
        self._deadline = monotonic() + seconds
        if whole is not None:
            self._last_step = min(self._last_step, whole._last_step)

    @property
    def target_steps(self) -> int:
        """Steps of the target since this budget began."""
        return self._root._target_steps - self._begun_at

    @property
    def seconds_left(self) -> float:
        """Never negative."""
        return max(self._deadline - monotonic(), 0.0)

    @property
    def steps_left(self) -> float:
        """Steps; negative when there were too many."""
        return self._last_step - self._root._steps

    @property
    def is_spent(self) -> bool:
        """Whether nothing is left."""
        return monotonic() >= self._deadline or self._root._steps > self._last_step

    def part(
        self, *, share: float = 1.0, seconds: float = math.inf, steps: float = math.inf
    ) -> Budget:
        """A part: this share of the seconds and steps that are left, and no more than so many."""
        left = share * self.seconds_left, share * self.steps_left
        return Budget(min(left[0], seconds), min(left[1], steps), self)

    def check(self) -> None:
        """Raise `OutOfTime` when nothing is left."""
        if monotonic() >= self._deadline or self._root._steps > self._last_step:
            raise OutOfTime

    def count(self, steps: int) -> None:
        """The target has made so many steps."""
        self._root._target_steps += steps
        self._root._steps += steps

    def count_of_reference(self, steps: int) -> None:
        """The reference has made so many steps, which are no fewer because it is not the target."""
        self._root._steps += steps
