"""FrozenLake against what was written from its page alone."""

import itertools
from collections import Counter
from fractions import Fraction

import provengym
from from_the_page import frozen_lake

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
        first = env.reset(seed=0)
        if first != (walk.observe(walk.start), {}):
            yield f"{first}, not {walk.observe(walk.start)}"
        for cell, action in itertools.product(CELLS, range(4)):
            about = f"{rate=}, {limit=}, {cell}, {action=}"
            shown, _ = env.reset(options={"state": cell})
            place, table = walk.cell(*cell), Counter()
            if shown != walk.observe(place):
                yield f"{about}: {shown}, not {walk.observe(place)}"
            for share, after, reward, over, *_ in walk.step(place, action, 1):
                table[walk.observe(after), reward, over] += float(share)
            got = {tuple(outcome): chance for chance, *outcome in env.P[shown][action]}
            if got.keys() != table.keys() or any(abs(got[o] - table[o]) > 1e-12 for o in got):
                yield f"{about}: {got}, not {table}"
            for taken in (1, 2):
                told = env.step(action)
                possible = {
                    (walk.observe(after), *rest): after
                    for _, after, *(*rest, _info) in walk.step(place, action, taken)
                }
                infos = [info for *_, info in walk.step(place, action, taken)]
                if told[:4] not in possible or told[4] not in infos:
                    yield f"{about}, step {taken}: {told}, not one of {possible}, {infos}"
                    break
                place = possible[told[:4]]
