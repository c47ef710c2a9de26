"""Tests of probabilities that may be looked at after every sample.

A distribution gives each of finitely many outcomes a positive probability.  `EProcess` is the
likelihood of the samples where nothing is known of the distribution, over their likelihood under
the distribution:

    product over samples of  (n_k + 1/2) / (n + K/2) / p_k

with n_k the number of earlier samples with the same outcome, n that of all earlier samples, and K
the number of outcomes (Krichevsky and Trofimov's estimator; a Dirichlet prior with parameters 1/2).
If each sample has the distribution whatever came before, the expected factor is 1, since the
numerators add up to 1: the product is a martingale that begins with 1.  By Ville's inequality it
ever reaches 1/a with probability a at most, however many samples are taken, and whatever decides to
take more.

`EProcessMixture` watches many distributions at once by a weighted mean.  The i-th distribution to
get a sample has the weight 1 / (i (i + 1)); the weights add up to 1, and a distribution without
samples counts with 1.  A mean of martingales is one too, even if which distribution is sampled next
depends on all that came before, so the same inequality holds for all distributions together.  It is
never weaker than to give the i-th distribution that share of the error probability.
"""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Hashable

    from numpy.typing import NDArray

Distribution = tuple[Fraction, ...]

POWER = 0.99
_HALVINGS = 30


class EProcess:
    """What the samples so far say against a distribution."""

    def __init__(self, distribution: Distribution) -> None:
        self.distribution = distribution
        self.counts = [0] * len(distribution)
        self.samples = 0
        self.log = 0.0
        """The logarithm of the martingale."""

    def factor(self, outcome: int) -> Fraction:
        """What the martingale would be multiplied by if this were the next sample."""
        guess = Fraction(2 * self.counts[outcome] + 1, 2 * self.samples + len(self.distribution))
        return guess / self.distribution[outcome]

    def add(self, outcome: int) -> None:
        """Count a sample."""
        self.log += math.log(self.factor(outcome))
        self.counts[outcome] += 1
        self.samples += 1


class EProcessMixture:
    """What the samples so far say against many distributions, each with a name."""

    def __init__(self) -> None:
        self.tests: dict[Hashable, EProcess] = {}
        """In the order of their first samples."""
        self._weights: dict[Hashable, float] = {}
        self._terms: dict[Hashable, float] = {}
        self._sum = 0.0

    @property
    def mean(self) -> float:
        """The weighted mean of the martingales."""
        return self._sum + 1 / (len(self.tests) + 1)

    @property
    def samples(self) -> int:
        """Of all distributions together."""
        return sum(test.samples for test in self.tests.values())

    def add(self, name: Hashable, distribution: Distribution, outcome: int) -> None:
        """Count a sample of the distribution with this name."""
        test = self.tests.get(name)
        if test is None:
            number = len(self.tests) + 1
            test = self.tests[name] = EProcess(distribution)
            self._weights[name] = 1 / (number * (number + 1))
            self._terms[name] = 0.0
        test.add(outcome)
        term = self._weights[name] * math.exp(min(test.log, 700.0))
        self._sum += term - self._terms[name]
        self._terms[name] = term

    def strongest(self) -> Hashable:
        """The name of the distribution against which most is said."""
        return max(self._terms, key=self._terms.__getitem__)

    def needed(self, name: Hashable, level: float) -> float:
        """The logarithm that one distribution's martingale needs alone to bring the mean to a
        level."""
        return math.log(level / self._weights[name])


def detectable(distribution: Distribution, samples: int, needed: float) -> float:
    """The smallest deviation that so many samples of a distribution would have shown.

    Wherever the true probability of some outcome is further than this from the distribution's, and
    the others are changed in proportion, the martingale's logarithm reaches `needed` by the last
    sample with probability 99 % at least.  The outcome's count is taken to be the 1 % quantile of
    its binomial distribution that is nearer to the distribution, and the other counts to be in
    proportion, which is where they say least; they need not be whole, and this is the only
    approximation.

    Returns:
        1.0 where no deviation would have been shown.
    """
    if len(distribution) < 2 or not samples:
        return 1.0
    chances = np.array([float(chance) for chance in distribution])
    outcomes = {chance: outcome for outcome, chance in enumerate(distribution)}.values()
    return max(
        _from(chances, outcome, samples, needed, up) for outcome in outcomes for up in (1, -1)
    )


def _from(
    chances: NDArray[np.float64], outcome: int, samples: int, needed: float, up: int
) -> float:
    """The same for one outcome in one direction, by bisection."""
    from scipy.special import bdtrik  # here, for it takes long to load

    chance = float(chances[outcome])
    most = 1 - chance if up > 0 else chance

    def shown(deviation: float) -> bool:
        true = min(max(chance + up * deviation, 0.0), 1.0)
        tail = 1 - POWER if up > 0 else POWER
        count = samples * true
        if 0 < true < 1:
            quantile = float(bdtrik(tail, samples, true))  # NaN where it is 0
            count = math.ceil(quantile) if quantile > 0 else 0
        if (count - samples * chance) * up <= 0:
            return False
        return _log(chances, outcome, count, samples) >= needed

    if not shown(most):
        # Downwards there is no larger deviation; upwards none was shown.
        return most if up < 0 else 1.0
    low, high = 0.0, most
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        low, high = (low, middle) if shown(middle) else (middle, high)
    return high


def _log(chances: NDArray[np.float64], outcome: int, count: float, samples: int) -> float:
    """The martingale's logarithm where an outcome has this count, and the others in proportion."""
    from scipy.special import gammaln

    counts = chances * ((samples - count) / (1 - chances[outcome]))
    counts[outcome] = count
    half = len(chances) / 2
    mixed = gammaln(half) - gammaln(samples + half)
    mixed += float(np.sum(gammaln(counts + 0.5))) - len(chances) * gammaln(0.5)
    return float(mixed - np.sum(counts * np.log(chances)))
