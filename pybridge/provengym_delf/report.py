"""Evaluation: what came of a conversation, as JSON values and as a page of HTML."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from provengym.data.codec import plain
from provengym.data.writing import AsPage
from provengym.reporting.page import (
    article_of,
    facts_of,
    figures_of,
    list_of,
    page_of,
    text_of,
)
from provengym_delf.answers import AnswerError, design_of

if TYPE_CHECKING:
    from provengym_delf.conversation import Trial
    from provengym_delf.design import Component, Design
    from provengym_delf.evaluation import Evaluation, Finding
    from provengym_delf.transcript import Transcript

LIKE = {"right": "clean", "wrong": "differs", "undecided": "inconclusive"}
"""The verdicts of `conform` that these look like on a page."""
_SUFFICES = {True: "yes", False: "no", None: "not decided"}


@dataclass(frozen=True)
class DelfReport(AsPage):
    """The result of a conversation; true where its last program is right."""

    transcript: Transcript
    trials: tuple[Trial, ...]

    @property
    def last(self) -> Evaluation:
        """The evaluation of the last program."""
        return self.trials[-1].evaluation

    @property
    def verdict(self) -> str:
        """That on the last program."""
        return self.last.verdict

    def __bool__(self) -> bool:
        return self.verdict == "right"

    @property
    def counts(self) -> dict[str, int]:
        """In how many trials a finding of each class was made."""
        found = Counter(kind for trial in self.trials for kind in trial.evaluation.classes)
        return dict(sorted(found.items()))

    @property
    def differing(self) -> tuple[Trial, ...]:
        """The trials on which the transcript has another verdict."""
        return tuple(
            trial
            for trial in self.trials
            if trial.recorded is not None and trial.recorded != trial.evaluation.verdict
        )

    def to_dict(self) -> dict[str, Any]:
        """The report as JSON values, in the form of ``provengym delf replay --json``."""
        task = self.transcript.task
        return {
            "verdict": self.verdict,
            "meaning": self.last.meaning,
            "model": self.transcript.model,
            "words": task.words,
            "trials": len(self.trials),
            "findings": self.counts,
            "coverage": coverage_of(self.last),
            "audit": self.last.part("audit").get("verdict"),
            "sufficient": self.last.part("analysis").get("sufficient"),
            "unneeded": self.last.unneeded,
            "grade": self.last.grade,
            "task": task.to_dict(),
            "evaluations": [
                {
                    "trial": trial.number,
                    "recorded": trial.recorded,
                    **plain(trial.evaluation.to_dict()),
                }
                for trial in self.trials
            ],
        }

    def to_html(self) -> str:
        """The report as a page of HTML that needs no other file."""
        return _page(self)


def coverage_of(evaluation: Evaluation) -> dict[str, Any]:
    """Return the extent of the checks, by their names; None where one was not made."""
    parts: dict[str, Any] = {}
    for name in ("contract", "conformance"):
        report = evaluation.part(name)
        parts[name] = report.get("meaning")
    audit = evaluation.part("audit")
    parts["states"], parts["complete"] = audit.get("states"), audit.get("complete")
    return parts


def _page(report: DelfReport) -> str:
    task, last = report.transcript.task, report.last
    title = f"{len(report.trials)} trials of {report.transcript.model}"
    parts = ["<h2>The task</h2>", f"<pre>\n{text_of(task.description)}</pre>"]
    parts.append(facts_of(_facts(report)))
    parts += ["<h2>The trials</h2>", bars(report.trials), *_design(report.transcript)]
    for trial in report.trials:
        parts += evaluation_parts(f"Trial {trial.number}", trial.evaluation)
        program = f"<pre>\n{text_of(trial.program)}</pre>"
        parts.append(f"<details><summary>The program</summary>\n{program}</details>")
    return page_of(title, report.verdict, LIKE[report.verdict], last.meaning, parts)


def _facts(report: DelfReport) -> dict[str, object]:
    task = report.transcript.task
    counts = ", ".join(f"{kind} in {number}" for kind, number in report.counts.items())
    return {
        "Words of the description": str(task.words),
        "Trials": str(len(report.trials)),
        "Findings by class": counts or "none",
        "Reference": task.reference or "none",
        "Success": task.success or "what infos say, or rewards and ends show",
        **{f"Parameter {name}": value for name, value in task.parameters.items()},
    }


def bars(trials: Iterable[Trial]) -> str:
    """A picture of how many findings each source has in each trial."""
    rows = []
    for trial in trials:
        found = Counter(one.source for one in trial.evaluation.findings)
        told = ", ".join(f"{source} {number}" for source, number in found.items())
        rows.append((f"{trial.number}: {trial.evaluation.verdict}", sum(found.values()), told))
    width, height = 12, 22
    drawn = [
        f'<text x="0" y="{height * row + 15}">{text_of(name)}</text>'
        f'<rect x="110" y="{height * row + 4}" width="{max(width * number, 2)}" height="14" '
        f'fill="var(--{"differs" if number else "equal"})"/>'
        f'<text x="{120 + max(width * number, 2)}" y="{height * row + 15}">'
        f"{text_of(told or 'nothing wrong')}</text>"
        for row, (name, number, told) in enumerate(rows)
    ]
    size = f'viewBox="0 0 640 {height * len(rows) + 6}" width="640"'
    style = 'style="max-width: 100%; font-size: 13px" fill="currentColor"'
    return f'<svg role="img" aria-label="Findings by trial" {size} {style}>{"".join(drawn)}</svg>'


def _design(transcript: Transcript) -> list[str]:
    """Render the design as HTML, where one was asked for."""
    answers = [one.answer for one in transcript.exchanges if not one.is_trial]
    if not answers:
        return []
    try:
        found: Design | None = design_of(answers[0])
    except AnswerError as error:
        return [f'<p class="faint">{text_of(str(error))}</p>']
    if found is None:
        return ['<p class="faint">The answer to the first query has no design in JSON.</p>']
    rows = {one.name: _component(one) for one in (found.observation, found.action)}
    return ["<h2>What was designed</h2>", facts_of(rows)]


def _component(component: Component) -> str:
    return "; ".join(f"{one.name} in {one.quantification}" for one in component.attributes)


def evaluation_parts(title: str, evaluation: Evaluation) -> list[str]:
    """One evaluation on a page: verdict, findings with pictures, and what it rests on."""
    like = LIKE[evaluation.verdict]
    parts = [f'<h2>{text_of(title)}: <span class="{like}">{evaluation.verdict}</span></h2>']
    parts.append(f"<p>{text_of(evaluation.meaning)}</p>")
    parts += map(_finding, evaluation.findings)
    pictures = evaluation.pictures
    parts += figures_of([(name, uri) for name, uri in pictures])
    parts.append(facts_of(_checks(evaluation)))
    notes: Sequence[str] = [
        *evaluation.warnings,
        *evaluation.notes,
        *evaluation.part("audit").get("notes", ()),
    ]
    return [*parts, *list_of(notes)]


def _finding(finding: Finding) -> str:
    return article_of(f"{finding.kind} ({finding.source})", text_of(finding.story), {})


def _checks(evaluation: Evaluation) -> dict[str, object]:
    audit, analysis = evaluation.part("audit"), evaluation.part("analysis")
    facts: dict[str, object] = {}
    for name, report in (("Contract", "contract"), ("Reference", "conformance")):
        if evaluation.part(report):
            facts[name] = evaluation.part(report)["meaning"]
    if audit:
        facts |= {"Audit": audit["meaning"], "States": f"{audit['states']:,}"}
        facts |= _numbers(audit)
    if analysis:
        facts["Observation suffices"] = _SUFFICES[analysis["sufficient"]]
        facts["Actions matter"] = "no" if analysis["trivial"] else "yes"
    if evaluation.unneeded is not None:
        facts["Not needed"] = evaluation.unneeded
    if evaluation.confinement is not None:
        facts["Confined by"] = evaluation.confinement
    return facts


def _numbers(audit: Mapping[str, Any]) -> dict[str, object]:
    facts: dict[str, object] = {}
    for name, key in (
        ("Best chance of success", "success_probability"),
        ("Best return", "best_return"),
    ):
        if audit[key] is not None and audit[key]["value"] is not None:
            facts[name] = f"{audit[key]['value']:.9g}"
    return facts
