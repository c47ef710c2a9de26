"""The statistics of the engine `stochastic`: martingales exactly, error rates by simulation."""

import itertools
import math
import operator
import random
from fractions import Fraction

import pytest

from provengym.statistics.eprocess import (
    EProcess,
    EProcessMixture,
    detectable,
    needed_of_many,
    shows,
)

HALF, THIRD, TENTH = Fraction(1, 2), Fraction(1, 3), Fraction(1, 10)
DISTRIBUTIONS = [
    (HALF, HALF),
    (THIRD, 2 * THIRD),
    (THIRD, THIRD, THIRD),
    (TENTH, 8 * TENTH, TENTH),
    (Fraction(1),),
]


@pytest.mark.parametrize("distribution", DISTRIBUTIONS, ids=str)
def test_the_evidence_is_a_martingale(distribution):
    """Over all sequences of 5 samples, the mean is exactly 1 after each of them."""
    means = [Fraction(0)] * 5
    for sequence in itertools.product(range(len(distribution)), repeat=5):
        test, values, chance = EProcess(distribution), [Fraction(1), Fraction(1)], Fraction(1)
        for length, outcome in enumerate(sequence):
            values = list(map(operator.mul, values, test.factors(outcome)))
            value = sum(values) / 2
            chance *= distribution[outcome]
            test.add(outcome)
            # Each beginning occurs once for every sequence that goes on from it.
            means[length] += value * chance / len(distribution) ** (4 - length)
        assert test.log == pytest.approx(math.log(value), abs=1e-12)
        assert (test.samples, sum(test.counts)) == (5, 5)

    assert means == [1] * 5


def test_the_mean_of_many_is_a_martingale_whatever_decides_what_comes_next():
    """All sequences of 7 samples; after a second outcome the next is of a new distribution."""
    total = 0.0
    for sequence in itertools.product(range(2), repeat=7):
        mixture, chance, name = EProcessMixture(), 1.0, 0
        for outcome in sequence:
            distribution = DISTRIBUTIONS[name % 2]
            chance *= float(distribution[outcome])
            mixture.add(name, distribution, outcome)
            name = name + 1 if outcome else name // 2
        total += chance * mixture.mean

    assert EProcessMixture().mean == 1
    assert total == pytest.approx(1, abs=1e-12)


def _draw(source, distribution):
    return source.choices(range(len(distribution)), [float(chance) for chance in distribution])[0]


def test_false_alarms_are_as_rare_as_is_said():
    """800 right targets, which are looked at after each of 150 samples of three distributions."""
    source, false_positives = random.Random(1), 0
    for _ in range(800):
        mixture, highest = EProcessMixture(), 0.0
        for _ in range(150):
            name = source.randrange(1, 4)
            mixture.add(name, DISTRIBUTIONS[name], _draw(source, DISTRIBUTIONS[name]))
            highest = max(highest, mixture.mean)
        false_positives += highest >= 5

    assert 0 < false_positives <= 0.2 * 800


def test_one_that_is_far_off_is_enough():
    mixture = EProcessMixture()
    for name in range(3):
        for _ in range(30):
            mixture.add(name, DISTRIBUTIONS[0], 0)

    assert mixture.strongest() == 0
    assert mixture.samples == 90
    for number, test in enumerate(mixture.tests.values(), start=1):
        part = math.exp(test.log) / (number * (number + 1))
        assert mixture.mean > part / 2
        assert mixture.alone(number - 1, part) == pytest.approx(test.log)


@pytest.mark.parametrize(("cells", "samples"), [(1, 30), (12, 60), (300, 60)])
def test_what_one_needs_is_enough_whatever_the_others_are(cells, samples):
    """The others speak for their distributions, as far as samples can."""
    mixture = EProcessMixture()
    for name in range(1, cells):
        for outcome in (0, 1) * samples:
            mixture.add(name, DISTRIBUTIONS[0], outcome)
    while not mixture.tests.get(0) or mixture.tests[0].log < mixture.needed(0, 1e6):
        mixture.add(0, DISTRIBUTIONS[0], 0)

    assert mixture.mean >= 1e6
    assert mixture.needed(0, 1e6) <= needed_of_many(cells, 1e6)
    assert mixture.needed(0, 1e6) <= mixture.alone(0, 2e6)
    if cells == 300:
        assert mixture.needed(0, 1e6) < mixture.alone(0, 2e6)


def test_many_that_are_a_little_off_add_up():
    """Nine of 200 distributions lack an outcome of 5 %, and none of them says enough alone."""
    distribution, source = (Fraction(1, 20), Fraction(19, 20)), random.Random(3)
    mixture, taken = EProcessMixture(), 0
    while mixture.mean < 1e6 and taken < 400:
        taken += 1
        for name in range(200):
            outcome = 1 if name >= 191 else _draw(source, distribution)
            mixture.add(name, distribution, outcome)

    assert mixture.mean >= 1e6
    assert max(test.log for test in mixture.tests.values()) < math.log(1e5)
    assert mixture.samples == 200 * taken


@pytest.mark.parametrize(
    ("distribution", "outcome"),
    [(DISTRIBUTIONS[1], 0), (DISTRIBUTIONS[2], 2), (DISTRIBUTIONS[3], 1)],
    ids=str,
)
@pytest.mark.parametrize("up", [1, -1])
def test_what_is_detectable_is_detected(distribution, outcome, up):
    """With a probability of 99 %, and half of it far more seldom."""
    needed, samples, runs = math.log(2e6), 400, 150
    size = detectable(distribution, samples, needed)
    found = []
    for deviation in (size, size / 2):
        true = float(distribution[outcome]) + up * deviation
        if not 0 <= true <= 1:
            return
        rest = (1 - true) / float(1 - distribution[outcome])
        wrong = [true if k == outcome else float(p) * rest for k, p in enumerate(distribution)]
        source, hits = random.Random(2), 0
        for _ in range(runs):
            test = EProcess(distribution)
            for _ in range(samples):
                test.add(source.choices(range(len(distribution)), wrong)[0])
                if test.log >= needed:
                    hits += 1
                    break
        found.append(hits / runs)

    assert found[0] > 0.96
    assert found[1] < 0.5


def test_more_samples_show_smaller_deviations():
    sizes = [detectable(DISTRIBUTIONS[2], 10**k, math.log(2e6)) for k in range(1, 7)]

    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] == 1
    assert sizes[-1] < 0.005
    assert detectable(DISTRIBUTIONS[2], 0, 1.0) == detectable(DISTRIBUTIONS[4], 10, 1.0) == 1


@pytest.mark.parametrize("distribution", DISTRIBUTIONS[:4], ids=str)
@pytest.mark.parametrize("samples", [100, 1_000])
def test_what_is_shown_is_what_is_detectable(distribution, samples):
    size = detectable(distribution, samples, math.log(2e6))

    assert size < 1
    assert shows(distribution, size + 1e-6, samples, math.log(2e6))
    assert not shows(distribution, size - 1e-6, samples, math.log(2e6))
    assert not shows(distribution, size, 0, 0.0)


def test_a_probability_cannot_be_off_by_more_than_is_left():
    """0.95 is at most 0.05 too low, so that 200 samples show whatever is off by more than 0.2."""
    assert detectable((Fraction(19, 20), Fraction(1, 20)), 200, math.log(2e6)) < 0.2
