"""FrozenLake against what was written from its page alone."""

import itertools
from fractions import Fraction

import provengym
from from_the_page import frozen_lake
from from_the_page.walks import differences

BOARD = ("FSF", "HFG")
REWARDS = (2, -1, -0.25)
SPACES = (
    (provengym.FrozenLakeEnv(), "Discrete(16)", "Discrete(4)"),
    (provengym.FrozenLakeEnv(map_name="8x8"), "Discrete(64)", "Discrete(4)"),
)
"""Environments with the spaces of observations and actions that the page has."""
CELLS = list(itertools.product(range(2), range(3)))


def compare(negated):
    """How probable all outcomes are, and two steps from each cell."""
    for rate, limit in itertools.product((None, Fraction(1, 3), Fraction(3, 4)), (None, 1, 2)):
        env = provengym.FrozenLakeEnv(
            desc=BOARD,
            is_slippery=rate is not None,
            success_rate=rate or 0,
            reward_schedule=REWARDS,
            max_steps=limit,
        )
        walk = frozen_lake.Walk(BOARD, rate, REWARDS, limit, negated)
        yield from differences(env, walk, CELLS, f"{rate=}, {limit=}")
