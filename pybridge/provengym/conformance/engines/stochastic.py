"""Whether the outcomes come as often as a random reference says."""

from __future__ import annotations

import statistics
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, ClassVar

from provengym.conformance._difference import Difference, Episode, Visits
from provengym.conformance._law_story import difference_of
from provengym.conformance._laws import FALSE_ALARM, POWER, detectable
from provengym.conformance._meter import OutOfTime
from provengym.conformance._possible import PossibleMatch
from provengym.conformance._report import Coverage
from provengym.conformance._run import FailedError
from provengym.conformance._settle import REPLAYS, add, settle
from provengym.conformance._shortest import UNPROVED
from provengym.conformance._tour import Tour
from provengym.conformance.engines._base import Engine
from provengym.conformance.references._random import RandomModel

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from provengym.conformance._laws import Evidence
    from provengym.conformance._run import Run
    from provengym.conformance.references._base import AnyModel

CALLS, MOST_CALLS = 12_000, 1_000_000
"""Resets and steps: by default, and where the engine is asked for by name."""
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

    def search(self) -> None:
        run = self.run
        calls = MOST_CALLS if run.thorough else CALLS
        try:
            match = _match(run, self.visits)
        except FailedError as failed:
            settle(run, failed.difference, [Episode(run.seed)])
            return
        try:
            self._tour = _tour(run, match, 0)
            found = _sample(run, match, self._tour, calls)
        finally:
            run.close(match)
        if found is None:
            self.finished = True
        elif found.kind == "distribution":
            self._settle(found, self._tour.calls)
        elif found.earlier:
            _settle_pair(run, found)
        else:
            settle(run, found, match.log)

    def coverage(self, target_steps: int) -> Coverage:
        tour = self._tour
        return Coverage(
            engine=self.name,
            states=len(self.visits.states),
            transitions=len(self.visits.transitions),
            target_steps=target_steps,
            complete=tour is not None and tour.tried_all,
            assumption=(
                "what the target does depends only on the reference state, the action and its dice"
            ),
            meaning="" if tour is None else _meaning(tour),
            false_alarm=FALSE_ALARM,
            detectable=None if tour is None else _detectable(tour),
        )

    def _settle(self, found: Difference, calls: int) -> None:
        """Add the finding, after as many new samples as it took, or some more, three times."""
        run, again = self.run, 0
        try:
            with run.meter.overtime():
                for number in range(REPLAYS):
                    other = _round(run, number + 1, 2 * calls)
                    again += other is not None and other.kind == found.kind
        except OutOfTime:
            pass
        finally:
            known = found.before is not None or found.step == 0
            add(run, found, MINIMAL if known else UNPROVED, again, self.name)


def check(run: Run) -> Difference | None:
    """Take samples anew, with other seeds in each call on the same run."""
    run.rounds += 1
    return _round(run, run.rounds - 1, max(CALLS, 2 * run.effort))


def _round(run: Run, number: int, calls: int) -> Difference | None:
    match = _match(run)
    try:
        return _sample(run, match, _tour(run, match, number), calls)
    finally:
        run.close(match)


def _match(run: Run, visits: Visits | None = None) -> PossibleMatch:
    match = run.match(run.base, visits)
    assert isinstance(match, PossibleMatch)
    return match


def _tour(run: Run, match: PossibleMatch, number: int) -> Tour:
    random = Random(f"{run.seed} {number}")
    return Tour(match.model, random, sees_state=match.translator.sees_state)


def _sample(run: Run, match: PossibleMatch, tour: Tour, calls: int) -> Difference | None:
    """Play episodes until something is found or so many calls were made."""
    for seed in _seeds(tour):
        if tour.calls >= calls or tour.nothing_left:
            return None
        run.meter.show(Stochastic.name, tour.calls / calls)
        difference = match.guided(seed, tour)
        if difference is not None:
            earlier = tuple(match.log[-2:-1]) if seed is None else ()
            return replace(difference, earlier=earlier)
        if tour.found:
            return difference_of(tour)
    return None


def _seeds(tour: Tour) -> Iterator[int | None]:
    while True:
        yield tour.random.getrandbits(SEED_BITS)
        yield None


def _settle_pair(run: Run, found: Difference) -> None:
    """Add what was found in an episode without a seed, which begins where another one ended."""
    again = 0
    try:
        with run.meter.overtime():
            for _ in range(REPLAYS):
                again += found.again(run.replay(found.model, *found.earlier, found.episode))
    except OutOfTime:
        pass
    finally:
        add(run, found, UNPROVED, again)


def _by_samples(tour: Tour) -> list[tuple[Evidence, float]]:
    """The tests of the cells by their numbers of samples, with what each one needs alone."""
    tests = tour.ledger.tests.items()
    level = 2 / FALSE_ALARM
    needs = [(test, tour.ledger.needed(name, level)) for name, test in tests]
    return sorted(needs, key=lambda pair: pair[0].samples)


def _detectable(tour: Tour) -> Mapping[str, float] | None:
    """The smallest deviation that would have been shown, see `_laws.detectable`."""
    tests = _by_samples(tour)
    if not tests:
        return None
    least = tests[0]
    median = tests[statistics.median_low(range(len(tests)))]
    name, law = max(tour.laws.tests.items(), key=lambda item: item[1].samples)
    needed = tour.laws.needed(name, 2 / FALSE_ALARM)
    return {
        "least_sampled_cell": detectable(least[0].law, least[0].samples, least[1]),
        "median_cell": detectable(median[0].law, median[0].samples, median[1]),
        "common": detectable(law.law, law.samples, needed),
    }


def _meaning(tour: Tour) -> str:
    tests = _by_samples(tour)
    if not tests:
        return "No cell with dice was sampled."
    sizes = _detectable(tour)
    assert sizes is not None
    least, median = tests[0][0].samples, tests[statistics.median_low(range(len(tests)))][0].samples
    return (
        f"{tour.ledger.samples:,} samples of {len(tests):,} random cells agree with the "
        f"reference's probabilities (false alarm probability at most {FALSE_ALARM:g}); with "
        f"probability {POWER:.0%} this would have shown a probability that is wrong by more than "
        f"{_size(sizes['median_cell'])} in the median cell ({median:,} samples), "
        f"{_size(sizes['least_sampled_cell'])} in the least sampled one ({least:,}), or "
        f"{_size(sizes['common'])} in all cells of the commonest law."
    )


def _size(deviation: float) -> str:
    return f"{deviation:.2g}"
