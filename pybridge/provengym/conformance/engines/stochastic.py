"""Whether the outcomes come as often as a random reference says."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from itertools import dropwhile
from random import Random
from typing import TYPE_CHECKING, ClassVar

from provengym.comparison.belief import PossibleMatch
from provengym.comparison.discrepancy import Difference, Visits
from provengym.conformance.engines.base import Engine
from provengym.conformance.engines.detectable import Sizes, meaning_of
from provengym.conformance.engines.frequencies import difference_of
from provengym.conformance.minimizing.confirm import FREQUENCY, Confirmation, add, settle
from provengym.conformance.minimizing.replays import REPLAYS, plays
from provengym.conformance.minimizing.shrinker import UNPROVED
from provengym.conformance.session import FailedError
from provengym.data.episode import Episode
from provengym.data.report import Coverage
from provengym.models.random_model import RandomModel
from provengym.statistics.localize import approach
from provengym.statistics.sampler import Tour
from provengym.targets.budget import OutOfTime

if TYPE_CHECKING:
    from collections.abc import Iterator

    from provengym.conformance.session import Run
    from provengym.models.model import AnyModel

SEED_BITS = 31
MINIMAL = "no shorter sequence of actions can lead there in the reference"


class Stochastic(Engine):
    """Counts what the target does in each state and action of the reference that is known.

    Every other episode begins with a seed of its own, those between without one.  They go where the
    fewest samples were taken.  An outcome that cannot happen is a difference at once.  For the
    others see `Tour` and `_laws`: in all, a right target is called wrong with probability 1e-6 at
    most, however long the engine runs.
    """

    name: ClassVar[str] = "stochastic"
    random: ClassVar[bool | None] = True
    _tour: Tour | None = None

    @classmethod
    def fits(cls, model: AnyModel) -> bool:
        """Only references that tell how probable everything is."""
        return isinstance(model, RandomModel) and model.has_chances

    @classmethod
    def unasked(cls, model: AnyModel) -> bool:
        """Where that is quickly told."""
        return cls.fits(model) and isinstance(model, RandomModel) and not model.is_slow

    def search(self) -> None:
        run = self.run
        try:
            match = _match(run, self.visits)
        except FailedError as failed:
            settle(run, failed.difference, [Episode(run.seed)])
            return
        try:
            tour = self._tour = _tour(run, match, 0)
            seeds = _seeds(tour)
            found = _sample(run, match, tour, seeds, run.limits.stochastic_calls)
        finally:
            run.close(match)
        if tour.found:
            self._settle(tour, seeds)
        elif found is None:
            self.finished = True
        elif found.earlier:
            _settle_pair(run, found)
        else:
            settle(run, found, match.log)

    def coverage(self, target_steps: int) -> Coverage:
        tour = self._tour
        sizes = Sizes(tour) if tour is not None and tour.ledger.tests else None
        return Coverage(
            engine=self.name,
            states=len(self.visits.states),
            transitions=len(self.visits.transitions),
            target_steps=target_steps,
            complete=tour is not None and tour.tried_all,
            assumption=(
                "what the target does depends only on the reference state, the action and its dice"
            ),
            meaning="" if tour is None else meaning_of(tour, sizes),
            false_alarm=self.run.limits.false_positive_probability,
            detectable=None if sizes is None else sizes.to_dict(),
        )

    def _settle(self, tour: Tour, seeds: Iterator[int | None]) -> None:
        """Add the finding, after it was sought three times in new samples, and then nearer."""
        run, calls, confirmation = self.run, tour.calls, Confirmation(FREQUENCY)
        try:
            with run.meter.overtime():
                for number in range(REPLAYS):
                    other, _, _ = _round(run, number + 1, _confirming_calls(run, calls))
                    confirmation.count(other.found)
            with run.meter.overtime():
                _approach(run, tour, seeds)
        except OutOfTime:
            pass
        finally:
            found = difference_of(tour, calls)
            known = found.before is not None or found.step == 0
            add(run, found, MINIMAL if known else UNPROVED, confirmation, self.name)


def check(run: Run) -> Difference | None:
    """Take samples anew, with other seeds in each call on the same run."""
    run.rounds += 1
    tour, seeds, found = _round(run, run.rounds - 1, _confirming_calls(run, run.effort))
    if not tour.found:
        return found
    calls = tour.calls
    with contextlib.suppress(OutOfTime):
        _approach(run, tour, seeds)
    return difference_of(tour, calls)


def _confirming_calls(run: Run, calls: int) -> int:
    """In how many calls that must be found again which was found in so many."""
    return max(run.limits.stochastic_confirming_calls, run.limits.confirming_factor * calls)


def _round(
    run: Run, number: int, calls: int
) -> tuple[Tour, Iterator[int | None], Difference | None]:
    """Samples with other seeds than in any other round, and what cannot happen, if it did."""
    match = _match(run)
    try:
        tour = _tour(run, match, number)
        seeds = _seeds(tour)
        return tour, seeds, _sample(run, match, tour, seeds, calls)
    finally:
        run.close(match)


def _match(run: Run, visits: Visits | None = None) -> PossibleMatch:
    match = run.match(run.base, visits)
    assert isinstance(match, PossibleMatch)
    return match


def _tour(run: Run, match: PossibleMatch, number: int) -> Tour:
    random = Random(f"{run.seed} {number}")
    return Tour(
        match.model,
        random,
        sees_state=match.translator.sees_state,
        false_positive_probability=run.limits.false_positive_probability,
    )


def _sample(
    run: Run, match: PossibleMatch, tour: Tour, seeds: Iterator[int | None], calls: int
) -> Difference | None:
    """Play episodes until the tour finds something or so many calls were made.

    Returns:
        What cannot happen, if it did.
    """
    for seed in seeds:
        if tour.found or tour.calls >= calls or tour.nothing_left:
            return None
        run.meter.show(Stochastic.name, tour.calls / calls)
        difference = match.guided(seed, tour)
        if difference is not None:
            earlier = tuple(match.log[-2:-1]) if seed is None else ()
            return replace(difference, earlier=earlier)
    return None


def _approach(run: Run, tour: Tour, seeds: Iterator[int | None]) -> None:
    """Play on, to name a nearer cell, for as many calls again or those of a whole search."""
    match = _match(run)
    calls = tour.calls + max(run.limits.stochastic_confirming_calls, tour.calls)
    begun = dropwhile(lambda seed: seed is None, seeds)  # nobody seeded the new environment yet
    try:
        approach(tour, lambda: match.guided(next(begun), tour) is None and tour.calls < calls)
    finally:
        run.close(match)


def _seeds(tour: Tour) -> Iterator[int | None]:
    """A seed that was not used yet, then none, and so on: the same seed gives the same samples."""
    used: set[int] = set()
    while True:
        seed = tour.random.getrandbits(SEED_BITS)
        if seed not in used:
            used.add(seed)
            yield seed
            yield None


def _settle_pair(run: Run, found: Difference) -> None:
    """Add what was found in an episode without a seed, which begins where another one ended."""
    confirmation = Confirmation()
    try:
        with run.meter.overtime():
            for other in plays(
                run.seed, lambda: run.replay(found.model, *found.earlier, found.episode)
            ):
                confirmation.count(found.again(other))
    except OutOfTime:
        pass
    finally:
        add(run, found, UNPROVED, confirmation)
