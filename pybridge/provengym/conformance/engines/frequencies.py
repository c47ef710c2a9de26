"""Frequencies of outcomes and features: tell that they depart from the probabilities, count
features again to confirm it, and say which deviations would have been shown."""

from __future__ import annotations

import itertools
from random import Random
from typing import TYPE_CHECKING, Any

from provengym.comparison.belief import BeliefComparer
from provengym.comparison.discrepancy import Discrepancy
from provengym.comparison.policies import explorer
from provengym.data.episode import Episode
from provengym.data.report import Weakest
from provengym.statistics.eprocess import POWER, detectable
from provengym.statistics.features import Features
from provengym.statistics.localize import localized_cell

if TYPE_CHECKING:
    from provengym.conformance.session import Session
    from provengym.models.model import Model
    from provengym.models.samples import Value
    from provengym.statistics.cells import Belief, State
    from provengym.statistics.eprocess import EProcess
    from provengym.statistics.sampler import CellSampler

SEEDS = 2**20
"""More than the episodes of one round."""


def difference_of(sampler: CellSampler, calls: int) -> Discrepancy:
    """The cell that is named, with a shortest way to it.

    Args:
        sampler: One that has found something.
        calls: The number of calls that it took to find it.
    """
    if sampler.means.found:
        return _mean_of(sampler, calls)
    key = localized_cell(sampler)
    test, looks = sampler.mixture.tests[key], sampler.cells.looks(key)
    common = sampler.pooled.tests[sampler.cells[key].kind]
    cells = sum(other.distribution == test.distribution for other in sampler.mixture.tests.values())
    chances = [float(chance) for chance in test.distribution]
    expected: dict[str, Any] = {"distribution": dict(zip(looks, chances, strict=True))}
    got: dict[str, Any] = {
        "distribution": dict(zip(looks, _shares(test), strict=True)),
        "samples": test.samples,
        "calls": calls,
        "e_value": sampler.highest,
    }
    if cells > 1 and common.log > test.log:
        expected["common"] = chances
        got["common"] = _shares(common)
        got["common_samples"], got["common_cells"] = common.samples, cells
    state = None if key is None else _mapped(sampler, key)
    way = "a shortest one" if key is None or state is not None else "the shortest that was seen"
    return Discrepancy(
        kind="distribution",
        model=sampler.model,
        episode=Episode(None, sampler.way(key)),
        before=state,
        message=(
            f"the way is {way}, the samples come after any; a right target gives such "
            f"evidence with probability {1 / sampler.highest:.1g} at most"
        ),
        expected=expected,
        got=got,
    )


def _mean_of(sampler: CellSampler, calls: int) -> Discrepancy:
    """The mean that is named, with the fewest actions after which it was tested."""
    means = sampler.means
    name: Any = means.named()
    ((belief, _), (part, *path)), test = name, means.single.tests[name]
    place = part + "".join(f"[{step!r}]" for step in path)
    return Discrepancy(
        kind="distribution",
        model=sampler.model,
        episode=Episode(None, means.ways[name]),
        before=belief[0][0] if len(belief) == 1 else None,
        message=(
            "the way is the shortest that was seen, the samples come after any; a right target "
            f"gives such evidence with probability {1 / means.highest:.1g} at most"
        ),
        expected={place: test.mean},
        got={
            place: f"mean {test.average:.4g} of {test.samples:,} samples",
            "samples": test.samples,
            "calls": calls,
            "e_value": means.highest,
        },
    )


def departure_of(features: Features) -> Discrepancy:
    """The feature that departs most, with the fewest actions after which it was seen.

    Args:
        features: Such as have found something.
    """
    feature = max(features.every, key=lambda one: one.evidence)
    number = features.every.index(feature)
    given, samples = feature.strongest(), feature.samples
    where = "resets" if number < len(features.at_reset) else "steps"
    which = (
        f"counted are all {where} in which the reference can show several of these values, each "
        "with its probability given the observations before"
    )
    if given is None:
        values = sorted(feature.expected)
        expected = [feature.expected[value] / samples for value in values]
        got = [feature.seen.get(value, 0) / samples for value in values]
    else:
        values, test = feature.values[given], feature.mixture.tests[given]
        samples, got = test.samples, _shares(test)
        expected = [float(chance) for chance in test.distribution]
        before = features.every[: len(given)]
        parts = [_look(part.name, value) for part, value in zip(before, given, strict=True)]
        which = f"all resets count that show {', '.join(parts)}" if parts else "all resets count"
    looks = [_look(feature.name, value) for value in values]
    return Discrepancy(
        kind="distribution",
        model=features.model,
        episode=Episode(None, feature.way),
        before=None,
        message=(
            f"{which}; a right target gives such evidence with probability "
            f"{1 / features.highest:.1g} at most"
        ),
        expected={"distribution": dict(zip(looks, expected, strict=True))},
        got={
            "distribution": dict(zip(looks, got, strict=True)),
            "samples": samples,
            "calls": features.calls,
            "e_value": features.highest,
        },
    )


def _look(name: str, value: Value) -> str:
    if not isinstance(value, str):
        value = str(bool(value)) if name == "terminated" else f"{value:g}"
    return f"{name} {value}"


def _mapped(sampler: CellSampler, key: tuple[Belief, int]) -> State | None:
    """The state of a cell, where it and a shortest way to it are known."""
    (state, _), *others = key[0]
    return None if others or state not in sampler.planner.numbers else state


def _shares(test: EProcess) -> list[float]:
    return [count / test.samples for count in test.counts]


