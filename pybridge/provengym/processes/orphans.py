"""No process that a check starts outlives the one that started it."""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import sys
import threading
import time
from collections.abc import Callable

_PR_SET_PDEATHSIG = 1
_LOOK_SECONDS = 1.0
_kill = os.kill  # the target may have put something else in its place later


def _tie() -> Callable[[], bool]:
    """Return a function that asks the system to kill this process when its parent ends, and returns
    whether it will.

    Looked up before a fork, after which only what is there already is safe to call.
    """
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            prctl = ctypes.CDLL(None).prctl
            return lambda: prctl(_PR_SET_PDEATHSIG, int(signal.SIGKILL), 0, 0, 0) == 0
    return lambda: False


_tied = _tie()


def end_with(parent: int) -> None:
    """This process, a fork of its parent, is to end as soon as the parent does, however it does."""
    if not _tied():
        threading.Thread(target=_watch, args=(parent,), daemon=True).start()
    if os.getppid() != parent:  # it is over already
        _kill(os.getpid(), signal.SIGKILL)


def tied_to(parent: int) -> Callable[[], None]:
    """The same for a program that `subprocess` starts, as its `preexec_fn`; only where the system
    does it."""

    def before() -> None:
        if _tied() and os.getppid() != parent:
            os._exit(1)

    return before


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(_LOOK_SECONDS)
    _kill(os.getpid(), signal.SIGKILL)
