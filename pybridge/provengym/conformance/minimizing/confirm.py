"""Make a finding of a discrepancy that was seen: reduce it, and see it again."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from typing import TYPE_CHECKING

from provengym.conformance.candidates import HANG, Confirmation
from provengym.conformance.minimizing.classify import classify
from provengym.conformance.minimizing.shrinker import shrink
from provengym.conformance.minimizing.story import tell
from provengym.data.report import Finding
from provengym.models.expected_values import in_words
from provengym.processes.budget import OutOfTime

if TYPE_CHECKING:
    from collections.abc import Iterator

    from provengym.comparison.discrepancy import Discrepancy
    from provengym.conformance.candidates import Candidate
    from provengym.conformance.session import Session

REDUCING = 0.75
"""The share of what is left of the budget in which a discrepancy is reduced; the rest is for seeing
it again."""


def confirm(session: Session, candidate: Candidate) -> Confirmation:
    """Reduce a candidate, see it again, and add its finding to the journal.

    An interruption adds what is known by then, and passes.

    Raises:
        OutOfTime: There was no time to see whether there is a discrepancy at all.
    """
    confirmation = Confirmation(candidate.may_not_recur)
    is_doubtful = candidate.discrepancy is None
    try:
        with contextlib.suppress(OutOfTime):
            candidate.reduce(session.within(session.budget.part(share=REDUCING)), shrink)
            is_doubtful = False
        if candidate.discrepancy is not None:
            for found in replayed(session, candidate):
                confirmation.count(found is not None and candidate.is_same(found))
            if confirmation.reproduced == candidate.replays:
                candidate.classify(session, classify)
    except OutOfTime:
        pass
    finally:
        with session.guard.watchdog.held():
            candidate.conclude(confirmation)
            if candidate.is_hang and not confirmation.replays:
                confirmation.may_not_recur = HANG
            if candidate.discrepancy is not None:
                session.journal.add(finding_of(session, candidate, confirmation))
                session.journal.invalid |= candidate.invalidates
    if is_doubtful and candidate.discrepancy is None:
        raise OutOfTime
    return confirmation


def replayed(session: Session, candidate: Candidate) -> Iterator[Discrepancy | None]:
    """Play a candidate again and again, with the global generators in another state each time, and
    yield the discrepancy that comes, or None."""
    for number in range(candidate.replays):
        # To see that a call does not return takes as long as one may take.
        if candidate.is_hang and session.budget.seconds_left < session.limits.call_seconds:
            return
        generators = session.target.generators(session.seed, number)
        with generators, session.guard.hung.made_again():
            found = candidate.reproduce(session, number)
        yield found


def finding_of(session: Session, candidate: Candidate, confirmation: Confirmation) -> Finding:
    """Return the finding that reports a discrepancy."""
    discrepancy, lanes = candidate.discrepancy, session.journal.lanes
    assert discrepancy is not None
    if lanes is not None:
        where = f"in lane {session.lane} of {lanes}"
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
        expected={name: in_words(value) for name, value in discrepancy.expected.items()},
        got=discrepancy.got,
        story=tell(discrepancy),
        reproduced=confirmation.reproduced,
        replays=confirmation.replays,
        may_not_recur=confirmation.may_not_recur,
        minimal=candidate.minimal,
        earlier=tuple((episode.seed, episode.actions) for episode in discrepancy.earlier),
        check=candidate.key,
        ignored=tuple(sorted(session.ignored)),
        engine=session.engine,
        action_labels=tuple(discrepancy.model.actions[number] for number in actions),
        evidence=discrepancy.evidence,
    )
