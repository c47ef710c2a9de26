"""A limit of the memory that a process may take."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path

from provengym.data.errors import ConformanceError


def limit_memory(many: int, *, mapped: bool = False) -> None:
    """Limit this process, and each that it starts, to so many bytes more from now on.

    What is above is refused, which Python tells by a `MemoryError`.

    Args:
        many: The bytes.
        mapped: True to limit what is mapped as well, shared memory and what is never touched
            included.

    Raises:
        ConformanceError: The system has no such limit.
    """
    try:
        import resource

        _limit(resource.RLIMIT_DATA, _told("VmData") + many)
        if mapped:
            _limit(resource.RLIMIT_AS, _told("VmSize") + many)
    except (ImportError, OSError, ValueError) as error:
        raise ConformanceError(f"memory cannot be limited on this system: {error}") from error


def _limit(which: int, many: int) -> None:
    import resource

    _, most = resource.getrlimit(which)
    limit = many if most == resource.RLIM_INFINITY else min(many, most)
    resource.setrlimit(which, (limit, most))


def _told(name: str) -> int:
    """The bytes that are taken already, as far as the system tells."""
    with contextlib.suppress(OSError):
        found = re.search(rf"{name}:\s+(\d+) kB", Path("/proc/self/status").read_text())
        return 1024 * int(found[1]) if found else 0
    return 0
