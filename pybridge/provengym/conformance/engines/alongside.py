"""Target and reference side by side, where there is no model of the reference."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, ClassVar

from provengym.comparison.stepped import SteppedComparer
from provengym.conformance.candidates import EpisodeCandidate
from provengym.conformance.engines.base import Engine
from provengym.data.episode import Episode
from provengym.models.stepped_model import ALONGSIDE, SteppedModel
from provengym.targets.budget import OutOfTime

if TYPE_CHECKING:
    from collections.abc import Iterator

    from provengym.conformance.engines.base import Events
    from provengym.data.report import Coverage
    from provengym.models.model import Model

EPISODES = 200
_SHORT, _LONG = 50, 1_000
_STAYS = (0.0, 0.5, 0.9, 0.98)
"""How often a walk takes the same action again; one episode after the other."""


class Alongside(Engine):
    """Plays random episodes, the same seeds and actions on both sides.

    Each action alone comes first, then walks that take the same action again rarely or often.
    """

    name: ClassVar[str] = ALONGSIDE
    says_why: ClassVar[bool] = True
    _episodes = 0

    @classmethod
    def fits(cls, model: Model) -> bool:
        return isinstance(model, SteppedModel)

    def search(self) -> Events:
        session = self.session
        model = session.base
        assert isinstance(model, SteppedModel)
        session.note(f"no model of the reference could be made: {model.why}")
        comparer = session.comparer(model, self.visits)
        assert isinstance(comparer, SteppedComparer)
        try:
            for number, actions in enumerate(self._walks(len(model.actions))):
                session.budget.check()
                session.show(number / EPISODES)
                discrepancy = None
                try:
                    discrepancy = comparer.play(Episode(session.seed + number, actions))
                except OutOfTime:
                    if not comparer.undecided:
                        raise
                if comparer.undecided:
                    self.undecided = comparer.undecided
                    where = f"in lane {session.lane} " if session.lane else ""
                    session.note(f"{where}nothing follows from the comparison: {self.undecided}")
                    self.visits.transitions.clear()
                    return
                if discrepancy is not None:
                    yield EpisodeCandidate.of(discrepancy, comparer.log)
                    return
                self._episodes += 1
        finally:
            session.close(comparer)

    def coverage(self, target_steps: int) -> Coverage:
        model = self.session.base
        assert isinstance(model, SteppedModel)
        meaning = (
            f"Target and reference were stepped in lockstep, and nothing follows: {self.undecided}."
            if self.undecided
            else f"The target answers as the reference does in {self._episodes:,} random episodes "
            "with the same seeds and actions."
        )
        return self.covered(
            target_steps,
            meaning,
            "what these episodes show holds for others",
            visited=(0, len(self.visits.transitions)),
        )

    def _walks(self, actions: int) -> Iterator[tuple[int, ...]]:
        random = Random(self.session.seed)
        for action in range(min(actions, EPISODES // 4)):
            yield (action,) * _SHORT
        for number in range(EPISODES):
            stays = _STAYS[number % len(_STAYS)]
            walk = [random.randrange(actions)]
            length = _LONG if number % 20 == 19 else _SHORT
            while len(walk) < length:
                walk.append(walk[-1] if random.random() < stays else random.randrange(actions))
            yield tuple(walk)
