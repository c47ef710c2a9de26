"""Kalah(4, 2) against a random player; an empty pit loses 16 and the game."""

from functools import cache

NAME, TARGET = "mancala", "mancala/mancala_env.py:MancalaEnv"
CAUSES = ["old_gym", "large", "global_random", "counter"]
DEFECTS = ["seeding: the reply is drawn with the module random, and there is no seed"]
SAYS = "Finite: an old Gym class with the opponent's chains of moves in one step."
# mine, my store, theirs, their store: each side from its own first pit on
STARTS = [(1.0, ((2, 2, 2, 2), 0, (2, 2, 2, 2), 0))]


def sow(mine, store, theirs, pit):
    """Return my pits, my store, their pits after my move, and if I move again."""
    ring = [*mine, store, *theirs]
    seeds, ring[pit], at = ring[pit], 0, pit
    for _ in range(seeds):
        at = (at + 1) % 9
        ring[at] += 1
    if at < 4 and ring[at] == 1 and ring[8 - at]:
        ring[4] += 1 + ring[8 - at]
        ring[at] = ring[8 - at] = 0
    return tuple(ring[:4]), ring[4], tuple(ring[5:]), at == 4


@cache
def replies(mine, store, theirs, other):
    """Return the (probability, state) that the other's moves lead to."""
    pits, out = [i for i in range(4) if theirs[i]], []
    for pit in pits:
        after, got, left, again = sow(theirs, other, mine, pit)
        state = (left, store, after, got)
        if again and any(left) and any(after):
            out += [(p / len(pits), s) for p, s in replies(left, store, after, got)]
        else:
            out.append((1 / len(pits), state))
    return out


def actions(state):
    return range(4)


def ended(state):
    mine, store, theirs, other = state
    if any(mine) and any(theirs):
        return state, 0.0, False
    store, other = store + sum(mine), other + sum(theirs)
    return ((0,) * 4, store, (0,) * 4, other), float(store - other), True


def step(state, action):
    mine, store, theirs, other = state
    if not mine[action]:
        return [(1.0, state, -16.0, True)]
    mine, store, theirs, again = sow(mine, store, theirs, action)
    if again or not any(mine) or not any(theirs):
        return [(1.0, *ended((mine, store, theirs, other)))]
    return [(p, *ended(s)) for p, s in replies(mine, store, theirs, other)]


def seen(state):
    return [*state[0], state[1], *state[2], state[3]]


def truth(table):
    return {"best_return": table.solve(), **table.success("reward > 0")}


EPISODES, LIMIT = 3000, None
