"""Discrepancies that engines hand over to be confirmed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from provengym.comparison.discrepancy import Discrepancy
from provengym.data.episode import Episode
from provengym.models.walks import state_after

if TYPE_CHECKING:
    from collections.abc import Sequence

    from provengym.conformance.session import Session
    from provengym.models.model import Model
    from provengym.targets.guard import Hang

REPLAYS = 3
EXHAUSTIVE = "every shorter sequence of actions was tried"
UNPROVED = "the shortest that was seen"
AT_LIMIT = "no shorter episode comes to the time limit"
FLAKY = "the same actions were answered in different ways when they were played again"
FREQUENCY = "it rests on how often things came, and other samples may be less clear"
HANG = "a call that does not return is a finding when it is seen once"
WITHOUT_SEED = (
    "a reset without a seed begins anew each time, so the same actions need not lead there"
)


Shrink = Callable[["Session", "Discrepancy"], Iterator[tuple["Discrepancy", str]]]
"""Ever smaller discrepancies, and in which sense they are the smallest."""
Classify = Callable[["Session", "Discrepancy"], "Discrepancy"]
"""The discrepancy, in a class that says more where there is one."""


@dataclass
class Confirmation:
    """The result of playing a discrepancy again."""

    may_not_recur: str = ""
    """The reason why it need not come again; empty where it must."""
    replays: int = 0
    """The number of times that it was played again."""
    reproduced: int = 0
    """The number of these in which it came again."""

    @property
    def came(self) -> bool:
        """True if it came again, or need not."""
        return self.reproduced > 0 or bool(self.may_not_recur)

    def count(self, came: bool) -> None:
        """It was played once more, and came or did not."""
        self.replays += 1
        self.reproduced += came


class Candidate:
    """A discrepancy that an engine has seen, and how to see it again."""

    key: str | None = None
    """The key in `engines.REPLAYS_BY_KEY` of the function that replays a saved finding; None where
    its episodes are replayed."""
    may_not_recur: str = ""
    """The reason why it need not come again; empty where it must."""
    replays: int = REPLAYS
    """The number of times that it is to be played again."""
    invalidates: frozenset[str] = frozenset()
    """Names of what it makes meaningless: ``"play"``, the target's behaviour; ``"space"``, that an
    observation is not in its space; or ``"dtype"``, that it would be with another dtype."""
    minimal: str = UNPROVED
    """The sense in which there is no shorter one."""

    def __init__(self, discrepancy: Discrepancy | None) -> None:
        self.discrepancy = discrepancy
        """The best known one; None where it is yet to be seen."""

    def reproduce(self, session: Session, number: int) -> Discrepancy | None:
        """Play it again, as replay `number`; return the discrepancy that comes, if any."""
        raise NotImplementedError

    @property
    def is_hang(self) -> bool:
        """True if a call did not return."""
        return self.discrepancy is not None and self.discrepancy.kind == "timeout"

    def is_same(self, found: Discrepancy) -> bool:
        """Return whether a discrepancy that came is this one."""
        return self.discrepancy is not None and found.kind == self.discrepancy.kind

    def reduce(self, session: Session, shrink: Shrink) -> None:
        """Make it smaller, as long as the session's budget lasts."""

    def classify(self, session: Session, classify: Classify) -> None:
        """Look more closely at what came every time."""

    def conclude(self, confirmation: Confirmation) -> None:
        """Decide what it is, now that it was played again."""


def unanswered(kind: str, model: Model, episode: Episode, message: str) -> Discrepancy:
    """The last call of an episode was not answered."""
    actions = episode.actions
    return Discrepancy(
        kind=kind,
        model=model.silent(),
        episode=episode,
        before=state_after(model, actions[:-1]) if actions else None,
        message=message,
        got={"error": message},
    )


