"""The limits of a run: how long it may take, and how much it has done."""

from __future__ import annotations

import contextlib
import math
import time
from typing import TYPE_CHECKING

from provengym.targets.exit_guard import Process
from provengym.targets.record import Record
from provengym.targets.timeout import Watchdog

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from provengym.data.limits import Limits


class OutOfTime(BaseException):
    """The budget is spent.  No `Exception`, so that Hypothesis does not take it for a failure."""


class Budget:
    """The clock and the counter of one run."""

    def __init__(
        self,
        budget: float,
        progress: Callable[[str, float], None] | None = None,
        *,
        limits: Limits,
    ) -> None:
        self.target_steps = 0
        self.watchdog = Watchdog(limits.call_seconds)
        self.process = Process(limits.fork_seconds)
        self.record = Record.current
        """What a process that watches this one is told, if there is one."""
        self._progress = progress
        self._overtime = limits.settling_seconds
        self._deadline = time.monotonic() + budget
        self._last_step = math.inf

    def check(self) -> None:
        """Raise `OutOfTime` when the budget is spent."""
        if time.monotonic() >= self._deadline or self.target_steps > self._last_step:
            raise OutOfTime

    def show(self, engine: str, fraction: float) -> None:
        """Tell whoever watches how far an engine has come."""
        if self._progress is not None:
            self._progress(engine, min(fraction, 1.0))

    @contextlib.contextmanager
    def overtime(self, at_least: float = 0.0) -> Iterator[None]:
        """Some seconds more, to shorten and confirm what was found just before the end."""
        deadline = self._deadline
        self._deadline = max(deadline, time.monotonic() + max(self._overtime, at_least))
        try:
            yield
        finally:
            self._deadline = deadline

    @contextlib.contextmanager
    def limited(self, seconds: float, steps: int) -> Iterator[None]:
        """No more than so many seconds and steps of the target, within the budget."""
        deadline = self._deadline
        self._deadline = min(deadline, time.monotonic() + seconds)
        self._last_step = self.target_steps + steps
        try:
            yield
        finally:
            self._deadline, self._last_step = deadline, math.inf
