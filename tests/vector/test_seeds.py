"""The seeds of lanes, and the generators that are made of them."""

import numpy as np
from gymnasium.utils.seeding import np_random

from provengym.vector.lanes import Seeds, read_seeds


def test_a_lane_that_gets_a_seed_gets_its_generator():
    seeds = Seeds(2)
    seeds.take(*read_seeds([1, 2], np.ones(2, np.bool_)))
    before = seeds.generators()
    seeds.take(*read_seeds([5, None], np.ones(2, np.bool_)))
    after = seeds.generators()

    assert seeds.all() == (5, 2)
    assert after[1] is before[1]
    assert after[0].bit_generator.state == np_random(5)[0].bit_generator.state
