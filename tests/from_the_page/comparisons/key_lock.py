"""KeyLock against what was written from its page alone."""

import itertools
import random
from collections import Counter

import provengym
from from_the_page import key_lock
from from_the_page.comparisons.comparing import seen, unlike

SPACES = ((provengym.KeyLockEnv(3), "MultiDiscrete([size] * 6 + [2, 2])", "Discrete(6)"),)
"""Environments with the spaces of observations and actions that the page has."""


def compare(negated):
    """Two steps from every state of the smallest grid, some from those of larger ones; starts."""
    draw = random.Random(7)
    for size, limit, share in ((2, None, 1.0), (2, 1, 0.1), (2, 2, 0.3), (3, 2, 0.05)):
        env = provengym.KeyLockEnv(size, limit)
        rules = key_lock.KeyLock(size, limit, negated)
        cells = list(itertools.product(range(size), range(size)))
        if env.max_steps != rules.max_steps:
            yield f"{size=}: {env.max_steps} steps, not {rules.max_steps}"
        for key, lock, agent in itertools.product(cells, repeat=3):
            for held, over in ((False, False), (True, False), (True, True)):
                if key == lock or (over and agent != lock) or draw.random() > share:
                    continue
                given = {"agent": agent, "key": key, "lock": lock, "has_key": held, "open": over}
                for first, second in itertools.product(range(6), repeat=2):
                    shown, info = env.reset(options={"state": given})
                    state = (*map(rules.cell, (agent, key, lock)), held, over)
                    got, expected = [(seen(shown), info)], [(rules.observe(state), {})]
                    for taken, action in enumerate((first, second), start=1):
                        shown, *rest = env.step(action)
                        got.append((seen(shown), *rest))
                        state, *flags = rules.step(state, action, taken)
                        told = {"time_limit": taken >= env.max_steps}
                        expected.append((rules.observe(state), *flags, told))
                    if got != expected:
                        yield f"{size=}, {given}, {first}, {second}: {got}, not {expected}"
    env = provengym.KeyLockEnv(2)
    env.reset(seed=0)
    counts = Counter()
    for _ in range(6000):
        env.reset()
        counts[tuple(env.state[name] for name in ("agent", "key", "lock"))] += 1
    yield from unlike(counts, key_lock.KeyLock(2, negated=negated).starts())
