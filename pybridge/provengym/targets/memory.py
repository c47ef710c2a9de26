"""A limit of the memory that a process may take."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path

from provengym.data.errors import ConformanceError


def limit_memory(many: int) -> None:
    """From now on this process, and each that it starts, may take so many bytes more.

    What is above is refused, which Python tells by a `MemoryError`.

    Raises:
        ConformanceError: The system has no such limit.
    """
    try:
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_DATA)
        limit = _taken() + many
        if most != resource.RLIM_INFINITY:
            limit = min(limit, most)
        resource.setrlimit(resource.RLIMIT_DATA, (limit, most))
    except (ImportError, OSError, ValueError) as error:
        raise ConformanceError(f"memory cannot be limited on this system: {error}") from error


def _taken() -> int:
    """The bytes that count for the limit and are taken already, as far as the system tells."""
    with contextlib.suppress(OSError):
        found = re.search(r"VmData:\s+(\d+) kB", Path("/proc/self/status").read_text())
        return 1024 * int(found[1]) if found else 0
    return 0
