"""Whether the outcomes come as often as a random reference says."""

from __future__ import annotations

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
    from collections.abc import Iterator

    from provengym.conformance._run import Run
    from provengym.conformance.references._base import AnyModel

CALLS, MOST_CALLS = 12_000, 1_000_000
"""Resets and steps: by default, and where the engine is asked for by name."""
PATIENCE = 4
"""What was found must be found again in so many times as many calls."""
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
        sizes = _Sizes(tour) if tour is not None and tour.ledger.tests else None
        return Coverage(
            engine=self.name,
            states=len(self.visits.states),
            transitions=len(self.visits.transitions),
            target_steps=target_steps,
            complete=tour is not None and tour.tried_all,
            assumption=(
                "what the target does depends only on the reference state, the action and its dice"
            ),
            meaning="" if tour is None else _meaning(tour, sizes),
            false_alarm=FALSE_ALARM,
            detectable=None if sizes is None else sizes.to_dict(),
        )

    def _settle(self, found: Difference, calls: int) -> None:
        """Add the finding, after it was sought three times in new samples."""
        run, again = self.run, 0
        try:
            with run.meter.overtime():
                for number in range(REPLAYS):
                    other = _round(run, number + 1, PATIENCE * calls)
                    again += other is not None and other.kind == found.kind
        except OutOfTime:
            pass
        finally:
            known = found.before is not None or found.step == 0
            add(run, found, MINIMAL if known else UNPROVED, again, self.name)


def check(run: Run) -> Difference | None:
    """Take samples anew, with other seeds in each call on the same run."""
    run.rounds += 1
    return _round(run, run.rounds - 1, max(CALLS, PATIENCE * run.effort))


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


class _Sizes:
    """Which deviations would have been shown, see `_laws.detectable`; 1.0 where none would."""

    def __init__(self, tour: Tour) -> None:
        level = 2 / FALSE_ALARM  # half of the evidence is each ledger's
        tests = sorted(tour.ledger.tests.items(), key=lambda item: item[1].samples)
        self.cells = len(tests)
        self.median, self.least = (
            (test.samples, detectable(test.law, test.samples, tour.ledger.needed(name, level)))
            for name, test in (tests[(len(tests) - 1) // 2], tests[0])
        )
        name, law = max(tour.laws.tests.items(), key=lambda item: item[1].samples)
        self.common = detectable(law.law, law.samples, tour.laws.needed(name, level))

    def to_dict(self) -> dict[str, float]:
        """As in `Coverage.detectable`."""
        return {
            "least_sampled_cell": self.least[1],
            "median_cell": self.median[1],
            "common": self.common,
        }

    def __str__(self) -> str:
        places = [
            (self.median[1], f"in the median cell ({self.median[0]:,} samples)"),
            (self.least[1], f"in the least sampled one ({self.least[0]:,})"),
            (self.common, "in all cells of the law with the most samples"),
        ]
        told = [f"{size:.2g} {place}" for size, place in places if size < 1]
        if self.cells == 1:
            told = [f"{size:.2g}" for size, _ in places[:1] if size < 1]
        if not told:
            return "there are too few samples to show a wrong probability"
        return (
            f"with probability {POWER:.0%} they would have shown a probability that is wrong by "
            f"more than {', or by '.join(told)}"
        )


def _meaning(tour: Tour, sizes: _Sizes | None) -> str:
    if sizes is None:
        return "No cell with dice was sampled."
    cells = f"{sizes.cells:,} random cells" if sizes.cells > 1 else "a random cell"
    return (
        f"{tour.ledger.samples:,} samples of {cells} agree with the reference's probabilities "
        f"(false alarm probability at most {FALSE_ALARM:g}); {sizes}."
    )
