"""Target and reference side by side, where there is no model of the reference."""

from __future__ import annotations

import itertools
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, ClassVar

from provengym.conformance.candidates import EpisodeCandidate
from provengym.conformance.engines.base import Engine
from provengym.data.episode import Episode
from provengym.models.stepped_model import ALONGSIDE, SteppedModel
from provengym.processes.budget import OutOfTime
from provengym.snapshots.snapshot import UnsavableError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from provengym.comparison.discrepancy import Discrepancy
    from provengym.comparison.stepped import SteppedComparer
    from provengym.conformance.engines.base import Events
    from provengym.conformance.engines.copies import Copies
    from provengym.conformance.engines.paired import Pairing
    from provengym.conformance.session import Session
    from provengym.data.report import Coverage
    from provengym.models.model import Model
    from provengym.processes.budget import Budget

EPISODES, CALLS = 200, 60_000
"""Random episodes before states are copied, and resets and steps of all with those after it."""
_SHORT, _LONG = 50, 1_000
_STAYS = (0.0, 0.5, 0.9, 0.98)
"""Probabilities of repeating the last action of a walk, for one episode after the other."""
COPYING, WALKING = 0.3, 0.5
"""The shares of what is left of the budget for copies, and for more episodes after them."""
ROOTS = 64
"""Resets, each with a seed of its own, from which states are copied."""


class Alongside(Engine):
    """Plays target and reference with the same seeds and actions: random episodes, and every action
    in copies of their states, where these can be saved.

    Each action alone comes first, then walks that take the same action again rarely or often.
    Whether a difference is another use of the same draws is decided by pairs of episodes under new
    seeds, and where it is, frequencies are compared.  Each of the two has one half of the error
    probability.
    """

    name: ClassVar[str] = ALONGSIDE
    says_why: ClassVar[bool] = True
    _pairing: Pairing | None = None
    _copies: Copies | None = None
    _why = ""
    """The reason why nothing follows from the same seeds; empty where something does."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._episodes = 0

    @classmethod
    def fits(cls, model: Model) -> bool:
        return model.knows == "answers"

    def search(self) -> Events:
        from provengym.conformance.engines.paired import error_share
        from provengym.conformance.engines.witnessed import WitnessCandidate
        from provengym.statistics.events import EventTests

        session = self.session
        model = session.base
        assert isinstance(model, SteppedModel)
        session.note(f"no model of the reference could be made: {model.why}")
        comparer = self._comparer()
        try:
            found = self._first_difference(comparer)
        finally:
            session.close(comparer)
        if found is None:
            return
        if found.is_of_form:  # which no draw explains
            yield EpisodeCandidate.of(replace(found, model=model.silent()), comparer.log)
            return
        tests = EventTests(error_share(session))
        random = Random(f"{session.seed} events {session.lane}")
        witness = WitnessCandidate(found, comparer.log, tests, random)
        yield witness
        if witness.discrepancy is not None:
            return
        where = f"in lane {session.lane} " if session.lane else ""
        self._why = witness.why
        session.note(f"{where}nothing follows from the same seeds: {self._why}")
        if witness.is_explained:
            yield from self._by_frequency()
        else:
            self.undecided = "; there was no time for more pairs"

    def coverage(self, target_steps: int) -> Coverage:
        coverage = self._coverage(target_steps)
        probability = self.session.limits.false_positive_probability
        return replace(coverage, false_positive_probability=probability)

    def _coverage(self, target_steps: int) -> Coverage:
        pairing = self._pairing
        if pairing is not None and pairing.detectable < 1:
            assumption = (
                "episodes depend neither on those before them nor on which environment of its kind "
                "plays them"
            )
            visited = 0, pairing.cells
            meaning = pairing.meaning()
            coverage = self.covered(target_steps, meaning, assumption, visited=visited)
            return replace(coverage, weakest=pairing.weakest())
        if self._why:
            meaning = (
                "Target and reference were stepped in lockstep, and nothing follows: "
                f"{self._why}{self.undecided}."
            )
            return self.covered(target_steps, meaning, None, visited=(0, 0))
        meaning = (
            f"The target answers as the reference does in {self._episodes:,} random episodes "
            "with the same seeds and actions"
        )
        states, transitions = 0, len(self.visits.transitions)
        if self._copies is not None:
            states, tried = self._copies.pairs, self._copies.transitions
            transitions += tried
            every = "every action" if self._copies.complete else f"{tried:,} actions"
            meaning += f", and to {every} in {states:,} pairs of their states, by copies of these"
        assumption = "other episodes are like these"
        return self.covered(target_steps, f"{meaning}.", assumption, visited=(states, transitions))

    def _first_difference(self, comparer: SteppedComparer) -> Discrepancy | None:
        """Look for a difference in random episodes, in copies of states, then in more episodes."""
        session = self.session
        walks = self._walks(len(comparer.model.actions))
        found = self._walked(comparer, itertools.islice(walks, EPISODES), session.budget)
        if found is None:
            found = self._copied(comparer)
        if found is None:
            part = session.budget.part(share=WALKING)
            more = itertools.takewhile(lambda _: comparer.calls < CALLS, walks)
            found = self._walked(comparer, more, part)
        return found

    def _walked(
        self, comparer: SteppedComparer, walks: Iterable[tuple[int, ...]], budget: Budget
    ) -> Discrepancy | None:
        session = self.session
        for actions in walks:
            session.budget.check()
            if budget.is_spent:
                break
            session.show(comparer.calls / CALLS)
            found = comparer.play(Episode(session.seed + self._episodes, actions))
            if found is not None:
                return found
            self._episodes += 1
        return None

    def _copied(self, comparer: SteppedComparer) -> Discrepancy | None:
        """The first difference in pairs of states; none where they cannot be copied."""
        from provengym.conformance.engines.copies import Copies

        session = self.session
        within = session.within(session.budget.part(share=COPYING))
        seeds = range(session.seed, session.seed + ROOTS)
        try:
            self._copies = Copies(comparer, within.guard, comparer.log[-1])
            episode = self._copies.explore(seeds, session.limits, session.show)
        except UnsavableError as error:
            self._copies = None
            session.note(f"states were not copied, for they cannot be saved and restored: {error}")
            return None
        except OutOfTime:
            session.budget.check()
            return None
        found = None if episode is None else comparer.play(episode)
        if episode is not None and found is None:
            self._copies = None
            session.note(
                "states were not copied, for from a reset the same actions lead to another answer"
            )
        return found

    def _by_frequency(self) -> Events:
        """Compare frequencies, on new environments."""
        from provengym.conformance.engines.paired import PairCandidate, Pairing

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
                few = "; their observations have too many values, or are too rare, to be compared"
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
        from provengym.conformance.engines.witnessed import stepped_comparer

        return stepped_comparer(self.session, self.session.base, self.visits)

    def _walks(self, actions: int) -> Iterator[tuple[int, ...]]:
        random = Random(self.session.seed)
        for action in range(min(actions, EPISODES // 4)):
            yield (action,) * _SHORT
        for number in itertools.count():
            stays = _STAYS[number % len(_STAYS)]
            walk = [random.randrange(actions)]
            length = _LONG if number % 20 == 19 and number < EPISODES else _SHORT
            while len(walk) < length:
                walk.append(walk[-1] if random.random() < stays else random.randrange(actions))
            yield tuple(walk)


def again(session: Session, number: int, calls: int) -> Discrepancy | None:
    """Play pairs anew, with other seeds for each number of a round."""
    from provengym.conformance.engines import paired

    return paired.again(session, number, calls)
