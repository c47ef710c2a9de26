"""From the first sight of a difference to a finding: confirm, shorten, classify, tell."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from provengym.conformance._difference import Difference, Episode
from provengym.conformance._meter import OutOfTime
from provengym.conformance._plays import REPLAYS, plays
from provengym.conformance._report import Finding
from provengym.conformance._shortest import EXHAUSTIVE, UNPROVED, shortest, simplest
from provengym.conformance._story import tell
from provengym.conformance._transition import classify
from provengym.conformance.references._random import RandomModel

if TYPE_CHECKING:
    from provengym.conformance._run import Run

MOST_PREDECESSORS = 50
FLAKY = "the same actions were answered in different ways when they were played again"


def settle(run: Run, difference: Difference, log: list[Episode]) -> None:
    """Add the finding for a difference that was seen after the episodes of a log.

    An interruption adds what is known by then, and passes.
    """
    best, minimal, replayed = difference, UNPROVED, 0
    try:
        with run.meter.overtime():
            confirmed = _confirm(run, difference, log)
            if confirmed is not None:
                best = confirmed
                with contextlib.suppress(OutOfTime):
                    best, minimal = _smaller(run, confirmed)
        with run.meter.overtime():  # making it smaller may have used up the first
            for found in plays(
                run.seed, lambda: run.replay(best.model, *best.earlier, best.episode)
            ):
                replayed += best.again(found)
            if confirmed is None or replayed < REPLAYS:
                best = replace(best, kind="seeding", message=FLAKY)
            else:
                best = classify(run, best)
    except OutOfTime:
        pass
    finally:
        add(run, best, minimal, replayed)


def _smaller(run: Run, confirmed: Difference) -> tuple[Difference, str]:
    """The difference made as small as can be, and in which sense it is that."""
    if confirmed.earlier:
        return _with_less_before(run, confirmed), UNPROVED
    if isinstance(confirmed.model, RandomModel):
        return confirmed, UNPROVED
    return shortest(run, simplest(run, confirmed))


def settle_check(
    run: Run, name: str, check: Callable[[Run], Difference | None]
) -> Difference | None:
    """Add the finding of a check that looks for its difference in few steps by itself.

    Returns:
        What the check found.
    """
    difference = check(run)
    if difference is None:
        return None
    replayed = 0
    try:
        with run.meter.overtime():
            for again in plays(run.seed, lambda: check(run)):
                replayed += again is not None and again.kind == difference.kind
    except OutOfTime:
        pass
    finally:
        # The checks try the reset and each first step before anything longer.
        minimal = EXHAUSTIVE if difference.step <= 1 else UNPROVED
        add(run, difference, minimal, replayed, name)
    return difference


def add(
    run: Run, difference: Difference, minimal: str, reproduced: int, check: str | None = None
) -> None:
    """Add a finding, unless there is one of its class already."""
    if all(finding.kind != difference.kind for finding in run.findings):
        run.findings.append(finding_of(run, difference, minimal, reproduced, check))


def finding_of(
    run: Run, difference: Difference, minimal: str, reproduced: int, check: str | None
) -> Finding:
    """What a report says of a difference."""
    if run.lanes is not None:
        where = f"in lane {run.lane} of {run.lanes}"
        told = difference.message and difference.got.get("error") != difference.message
        message = f"{where}: {difference.message}" if told else where
        difference = replace(difference, message=message)
    return Finding(
        kind=difference.kind,
        parameters=difference.model.parameters,
        seed=difference.episode.seed,
        actions=difference.episode.actions,
        step=difference.step,
        expected=difference.expected,
        got=difference.got,
        story=tell(difference),
        reproduced=reproduced,
        minimal=minimal,
        earlier=tuple((episode.seed, episode.actions) for episode in difference.earlier),
        check=check,
        ignored=tuple(sorted(run.ignored)),
        engine=run.engine,
        words=tuple(difference.model.actions[number] for number in difference.episode.actions),
    )


def _confirm(run: Run, difference: Difference, log: list[Episode]) -> Difference | None:
    """The difference on a new environment: alone, after one other episode, or after all."""
    model, episode = difference.model, difference.episode
    before = tuple(log[:-1])
    found = run.replay(model, episode)
    if found is not None:
        return found
    for other in before[: -MOST_PREDECESSORS - 1 : -1]:
        found = run.replay(model, other, episode)
        if found is not None:
            return found
    return run.replay(model, *before, episode)


def _with_less_before(run: Run, difference: Difference) -> Difference:
    """The difference after fewer and shorter earlier episodes."""
    best = _without_needless(run, difference)
    for number, episode in enumerate(best.earlier):
        shortest, length = 0, len(episode.actions)  # the first is tried, the second suffices
        while shortest < length:
            tried = (shortest + length) // 2
            cut = Episode(episode.seed, episode.actions[:tried])
            earlier = (*best.earlier[:number], cut, *best.earlier[number + 1 :])
            found = run.replay(best.model, *earlier, best.episode)
            if found is not None and len(found.earlier) == len(earlier):
                best, length = found, tried
            else:
                shortest = tried + 1
    return best


def _without_needless(run: Run, difference: Difference) -> Difference:
    """Leave out earlier episodes, by halves and then one by one, while it still differs."""
    best = difference
    size = max(len(best.earlier) // 2, 1)
    while True:
        for first in range(0, len(best.earlier), size):
            kept = best.earlier[:first] + best.earlier[first + size :]
            found = run.replay(best.model, *kept, best.episode)
            if found is not None:
                best = found
                break
        else:
            if size == 1:
                return best
            size //= 2
