"""What follows from the journal of a check: its report."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from provengym.conformance.engines import ENGINES
from provengym.conformance.report import Report
from provengym.data.report import CLASSES, Coverage

if TYPE_CHECKING:
    from provengym.conformance.journal import Ended, Journal
    from provengym.data.report import Finding
    from provengym.data.spec import CheckSpec

_CUT_SHORT: dict[Ended | None, str] = {
    "out of memory": "The memory ran out before the check came to its end.",
    "killed": "The process of the check was killed before it came to its end.",
}


def verdict(spec: CheckSpec, journal: Journal) -> Report:
    """The report on what was found."""
    started, done = journal.started, journal.done
    assert started is not None
    assert done is not None
    covered = tuple(journal.coverage.values())
    findings = tuple(sorted(journal.findings, key=lambda finding: CLASSES.index(finding.kind)))
    compared = [coverage for coverage in covered if coverage.transitions]
    confirmed = tuple(finding for finding in findings if finding.confirmed)
    compares = any(ENGINES[name].compares for name in started.engines)
    if confirmed:
        word, meaning = "differs", _meaning_of(confirmed)
    elif findings:
        word, meaning = "inconclusive", _meaning_of_unconfirmed(findings[0])
    elif done.ended in _CUT_SHORT:
        word, meaning = "inconclusive", _CUT_SHORT[done.ended]
    elif compared or not (compares or done.ended):
        word = "equal"
        meaning = " ".join(coverage.meaning for coverage in compared or covered)
    else:
        before = " before the budget ran out" if done.ended == "out of time" else ""
        word, meaning = "inconclusive", f"No step was compared{before}."
    interrupted = done.ended == "interrupted"
    rests = max(compared or covered[-1:], key=_weight, default=Coverage(engine=""))
    return Report(
        verdict=word,
        meaning=f"Interrupted. {meaning}" if interrupted else meaning,
        reference=started.reference,
        target=started.target,
        parameters=started.parameters,
        seed=started.seed,
        coverage=replace(
            rests, target_steps=done.target_steps, complete=rests.complete and done.every_lane
        ),
        findings=findings,
        engines=covered,
        notes=tuple(journal.notes),
        interrupted=interrupted,
        explored=started.explored,
        spec=spec,
    )


def _weight(coverage: Coverage) -> int:
    return ENGINES[coverage.engine].weight(coverage)


def _meaning_of(findings: tuple[Finding, ...]) -> str:
    first, *others = findings
    if first.kind == "task":
        return "The target agrees with the reference; the task of both is degenerate."
    more = f"; also found: {', '.join(finding.kind for finding in others)}" if others else ""
    return f"The target departs from the reference {_where(first)} ({first.kind}){more}."


def _meaning_of_unconfirmed(finding: Finding) -> str:
    again = "was not replayed" if not finding.replays else "was not seen again when it was replayed"
    return (
        f"The target departed from the reference once, {_where(finding)} ({finding.kind}), "
        f"which {again}."
    )


def _where(finding: Finding) -> str:
    return "at the reset" if finding.step == 0 else f"at step {finding.step}"
