"""CliffWalking against what was written from its page alone."""

import itertools

import provengym
from from_the_page import cliff_walking
from from_the_page.walks import differences

SPACES = ((provengym.CliffWalkingEnv(), "Discrete(48)", "Discrete(4)"),)
"""Environments with the spaces of observations and actions that the page has."""
CELLS = [
    cell for cell in itertools.product(range(4), range(12)) if not 36 < 12 * cell[0] + cell[1] < 47
]


def compare(negated):
    """How probable all outcomes are, two steps from each cell, and a long walk against a wall."""
    for is_slippery, limit in itertools.product((False, True), (None, 1, 2)):
        env = provengym.CliffWalkingEnv(is_slippery, limit)
        walk = cliff_walking.Walk(is_slippery, limit, negated)
        yield from differences(env, walk, CELLS, f"{is_slippery=}, {limit=}")
    env, walk = provengym.CliffWalkingEnv(), cliff_walking.Walk(False, None, negated)
    env.reset(seed=0)
    for taken in range(1, 100):
        told = env.step(3)
        ((_, after, *rest),) = walk.step(walk.start, 3, taken)
        if told != (walk.observe(after), *rest):
            yield f"step {taken}: {told}, not {walk.observe(after), *rest}"
