"""A frozen pond whose thin ice breaks when it is left; the state is the cell and what is broken."""

TARGET = "pond_plain.py:Pond"
CAUSES = ["plain", "global_random", "counter"]
DEFECTS = ["seeding: step draws from Python's global generator, and reset takes no seed"]
HEAR = "No Gymnasium environment: reset() gives a state and step(action) three values, with no spaces; its rules are finite, and its observation, the cell, hides which ice is broken."
ACTIONS = 4
POND = ("Sitii", "i~t~i", "tiitt", "i~tii", "iit~G")
WAYS = ((-1, 0), (0, 1), (1, 0), (0, -1))


def starts():
    return [(1.0, ((0, 0), frozenset()))]


def step(state, action):
    (r, c), broken = state
    out = {}
    for turn, p in ((0, 0.6), (-1, 0.2), (1, 0.2)):
        dr, dc = WAYS[(action + turn) % 4]
        to, after = (r + dr, c + dc), (state, -0.01, False)
        if 0 <= to[0] < 5 and 0 <= to[1] < 5:
            gone = broken | {(r, c)} if POND[r][c] == "t" else broken
            what = "~" if to in gone else POND[to[0]][to[1]]
            after = ((to, gone), {"~": -1.0, "G": 1.0}.get(what, -0.01), what in "~G")
        out[after] = out.get(after, 0.0) + p
    return [(p, *after) for after, p in out.items()]


def success(state, action, after, reward, done):
    return reward == 1.0


def read(env):
    broken = {(r, c) for r in range(5) for c in range(5) if env.ice[r][c] == "~" and POND[r][c] == "t"}
    return env.position, frozenset(broken)
