"""The report of a campaign, and the forms that it can be given in."""

from __future__ import annotations

import importlib
import io
import json
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from provengym.campaigns.rows import FAILED, OUTCOMES, PASSED, RUN, UNDECIDED
from provengym.data.extras import missing
from provengym.data.writing import AsPage
from provengym.reporting.page import article_of, page_of, row_of, table_of, text_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from provengym.campaigns.folder import Folder
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


@dataclass(frozen=True, kw_only=True)
class CampaignReport(AsPage):
    """The answer of `campaign`.  It is true when every job passed."""

    version: str
    digest: str
    """The digest that tells the campaign from others."""
    rows: tuple[Row, ...]
    """The row of each job, in the order of the jobs."""
    notes: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return self.outcome == PASSED

    @property
    def outcome(self) -> str:
        """``"failed"`` where a job failed, else ``"undecided"`` where one is, else ``"passed"``."""
        found = {row["outcome"] for row in self.rows}
        return next((one for one in (FAILED, UNDECIDED) if one in found), PASSED)

    @property
    def verdicts(self) -> dict[str, int]:
        """The number of jobs with each verdict, by ``"KIND VERDICT"``."""
        return dict(sorted(Counter(f"{row['kind']} {row['verdict']}" for row in self.rows).items()))

    def to_dict(self) -> dict[str, Any]:
        """The report as JSON values; the same for every run of a campaign but for ``"run"``."""
        return {
            "provengym": self.version,
            "campaign": self.digest,
            "outcome": self.outcome,
            "jobs": len(self.rows),
            "verdicts": self.verdicts,
            "rows": list(self.rows),
        }

    def to_html(self) -> str:
        """The report as a page of HTML that needs no other file."""
        return page(self.rows, self.outcome)

    def kept(self, folder: Folder) -> CampaignReport:
        """The report, of which the merged files are in the folder now.

        Raises:
            CampaignError: A file cannot be written.
        """
        text = json.dumps(self.to_dict(), indent=2, allow_nan=False) + "\n"
        folder.write("results.json", text.encode())
        folder.write("report.html", self.to_html().encode())
        table = _parquet(self.rows)
        if table is None:
            note = missing("results.parquet was not written: that", "PyArrow", "campaign")
            return CampaignReport(**{**self.__dict__, "notes": (*self.notes, note)})
        folder.write("results.parquet", table)
        return self


def _parquet(rows: tuple[Row, ...]) -> bytes | None:
    """A table of the rows; None where pyarrow is not installed."""
    try:
        arrow: Any = importlib.import_module("pyarrow")
        parquet: Any = importlib.import_module("pyarrow.parquet")
    except ImportError:
        return None
    texts, numbers = arrow.string(), arrow.int64()
    schema = arrow.schema(
        [
            *((name, texts) for name in ("job", "kind", "target", "parameters", "arguments")),
            ("index", numbers),
            ("seed", numbers),
            *((name, texts) for name in ("verdict", "outcome")),
            ("classes", arrow.list_(texts)),
            *((name, texts) for name in ("message", "report")),
            ("seconds", arrow.float64()),
            ("host", texts),
            ("pid", numbers),
            ("attempts", numbers),
            ("died", arrow.list_(texts)),
        ]
    )
    flat = [
        {
            **row,
            **{name: json.dumps(row[name]) for name in ("parameters", "arguments", "report")},
            **row[RUN],
        }
        for row in rows
    ]
    buffer = io.BytesIO()
    parquet.write_table(arrow.Table.from_pylist(flat, schema=schema), buffer)
    return buffer.getvalue()
