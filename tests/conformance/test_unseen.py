"""Verdicts on environments that the checker was never tuned to."""

import inspect
from pathlib import Path

import pytest

from corpus.unseen import UNSEEN
from corpus.zoo.entry import LIMITS
from limited import checked
from provengym.data.limits import NORMAL

PAGE = Path(__file__).parents[2] / "docs" / "conformance.md"


@pytest.mark.parametrize("entry", UNSEEN, ids=lambda entry: entry.target.__name__)
def test_it_is_told_as_it_fell(entry):
    limits = NORMAL if entry.found else LIMITS
    report = checked(entry.target, limits, reference=entry.reference, budget=300)

    assert [found.kind for found in report.findings[:1]] == [
        kind for kind in [entry.told or entry.found] if kind
    ]
    assert report.verdict in (("differs",) if entry.found else ("agrees", "equal"))


def test_the_page_tells_of_each():
    page = PAGE.read_text(encoding="utf-8")
    for entry in UNSEEN:
        told = entry.told or entry.found
        assert inspect.getdoc(entry.target) or not entry.found
        assert f"| {entry.target.__name__} | {entry.found or 'none'} | {told or 'none'} |" in page