class EpisodeCandidate(Candidate):
    """An episode in which the target departs from the reference.

    Args:
        model: The reference.
        episode: The episode that was played.
        seen: The discrepancy; None where it was not seen in an episode from its reset, and there is
            no finding unless it is.
        log: The episodes that were played on the same environment, this one last.
    """

    def __init__(
        self,
        model: Model,
        episode: Episode,
        seen: Discrepancy | None = None,
        log: Sequence[Episode] = (),
    ) -> None:
        super().__init__(seen)
        self._model, self._episode, self._before = model, episode, tuple(log[:-1])
        self._came = self._is_missed = False

    @classmethod
    def of_hang(cls, session: Session, hang: Hang) -> EpisodeCandidate:
        """A call that did not return."""
        episode = Episode(hang.seed, hang.actions)
        model = session.model(hang.parameters)
        return cls.of(unanswered("timeout", model, episode, hang.message))

    @classmethod
    def of(cls, seen: Discrepancy, log: Sequence[Episode] = ()) -> EpisodeCandidate:
        """The episode of a discrepancy."""
        return cls(seen.model, seen.episode, seen, log)

    def reduce(self, session: Session, shrink: Shrink) -> None:
        """See it on a new environment, and shrink its earlier episodes, parameters and actions."""
        found = self._seen_again(session)
        self._is_missed = found is None
        if found is not None:
            self.discrepancy, self._came = found, True
            for smaller, minimal in shrink(session, found):
                self.discrepancy, self.minimal = smaller, minimal

    def _seen_again(self, session: Session) -> Discrepancy | None:
        """Look for it on a new environment: alone, after one other episode, or after all."""
        model, episode, before = self._model, self._episode, self._before
        found = session.replay(model, episode)
        if found is not None or self.discrepancy is None:
            return found
        for other in before[: -session.limits.earlier_episodes - 1 : -1]:
            found = session.replay(model, other, episode)
            if found is not None:
                return found
        return session.replay(model, *before, episode)

    def reproduce(self, session: Session, number: int) -> Discrepancy | None:
        """Play it after the episodes that must come before it."""
        best = self.discrepancy
        assert best is not None
        found = session.replay(best.model, *best.earlier, best.episode)
        self._came |= found is not None
        return found

    def is_same(self, found: Discrepancy) -> bool:
        """Return whether class, step and answer are the same."""
        return self.discrepancy is not None and self.discrepancy.again(found)

    def classify(self, session: Session, classify: Classify) -> None:
        """Tell a wrong transition from a wrong observation."""
        if self.discrepancy is not None and not self._is_missed:
            self.discrepancy = classify(session, self.discrepancy)

    def conclude(self, confirmation: Confirmation) -> None:
        """Blame the seeds where it came and went, unless a call only took long."""
        if self.discrepancy is None or self.is_hang or not self._came:
            return
        if not confirmation.replays:
            confirmation.count(True)  # when it was seen again
        elif self._is_missed or confirmation.reproduced < confirmation.replays:
            self.discrepancy = replace(self.discrepancy, kind="seeding", message=FLAKY)
            confirmation.may_not_recur = FLAKY


class CheckCandidate(Candidate):
    """The discrepancy of a check that looks for it in few steps by itself.

    Args:
        discrepancy: The one that was seen.
        again: The check, once more.
        key: The name of the check in a saved finding.
        minimal: The sense in which there is no shorter one.
        is_same: Tells whether what the check finds is this one; by default, if of the same class.
    """

    def __init__(
        self,
        discrepancy: Discrepancy,
        again: Callable[[Session, int], Discrepancy | None],
        key: str | None = None,
        *,
        minimal: str | None = None,
        may_not_recur: str = "",
        invalidates: frozenset[str] = frozenset(),
        is_same: Callable[[Discrepancy], bool] | None = None,
    ) -> None:
        super().__init__(discrepancy)
        self._again, self.key = again, key
        # The checks try the reset and each first step before anything longer.
        self.minimal = minimal or (EXHAUSTIVE if discrepancy.step <= 1 else UNPROVED)
        self.may_not_recur, self.invalidates = may_not_recur, invalidates
        self._is_same = is_same or super().is_same

    def reproduce(self, session: Session, number: int) -> Discrepancy | None:
        """Check again."""
        return self._again(session, number)

    def is_same(self, found: Discrepancy) -> bool:
        """Return whether the discrepancy that the check finds is this one."""
        return self._is_same(found)