def small_models(session: Session) -> list[Model]:
    """The reference at small choices of the free parameters."""
    if not session.free:
        return []
    fixed = session.spec.of_reference
    base = session.space.model(fixed).parameters
    models = map(session.model, session.space.enumerate_small(fixed, session.free))
    return [model for model in models if model.parameters != base]


def features_of(session: Session, model: Model) -> Features:
    """Nothing counted yet.

    All small models share one half of the false-positive probability, and that of the report has
    the other; where there are none, it has all.
    """
    small = [one.parameters for one in small_models(session)]
    share = 1.0
    if small:
        share = 1 / (2 * len(small)) if model.parameters in small else 1 / 2
    whole = session.limits.false_positive_probability
    return Features(model, false_positive_probability=share * whole)


def counted(session: Session, number: int, calls: int, longest: int) -> Discrepancy | None:
    """Count features in samples that depend on nothing but the number of a round.

    Args:
        session: The check; a new environment of its target is played.
        number: That of the round.  Round 0 begins as the search does; others have other seeds.
        calls: The number of calls that it took to find something.
        longest: The most steps of an episode.

    Returns:
        The feature that departs; or what cannot happen, if it did.
    """
    comparer, random = (
        session.comparer(session.base),
        Random(f"{session.seed} {number}" if number else session.seed),
    )
    assert isinstance(comparer, BeliefComparer)
    features = features_of(session, comparer.model)
    most = max(session.limits.support_confirming_calls, session.limits.confirming_factor * calls)
    seeds, numbers = itertools.count(session.seed + number * SEEDS), itertools.count()
    try:
        while not features.found and features.calls < most:
            policy = explorer(comparer.model, next(numbers), longest, random, features)
            discrepancy = comparer.guided(next(seeds), policy)
            if discrepancy is not None:
                return discrepancy
    finally:
        session.close(comparer)
    return departure_of(features) if features.found else None


class Sizes:
    """The smallest deviations that would have been shown, see `eprocess.detectable`; 1.0 where none
    would."""

    def __init__(self, sampler: CellSampler) -> None:
        level = sampler.parts / sampler.false_positive_probability
        tests = sorted(sampler.mixture.tests.items(), key=lambda item: item[1].samples)
        self.cells = len(tests)
        self.median, self.least = (
            (
                test.samples,
                detectable(test.distribution, test.samples, sampler.mixture.needed(name, level)),
            )
            for name, test in (tests[(len(tests) - 1) // 2], tests[0])
        )
        name, distribution = max(sampler.pooled.tests.items(), key=lambda item: item[1].samples)
        self.common = detectable(
            distribution.distribution, distribution.samples, sampler.pooled.needed(name, level)
        )
        self.timeless: tuple[int, float] | None = None
        """Samples and deviation of the least sampled cell of those that are the same at several
        times."""
        if sampler.clock.place is not None:
            name, test = min(sampler.timeless.tests.items(), key=lambda item: item[1].samples)
            needed = sampler.timeless.needed(name, level)
            self.timeless = test.samples, detectable(test.distribution, test.samples, needed)

    def to_dict(self) -> dict[str, float]:
        """Return the deviations as in `Coverage.detectable`."""
        return {
            "least_sampled_cell": self.least[1],
            "median_cell": self.median[1],
            "common": self.common,
        }

    def __str__(self) -> str:
        places = [
            (self.median[1], f"in the median cell ({self.median[0]:,} samples)"),
            (self.least[1], f"in the least sampled one ({self.least[0]:,})"),
            (self.common, "in all cells of the distribution with the most samples"),
        ]
        if self.timeless is not None:
            samples, size = self.timeless
            places.append((size, f"at all times together ({samples:,} samples at least)"))
        told = [f"{size:.2g} {place}" for size, place in places if size < 1]
        if self.cells == 1:
            told = [f"{size:.2g}" for size, _ in places[:1] if size < 1]
        if not told:
            return "there are too few samples to show a wrong probability"
        return (
            f"with probability {POWER:.0%} they would have shown a probability that is wrong by "
            f"more than {', or by '.join(told)}"
        )


def weakest_of(sampler: CellSampler) -> Weakest | None:
    """The cell in which the largest error may have been overlooked; None where nothing is
    random."""
    found = sampler.power.weakest()
    if found is None:
        return None
    return Weakest(cell=sampler.cells.text(found[0]), detectable=found[1])


def meaning_of(sampler: CellSampler, sizes: Sizes | None) -> str:
    """Say what it means that nothing was found."""
    means = sampler.means
    told = [] if sizes is None and means.samples else [_of_frequencies(sampler, sizes)]
    if means.samples:
        number = len(means.single.tests)
        told.append(
            f"{means.samples:,} samples of {number:,} mean{'s' if number > 1 else ''} agree with "
            "the reference (false-positive probability at most "
            f"{sampler.false_positive_probability:g}); with probability {POWER:.0%} they would "
            f"have shown a mean that is wrong by more than {means.detectable():.2g} where there "
            "are the fewest samples."
        )
    return " ".join(told)


def _of_frequencies(sampler: CellSampler, sizes: Sizes | None) -> str:
    if sizes is None:
        return "No random cell was sampled."
    cells = f"{sizes.cells:,} random cells" if sizes.cells > 1 else "a random cell"
    return (
        f"{sampler.mixture.samples:,} samples of {cells} agree with the reference's probabilities "
        f"(false-positive probability at most {sampler.false_positive_probability:g}); {sizes}."
    )
