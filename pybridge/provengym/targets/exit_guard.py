"""Keep the process ours while a target's code runs.

A target might end the process by `os._exit`, or fork it, so that two processes come back from one
call.  Both are stopped here.  Compiled code can still end the process: the command line plays the
target in a process that may end, see `isolation`.
"""

from __future__ import annotations

import contextlib
import mmap
import os
import time
from collections.abc import Iterator
from os import getpid  # themselves, and not what an extraction puts in their place
from time import monotonic
from typing import NoReturn


class LeftError(BaseException):
    """The target asked the operating system to end the process.  No `Exception`, so that a
    target's own handlers let it pass."""


@contextlib.contextmanager
def staying() -> Iterator[None]:
    """Within, `os._exit` raises `LeftError`."""
    own, leave = getpid(), os._exit

    def instead(status: int) -> NoReturn:
        if getpid() != own:  # a child may end
            leave(status)
        raise LeftError(f"os._exit({status!r})")

    os._exit = instead
    try:
        yield
    finally:
        os._exit = leave


class _Forks:
    """The number of times that this process has forked."""

    count = 0

    @classmethod
    def add(cls) -> None:
        cls.count += 1


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_parent=_Forks.add)


class ExitGuard:
    """Guards this process from `enter` to `leave`, between which the target's code runs.

    Args:
        fork_seconds: As in `Limits`.
    """

    def __init__(self, fork_seconds: float) -> None:
        self._fork_seconds = fork_seconds
        self._number = getpid()
        self._came_back = mmap.mmap(-1, 1)  # shared with what the target forks
        self._exit = os._exit
        self._forks = 0

    def enter(self) -> None:
        """The target's code begins; `os._exit` raises `LeftError` in it."""
        self._forks = _Forks.count
        os._exit = self._instead

    def leave(self) -> bool:
        """The target's code has come to an end; whether it did so in two processes.

        The forked one ends here.
        """
        os._exit = self._exit
        if getpid() != self._number:
            self._came_back[0] = 1
            self._exit(0)
        if _Forks.count == self._forks:
            return False
        # A child that the target uses for its own ends does not come back.
        deadline = monotonic() + self._fork_seconds
        while not self._came_back[0] and monotonic() < deadline:
            time.sleep(0.001)
        came_back, self._came_back[0] = bool(self._came_back[0]), 0
        return came_back

    def _instead(self, status: int) -> NoReturn:
        if getpid() != self._number:  # a child of the target's may end
            self._exit(status)
        raise LeftError(f"os._exit({status!r})")
