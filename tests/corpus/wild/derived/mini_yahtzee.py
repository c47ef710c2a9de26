"""Three dice, five categories, two rerolls in a turn."""

from functools import cache
from itertools import product

NAME, TARGET = "mini_yahtzee", "mini_yahtzee.py:MiniYahtzee"
CAUSES = ["history"]
DEFECTS = []
SAYS = "Right and finite: what was written down matters only by which categories are open."


@cache
def thrown(kept):
    """Return the (probability, sorted dice) of throwing the dice that are not kept."""
    found, n = {}, 3 - len(kept)
    for new in product(range(1, 7), repeat=n):
        dice = tuple(sorted(kept + new))
        found[dice] = found.get(dice, 0) + 6**-n
    return [(p, dice) for dice, p in found.items()]


STARTS = [(p, (dice, 2, (1,) * 5)) for p, dice in thrown(())]


def points(which, dice):
    low, mid, high = dice
    return (
        5 * dice.count(1),
        6 * dice.count(6),
        25 * (low + 2 == mid + 1 == high),
        30 * (low == high),
        sum(dice),
    )[which]


def actions(state):
    return range(13)


def step(state, action):
    dice, left, free = state
    if action < 8:
        if not left:
            return [(1.0, state, -5.0, False)]
        kept = tuple(d for i, d in enumerate(dice) if not (action >> i) % 2)
        return [(p, (new, left - 1, free), 0.0, False) for p, new in thrown(kept)]
    which = action - 8
    if not free[which]:
        return [(1.0, state, -5.0, False)]
    free = (*free[:which], 0, *free[which + 1 :])
    paid = float(points(which, dice))
    if not any(free):
        return [(1.0, (dice, left, free), paid, True)]
    return [(p, (new, 2, free), paid, False) for p, new in thrown(())]


def seen(state):
    return {"dice": state[0], "rerolls": state[1], "open": state[2]}


def truth(table):
    return {"best_return": table.solve()}


EPISODES, LIMIT = 1000, None
