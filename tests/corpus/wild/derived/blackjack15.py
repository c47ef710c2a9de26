"""Fifteen: hit or stand, the dealer draws to 12, the shoe of 18 cards is played down.

A state is what is left in the shoe (a count for each rank), my points and the dealer's. The
game never comes back to a state, so values are found by recursion.
"""

import sys
from functools import cache

import numpy as np
from model_b import play

NAME, TARGET = "blackjack15", "blackjack15/envs.py:FifteenEnv"
CAUSES = ["old_gym", "constructor", "large", "global_random", "counter"]
DEFECTS = [
    "seeding: the shoe is shuffled with the module random, and there is no seed",
    "space: the last observation shows the dealer's points, up to 17, where the Box has 10",
]
SAYS = "Large: the shoe is shuffled in advance; its order is hidden, its composition is countable."
ARGUMENTS = {
    "config": {
        "ranks": [1, 2, 3, 4, 5, 6], "copies": 3, "limit": 15, "dealer_stands": 12, "min_cards": 5
    }
}  # fmt: skip
sys.setrecursionlimit(10_000)


@cache
def draws(left):
    """Return (probability, card, what is then left)."""
    n = sum(left)
    return [(c / n, i + 1, (*left[:i], c - 1, *left[i + 1 :])) for i, c in enumerate(left) if c]


@cache
def deals(left):
    return [(p * q, (rest, a, b)) for p, a, one in draws(left) for q, b, rest in draws(one)]


STARTS = deals((3,) * 6)


def actions(state):
    return (0, 1)


@cache
def dealer(left, points):
    """Return {(what is left, final points, or None where the shoe ran out): probability}."""
    if points >= 12:
        return {(left, points): 1.0}
    if not any(left):
        return {(left, None): 1.0}
    found = {}
    for p, card, rest in draws(left):
        for end, q in dealer(rest, points + card).items():
            found[end] = found.get(end, 0.0) + p * q
    return found


def over(p, left, paid, mine, theirs):
    if sum(left) < 5:
        return [(p, (left, mine, theirs), paid, True)]
    return [(p * q, s, paid, False) for q, s in deals(left)]


def step(state, action):
    left, mine, theirs = state
    out = []
    if action:
        if not any(left):
            return over(1.0, left, 0.0, mine, theirs)
        for p, card, rest in draws(left):
            if mine + card > 15:
                out += over(p, rest, -1.0, mine + card, theirs)
            else:
                out.append((p, (rest, mine + card, theirs), 0.0, False))
        return out
    for (rest, points), p in dealer(left, theirs).items():
        if points is None:
            paid = 0.0
        else:
            paid = 1.0 if points > 15 else float(np.sign(mine - points))
        out += over(p, rest, paid, mine, points if points is not None else -1)
    return out


def seen(state):
    left, mine, theirs = state
    if theirs == -1:  # what the dealer had as the shoe ran out is not kept
        return None
    gone = [3 - c for c in left]
    return mine, theirs, sum(left), gone[0] + gone[1] - gone[4] - gone[5]


def solver(choose):
    @cache
    def hand(left):  # the value of what follows a hand
        return 0.0 if sum(left) < 5 else sum(p * value(*s) for p, s in deals(left))

    @cache
    def value(left, mine, theirs):
        hit = 0.0
        for p, card, rest in draws(left) if any(left) else ():
            bust = mine + card > 15
            hit += p * (hand(rest) - 1 if bust else value(rest, mine + card, theirs))
        stand = 0.0
        for (rest, points), p in dealer(left, theirs).items():
            paid = 0.0
            if points is not None:
                paid = 1.0 if points > 15 else float(np.sign(mine - points))
            stand += p * (paid + hand(rest))
        return choose(stand, hit)

    return sum(p * value(*s) for p, s in STARTS), value


def truth():
    best, value = solver(max)
    return {"states": value.cache_info().currsize, "best_return": best}


def make(load):
    module = load("blackjack15.envs")
    return module.FifteenEnv(module.CONFIG)


def check(env):
    assert env.cfg == ARGUMENTS["config"]
    totals, steps = play(sys.modules[__name__], env, 500)
    mean = solver(lambda a, b: (a + b) / 2)[0]
    score = (totals.mean() - mean) / (totals.std() / len(totals) ** 0.5)
    assert abs(score) < 4.5
    return f"{steps} steps, mean {totals.mean():.4f} of {mean:.4f}, z {score:.2f}"
