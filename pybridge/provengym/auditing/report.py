"""The answer of an audit, and the forms that it can be given in."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from provengym.auditing.data import AuditData
from provengym.data.episode import brief_actions
from provengym.data.writing import AsPage
from provengym.reporting.page import (
    article_of,
    facts_of,
    figures_of,
    list_of,
    page_of,
    text_of,
)

if TYPE_CHECKING:
    import os

    from provengym.auditing.data import AuditFinding


_LIKE = {"sound": "clean", "defect": "differs", "undecided": "inconclusive"}
"""The verdicts of `conform` that these look like."""


def page(report: AuditData) -> str:
    """The verdict, what is so, with its pictures, every finding, and what it rests on."""
    film, values = report.pictures()
    parts = [f'<p class="faint">Objective: {text_of(report.objective or "none")}.</p>']
    parts += ["<h2>What is so</h2>", facts_of(_facts(report))]
    if film:
        parts += ["<h2>The shortest way to success</h2>", *figures_of(film)]
    if values:
        parts += ["<h2>Optimal values</h2>", '<div class="large">', *figures_of(values), "</div>"]
    if report.claims:
        claims = {claim.name: str(claim) for claim in report.claims}
        parts += ["<h2>Claims</h2>", facts_of(claims)]
    for severity, title in (("defect", "Defects"), ("note", "Notes")):
        found = [finding for finding in report.findings if finding.severity == severity]
        if found:
            parts.append(f"<h2>{title} ({len(found)})</h2>")
            parts += map(_finding, found)
    if report.notes:
        parts += ["<h2>What else there is to know</h2>", *list_of(report.notes)]
    parts += ["<h2>What it rests on</h2>", facts_of({
        "Proved": report.proved,
        "Tested": report.tested,
        "Assumption": report.assumption or "none",
        "Certificates": ", ".join(report.certificates) or "none",
    })]  # fmt: skip
    like = _LIKE[report.verdict]
    return page_of(report.target, report.verdict, like, report.meaning, parts)


def _facts(report: AuditData) -> dict[str, object]:
    facts: dict[str, object] = {
        "States": f"{report.states:,}",
        "Outcomes": f"{report.transitions:,}",
        "Success": report.success or "not known",
    }
    if report.success_probability is not None:
        facts["Best chance of success"] = str(report.success_probability)
    if report.solution is not None:
        facts["Shortest way to success"] = f"the actions {report.solution_text}"
    if report.best_return is not None:
        facts["Best return"] = str(report.best_return)
    if report.known_part is not None:
        facts |= {name.capitalize(): text for name, text in report.known_part.rows().items()}
    facts |= {f"Parameter {name}": value for name, value in report.parameters.items()}
    return facts


def _finding(finding: AuditFinding) -> str:
    facts: dict[str, object] = {}
    if finding.state is not None:
        facts["State"] = finding.state
    if finding.actions:
        facts["Actions"] = brief_actions(finding.actions)
    if finding.probability is not None:
        facts["Probability"] = f"{finding.probability:.6g}"
    if finding.certificate is not None:
        facts["Certificate"] = finding.certificate
    is_defect = finding.severity == "defect"
    return article_of(finding.kind, text_of(finding.story), facts, is_defect=is_defect)


class AuditReport(AuditData, AsPage):
    """The answer of `audit`.  It is true when the environment is sound."""

    def to_html(self) -> str:
        """The report as a page of HTML that needs no other file."""
        return page(self)

    def save_certificates(self, path: str | os.PathLike[str]) -> list[str]:
        """Write each certificate to a file of its own, named after `path` and what it is of.

        Returns:
            The files' names, such as ``audit-success.npz`` for ``audit.npz``.

        Raises:
            ValueError: `path` ends in neither ``.npz`` nor ``.json``.
            OSError: A file cannot be written.
        """
        place, names = Path(path), []
        for name, certificate in self.certificates.items():
            file = place.with_name(f"{place.stem}-{name}{place.suffix}")
            certificate.save(file)
            names.append(str(file))
        return names
