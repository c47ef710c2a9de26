"""How many workers a text names."""

from __future__ import annotations

import os
import re

from provengym._validation import shown

PROCESSES = "processes"
_MOST = 1024


def workers_of(text: str) -> int:
    """How many processes there are at a time: ``"processes"``, as many as there are processors, or
    ``"processes:8"``.

    Raises:
        ValueError: It names another.
    """
    found = re.fullmatch(rf"{PROCESSES}(?::(\d{{1,6}}))?", text)
    many = 0 if found is None else int(found[1]) if found[1] else _processors()
    if not 1 <= many <= _MOST:
        raise ValueError(
            f"executor must be '{PROCESSES}' or '{PROCESSES}:N' with N from 1 to {_MOST}, or in "
            f"Python any concurrent.futures.Executor, got {shown(text)}"
        )
    return many


def _processors() -> int:
    if hasattr(os, "sched_getaffinity"):
        return min(len(os.sched_getaffinity(0)), _MOST)
    return min(os.cpu_count() or 1, _MOST)
