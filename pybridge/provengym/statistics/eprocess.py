"""Tests of probabilities that may be looked at after every sample.

A distribution gives each of finitely many outcomes a positive probability.  `EProcess` is the
likelihood of the samples where nothing is known of the distribution, over their likelihood under
the distribution:

    product over samples of  (n_k + a_k) / (n + K/2) / p_k

with n_k the number of earlier samples with the same outcome, n that of all earlier samples, K the
number of outcomes, and the a_k adding up to K/2 (a Dirichlet prior with these parameters).  If each
sample has the distribution whatever came before, the expected factor is 1, since the numerators add
up to 1: the product is a martingale that begins with 1.  By Ville's inequality it ever reaches 1/a
with probability a at most, however many samples are taken, and whatever decides to take more.  The
evidence is the mean of two such: with each a_k = 1/2 (Krichevsky and Trofimov's estimator), which
learns soon that a rare outcome is frequent, and with a_k = p_k K/2, which learns soon that it never
comes.

`Mixture` watches many such martingales at once, and `EProcessMixture` those of many distributions.
One half of its evidence is a weighted mean: the i-th to get a sample has the weight 1 / (i (i +
1)); the weights add up to 1, and one without samples counts with 1.  It is good for one
distribution that is far off, and never weaker than to give the i-th one that share of half the
error probability. The other half adds up what many say that are a little off, by a product of bets:
for each of eight shares e,

    product over martingales i of  (1 - e + e M_i)

A sample changes one factor, whose expected value after it is its value before, so each product is a
martingale that begins with 1.  The share e is a guess how many of the distributions are wrong; a
right one costs a factor of 1 - e at most.  The half is the mean of the eight.  A mean of
martingales is one too, even if which distribution is sampled next depends on all that came before,
so the same inequality holds for all together.
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
SHARES = tuple(4.0**-k for k in range(8))
"""The shares e, one for each product of bets."""
_HALVINGS = 30
_LOG_2 = math.log(2)
_MOST_LOG = 700.0
"""Beyond it a martingale is no longer told from larger ones; less is no false evidence."""

_MOST = math.exp(_MOST_LOG)


class EProcess:
    """The evidence of the samples so far against a distribution."""

    def __init__(self, distribution: Distribution) -> None:
        self.distribution = distribution
        self.counts = [0] * len(distribution)
        self.samples = 0
        self._even = self._centred = 0.0
        """The logarithms of the two products."""
        self._chances = [float(chance) for chance in distribution]
        self.log = 0.0
        """The logarithm of the martingale."""

    def factors(self, outcome: int) -> tuple[Fraction, Fraction]:
        """Return the factors by which this, as the next sample, would multiply the two products."""
        chance, half = self.distribution[outcome], Fraction(len(self.distribution), 2)
        seen, divisor = self.counts[outcome], (self.samples + half) * chance
        return (seen + Fraction(1, 2)) / divisor, (seen + half * chance) / divisor

    def add(self, outcome: int) -> None:
        """Count a sample."""
        chance, half = self._chances[outcome], len(self._chances) / 2
        seen, divisor = self.counts[outcome], (self.samples + half) * chance
        self._even += math.log((seen + 0.5) / divisor)
        self._centred += math.log((seen + half * chance) / divisor)
        self.log = _mean(self._even, self._centred)
        self.counts[outcome] += 1
        self.samples += 1


class _Stake:
    """The part of one martingale in the evidence of a mixture."""

    def __init__(self, number: int) -> None:
        self.weight = 1 / (number * (number + 1))
        self.term = 0.0
        """Its term of the weighted mean."""
        self.bets = [0.0] * len(SHARES)
        """The logarithm of its factor in each product."""


class Mixture:
    """The evidence of many martingales that begin with 1, of which each sample moves one."""

    def __init__(self) -> None:
        self._stakes: dict[Hashable, _Stake] = {}
        self._sum = 0.0
        self._products = [0.0] * len(SHARES)
        """The logarithm of each product."""

    @property
    def mean(self) -> float:
        """The mean of the weighted mean and of the products."""
        products = sum([math.exp(log) if log < _MOST_LOG else _MOST for log in self._products])
        return (self._sum + 1 / (len(self._stakes) + 1) + products / len(SHARES)) / 2

    def move(self, name: Hashable, log: float) -> None:
        """The martingale with this name has come to this logarithm."""
        stake = self._stakes.get(name)
        if stake is None:
            stake = self._stakes[name] = _Stake(len(self._stakes) + 1)
        gain, before = math.expm1(min(log, _MOST_LOG)), stake.bets
        term = stake.weight * (gain + 1)
        self._sum += term - stake.term
        bets = [math.log1p(share * gain) for share in SHARES[1:]]
        bets.insert(0, log)
        self._products = [
            product + bet - last
            for product, bet, last in zip(self._products, bets, before, strict=True)
        ]
        stake.term, stake.bets = term, bets

    def alone(self, name: Hashable, level: float) -> float:
        """The logarithm that one martingale needs to bring the weighted mean to a level."""
        return math.log(level / self._stakes[name].weight)

    def needed(self, name: Hashable, level: float) -> float:
        """The logarithm that one martingale needs to bring the mean to a level, whatever the others
        are."""
        return min(self.alone(name, 2 * level), needed_of_many(len(self._stakes), level))


class EProcessMixture(Mixture):
    """The evidence of the samples so far against many distributions, each with a name."""

    def __init__(self) -> None:
        super().__init__()
        self.tests: dict[Hashable, EProcess] = {}
        """The tests by name, in the order of their first samples."""
        self.samples = 0
        """The number of samples of all distributions together."""

    def add(self, name: Hashable, distribution: Distribution, outcome: int) -> None:
        """Count a sample of the distribution with this name."""
        test = self.tests.get(name)
        if test is None:
            test = self.tests[name] = EProcess(distribution)
        test.add(outcome)
        self.samples += 1
        self.move(name, test.log)

    def strongest(self) -> Hashable:
        """The name of the distribution against which most is said."""
        return max(self.tests, key=lambda name: self.tests[name].log)


def needed_of_many(number: int, level: float) -> float:
    """The logarithm that any one of so many martingales needs for the products of a mixture to
    bring its mean to a level, whatever the others are."""
    others = max(number - 1, 0)
    bets = [math.log(e) + others * math.log1p(-e) for e in SHARES[1:]]
    return math.log(2 * len(SHARES) * level) - max(*bets, 0.0 if not others else -math.inf)


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
    size = max(
        _from(chances, outcome, samples, needed, up) for outcome in outcomes for up in (1, -1)
    )
    return size if size < _largest(chances) else 1.0


def shows(distribution: Distribution, deviation: float, samples: int, needed: float) -> bool:
    """Return whether so many samples would have shown every larger deviation, see `detectable`."""
    chances = np.array([float(chance) for chance in distribution])
    outcomes = {chance: outcome for outcome, chance in enumerate(distribution)}.values()
    return samples > 0 and all(
        _is_shown(chances, outcome, samples, needed, up, deviation)
        for outcome in outcomes
        for up in (1, -1)
        if deviation < _most(chances, outcome, up)
    )


def _most(chances: NDArray[np.float64], outcome: int, up: int) -> float:
    """The largest deviation of an outcome's probability in one direction."""
    chance = float(chances[outcome])
    return 1 - chance if up > 0 else chance


