"""Helpers of the tests of enumerated chance: a call's distribution, and a sample's test."""

import math
from collections import defaultdict
from fractions import Fraction

import numpy as np
from scipy.special import chdtrc

from provengym.extraction.chance.leaves import CallLimits, enumerate_call, replay

LIMITS = CallLimits()
P_VALUE = 1e-6
"""A right distribution is refused with less than this probability."""
SAMPLES = 4_000
FEWEST = 10
"""Cells that are expected less often than this are counted as one."""


def enumerated(call, is_late=lambda: False, **limits):
    """The leaves of a call, of which the whole mass is accounted for."""
    found = enumerate_call(call, limits=CallLimits(**limits), is_late=is_late)
    assert sum(leaf.probability for leaf in found.leaves) + found.unknown == 1
    return found


def distribution(call, **limits):
    """The probability of each result of a call of which all is known."""
    found = enumerated(call, **limits)
    assert not found.unknown, found.reasons
    return gathered(found)


def gathered(found):
    """The probability of each result of some leaves."""
    masses = defaultdict(Fraction)
    for leaf in found.leaves:
        masses[leaf.result] += leaf.probability
    return dict(masses)


def reason(call, **limits):
    """Why nothing of a call is known."""
    found = enumerated(call, **limits)
    assert found.unknown == 1
    assert not found.leaves
    (why,) = found.reasons
    return why


def told(value):
    """A value with its type, hashable: equal where no program could tell two of them apart."""
    if isinstance(value, np.ndarray):
        return "array", value.dtype.str, value.shape, tuple(value.ravel().tolist())
    if isinstance(value, (list, tuple)):
        return type(value).__name__, tuple(map(told, value))
    return type(value).__name__, value


def assert_sampled(masses, draw, unknown=Fraction(0)):
    """Hold what `draw` gives against probabilities, by Pearson's chi-square test."""
    counts = defaultdict(int)
    for _ in range(SAMPLES):
        counts[draw()] += 1
    strange = counts.keys() - masses.keys()
    assert not strange or unknown, f"outcomes without a probability: {strange}"
    cells, rest = [], [float(unknown) * SAMPLES, sum(counts[one] for one in strange)]
    for outcome, mass in masses.items():
        expected = float(mass) * SAMPLES
        if expected >= FEWEST:
            cells.append((expected, counts[outcome]))
        else:
            rest = [rest[0] + expected, rest[1] + counts[outcome]]
    if rest[0] >= FEWEST:
        cells.append(tuple(rest))
    else:  # too few for the test: no more than such a mean gives with a probability of 10^-6
        assert rest[1] <= rest[0] + 6 * math.sqrt(rest[0]) + 14
    statistic = sum((seen - expected) ** 2 / expected for expected, seen in cells)
    if len(cells) < 2:
        return
    assert chdtrc(len(cells) - 1, statistic) > P_VALUE, (statistic, len(cells), dict(counts))


def assert_replays(call, **limits):
    """Every leaf comes again when its draws are ordinary numbers, at both ends."""
    found = enumerated(call, **limits)
    for leaf in found.leaves:
        for side in (0, 1):
            again = replay(call, leaf, side)
            assert again.reason == ""
            assert again.result == leaf.result
