"""Tests of frequencies where a part of the state is hidden.

Where the probabilities of the starts that look alike are known, a step has a distribution: over all
states that explain what was shown before, in proportion to the starts and random outcomes that lead
to each.  Hardly any of these distributions comes twice, for they depend on all that was seen.  So
they are taken apart into features (at a reset what the model names, each given those before it; at
a step each number of the observation, the reward, the end of the episode), and the samples of a
feature are held together in two ways: those of equal distributions, in an `EProcessMixture`, and
all of them, in `ExponentialTilts`.  The mean of all is a martingale that begins with 1, so a right
target brings it to 1/a with probability a at most, see `EProcessMixture`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.data.limits import NORMAL
from provengym.data.report import Weakest
from provengym.models.columns import in_order
from provengym.models.samples import Sample
from provengym.statistics.eprocess import POWER, EProcessMixture, detectable
from provengym.statistics.slices import THETAS

if TYPE_CHECKING:
    from collections.abc import Hashable

    from numpy.typing import NDArray

    from provengym.models.model import Model, Outcomes, States
    from provengym.models.samples import Value
    from provengym.statistics.eprocess import Distribution

_MOST_BRANCHES, _MOST_LOG = 64, 700.0


class ExponentialTilts:
    """A test whether the outcomes are higher, or lower, than their distributions say.

    For each of ten numbers t, the alternative to any distribution p is the one in proportion to
    p_k exp(t k), whose k-th outcome is the k-th smallest.  The product of the ratios is a
    martingale, whichever distribution each sample has, and so is the mean of the ten.
    """

    def __init__(self) -> None:
        self._logs = np.zeros(len(THETAS))
        self.mean = 1.0

    def add(self, distribution: Distribution, outcome: int) -> None:
        """Count a sample."""
        ranks = np.arange(len(distribution)) - outcome
        self._logs -= np.log(
            np.exp(np.outer(THETAS, ranks)) @ np.array(distribution, dtype=np.float64)
        )
        self.mean = float(np.exp(np.minimum(self._logs, _MOST_LOG)).sum()) / len(THETAS)


@dataclass
class Feature:
    """The samples of one number that a reset or a step brings."""

    name: str
    mixture: EProcessMixture = field(default_factory=EProcessMixture)
    tilts: ExponentialTilts = field(default_factory=ExponentialTilts)
    samples: int = 0
    expected: dict[Value, float] = field(default_factory=dict)
    """The expected count of each value in all the samples."""
    seen: dict[Value, int] = field(default_factory=dict)
    values: dict[Hashable, list[Value]] = field(default_factory=dict)
    """Those of each `Sample.given`."""
    way: tuple[int, ...] = ()
    """The fewest actions after which there was a sample."""

    @property
    def evidence(self) -> float:
        """Half that of the distributions, half that of what they have in common."""
        return (self.mixture.mean + self.tilts.mean) / 2

    def strongest(self) -> tuple[Value, ...] | None:
        """The `Sample.given` whose samples depart alone, if those of one do."""
        name = self.mixture.strongest()
        is_alone = name in self.values and self.mixture.mean >= self.tilts.mean
        return name if is_alone and isinstance(name, tuple) else None

    def add(self, sample: Sample, way: tuple[int, ...]) -> None:
        """Count a sample."""
        distribution, value = sample.distribution, sample.value
        if len(distribution) < 2:
            return
        chances, values, seen = tuple(distribution.values()), list(distribution), value
        if value not in distribution:  # rewards may be rounded
            seen = min(values, key=lambda one: abs(one - value))
        outcome = values.index(seen)
        if sample.given is not None:
            self.values[sample.given] = values
        self.mixture.add(chances if sample.given is None else sample.given, chances, outcome)
        self.tilts.add(chances, outcome)
        if not self.samples or len(way) < len(self.way):
            self.way = way
        self.samples += 1
        for one, chance in distribution.items():
            self.expected[one] = self.expected.get(one, 0.0) + float(chance)
        self.seen[seen] = self.seen.get(seen, 0) + 1


class Features:
    """Watches episodes against a model that says how likely its starts are, see `is_even`.

    Args:
        model: The model.
        false_positive_probability: As in `Limits`.
        most_weight: Beyond this sum of their weights the states are no longer told apart; up to
            2**62, so that the sums fit their 64 bits.
    """

    def __init__(
        self,
        model: Model,
        *,
        false_positive_probability: float = NORMAL.false_positive_probability,
        most_weight: float = 2.0**62,
    ) -> None:
        self.model = model
        self.false_positive_probability = false_positive_probability
        self._most_weight = most_weight
        self.at_reset = [Feature(name) for name in model.start_parts]
        self.at_step = [Feature(name) for name in (*model.parts, "reward", "terminated")]
        self.calls = 0
        """Resets and steps."""
        self.highest = 1.0
        """The most that the evidence ever was."""
        self._weights: NDArray[np.int64] | None = None
        """The weights of the states, whole numbers in proportion to their probabilities; None where
        they became too large."""
        self._actions: tuple[int, ...] = ()

    @property
    def every(self) -> list[Feature]:
        """Those of a reset, then those of a step."""
        return [*self.at_reset, *self.at_step]

    @property
    def found(self) -> bool:
        """True if the evidence was ever enough."""
        return self.highest >= 1 / self.false_positive_probability

    @property
    def detectable(self) -> float:
        """The smallest deviation that the distribution with the most samples would have shown, see
        `eprocess.detectable`; 1.0 where none would."""
        level = 2 * len(self.every) / self.false_positive_probability  # half is the mixture's
        tests = [
            (test.samples, feature.mixture.needed(name, level), test.distribution)
            for feature in self.every
            for name, test in feature.mixture.tests.items()
        ]
        samples, needed, distribution = max(tests, default=(0, 0.0, ()))
        return detectable(distribution, samples, needed)

    @property
    def weakest(self) -> Weakest | None:
        """The distribution with the fewest samples, and what they would have shown; None where
        nothing was random."""
        tests = [
            (test.samples, place, name)
            for place, feature in enumerate(self.every)
            for name, test in feature.mixture.tests.items()
        ]
        if not tests:
            return None
        samples, place, name = min(tests, key=lambda test: test[:2])
        feature, level = self.every[place], 2 * len(self.every) / self.false_positive_probability
        distribution = feature.mixture.tests[name].distribution
        where = "resets" if place < len(self.at_reset) else "steps"
        many, least = len(distribution), min(distribution)
        kinds = f"{many} values, one of probability {least}"
        return Weakest(
            cell=f"{feature.name} of {where} where it has {kinds}",
            detectable=detectable(distribution, samples, feature.mixture.needed(name, level)),
        )

    def __str__(self) -> str:
        samples, size = sum(feature.samples for feature in self.every), self.detectable
        told = "there are too few samples to show a wrong probability"
        if size < 1:
            told = (
                f"with probability {POWER:.0%} they would have shown a probability that is wrong "
                f"by more than {size:.2g} in the distribution with the most samples"
            )
        return (
            f"{samples:,} samples of its parts agree with the reference's probabilities "
            f"(false-positive probability at most {self.false_positive_probability:g}); {told}"
        )

    def began(self, states: States) -> None:
        """Count a reset."""
        self.calls += 1
        self._actions = ()
        self._keep(self.model.start_weights(states))
        shown = tuple(self.model.observe(states[:, :1])[0].tolist())
        for feature, sample in zip(
            self.at_reset, self.model.start_distributions(shown), strict=False
        ):
            feature.add(sample, ())
        self._weigh()

    def stepped(self, before: States, action: int, expected: Outcomes, done: Outcomes) -> None:
        """Count a step, which could do what was expected and did one of the things in `done`."""
        self.calls += 1
        self._actions = (*self._actions, action)
        if self._weights is None:
            return
        weights = np.repeat(self._weights, len(expected) // before.shape[1])
        shown = (*done.observations[0].tolist(), float(done.rewards[0]), bool(done.terminated[0]))
        distributions = _distributions(*_rows(expected, weights))
        for feature, distribution, value in zip(self.at_step, distributions, shown, strict=True):
            feature.add(Sample(value, distribution), self._actions)
        self._weigh()
        self._believe(done.states, weights[done.numbers])

    def _weigh(self) -> None:
        every = self.every
        self.highest = max(self.highest, sum(one.evidence for one in every) / len(every))

    def _believe(self, states: States, weights: NDArray[np.int64]) -> None:
        """The states that are left are as likely as the random outcomes that lead to them."""
        order, first = in_order(states)
        self._keep(np.add.reduceat(weights[order], np.flatnonzero(first)))

    def _keep(self, weights: NDArray[np.int64]) -> None:
        """Each state is as likely as this, next to the others."""
        weights = weights // np.gcd.reduce(weights)
        fits = float(weights.max()) * len(weights) * _MOST_BRANCHES < self._most_weight
        self._weights = weights if fits else None


def _distributions(rows: NDArray[Any], weights: NDArray[np.int64]) -> list[dict[float, Fraction]]:
    """The distribution of each column, where the rows come in proportion to their weights."""
    total, shares = int(weights.sum()), weights.tolist()
    distributions = []
    for column in rows.T.tolist():
        sums: dict[float, int] = {}
        for value, share in zip(column, shares, strict=True):
            sums[value] = sums.get(value, 0) + share
        distributions.append({value: Fraction(sums[value], total) for value in sorted(sums)})
    return distributions


def _rows(
    outcomes: Outcomes, weights: NDArray[np.int64]
) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """The different things that outcomes show, one in a row, and the weight of each."""
    shown = np.ascontiguousarray(outcomes.observations.T)
    keys = np.unique(outcomes.rewards, return_inverse=True)[1] * 2 + outcomes.terminated
    for column in shown:
        least = column.min()
        keys = keys * (column.max() - least + 1) + (column - least)
    _, firsts, places = np.unique(keys, return_index=True, return_inverse=True)
    sums = np.zeros(len(firsts), dtype=np.int64)
    np.add.at(sums, places, weights)
    parts = [shown[:, firsts], outcomes.rewards[firsts], outcomes.terminated[firsts]]
    return np.vstack(parts).T.astype(np.float64), sums
