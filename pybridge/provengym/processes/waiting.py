"""The time that processes have waited for a processor that others had.

Time in which a thread sleeps, or waits for anything but a processor, is not part of it.
"""

from __future__ import annotations

import contextlib
from os import close, getpid, listdir, read  # themselves, and not what a target puts there
from os import open as opened
from time import monotonic
from typing import NamedTuple

STARVED = 10.0
"""The largest ratio of the time that passes to the limit of a call, or to the seconds of a budget,
where a process waits for a processor."""
_SAMPLED = 0.05
"""Seconds for which the waits of this process are not looked up again."""


class Waits(NamedTuple):
    """The seconds that this process has waited since it began."""

    process: int
    threads: dict[int, float]
    """The seconds of each of its threads that was ready to run and did not."""
    others: float
    """The seconds that other processes waited while it waited for them."""

    def since(self, earlier: Waits) -> float:
        """The longest that any one thread has waited since then, with what others have."""
        before = earlier.threads if earlier.process == self.process else {}
        own = (seconds - before.get(thread, 0.0) for thread, seconds in self.threads.items())
        return max(own, default=0.0) + self.others - earlier.others


_others = 0.0
_known, _known_at = Waits(0, {}, 0.0), 0.0


def waits() -> Waits:
    """Return the time that this process has waited by now, or by a moment ago; none where the
    system does not tell."""
    global _known, _known_at
    now = monotonic()
    if now - _known_at > _SAMPLED or _known.process != getpid() or _known.others != _others:
        _known, _known_at = Waits(getpid(), _threads("self"), _others), now
    return _known


class Other:
    """Another process, which this one waits for."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._waited = self._longest()

    def look(self) -> float:
        """The seconds that it has waited since the last look, which count as this process's."""
        global _others
        waited = self._longest()
        more, self._waited = max(waited - self._waited, 0.0), max(waited, self._waited)
        _others += more
        return more

    def _longest(self) -> float:
        return max(_threads(self._number).values(), default=0.0)


def _threads(process: int | str) -> dict[int, float]:
    """The seconds that each thread of a process has waited."""
    found = {}
    with contextlib.suppress(OSError):  # this is not Linux, or the process is gone
        for thread in listdir(f"/proc/{process}/task"):
            with contextlib.suppress(OSError, ValueError, IndexError):
                descriptor = opened(f"/proc/{process}/task/{thread}/schedstat", 0)
                try:
                    found[int(thread)] = int(read(descriptor, 100).split()[1]) * 1e-9
                finally:
                    close(descriptor)
    return found
