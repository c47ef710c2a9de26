"""A campaign as a page of HTML that needs no other file."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from provengym.campaigns.rows import FAILED, OUTCOMES, PASSED, UNDECIDED
from provengym.reporting.page import article_of, page_of, row_of, table_of, text_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from provengym.campaigns.rows import Row

_LIKE = {PASSED: "clean", FAILED: "differs", UNDECIDED: "inconclusive"}
"""The verdicts of `conform` that these look like."""
_Of = tuple[str, str]
"""The kind of a job and its target."""


def page(rows: Iterable[Row], outcome: str) -> str:
    """A row for each target with the classes that were found, and the first story of each."""
    by_target: dict[_Of, list[Row]] = {}
    for row in rows:
        by_target.setdefault((row["kind"], row["target"]), []).append(row)
    total = Counter(row["outcome"] for found in by_target.values() for row in found)
    meaning = ", ".join(f"{total[name]} {name}" for name in OUTCOMES)
    lines: list[str] = []
    stories: list[str] = []
    for (kind, target), found in by_target.items():
        counts = Counter(row["outcome"] for row in found)
        links = []
        for name, those in _by_class(found).items():
            number = len(stories) + 1
            links.append(f'<a href="#story-{number}">{text_of(name)}</a> ({len(those)})')
            stories.append(_story(number, name, those))
        numbers = (len(found), *(counts[one] for one in OUTCOMES))
        told = (text_of(target), kind, *(f"{number:,}" for number in numbers), ", ".join(links))
        lines.append(row_of(told))
    parts = table_of(("target", "kind", "jobs", *OUTCOMES, "found"), lines)
    if stories:
        parts += ["<h2>Stories</h2>", *stories]
    return page_of("Campaign", outcome, _LIKE[outcome], f"Jobs: {meaning}.", parts)


def _by_class(rows: Iterable[Row]) -> dict[str, list[Row]]:
    """The jobs that found something, by its class; those that are undecided by their verdict."""
    found: dict[str, list[Row]] = {}
    for row in rows:
        names = [] if row["outcome"] == PASSED else row["classes"] or [row["verdict"]]
        for name in names:
            found.setdefault(name, []).append(row)
    return found


def _story(number: int, name: str, rows: list[Row]) -> str:
    row = rows[0]
    findings = [] if row["report"] is None else row["report"]["findings"]
    story = next((one["story"] for one in findings if one["class"] == name), row["message"])
    facts: dict[str, object] = {
        f"Parameter {key}": value for key, value in row["parameters"].items()
    }
    facts |= {"Seed": str(row["seed"]), "Job": row["job"], "Jobs": f"{len(rows):,} with this class"}
    title = f"{row['kind']} {row['target']}: {name}"
    is_defect, anchor = row["outcome"] == FAILED, f"story-{number}"
    return article_of(title, text_of(story), facts, is_defect=is_defect, anchor=anchor)
