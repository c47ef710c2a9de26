"""The report of a campaign, and the forms that it can be given in."""

from __future__ import annotations

import importlib
import io
import json
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from provengym.campaigns.html import page
from provengym.campaigns.rows import FAILED, PASSED, RUN, UNDECIDED
from provengym.data.extras import missing
from provengym.data.writing import AsPage

if TYPE_CHECKING:
    from provengym.campaigns.folder import Folder
    from provengym.campaigns.rows import Row


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
