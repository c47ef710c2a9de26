"""From the first sight of a discrepancy to a finding: reduce it, and see it again."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from provengym.conformance.minimizing.story import tell
from provengym.data.report import Finding
from provengym.targets.budget import OutOfTime

if TYPE_CHECKING:
    from provengym.comparison.discrepancy import Discrepancy
    from provengym.conformance.session import Session

REPLAYS = 3
REDUCING = 0.75
"""The share of what is left of the budget in which a discrepancy is reduced; the rest is for seeing
it again."""
UNPROVED = "the shortest that was seen"


@dataclass
class Confirmation:
    """What comes of playing a discrepancy again."""

    may_not_recur: str = ""
    """Why it need not come again; empty where it must."""
    replays: int = 0
    """How often it was played again."""
    reproduced: int = 0
    """In how many of these it came again."""

    @property
    def came(self) -> bool:
        """Whether it came again, or need not."""
        return self.reproduced > 0 or bool(self.may_not_recur)

    def count(self, came: bool) -> None:
        """It was played once more, and came or did not."""
        self.replays += 1
        self.reproduced += came


class Candidate:
    """A discrepancy that an engine has seen, and how to see it again."""

    key: str | None = None
    """By which a saved finding names what sees it again, see `engines.REPLAYS_BY_KEY`; None where
    its episodes do."""
    may_not_recur: str = ""
    """Why it need not come again; empty where it must."""
    replays: int = REPLAYS
    """How often it is to be played again."""
    invalidates: frozenset[str] = frozenset()
    """What has no meaning any more: ``"play"``, the target's behaviour, or ``"spaces"``, whether an
    observation is in its space."""
    minimal: str = UNPROVED
    """In which sense there is no shorter one."""

    def __init__(self, discrepancy: Discrepancy | None) -> None:
        self.discrepancy = discrepancy
        """The best known one; None where it is yet to be seen."""

    def reproduce(self, session: Session, number: int) -> Discrepancy | None:
        """What comes when it is played again, for the time with this number."""
        raise NotImplementedError

    def is_same(self, found: Discrepancy) -> bool:
        """Whether what came is the discrepancy."""
        return self.discrepancy is not None and found.kind == self.discrepancy.kind

    def reduce(self, session: Session) -> None:
        """Make it smaller, as long as the session's budget lasts."""

    def classify(self, session: Session) -> None:
        """Look more closely at what came every time."""

    def conclude(self, confirmation: Confirmation) -> None:
        """It was played again; say what it is in that light."""


def confirm(session: Session, candidate: Candidate) -> Confirmation:
    """Reduce a candidate, see it again, and add its finding to the journal.

    An interruption adds what is known by then, and passes.
    """
    confirmation = Confirmation(candidate.may_not_recur)
    try:
        with contextlib.suppress(OutOfTime):
            candidate.reduce(session.within(session.budget.part(share=REDUCING)))
        if candidate.discrepancy is not None:
            for number in range(candidate.replays):
                with global_generators(session.seed, number):
                    found = candidate.reproduce(session, number)
                confirmation.count(found is not None and candidate.is_same(found))
            if confirmation.reproduced == candidate.replays:
                candidate.classify(session)
    except OutOfTime:
        pass
    finally:
        candidate.conclude(confirmation)
        if candidate.discrepancy is not None:
            session.journal.add(finding_of(session, candidate, confirmation))
            session.journal.invalid |= candidate.invalidates
    return confirmation


def finding_of(session: Session, candidate: Candidate, confirmation: Confirmation) -> Finding:
    """What a report says of a discrepancy."""
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
        expected=discrepancy.expected,
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
    )


@contextlib.contextmanager
def global_generators(seed: int, number: int = REPLAYS) -> Iterator[None]:
    """Python's and NumPy's global generators in a state of their own, and then as they were.

    For the same seed and number it is the same state: a finding from a target that draws from them
    comes again as often when it is played from its file as when it was found.
    """
    python, numpy = random.getstate(), np.random.get_state()  # noqa: NPY002 - targets draw from it
    random.seed(f"{seed} {number}")
    np.random.seed(random.getrandbits(32))  # noqa: NPY002
    try:
        yield
    finally:
        random.setstate(python)
        np.random.set_state(numpy)  # noqa: NPY002
