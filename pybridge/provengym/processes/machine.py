"""What there is on this machine for processes to use."""

from __future__ import annotations

import contextlib
import os
import re
from pathlib import Path


def processors() -> int:
    """Return the number of processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def free_memory() -> int | None:
    """Return the bytes of memory that could be had without swapping; None where the system does
    not tell."""
    with contextlib.suppress(OSError):
        found = re.search(r"MemAvailable:\s+(\d+) kB", Path("/proc/meminfo").read_text())
        if found:
            return 1024 * int(found[1])
    return None
