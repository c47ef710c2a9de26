"""Helpers of the comparisons, each of which yields the differences that it finds."""

import numpy as np


def seen(observation):
    """An observation as a plain list or number."""
    return observation.tolist() if isinstance(observation, np.ndarray) else observation


def plainly(info):
    """An info with lists for arrays."""
    return {name: seen(value) for name, value in info.items()}


def rounded(values):
    """Exact numbers as a list of the float32 that are nearest to the nearest floats."""
    return [float(np.float32(float(value))) for value in values]


def unlike(counts, distribution):
    """Yield outcomes that occurred and cannot, or whose counts do not fit their probabilities."""
    draws = sum(counts.values())
    for outcome in counts:
        if not distribution.get(outcome):
            yield f"{outcome} occurred, which cannot"
    for outcome, probability in distribution.items():
        p = float(probability)
        if abs(counts[outcome] - draws * p) > 5 * (draws * p * (1 - p)) ** 0.5 + 1:
            yield f"{outcome} occurred {counts[outcome]} times in {draws}, not {draws * p:.1f}"
