"""The rows of a campaign, one for each job."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from provengym.campaigns.jobs import KINDS
from provengym.data.reading import Fields, is_unicode

if TYPE_CHECKING:
    from collections.abc import Collection

PASSED, FAILED, UNDECIDED = "passed", "failed", "undecided"
OUTCOMES = (PASSED, FAILED, UNDECIDED)
RUN = "run"
"""The key of what differs from one run to another: seconds, workers, and processes that died."""

Row = dict[str, Any]
_LONGEST, _MOST, _LARGEST = 1 << 20, 100_000, 2**63 - 1
"""Characters of a text, items of a list, and integers, in a row that is read."""


def unanswered(verdict: str, message: str) -> Row:
    """Return the row of a job that came to no end of its own."""
    return {
        "verdict": verdict,
        "outcome": UNDECIDED,
        "classes": [],
        "message": message,
        "report": None,
    }


def row_of(value: object, jobs: Collection[str]) -> Row:
    """A row of one of these jobs, of values of JSON that are not trusted.

    Raises:
        ValueError: They are something else.
    """
    fields = Fields(value, "a result")
    if fields.text("job", _LONGEST) not in jobs:
        raise ValueError("a result is of no job of these")
    fields.choice("kind", tuple(KINDS))
    fields.choice("outcome", OUTCOMES)
    for name in ("target", "verdict", "message"):
        fields.text(name, _LONGEST)
    for name in ("index", "seed"):
        fields.integer(name, low=0, high=_LARGEST)
    for name in ("parameters", "arguments"):
        fields.mapping(name)
    fields.texts("classes", _MOST)
    run = Fields(fields.mapping(RUN), "its run")
    run.texts("died", _MOST)
    run.text("host", _LONGEST, None)
    run.number("seconds", None)
    for name in ("pid", "attempts"):
        run.integer(name, None, low=0, high=_LARGEST)
    run.end()
    report = fields.mapping("report", None)
    if report is not None:
        for finding in Fields(report, "its report").list_of("findings", _MOST):
            told = Fields(finding, "a finding")
            told.text("class", _LONGEST)
            told.text("story", _LONGEST)
    fields.end()
    if not is_unicode(json.dumps(value, ensure_ascii=False)):
        raise ValueError("a result has a character that UTF-8 cannot encode")
    row: Row = value  # type: ignore[assignment]  # an object, as its fields are
    return row
