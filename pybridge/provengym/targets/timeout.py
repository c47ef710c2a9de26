"""The signals during the calls of a target: a time limit on each, and Ctrl-C."""

from __future__ import annotations

import contextlib
import signal
import threading
import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType


class Expired(BaseException):
    """A call took too long.  No `Exception`, so that a target's own handlers let it pass."""


class Watchdog:
    """Interrupts calls that take longer than `limit` seconds.

    It works by an alarm signal, so in the main thread of a POSIX system; elsewhere calls are not
    limited.  A call stuck inside compiled code is interrupted when it returns to Python.

    It counts the interrupts from the keyboard too, so that they can be told from a
    `KeyboardInterrupt` that a target raises by itself.
    """

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self._interrupts = 0
        self._counts_interrupts = False
        self._interrupts_before = 0
        self._ready = False
        self._armed = False

    @contextlib.contextmanager
    def on_duty(self) -> Iterator[None]:
        """Take over the alarm signal, and give it back with what was left of its timer."""
        with self._interrupts_counted(), self._alarm_taken():
            yield

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

    @contextlib.contextmanager
    def _alarm_taken(self) -> Iterator[None]:
        if not _is_main_thread() or not hasattr(signal, "SIGALRM"):
            yield
            return
        began = time.monotonic()
        left, interval = signal.setitimer(signal.ITIMER_REAL, 0)
        handler = signal.signal(signal.SIGALRM, self._ring)
        self._ready = True
        try:
            yield
        finally:
            self._ready = False
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, handler)
            if left:
                passed = time.monotonic() - began
                signal.setitimer(signal.ITIMER_REAL, max(left - passed, 0.001), interval)

    def start(self) -> None:
        """A call begins."""
        self._interrupts_before = self._interrupts
        if self._ready:
            self._armed = True
            # Again every second, should the target swallow the first.
            signal.setitimer(signal.ITIMER_REAL, self.limit, 1.0)

    def stop(self) -> None:
        """The call has ended."""
        self._armed = False
        if self._ready:
            signal.setitimer(signal.ITIMER_REAL, 0)

    @property
    def was_interrupted(self) -> bool:
        """Whether a `KeyboardInterrupt` out of the last call may come from the keyboard."""
        return not self._counts_interrupts or self._interrupts > self._interrupts_before

    def _ring(self, *_: Any) -> None:
        if self._armed:
            raise Expired


def _is_main_thread() -> bool:
    return threading.current_thread() is threading.main_thread()
