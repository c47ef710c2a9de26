"""The signals of a check: a time limit on each call of a target or of a user's reference, the end
of the budget, and Ctrl-C."""

from __future__ import annotations

import contextlib
import signal
import threading
from signal import setitimer  # themselves, and not what an extraction puts in their place
from time import monotonic
from typing import TYPE_CHECKING, Any

from provengym.processes.budget import OutOfTime
from provengym.processes.waiting import STARVED, waits

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import FrameType

    from provengym.processes.budget import Budget
    from provengym.processes.waiting import Waits

_AGAIN = 1.0
"""Seconds after which an alarm rings again, should the first have been swallowed."""
_GRACE = 0.5
"""Seconds beyond the budget that work other than calls may take."""
_LONGEST = 1e8
"""Seconds, some years, for which a timer can be set."""
_SAMPLED = 1.0
"""Seconds for which the time that was waited for a processor is not looked up again."""


class Expired(BaseException):
    """A call took too long.  No `Exception`, so that a target's own handlers let it pass."""


class Watchdog:
    """Interrupts calls that take longer than they may, and other work soon after the budget's end.

    It works by an alarm signal, so in the main thread of a POSIX system; elsewhere neither is
    limited.  A call stuck inside compiled code is interrupted when it returns to Python.  Time in
    which a call, or what it waits for, waits for a processor that others have does not count, where
    the system tells.

    It counts the interrupts from the keyboard too, so that they can be told from a
    `KeyboardInterrupt` that a target raises by itself.
    """

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._limit = self._began = 0.0
        self._sampled_at, self._waits = -_SAMPLED, waits()
        self._held = 0
        self._interrupts = 0
        self._counts_interrupts = False
        self._interrupts_before = 0
        self._ready = False
        self._armed = False

    @contextlib.contextmanager
    def on_duty(self) -> Iterator[None]:
        """Take over the alarm signal, and give it back with what was left of its timer."""
        with self._interrupts_counted(), _alarm_taken(self._ring) as self._ready:
            self.stop()
            try:
                yield
            finally:
                self._ready = False

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """Within, the end of the budget interrupts nothing but calls."""
        self._held += 1
        try:
            yield
        finally:
            self._held -= 1

    @contextlib.contextmanager
    def _interrupts_counted(self) -> Iterator[None]:
        handler = signal.getsignal(signal.SIGINT)

        def counting(number: int, frame: FrameType | None) -> Any:
            self._interrupts += 1
            return handler(number, frame)  # type: ignore[operator, misc]

        # Elsewhere, and where SIGINT is ignored, Ctrl-C interrupts nothing.
        if _is_main_thread() and callable(handler):
            signal.signal(signal.SIGINT, counting)
        self._counts_interrupts = True
        try:
            yield
        finally:
            self._counts_interrupts = False
            # The handler may be the target's by now.
            if _is_main_thread() and signal.getsignal(signal.SIGINT) is counting:
                signal.signal(signal.SIGINT, handler)

    def start(self, seconds: float) -> None:
        """A call begins, which may take so long."""
        self._interrupts_before = self._interrupts
        if self._ready:
            self._limit, self._began = seconds, monotonic()
            if self._began - self._sampled_at > _SAMPLED:
                self._sampled_at, self._waits = self._began, waits()
            self._armed = True
            setitimer(signal.ITIMER_REAL, seconds, _AGAIN)

    def stop(self) -> None:
        """The call has ended."""
        self._armed = False
        if self._ready:
            left = self._budget.least_seconds_left  # an alarm that rings too early rings again
            # No timer is as long as a budget of steps.
            seconds = left + _GRACE if left < _LONGEST else 0.0
            setitimer(signal.ITIMER_REAL, seconds, _AGAIN)

    @property
    def was_interrupted(self) -> bool:
        """True if a `KeyboardInterrupt` out of the last call may come from the keyboard."""
        return not self._counts_interrupts or self._interrupts > self._interrupts_before

    def _ring(self, *_: Any) -> None:
        if not self._armed:
            if not self._held and self._budget.seconds_left <= 0:
                raise OutOfTime
            return
        # The last look at what was waited was a little before the call.
        _ring_again(self._limit, self._began, self._waits)


@contextlib.contextmanager
def limited(seconds: float) -> Iterator[Callable[[], None]]:
    """Raise `Expired` within when that takes longer, where there are alarm signals; time in which
    it waits for a processor does not count.  What it gives begins the time anew."""
    began, before = monotonic(), waits()

    with _alarm_taken(lambda *_: _ring_again(seconds, began, before)) as ready:

        def begin() -> None:
            nonlocal began, before
            began, before = monotonic(), waits()
            if ready:
                setitimer(signal.ITIMER_REAL, seconds, _AGAIN)

        begin()
        yield begin


def _ring_again(seconds: float, began: float, before: Waits) -> None:
    """Have the alarm ring when a call's time will have passed, without what it waited since.

    Raises:
        Expired: It has passed.
    """
    passed = monotonic() - began
    left = seconds - (passed - min(waits().since(before), passed))
    if left <= 0 or passed > STARVED * seconds:
        raise Expired
    setitimer(signal.ITIMER_REAL, left, _AGAIN)


@contextlib.contextmanager
def _alarm_taken(ring: Callable[..., None]) -> Iterator[bool]:
    """Take over the alarm signal, and give it back with what was left of its timer; whether there
    is one."""
    if not _is_main_thread() or not hasattr(signal, "SIGALRM"):
        yield False
        return
    began = monotonic()
    left, interval = setitimer(signal.ITIMER_REAL, 0)
    handler = signal.signal(signal.SIGALRM, ring)
    try:
        yield True
    finally:
        setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, handler)
        if left:
            passed = monotonic() - began
            setitimer(signal.ITIMER_REAL, max(left - passed, 0.001), interval)


def _is_main_thread() -> bool:
    return threading.current_thread() is threading.main_thread()
