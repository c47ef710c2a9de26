"""Tests of means that may be looked at after every sample.

A `Mean` says of random values that each has this mean, whatever came before.  For a fixed bet b

    product over samples of  1 + b (y - m)                values between bounds, scaled to [0, 1]
    product over samples of  exp(b z - b^2 / 2)           sub-Gaussian z, scaled to mean 0, scale 1

has factors of expectation 1 at most and is never negative: it is a supermartingale that begins with
1 (Waudby-Smith and Ramdas 2023 for the first; Darling and Robbins 1967 for the second).  So is the
mean over several bets, of both signs and of many sizes, one of which suits any deviation, and the
weighted mean over the places at which there is a mean to test, as in `eprocess`.  By Ville's
inequality it ever reaches 1/a with probability a at most.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Hashable

    from provengym.models.expected_values import Mean

SIZES = 2.0 ** -np.arange(12)
_QUANTILE = 2.326
"""The quantile of the standard normal distribution at 99 %."""
_MOST_BET = 1e3
_HALVINGS = 40


class MeanProcess:
    """The evidence of the samples so far against a mean."""

    def __init__(self, mean: Mean) -> None:
        self.mean = mean
        self.samples, self.sum = 0, 0.0
        if mean.sigma is not None:
            self._zero, self.unit = float(mean.value), float(mean.sigma)
            sizes = 2 * SIZES
            self._bets = np.concatenate([sizes, -sizes])
        else:
            low, high = mean.bounds
            self._zero, self.unit = float(mean.value), high - low
            below, above = (mean.value - low) / self.unit, (high - mean.value) / self.unit
            up, down = (min(1 / max(room, 1e-300), _MOST_BET) for room in (below, above))
            self._bets = np.concatenate([up * SIZES / 2, -down * SIZES / 2])
        self._logs = np.zeros(len(self._bets))

    @property
    def log(self) -> float:
        """The logarithm of the supermartingale."""
        most = float(self._logs.max())
        return most + math.log(float(np.mean(np.exp(self._logs - most))))

    @property
    def average(self) -> float:
        """The mean of the samples."""
        return self.sum / self.samples

    def add(self, value: float) -> None:
        """Count a sample, which lies in the bounds."""
        self.samples += 1
        self.sum += value
        off = (value - self._zero) / self.unit
        if self.mean.sigma is not None:
            self._logs += self._bets * off - self._bets**2 / 2
        else:
            self._logs += np.log1p(self._bets * off)

    def detectable(self, needed: float) -> float:
        """The smallest deviation of the mean that so many samples would have shown.

        With probability 99 % at least the logarithm reaches `needed` by the last sample where the
        true mean is further off than this, if the mean of the samples is nearly normal, with a
        standard deviation up to `sigma`, or up to half the range.
        """
        n = self.samples
        spread, cost = (1.0, 0.5) if self.mean.sigma is not None else (0.5, 1.0)
        # log(1 + x) >= x - x^2 for |x| <= 1/2, which the smaller bets keep to.
        both = np.abs(self._bets).reshape(2, -1)
        both = np.where(both <= (1 / 2 if self.mean.sigma is None else math.inf), both, 0.0)

        def shown(deviation: float) -> bool:
            total = n * deviation - _QUANTILE * spread * math.sqrt(n)
            logs = (both * total - cost * n * both**2).max(axis=1)  # upwards and downwards
            return bool(logs.min() - math.log(len(self._bets)) >= needed)

        low, high = 0.0, 1.0
        while not shown(high) and high < _MOST_BET:
            high *= 2
        for _ in range(_HALVINGS):
            middle = (low + high) / 2
            low, high = (low, middle) if shown(middle) else (middle, high)
        return high * self.unit


class MeanMixture:
    """The evidence of the samples against many means, each with a name, as a weighted mean.

    The i-th to get a sample has the weight 1 / (i (i + 1)), as in `EProcessMixture`.
    """

    def __init__(self) -> None:
        self.tests: dict[Hashable, MeanProcess] = {}
        self._weights: dict[Hashable, float] = {}
        self._terms: dict[Hashable, float] = {}
        self._sum = 0.0

    @property
    def value(self) -> float:
        """The weighted mean of the supermartingales."""
        return self._sum + 1 / (len(self.tests) + 1)

    def add(self, name: Hashable, mean: Mean, value: float) -> None:
        """Count a sample of the mean with this name."""
        test = self.tests.get(name)
        if test is None:
            number = len(self.tests) + 1
            test = self.tests[name] = MeanProcess(mean)
            self._weights[name] = 1 / (number * (number + 1))
            self._terms[name] = self._weights[name]
            self._sum += self._weights[name]
        test.add(value)
        term = self._weights[name] * math.exp(min(test.log, 700.0))
        self._sum += term - self._terms[name]
        self._terms[name] = term

    def needed(self, name: Hashable, level: float) -> float:
        """The logarithm that one needs alone to bring the mixture to a level."""
        return math.log(level / self._weights[name])

    def strongest(self) -> Hashable:
        """The name of the mean against which most is said."""
        return max(self._terms, key=self._terms.__getitem__)


class MeanTests:
    """The means of all cells: one by one, and those that are equal together, where a deviation that
    they have in common shows earlier."""

    def __init__(self, level: float) -> None:
        self._level = level
        self.single, self.pooled = MeanMixture(), MeanMixture()
        self.highest = 1.0
        """The most that the evidence ever was."""
        self.ways: dict[Hashable, tuple[int, ...]] = {}
        """The shortest actions that were seen to lead to each."""

    @property
    def found(self) -> bool:
        """True if the evidence was ever enough."""
        return self.highest >= self._level

    @property
    def samples(self) -> int:
        """The number of samples of all means together."""
        return sum(test.samples for test in self.single.tests.values())

    def add(self, name: Hashable, mean: Mean, value: float, way: tuple[int, ...]) -> None:
        """Count a sample, which came after these actions."""
        self.single.add(name, mean, value)
        self.pooled.add(mean, mean, value)
        if len(way) < len(self.ways.get(name, (*way, 0))):
            self.ways[name] = way
        self.highest = max(self.highest, (self.single.value + self.pooled.value) / 2)

    def named(self) -> Hashable:
        """Return, of those that have enough evidence of their own, the one with the shortest way;
        else the one that says most."""
        tests, needed = self.single.tests, self.single.needed
        enough = [name for name in tests if tests[name].log >= needed(name, self._level)]
        if enough:
            return min(enough, key=lambda name: len(self.ways[name]))
        return max(tests, key=lambda name: tests[name].log)

    def detectable(self) -> float:
        """The deviation of the mean with the fewest samples that would have been shown."""
        name = min(self.single.tests, key=lambda name: self.single.tests[name].samples)
        return self.single.tests[name].detectable(self.single.needed(name, 2 * self._level))
