"""From the first sight of a difference to a finding: confirm, shorten, classify, tell."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from provengym.comparison.discrepancy import Discrepancy
from provengym.conformance.minimizing.classify import classify
from provengym.conformance.minimizing.replays import REPLAYS, replays
from provengym.conformance.minimizing.shrinker import (
    EXHAUSTIVE,
    UNPROVED,
    shrink_actions,
    shrink_parameters,
)
from provengym.conformance.minimizing.story import tell
from provengym.data.episode import Episode
from provengym.data.report import Finding
from provengym.models.random_model import RandomModel
from provengym.targets.budget import OutOfTime

if TYPE_CHECKING:
    from provengym.conformance.session import Session

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


def confirm(session: Session, discrepancy: Discrepancy, log: list[Episode]) -> None:
    """Add the finding for a difference that was seen after the episodes of a log.

    An interruption adds what is known by then, and passes.
    """
    best, minimal = discrepancy, UNPROVED
    confirmed: Discrepancy | None = None
    confirmation, came = Confirmation(), False
    try:
        with session.meter.overtime():
            confirmed = _again(session, discrepancy, log)
            if confirmed is not None:
                best, came = confirmed, True
                with contextlib.suppress(OutOfTime):
                    best, minimal = _smaller(session, confirmed)
        with session.meter.overtime():  # making it smaller may have used up the first
            for found in replays(
                session.seed, lambda: session.replay(best.model, *best.earlier, best.episode)
            ):
                confirmation.count(best.again(found))
                came |= found is not None
            if confirmed is not None and confirmation.reproduced == REPLAYS:
                best = classify(session, best)
    except OutOfTime:
        pass
    finally:
        if came and not confirmation.replays:
            confirmation.count(True)  # when it was confirmed
        elif came and (confirmed is None or confirmation.reproduced < confirmation.replays):
            best = replace(best, kind="seeding", message=FLAKY)
            confirmation.may_not_recur = FLAKY
        add(session, best, minimal, confirmation)


def _smaller(session: Session, confirmed: Discrepancy) -> tuple[Discrepancy, str]:
    """The difference made as small as can be, and in which sense it is that."""
    if confirmed.earlier:
        return _with_less_before(session, confirmed), UNPROVED
    if isinstance(confirmed.model, RandomModel):
        return confirmed, UNPROVED
    return shrink_actions(session, shrink_parameters(session, confirmed))


def confirm_check(
    session: Session, name: str, check: Callable[[Session], Discrepancy | None]
) -> Discrepancy | None:
    """Add the finding of a check that looks for its difference in few steps by itself.

    Returns:
        What the check found.
    """
    began = time.monotonic()
    discrepancy = check(session)
    if discrepancy is None:
        return None
    took = time.monotonic() - began
    confirmation = Confirmation()
    try:
        with session.meter.overtime(at_least=2 * took):  # for one replay even of a slow target
            for found in replays(session.seed, lambda: check(session)):
                confirmation.count(found is not None and found.kind == discrepancy.kind)
    except OutOfTime:
        pass
    finally:
        # The checks try the reset and each first step before anything longer.
        minimal = EXHAUSTIVE if discrepancy.step <= 1 else UNPROVED
        add(session, discrepancy, minimal, confirmation, name)
    return discrepancy


def add(
    session: Session,
    discrepancy: Discrepancy,
    minimal: str,
    confirmation: Confirmation,
    check: str | None = None,
) -> None:
    """Add a finding, unless there is one of its class already that is confirmed or as good."""
    finding = finding_of(session, discrepancy, minimal, confirmation, check)
    for known in session.findings:
        if known.kind == finding.kind:
            if known.confirmed or not finding.confirmed:
                return
            session.findings.remove(known)
            break
    session.findings.append(finding)


def finding_of(
    session: Session,
    discrepancy: Discrepancy,
    minimal: str,
    confirmation: Confirmation,
    check: str | None,
) -> Finding:
    """What a report says of a difference."""
    if session.lanes is not None:
        where = f"in lane {session.lane} of {session.lanes}"
        told = discrepancy.message and discrepancy.got.get("error") != discrepancy.message
        message = f"{where}: {discrepancy.message}" if told else where
        discrepancy = replace(discrepancy, message=message)
    actions = discrepancy.episode.actions
    return Finding(
        kind=discrepancy.kind,
        parameters=discrepancy.model.parameters,
        seed=discrepancy.episode.seed,
        actions=actions,
        step=discrepancy.step,
        expected=discrepancy.expected,
        got=discrepancy.got,
        story=tell(discrepancy),
        reproduced=confirmation.reproduced,
        replays=confirmation.replays,
        may_not_recur=confirmation.may_not_recur,
        minimal=minimal,
        earlier=tuple((episode.seed, episode.actions) for episode in discrepancy.earlier),
        check=check,
        ignored=tuple(sorted(session.ignored)),
        engine=session.engine,
        action_labels=tuple(
            discrepancy.model.actions[number] for number in discrepancy.episode.actions
        ),
    )


def _again(session: Session, discrepancy: Discrepancy, log: list[Episode]) -> Discrepancy | None:
    """The difference on a new environment: alone, after one other episode, or after all."""
    model, episode = discrepancy.model, discrepancy.episode
    before = tuple(log[:-1])
    found = session.replay(model, episode)
    if found is not None:
        return found
    for other in before[: -session.limits.earlier_episodes - 1 : -1]:
        found = session.replay(model, other, episode)
        if found is not None:
            return found
    return session.replay(model, *before, episode)


def _with_less_before(session: Session, discrepancy: Discrepancy) -> Discrepancy:
    """The difference after fewer and shorter earlier episodes."""
    best = _without_needless(session, discrepancy)
    for number, episode in enumerate(best.earlier):
        shrink_actions, length = 0, len(episode.actions)  # the first is tried, the second suffices
        while shrink_actions < length:
            tried = (shrink_actions + length) // 2
            cut = Episode(episode.seed, episode.actions[:tried])
            earlier = (*best.earlier[:number], cut, *best.earlier[number + 1 :])
            found = session.replay(best.model, *earlier, best.episode)
            if found is not None and len(found.earlier) == len(earlier):
                best, length = found, tried
            else:
                shrink_actions = tried + 1
    return best


def _without_needless(session: Session, discrepancy: Discrepancy) -> Discrepancy:
    """Leave out earlier episodes, by halves and then one by one, while it still differs."""
    best = discrepancy
    size = max(len(best.earlier) // 2, 1)
    while True:
        for first in range(0, len(best.earlier), size):
            kept = best.earlier[:first] + best.earlier[first + size :]
            found = session.replay(best.model, *kept, best.episode)
            if found is not None:
                best = found
                break
        else:
            if size == 1:
                return best
            size //= 2
