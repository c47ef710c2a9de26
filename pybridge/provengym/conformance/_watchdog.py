"""A time limit on every call of a target."""

from __future__ import annotations

import contextlib
import signal
import threading
import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

CALL_LIMIT = 5.0


class Expired(BaseException):
    """A call took too long.  No `Exception`, so that a target's own handlers let it pass."""


class Watchdog:
    """Interrupts calls that take longer than `limit` seconds.

    It works by an alarm signal, so in the main thread of a POSIX system; elsewhere calls are not
    limited.  A call stuck inside compiled code is interrupted when it returns to Python.
    """

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self._ready = False
        self._armed = False

    @contextlib.contextmanager
    def on_duty(self) -> Iterator[None]:
        """Take over the alarm signal, and give it back with what was left of its timer."""
        main = threading.current_thread() is threading.main_thread()
        if not main or not hasattr(signal, "SIGALRM"):
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
        if self._ready:
            self._armed = True
            # Again every second, should the target swallow the first.
            signal.setitimer(signal.ITIMER_REAL, self.limit, 1.0)

    def stop(self) -> None:
        """The call has ended."""
        self._armed = False
        if self._ready:
            signal.setitimer(signal.ITIMER_REAL, 0)

    def _ring(self, *_: Any) -> None:
        if self._armed:
            raise Expired