def _largest(chances: NDArray[np.float64]) -> float:
    """The largest deviation of any probability."""
    return float(max(1 - chances.min(), chances.max()))


def _from(
    chances: NDArray[np.float64], outcome: int, samples: int, needed: float, up: int
) -> float:
    """The same for one outcome in one direction, by bisection; the largest deviation where even
    that is not shown."""
    low, high = 0.0, _most(chances, outcome, up)
    if not _is_shown(chances, outcome, samples, needed, up, high):
        return high
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        shown = _is_shown(chances, outcome, samples, needed, up, middle)
        low, high = (low, middle) if shown else (middle, high)
    return high


def _is_shown(
    chances: NDArray[np.float64],
    outcome: int,
    samples: int,
    needed: float,
    up: int,
    deviation: float,
) -> bool:
    """Return whether so many samples would have shown this deviation of one outcome."""
    from scipy.special import bdtrik  # here, for it takes long to load

    chance = float(chances[outcome])
    true = min(max(chance + up * deviation, 0.0), 1.0)
    tail = 1 - POWER if up > 0 else POWER
    count = samples * true
    if 0 < true < 1:
        quantile = float(bdtrik(tail, samples, true))  # NaN where it is 0
        count = math.ceil(quantile) if quantile > 0 else 0
    if (count - samples * chance) * up <= 0:
        return False
    return _log(chances, outcome, count, samples) >= needed


def _log(chances: NDArray[np.float64], outcome: int, count: float, samples: int) -> float:
    """The martingale's logarithm where an outcome has this count, and the others in proportion."""
    from scipy.special import gammaln

    counts = chances * ((samples - count) / (1 - chances[outcome]))
    counts[outcome] = count
    half = len(chances) / 2
    under = float(gammaln(samples + half) - gammaln(half) + np.sum(counts * np.log(chances)))
    even, centred = (
        float(np.sum(gammaln(counts + prior) - gammaln(prior))) - under
        for prior in (np.full(len(chances), 0.5), half * chances)
    )
    return _mean(even, centred)


def _mean(one: float, other: float) -> float:
    """The logarithm of the mean, of logarithms."""
    return max(one, other) + math.log1p(math.exp(-abs(one - other))) - _LOG_2
