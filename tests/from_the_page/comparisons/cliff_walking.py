"""CliffWalking against what was written from its page alone."""

import itertools
from collections import Counter

import provengym
from from_the_page import cliff_walking

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
        first = env.reset(seed=0)
        if first != (walk.observe(walk.start), {}):
            yield f"{first}, not {walk.observe(walk.start)}"
        for cell, action in itertools.product(CELLS, range(4)):
            about = f"{is_slippery=}, {limit=}, {cell}, {action=}"
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
    env, walk = provengym.CliffWalkingEnv(), cliff_walking.Walk(False, None, negated)
    env.reset(seed=0)
    for taken in range(1, 100):
        told = env.step(3)
        ((_, after, *rest),) = walk.step(walk.start, 3, taken)
        if told != (walk.observe(after), *rest):
            yield f"step {taken}: {told}, not {walk.observe(after), *rest}"
