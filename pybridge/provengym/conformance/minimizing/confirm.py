"""From the first sight of a difference to a finding: confirm, shorten, classify, tell."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from provengym.comparison.discrepancy import Difference
from provengym.conformance.minimizing.classify import classify
from provengym.conformance.minimizing.replays import REPLAYS, plays
from provengym.conformance.minimizing.shrinker import EXHAUSTIVE, UNPROVED, shortest, simplest
from provengym.conformance.minimizing.story import tell
from provengym.data.episode import Episode
from provengym.data.report import Finding
from provengym.models.random_model import RandomModel
from provengym.targets.budget import OutOfTime

if TYPE_CHECKING:
    from provengym.conformance.session import Run

FLAKY = "the same actions were answered in different ways when they were played again"
FREQUENCY = "it rests on how often things came, and other samples may be less clear"
WITHOUT_SEED = (
    "a reset without a seed begins anew each time, so the same actions need not lead there"
)


@dataclass
class Confirmation:
    """What comes of playing a difference again."""

    may_not_recur: str = ""
    """Why it need not come again; empty where it must."""
    replays: int = 0
    """How often it was played again."""
    reproduced: int = 0
    """In how many of these it came again."""

    def count(self, came: bool) -> None:
        """It was played once more, and came or did not."""
        self.replays += 1
        self.reproduced += came


def settle(run: Run, difference: Difference, log: list[Episode]) -> None:
    """Add the finding for a difference that was seen after the episodes of a log.

    An interruption adds what is known by then, and passes.
    """
    best, minimal = difference, UNPROVED
    confirmed: Difference | None = None
    confirmation, came = Confirmation(), False
    try:
        with run.meter.overtime():
            confirmed = _confirm(run, difference, log)
            if confirmed is not None:
                best, came = confirmed, True
                with contextlib.suppress(OutOfTime):
                    best, minimal = _smaller(run, confirmed)
        with run.meter.overtime():  # making it smaller may have used up the first
            for found in plays(
                run.seed, lambda: run.replay(best.model, *best.earlier, best.episode)
            ):
                confirmation.count(best.again(found))
                came |= found is not None
            if confirmed is not None and confirmation.reproduced == REPLAYS:
                best = classify(run, best)
    except OutOfTime:
        pass
    finally:
        if came and not confirmation.replays:
            confirmation.count(True)  # when it was confirmed
        elif came and (confirmed is None or confirmation.reproduced < confirmation.replays):
            best = replace(best, kind="seeding", message=FLAKY)
            confirmation.may_not_recur = FLAKY
        add(run, best, minimal, confirmation)


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
    began = time.monotonic()
    difference = check(run)
    if difference is None:
        return None
    took = time.monotonic() - began
    confirmation = Confirmation()
    try:
        with run.meter.overtime(at_least=2 * took):  # for one replay even of a slow target
            for found in plays(run.seed, lambda: check(run)):
                confirmation.count(found is not None and found.kind == difference.kind)
    except OutOfTime:
        pass
    finally:
        # The checks try the reset and each first step before anything longer.
        minimal = EXHAUSTIVE if difference.step <= 1 else UNPROVED
        add(run, difference, minimal, confirmation, name)
    return difference


def add(
    run: Run,
    difference: Difference,
    minimal: str,
    confirmation: Confirmation,
    check: str | None = None,
) -> None:
    """Add a finding, unless there is one of its class already that is confirmed or as good."""
    finding = finding_of(run, difference, minimal, confirmation, check)
    for known in run.findings:
        if known.kind == finding.kind:
            if known.confirmed or not finding.confirmed:
                return
            run.findings.remove(known)
            break
    run.findings.append(finding)


def finding_of(
    run: Run,
    difference: Difference,
    minimal: str,
    confirmation: Confirmation,
    check: str | None,
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
        reproduced=confirmation.reproduced,
        replays=confirmation.replays,
        may_not_recur=confirmation.may_not_recur,
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
    for other in before[: -run.limits.earlier_episodes - 1 : -1]:
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
