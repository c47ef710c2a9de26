"""What a campaign tells of each of its jobs."""

from __future__ import annotations

from typing import Any

PASSED, FAILED, UNDECIDED = "passed", "failed", "undecided"
OUTCOMES = (PASSED, FAILED, UNDECIDED)
RUN = "run"
"""The key of what differs from one run to another: seconds, workers, and processes that died."""

Row = dict[str, Any]


def unanswered(verdict: str, message: str) -> Row:
    """What is told of a job that came to no end of its own."""
    return {
        "verdict": verdict,
        "outcome": UNDECIDED,
        "classes": [],
        "message": message,
        "report": None,
    }
