"""A check of sizes against the memory of the machine."""

from __future__ import annotations

import os


def require_memory(what: str, size: int) -> None:
    """Raise a `MemoryError` where `size` bytes are more than the machine has, if that is known."""
    names = getattr(os, "sysconf_names", {})
    if "SC_PHYS_PAGES" in names and "SC_PAGE_SIZE" in names:
        memory = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
        if size > memory > 0:
            raise MemoryError(
                f"{what} takes {size / 2**30:.1f} GiB, and this machine has {memory / 2**30:.1f}"
            )
