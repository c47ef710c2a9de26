"""Progress of long steps, on standard error: one moving line on a terminal,
a few plain lines elsewhere."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path


def say(text: str) -> None:
    """Print a line to standard error."""
    print(text, file=sys.stderr, flush=True)


def follow(what: str, folder: Path, total: int | None, *, until: Callable[[], bool]) -> None:
    """Show how the files in a folder grow towards a total number of bytes, if that is known,
    until it is over."""
    terminal = sys.stderr.isatty()
    if not terminal:
        say(what + (f" ({_megabytes(total)})" if total else ""))
    quarters = 0
    while not until():
        time.sleep(0.2)
        size = size_of(folder)
        if terminal:
            print(f"\r{_line(what, size, total)}\033[K", end="", file=sys.stderr, flush=True)
        elif total and 4 * size // total > quarters:
            quarters = 4 * size // total
            say(_line(what, size, total))
    if terminal:
        say("")


def size_of(folder: Path) -> int:
    """The bytes in the files of a folder, some of which may vanish meanwhile."""
    size = 0
    for parent, _, names in os.walk(folder):
        for name in names:
            try:
                size += os.lstat(os.path.join(parent, name)).st_size
            except FileNotFoundError:
                continue
    return size


def _line(what: str, size: int, total: int | None) -> str:
    if total is None:
        return f"{what}: {_megabytes(size)}"
    percent = min(100, 100 * size // total)
    return f"{what}: {_megabytes(min(size, total))} of {_megabytes(total)} ({percent} %)"


def _megabytes(size: int) -> str:
    return f"{size / 1e6:.1f} MB"
