"""A module that no code of the zoo names."""

import numpy as np

_RNG = np.random.default_rng(21)


def draw():
    return _RNG.random()
