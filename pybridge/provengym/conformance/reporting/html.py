"""A report as a page of HTML that needs no other file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from provengym.data.episode import brief_actions, in_runs
from provengym.reporting.page import (
    article_of,
    facts_of,
    figures_of,
    list_of,
    page_of,
    row_of,
    table_of,
    text_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from provengym.data.report import Finding, ReportData
    from provengym.reporting.page import Drawn

    Pictures = Callable[[str | None, Finding], Drawn]
    StartPictures = Callable[[ReportData], Drawn]


def page(report: ReportData, pictures: Pictures, start_pictures: StartPictures) -> str:
    """The verdict and what it means, how far each engine looked, and every finding.

    Args:
        report: The report.
        pictures: Those of a finding.
        start_pictures: Those of the reference at a report's parameters.
    """
    parts: list[str] = []
    if report.coverage.assumption is not None:
        parts.append(f'<p class="faint">Assuming that {text_of(report.coverage.assumption)}.</p>')
    if report.notes:
        parts += ["<h2>Notes</h2>", *list_of(report.notes)]
    if report.findings:
        parts.append(f"<h2>Findings ({len(report.findings)})</h2>")
        parts += [
            _finding(finding, pictures(report.reference, finding)) for finding in report.findings
        ]
    if report.reference is not None:
        parts.append("<h2>Parameters of the reference</h2>")
        if not report.findings:
            parts += figures_of(start_pictures(report))
        parts.append(facts_of(report.parameters))
    parts.append(f'<p class="faint">The seed of the check is {report.seed}.</p>')
    heads = ("engine", "states", "transitions", "steps of the target", "complete")
    parts += ["<h2>What was covered</h2>", *table_of(heads, _coverage(report, len(heads)))]
    return page_of(report.title, report.verdict, report.verdict, report.meaning, parts)


def _finding(finding: Finding, drawn: Drawn) -> str:
    first, *paragraphs = finding.story.split("\n\n")
    if drawn:  # the picture of the story is the same in letters
        paragraphs = [text for text in paragraphs if not _is_picture(text)]
    lines = "\n\n".join(paragraphs).splitlines()
    head, _, more = first.partition("\n")
    facts: dict[str, object] = {
        "Actions": _sequence(finding),
        "Reset": f"seed={finding.seed}",
        "Shortest": finding.minimal,
        "Confirmed": finding.confirmation,
        "Found by": finding.engine,
    }
    if finding.earlier:
        facts["Before"] = "; ".join(
            f"reset(seed={seed}), actions {brief_actions(actions)}"
            for seed, actions in finding.earlier
        )
    story = "\n".join(map(_line, [*more.splitlines(), *lines]))
    return article_of(head, story, facts, before=figures_of(drawn))


def _is_picture(paragraph: str) -> bool:
    return all(line.startswith("    ") for line in paragraph.splitlines())


def _line(text: str) -> str:
    """A line of a story; one of a table or a picture keeps its columns."""
    has_columns = "  " in text.strip() or text.startswith("    ")
    return f'<span class="row">{text_of(text)}</span>' if has_columns else text_of(text)


def _sequence(finding: Finding) -> str:
    """``right 2 times, down [3, 3, 1]``."""
    if not finding.actions:
        return "none, it differs at the reset"
    return f"{', '.join(in_runs(finding.action_labels))} {brief_actions(finding.actions)}"


def _coverage(report: ReportData, columns: int) -> Iterator[str]:
    """A row for each engine, and below it what it means that the engine found nothing."""
    for covered in report.engines:
        numbers = (covered.states, covered.transitions, covered.target_steps)
        complete = "yes" if covered.complete else "no"
        yield row_of([text_of(covered.engine), *(f"{number:,}" for number in numbers), complete])
        has_found = any(finding.engine == covered.engine for finding in report.findings)
        meaning = "It has a finding." if has_found else covered.meaning
        yield f'<tr><td colspan="{columns}" class="faint">{text_of(meaning)}</td></tr>'
