"""How long a process has waited for a processor that others had."""

from __future__ import annotations

import os


def waited_seconds(process: int | None = None) -> float:
    """Seconds that the main thread of a process, by default the calling thread, was ready to run
    and did not, since it began; 0 where the system does not tell.

    Time in which a thread sleeps, or waits for anything but a processor, is not among them.
    """
    place = "thread-self" if process is None else str(process)
    try:
        descriptor = os.open(f"/proc/{place}/schedstat", os.O_RDONLY)
    except OSError:  # this is not Linux, or the process is gone
        return 0.0
    try:
        return int(os.read(descriptor, 100).split()[1]) * 1e-9
    except (OSError, ValueError, IndexError):
        return 0.0
    finally:
        os.close(descriptor)
