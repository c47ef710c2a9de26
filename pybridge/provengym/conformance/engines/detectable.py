"""The deviations from the probabilities that would have been shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from provengym.data.report import Weakest
from provengym.statistics.eprocess import POWER, detectable

if TYPE_CHECKING:
    from provengym.statistics.sampler import CellSampler


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
