"""Target and reference side by side, where there is no model of the reference."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, ClassVar

from provengym.comparison.stepped import SteppedComparer
from provengym.conformance.candidates import EpisodeCandidate
from provengym.conformance.engines.base import Engine
from provengym.conformance.engines.paired import PairCandidate, Pairing
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
    Where the same seeds need not mean the same draws, frequencies are compared.
    """

    name: ClassVar[str] = ALONGSIDE
    says_why: ClassVar[bool] = True
    _episodes = 0
    _pairing: Pairing | None = None
    _why = ""
    """Why nothing follows from the same seeds; empty where something does."""

    @classmethod
    def fits(cls, model: Model) -> bool:
        return isinstance(model, SteppedModel)

    def search(self) -> Events:
        session = self.session
        model = session.base
        assert isinstance(model, SteppedModel)
        session.note(f"no model of the reference could be made: {model.why}")
        comparer = self._comparer()
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
                    self._why = comparer.undecided
                    break
                if discrepancy is not None:
                    yield EpisodeCandidate.of(discrepancy, comparer.log)
                    return
                self._episodes += 1
        finally:
            session.close(comparer)
        if self._why:
            where = f"in lane {session.lane} " if session.lane else ""
            session.note(f"{where}nothing follows from the same seeds: {self._why}")
            yield from self._by_frequency()

    def coverage(self, target_steps: int) -> Coverage:
        pairing = self._pairing
        if pairing is not None and pairing.detectable < 1:
            return replace(
                self.covered(
                    target_steps,
                    pairing.meaning(),
                    "episodes depend neither on those before them nor on which environment of its "
                    "kind plays them",
                    visited=(0, pairing.cells),
                ),
                false_positive_probability=self.session.limits.false_positive_probability,
                weakest=pairing.weakest(),
            )
        meaning = (
            f"Target and reference were stepped in lockstep, and nothing follows: {self._why}"
            f"{self.undecided}."
            if self._why
            else f"The target answers as the reference does in {self._episodes:,} random episodes "
            "with the same seeds and actions."
        )
        return self.covered(
            target_steps,
            meaning,
            "what these episodes show holds for others",
            visited=(0, 0 if self._why else len(self.visits.transitions)),
        )

    def _by_frequency(self) -> Events:
        """Compare frequencies, on new environments."""
        session = self.session
        self.undecided = "; there was no time to compare how often things come"
        try:
            comparer = self._comparer()
        except OutOfTime:
            return
        try:
            pairing = Pairing(session, comparer, 0)
            limits = session.limits
            trouble = None
            try:
                self._pairing = pairing
                trouble = pairing.sample(limits.stochastic_calls, limits.stochastic_most_calls)
            except OutOfTime:
                if pairing.detectable == 1:
                    return
                self.undecided = ""
                raise
            if trouble is not None:
                self._pairing, self.undecided = None, ""
                yield EpisodeCandidate.of(trouble)
                return
            if not pairing.found:
                few = "; what they show has too many values, or comes too rarely, to be compared"
                self.undecided = few if pairing.detectable == 1 else ""
                return
            self._pairing = None
            self.undecided = (
                "; things do not come equally often, and there was no time to see whether "
                "environments of the reference differ from each other"
            )
            try:
                if pairing.twins_differ():
                    self.undecided = "; environments of the reference differ from each other"
                    return
            except OutOfTime:
                return
            self.undecided = ""
        finally:
            session.close(comparer)
        yield PairCandidate(pairing)

    def _comparer(self) -> SteppedComparer:
        comparer = self.session.comparer(self.session.base, self.visits)
        assert isinstance(comparer, SteppedComparer)
        return comparer

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
