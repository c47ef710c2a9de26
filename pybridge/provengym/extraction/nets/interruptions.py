"""What may run beside calls, or within any, though nothing calls it: threads, handlers of signals,
callbacks of the collector, and trace functions."""

from __future__ import annotations

import gc
import os
import signal
import sys
import threading
import types
from collections.abc import Iterator, Set
from pathlib import Path
from sys import _current_frames, getprofile, gettrace  # themselves, and not what traps them
from typing import Any

from provengym.data.errors import brief, one_line
from provengym.extraction.nets.libraries import FRONTS
from provengym.snapshots.class_contents import module_of

_TASKS = Path("/proc/self/task")
_KNOWN = ("provengym", *FRONTS)
"""Packages of which it is known what they let run: time limits, and the release of memory."""
_TOOLS = 6
"""The number of tools for which `sys.monitoring` has places."""


class Interruptions:
    """What comes to run by itself after this was made, which is before the target is loaded.

    Threads are looked at when they are asked for, all else at each `look`, for this package, too,
    sets handlers and trace functions, and a later one takes the place of the first.
    """

    def __init__(self) -> None:
        self._threads, self._natives = set(_current_frames()), _natives()
        self._before = _running()
        self._met: dict[tuple[str, int], Any] = {}

    def look(self) -> None:
        """Keep what is there now and was not before."""
        now = _running()
        self._met |= {one: now[one] for one in now.keys() - self._before.keys()}

    def told(self, homes: Set[str]) -> Iterator[str]:
        """Yield what may run by itself, a text for each thing.

        Args:
            homes: The modules of the environment's code.  What these let run counts, whenever they
                were imported, but for the main module, which may be the caller's own.
        """
        self.look()
        homes = homes - {"__main__"}
        for one, value in (self._before | self._met).items():
            home = _home(value)
            if (one in self._met or home in homes) and home.partition(".")[0] not in _KNOWN:
                yield f"code of the module {one_line(home)} {one[0]}, and may run within any call"
        for number in _current_frames().keys() - self._threads:
            thread = threading._active.get(number)  # type: ignore[attr-defined]
            name = "without a name" if thread is None else brief(thread.name)
            yield f"the thread {name} runs beside the calls"

    @property
    def has_native_threads(self) -> bool:
        """True if there are more threads that run no code of Python than before."""
        return _natives() > self._natives


def _running() -> dict[tuple[str, int], Any]:
    """What is called by itself, by what it does in words and the `id` of each."""
    return {(what, id(value)): value for what, value in _found()}


def _found() -> Iterator[tuple[str, Any]]:
    for number in range(1, signal.NSIG):
        try:
            handler = signal.getsignal(number)
        except ValueError:  # there is no such signal
            continue
        if callable(handler) and handler is not signal.default_int_handler:
            yield f"handles {_name(number)}", handler
    for callback in gc.callbacks:
        yield "is called when garbage is collected", callback
    for function in (gettrace(), getprofile()):
        if function is not None:
            yield "traces what runs", function
    if (monitoring := getattr(sys, "monitoring", None)) is not None:
        for number in range(_TOOLS):
            if (tool := monitoring.get_tool(number)) is not None:
                yield f"monitors what runs (as {brief(tool)})", tool


def _name(number: int) -> str:
    """The name of a signal; those of real time have none."""
    return next((one.name for one in signal.Signals if one == number), f"the signal {number}")


def _home(value: Any) -> str:
    """The module of what is called; nothing of it is asked that code of the target may answer."""
    if type(value) is types.MethodType:
        value = value.__func__
    if type(value) is types.FunctionType:
        return str(value.__globals__.get("__name__", "?"))
    return module_of(type(value))


def _natives() -> int:
    """The number of threads that run no code of Python, where the system tells."""
    try:
        return len(os.listdir(_TASKS)) - len(_current_frames())
    except OSError:
        return 0
