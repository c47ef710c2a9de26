"""Run the engines in order, and draw the conclusion."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from provengym.conformance.engines import ENGINES
from provengym.conformance.minimizing.confirm import confirm
from provengym.conformance.minimizing.suggest_binding import suggest
from provengym.conformance.report import Report
from provengym.conformance.session import FailedError, Session
from provengym.data.report import CLASSES, Finding
from provengym.targets.budget import OutOfTime

if TYPE_CHECKING:
    from provengym.conformance.engines.base import Engine


Ended = Literal["found", "out of time", "out of memory", "killed", "interrupted"]
"""Why engines were not run to their end."""
_CUT_SHORT: dict[str | None, str] = {
    "out of memory": "The memory ran out before the check came to its end.",
    "killed": "The process of the check was killed before it came to its end.",
}


def search(
    session: Session, names: tuple[str, ...]
) -> tuple[list[tuple[Engine, int]], Ended | None]:
    """Run engines; each that was begun with its number of target steps, and why they ended early.

    Of a vector environment the first lane gets all engines, each other one the first of them that
    compares behaviour, which comes before the others of the first lane.
    """
    ran: list[tuple[Engine, int]] = []
    compare = [name for name in names if name != "contract"]
    first = names[: len(names) - len(compare[1:])]
    with session.meter.watchdog.on_duty():
        ended = _search_lane(session, first, ran)
        while (
            ended is None
            and session.lanes is not None
            and session.lane + 1 < session.lanes
            and compare
        ):
            session.lane += 1
            ended = _search_lane(session, (compare[0],), [])
        checked = session.lane + (ended is None)
        if ended is None and compare[1:]:
            session.lane = 0
            ended = _search_lane(session, tuple(compare[1:]), ran)
            checked -= ended is not None
    if session.lanes is not None:
        # A lane in which something was found, or the budget ran out, is not one that agrees.
        session.note(
            f"of the vector environment's {session.lanes} lanes {checked} were checked to the end"
        )
        if checked > 1:
            begun = ", ".join(engine.name for engine, _ in ran)
            session.note(
                f"lane 0 got the engines {begun}; each other that was checked {compare[0]}"
            )
        session.every_lane = checked == session.lanes
    return ran, ended


def _search_lane(
    session: Session, names: tuple[str, ...], ran: list[tuple[Engine, int]]
) -> Ended | None:
    """Run engines, and add them to `ran`; why it ended early, if it did."""
    for name in names:
        engine, before = ENGINES[name](session), session.meter.target_steps
        session.engine = name
        try:
            engine.search()
            suggest(session)
        except FailedError as failed:  # the first environment could be made, a later one not
            confirm(session, failed.discrepancy, [failed.discrepancy.episode])
            session.playable = False
        except OutOfTime:
            lane = f" in lane {session.lane}" if session.lane else ""
            session.note(f"the budget ran out in the engine {name}{lane}")
            return "out of time"
        except MemoryError:
            session.note(f"the memory ran out in the engine {name}")
            return "out of memory"
        except KeyboardInterrupt:
            return "interrupted"
        finally:
            ran.append((engine, session.meter.target_steps - before))
        confirmed = any(finding.confirmed for finding in session.findings)
        if not session.playable or (name != "contract" and confirmed):
            return "found"
    return None


def conclude(session: Session, ran: list[tuple[Engine, int]], ended: Ended | None) -> Report:
    """The report on what the engines found, each with its number of target steps."""
    covered = [engine.coverage(steps) for engine, steps in ran]
    findings = tuple(sorted(session.findings, key=lambda finding: CLASSES.index(finding.kind)))
    # The verdict rests on the exhaustive engine where it came to its end, else on the stochastic
    # one, else on the first engine that compared behaviour: the systematic one, if it ran.
    compared = [coverage for coverage in covered if coverage.transitions]
    whole = [coverage for coverage in compared if coverage.engine == "exhaustive"]
    sampled = [coverage for coverage in compared if coverage.engine == "stochastic"]
    rests = ([c for c in whole if c.complete] or sampled or compared or covered[-1:])[0]
    asked_only = [engine.name for engine, _ in ran] == ["contract"] and ran[0][0].finished
    confirmed = tuple(finding for finding in findings if finding.confirmed)
    if confirmed:
        verdict, meaning = "differs", _meaning_of(confirmed)
    elif findings:
        verdict, meaning = "inconclusive", _meaning_of_unconfirmed(findings[0])
    elif ended in _CUT_SHORT:
        verdict, meaning = "inconclusive", _CUT_SHORT[ended]
    elif compared or (asked_only and not session.more_engines):
        verdict = "equal"
        meaning = " ".join(coverage.meaning for coverage in compared or covered)
    else:
        before = " before the budget ran out" if ended == "out of time" else ""
        verdict, meaning = "inconclusive", f"No step was compared{before}."
    interrupted = ended == "interrupted"
    return Report(
        verdict=verdict,
        meaning=f"Interrupted. {meaning}" if interrupted else meaning,
        reference=session.family.name,
        target=session.target.text,
        parameters=session.base.parameters,
        seed=session.seed,
        coverage=replace(
            rests,
            target_steps=session.meter.target_steps,
            complete=rests.complete and session.every_lane,
        ),
        findings=findings,
        engines=tuple(covered),
        notes=tuple(session.notes),
        interrupted=interrupted,
    )


def _meaning_of(findings: tuple[Finding, ...]) -> str:
    first, *others = findings
    if first.kind == "task":
        return "The target agrees with the reference, whose task is degenerate."
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
