"""The report of a check, as it follows from the journal."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from provengym.conformance.engines import ENGINES
from provengym.conformance.report import Report
from provengym.data.report import CLASSES, Coverage

if TYPE_CHECKING:
    from provengym.conformance.journal import Ended, Journal
    from provengym.data.report import Finding
    from provengym.data.spec import CheckSpec
    from provengym.data.verdict import Verdict

_CUT_SHORT: dict[Ended | None, str] = {
    "out of memory": "The memory ran out before the check came to its end.",
    "killed": "The process of the check was killed before it came to its end.",
    "unanswered": "A call was not answered, and there was no time to see that again.",
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
    rests = max(compared or covered[-1:], key=_weight, default=Coverage(engine=""))
    rests = replace(
        rests,
        target_steps=done.target_steps,
        complete=rests.complete and done.every_lane,
    )
    word: Verdict
    if confirmed:
        word, meaning = "differs", _meaning_of(confirmed, started.reference)
    elif findings:
        word, meaning = "inconclusive", _meaning_of_unconfirmed(findings[0], started.reference)
    elif done.ended in _CUT_SHORT:
        word, meaning = "inconclusive", _CUT_SHORT[done.ended]
    elif started.reference is None and done.target_steps:
        word = "clean" if any(coverage.episodes for coverage in covered) else "inconclusive"
        meaning = " ".join(coverage.meaning for coverage in covered)
    elif compared or not (compares or done.ended):
        gap = _gap(rests, spec.detect) if compared else ""
        word = "equal" if compared and not gap else "agrees"
        meanings = [coverage.meaning for coverage in compared or covered]
        meaning = " ".join([*meanings, gap]) if gap else " ".join(meanings)
    elif not done.ended and rests.engine and ENGINES[rests.engine].says_why:
        word, meaning = "inconclusive", rests.meaning
    else:
        before = " before the budget ran out" if done.ended == "out of time" else ""
        word, meaning = "inconclusive", f"No step was compared{before}."
    interrupted = done.ended == "interrupted"
    return Report(
        verdict=word,
        meaning=f"Interrupted. {meaning}" if interrupted else meaning,
        reference=started.reference,
        target=started.target,
        constructed=journal.constructed,
        parameters=started.parameters,
        seed=started.seed,
        coverage=rests,
        findings=findings,
        engines=covered,
        notes=tuple(journal.notes),
        usual=frozenset(journal.usual),
        interrupted=interrupted,
        explored=started.explored,
        require=spec.require,
        spec=spec,
    )


def _weight(coverage: Coverage) -> int:
    return ENGINES[coverage.engine].weight(coverage)


def _gap(coverage: Coverage, detect: float) -> str:
    """Say in a sentence what was not compared or could have been overlooked; empty where that is
    nothing but errors of a probability of `detect` at most."""
    gaps = [] if coverage.complete else ["not everything that can happen was compared"]
    weakest = coverage.weakest
    if weakest is not None and weakest.detectable > detect:
        error = f"an error of {weakest.detectable:.2g}" if weakest.detectable < 1 else "any error"
        gaps.append(f"{error} in a probability of {weakest.cell} could have been overlooked")
    text = ", and ".join(gaps)
    more = ""
    if coverage.complete and weakest is not None and detect < weakest.detectable < 1:
        more = (
            f" About {_times(weakest.detectable / detect)} the budget would show one of {detect:g}."
        )
    return f"{text[0].upper()}{text[1:]}.{more}" if text else ""


def _times(ratio: float) -> str:
    """The samples that an error needs to be shown, as many times as one that is so much larger:
    they grow with the square."""
    times = ratio**2
    number = math.ceil(times) if times < 10 else float(f"{times:.1g}")
    return "twice" if number == 2 else f"{number:,.0f} times"


def _meaning_of(findings: tuple[Finding, ...], reference: str | None) -> str:
    first, *others = findings
    if first.kind == "task":
        return "The target agrees with the reference; the task of both is degenerate."
    more = f"; also found: {', '.join(finding.kind for finding in others)}" if others else ""
    what = "departs from the reference" if reference else "breaks Gymnasium's contract"
    return f"The target {what} {_where(first)} ({first.kind}){more}."


def _meaning_of_unconfirmed(finding: Finding, reference: str | None) -> str:
    again = "was not replayed" if not finding.replays else "was not seen again when it was replayed"
    what = "departed from the reference" if reference else "broke Gymnasium's contract"
    return f"The target {what} once, {_where(finding)} ({finding.kind}), which {again}."


def _where(finding: Finding) -> str:
    return "at the reset" if finding.step == 0 else f"at step {finding.step}"
