"""Run the engines in order, and draw the conclusion."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from provengym.conformance._meter import OutOfTime
from provengym.conformance._report import CLASSES, Finding, Report
from provengym.conformance._run import FailedError, Run
from provengym.conformance._settle import settle
from provengym.conformance._suggest import suggest
from provengym.conformance.engines import ENGINES

if TYPE_CHECKING:
    from provengym.conformance.engines._base import Engine


def search(run: Run, names: tuple[str, ...]) -> tuple[list[tuple[Engine, int]], bool]:
    """Run engines; each that was begun with its number of target steps, and if interrupted.

    Of a vector environment the first lane gets all engines, each other one the first of them that
    compares behaviour, which comes before the others of the first lane.
    """
    ran: list[tuple[Engine, int]] = []
    compare = [name for name in names if name != "contract"]
    first = names[: len(names) - len(compare[1:])]
    with run.meter.watchdog.on_duty():
        ended = _search_lane(run, first, ran)
        while ended is None and run.lanes is not None and run.lane + 1 < run.lanes and compare:
            run.lane += 1
            ended = _search_lane(run, (compare[0],), [])
        checked = run.lane + (ended is None)
        if ended is None and compare[1:]:
            run.lane = 0
            ended = _search_lane(run, tuple(compare[1:]), ran)
            checked -= ended is not None
    if run.lanes is not None:
        # A lane in which something was found, or the budget ran out, is not one that agrees.
        run.note(f"of the vector environment's {run.lanes} lanes {checked} were checked to the end")
        if checked > 1:
            begun = ", ".join(engine.name for engine, _ in ran)
            run.note(f"lane 0 got the engines {begun}; each other that was checked {compare[0]}")
        run.every_lane = checked == run.lanes
    return ran, ended == "interrupted"


def _search_lane(
    run: Run, names: tuple[str, ...], ran: list[tuple[Engine, int]]
) -> Literal["found", "out of time", "interrupted"] | None:
    """Run engines, and add them to `ran`; why it ended early, if it did."""
    for name in names:
        engine, before = ENGINES[name](run), run.meter.target_steps
        run.engine = name
        try:
            engine.search()
            suggest(run)
        except FailedError as failed:  # the first environment could be made, a later one not
            settle(run, failed.difference, [failed.difference.episode])
            run.playable = False
        except OutOfTime:
            lane = f" in lane {run.lane}" if run.lane else ""
            run.note(f"the budget ran out in the engine {name}{lane}")
            return "out of time"
        except KeyboardInterrupt:
            return "interrupted"
        finally:
            ran.append((engine, run.meter.target_steps - before))
        if not run.playable or (name != "contract" and run.findings):
            return "found"
    return None


def conclude(run: Run, ran: list[tuple[Engine, int]], interrupted: bool) -> Report:
    """The report on what the engines found, each with its number of target steps."""
    covered = [engine.coverage(steps) for engine, steps in ran]
    findings = tuple(sorted(run.findings, key=lambda finding: CLASSES.index(finding.kind)))
    # The verdict rests on the exhaustive engine where it came to its end, else on the stochastic
    # one, else on the first engine that compared behaviour: the systematic one, if it ran.
    compared = [coverage for coverage in covered if coverage.transitions]
    whole = [coverage for coverage in compared if coverage.engine == "exhaustive"]
    sampled = [coverage for coverage in compared if coverage.engine == "stochastic"]
    rests = ([c for c in whole if c.complete] or sampled or compared or covered[-1:])[0]
    asked_only = [engine.name for engine, _ in ran] == ["contract"] and ran[0][0].finished
    if findings:
        verdict, meaning = "differs", _meaning_of(findings)
    elif compared or (asked_only and not run.more_engines):
        verdict = "equal"
        meaning = " ".join(coverage.meaning for coverage in compared or covered)
    else:
        verdict, meaning = "inconclusive", "No step was compared before the budget ran out."
    return Report(
        verdict=verdict,
        meaning=f"Interrupted. {meaning}" if interrupted else meaning,
        reference=run.family.name,
        target=run.target.text,
        parameters=run.base.parameters,
        seed=run.seed,
        coverage=replace(
            rests,
            target_steps=run.meter.target_steps,
            complete=rests.complete and run.every_lane,
        ),
        findings=findings,
        engines=tuple(covered),
        notes=tuple(run.notes),
        interrupted=interrupted,
    )


def _meaning_of(findings: tuple[Finding, ...]) -> str:
    first, *others = findings
    if first.kind == "task":
        return "The target agrees with the reference, whose task makes no sense."
    where = "at the reset" if first.step == 0 else f"at step {first.step}"
    more = f"; also found: {', '.join(finding.kind for finding in others)}" if others else ""
    return f"The target departs from the reference {where} ({first.kind}){more}."
