"""Nim with 3, 4 and 5 stones against a player who is right in 7 of 10 moves at least."""

NAME, TARGET = "nim_agent", "nim_agent.py:NimGame"
CAUSES = ["plain", "global_random", "counter"]
DEFECTS = ["seeding: the opponent uses the module random, and reset takes no seed"]
SAYS = "A plain class of three values (state, reward, done) with a list of actions; finite, small."
START = (3, 4, 5)
STARTS = [(1.0, START)]
ALL = [(i, n) for i in range(3) for n in range(1, START[i] + 1)]


def actions(state):
    return range(12)


def less(piles, i, n):
    return tuple(p - n * (i == j) for j, p in enumerate(piles))


def expert(piles):
    for i, n in ALL:  # every good reply takes another pile
        if n <= piles[i]:
            after = less(piles, i, n)
            if after[0] ^ after[1] ^ after[2] == 0:
                return i, n
    return max(range(3), key=lambda i: (piles[i], -i)), 1


def step(state, action):
    i, n = ALL[action]
    if n > state[i]:
        return [(1.0, state, -1, False)]
    mine = less(state, i, n)
    if not any(mine):
        return [(1.0, mine, 10, True)]
    legal = [(j, m) for j, m in ALL if m <= mine[j]]
    out = []
    for chance, reply in [(0.7, expert(mine))] + [(0.3 / len(legal), move) for move in legal]:
        theirs = less(mine, *reply)
        out.append((chance, theirs, 0 if any(theirs) else -10, not any(theirs)))
    return out


def seen(state):
    return state


def truth(table):
    return {"best_return": table.solve(), **table.success("reward == 10")}


EPISODES, LIMIT = 3000, None
