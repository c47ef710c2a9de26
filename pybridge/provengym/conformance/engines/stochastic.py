"""The engine that compares frequencies of outcomes with a random reference's probabilities."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from itertools import dropwhile
from random import Random
from typing import TYPE_CHECKING, ClassVar

from provengym.comparison.belief import BeliefComparer
from provengym.comparison.discrepancy import Discrepancy, Visits
from provengym.conformance.candidates import (
    FREQUENCY,
    UNPROVED,
    Candidate,
    CheckCandidate,
    EpisodeCandidate,
)
from provengym.conformance.engines.base import Engine
from provengym.conformance.engines.seeds import fresh_seeds
from provengym.data.report import Coverage
from provengym.processes.budget import OutOfTime

if TYPE_CHECKING:
    from collections.abc import Iterator

    from provengym.conformance.candidates import Shrink
    from provengym.conformance.engines.base import Events
    from provengym.conformance.session import Session
    from provengym.models.model import Model
    from provengym.statistics.sampler import CellSampler

MINIMAL = "no shorter sequence of actions can lead there in the reference"


class Stochastic(Engine):
    """Counts what the target does in each state and action of the reference that is known.

    Every other episode begins with a seed of its own, those between without one.  They go where the
    fewest samples were taken.  An outcome that cannot happen is a difference at once.  For the
    others see `CellSampler` and `EProcessMixture`: in all, a right target is called wrong with
    probability 1e-6 at most, however long the engine runs.
    """

    name: ClassVar[str] = "stochastic"
    random: ClassVar[bool | None] = True
    _sampler: CellSampler | None = None

    @classmethod
    def fits(cls, model: Model) -> bool:
        """Return whether the reference also tells how probable everything is."""
        return super().fits(model) and model.has_probabilities

    @classmethod
    def unasked(cls, model: Model) -> bool:
        """Return whether it fits a model that is not slow."""
        return cls.fits(model) and not model.is_slow

    @staticmethod
    def weight(coverage: Coverage) -> int:
        return 1

    def search(self) -> Events:
        session = self.session
        comparer = _comparer(session, self.visits)
        try:
            sampler = self._sampler = _sampler(session, comparer, 0)
            _note_clock(session, sampler)
            seeds = _seeds(sampler)
            found = _sample(
                session,
                comparer,
                sampler,
                seeds,
                session.limits.stochastic_calls,
                session.limits.stochastic_most_calls,
            )
        finally:
            session.close(comparer)
        if sampler.found:
            yield SampleCandidate(sampler, seeds)
        elif found is not None and found.earlier:
            yield CheckCandidate(
                found,
                lambda session, _: session.replay(found.model, *found.earlier, found.episode),
                minimal=UNPROVED,
                is_same=found.again,
            )
        elif found is not None:
            yield EpisodeCandidate.of(found, comparer.log)

    def coverage(self, target_steps: int) -> Coverage:
        from provengym.conformance.engines.frequencies import Sizes, meaning_of, weakest_of

        sampler = self._sampler
        sizes = Sizes(sampler) if sampler is not None and sampler.mixture.tests else None
        return Coverage(
            engine=self.name,
            states=len(self.visits.states),
            transitions=len(self.visits.transitions),
            target_steps=target_steps,
            complete=sampler is not None and sampler.tried_all,
            assumption=(
                "the target's behaviour depends only on the reference state, the action and its "
                "random numbers"
            ),
            meaning="" if sampler is None else meaning_of(sampler, sizes),
            false_positive_probability=self.session.limits.false_positive_probability,
            detectable=None if sizes is None else sizes.to_dict(),
            weakest=None if sampler is None else weakest_of(sampler),
        )


class SampleCandidate(Candidate):
    """Outcomes that do not come as often as they should; reduced to a nearer cell."""

    may_not_recur = FREQUENCY

    def __init__(self, sampler: CellSampler, seeds: Iterator[int | None]) -> None:
        self.key = Stochastic.name
        self._sampler, self._seeds, self._calls = sampler, seeds, sampler.calls
        super().__init__(None)
        self._describe()

    def reduce(self, session: Session, shrink: Shrink) -> None:
        """Take samples of nearer cells."""
        try:
            _localize(session, self._sampler, self._seeds)
        finally:
            self._describe()

    def reproduce(self, session: Session, number: int) -> Discrepancy | None:
        """Seek it in new samples."""
        calls = _confirming_calls(session, self._calls)
        sampler, _, found = _round(session, number + 1, calls)
        return _difference_of(sampler, sampler.calls) if sampler.found else found

    def _describe(self) -> None:
        found = self.discrepancy = _difference_of(self._sampler, self._calls)
        self.minimal = MINIMAL if found.before is not None or found.step == 0 else UNPROVED


def again(session: Session, number: int, calls: int) -> Discrepancy | None:
    """Take samples anew, with other seeds for each number of a round."""
    sampler, seeds, found = _round(session, number, _confirming_calls(session, calls))
    if not sampler.found:
        return found
    calls = sampler.calls
    with contextlib.suppress(OutOfTime):
        _localize(session, sampler, seeds)
    return _difference_of(sampler, calls)


def _difference_of(sampler: CellSampler, calls: int) -> Discrepancy:
    """The cell that departs, found in so many calls."""
    from provengym.conformance.engines.frequencies import difference_of

    return difference_of(sampler, calls)


def _confirming_calls(session: Session, calls: int) -> int:
    """Return the number of calls in which a difference must be found again that took so many."""
    return max(session.limits.stochastic_confirming_calls, session.limits.confirming_factor * calls)


def _round(
    session: Session, number: int, calls: int
) -> tuple[CellSampler, Iterator[int | None], Discrepancy | None]:
    """Samples with other seeds than in any other round, and what cannot happen, if it did."""
    comparer = _comparer(session)
    try:
        sampler = _sampler(session, comparer, number)
        seeds = _seeds(sampler)
        return sampler, seeds, _sample(session, comparer, sampler, seeds, calls)
    finally:
        session.close(comparer)


def _comparer(session: Session, visits: Visits | None = None) -> BeliefComparer:
    comparer = session.comparer(session.base, visits)
    assert isinstance(comparer, BeliefComparer)
    return comparer


def _sampler(session: Session, comparer: BeliefComparer, number: int) -> CellSampler:
    from provengym.statistics.sampler import CellSampler

    random = Random(f"{session.seed} {number}")
    return CellSampler(
        comparer.model,
        random,
        sees_state=comparer.translator.sees_state,
        false_positive_probability=session.limits.false_positive_probability,
        detect=session.spec.detect,
    )


def _sample(
    session: Session,
    comparer: BeliefComparer,
    sampler: CellSampler,
    seeds: Iterator[int | None],
    calls: int,
    most: int | None = None,
) -> Discrepancy | None:
    """Play episodes until the sampler finds something or enough calls were made.

    Args:
        calls: So many calls are enough where there is no `most`, or where the error that the check
            should detect would have been found in every cell.
        most: So many are enough in any case.

    Returns:
        A discrepancy if something happened that cannot, else None.
    """
    for seed in seeds:
        enough = calls if most is None or sampler.shows_all else max(calls, most)
        if sampler.found or sampler.calls >= enough or sampler.nothing_left:
            return None
        session.show(sampler.calls / enough)
        discrepancy = comparer.guided(seed, sampler)
        if discrepancy is not None:
            earlier = tuple(comparer.log[-2:-1]) if seed is None else ()
            return replace(discrepancy, earlier=earlier)
    return None


def _note_clock(session: Session, sampler: CellSampler) -> None:
    """Say where the time is a component of a user's states, of which there are fewer without it."""
    from provengym.conformance.references.custom_random import CustomRandomModel

    if sampler.clock.place is not None and isinstance(sampler.model, CustomRandomModel):
        session.note(
            f"component {sampler.clock.place} of the reference's states counts steps: each time "
            "has samples of its own, and all times together; with time_limit= in place of the "
            "component all samples would count for each state"
        )


def _localize(session: Session, sampler: CellSampler, seeds: Iterator[int | None]) -> None:
    """Play on, to name a nearer cell, for as many calls again or those of a whole search."""
    from provengym.statistics.localize import localize

    comparer = _comparer(session)
    calls = sampler.calls + max(session.limits.stochastic_confirming_calls, sampler.calls)
    begun = dropwhile(lambda seed: seed is None, seeds)  # nobody seeded the new environment yet
    try:
        localize(
            sampler, lambda: comparer.guided(next(begun), sampler) is None and sampler.calls < calls
        )
    finally:
        session.close(comparer)


def _seeds(sampler: CellSampler) -> Iterator[int | None]:
    """A seed that was not used yet, then none, and so on."""
    for seed in fresh_seeds(sampler.random):
        yield seed
        yield None
