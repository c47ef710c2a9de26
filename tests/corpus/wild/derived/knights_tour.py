"""The knight's tour on 5 x 5 from a corner: the set of visited fields, as bits, and the knight."""

TARGET = "knights_tour.py:KnightsTour"
CAUSES = ["large", "history"]
DEFECTS = []
HEAR = "The order of the visits never matters, only which fields were visited: with the order there are many times more states; a complete tour exists and earns most."
ACTIONS = 8
WAYS = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
JUMPS = [[5 * (f // 5 + dr) + f % 5 + dc if 0 <= f // 5 + dr < 5 and 0 <= f % 5 + dc < 5 else None
          for dr, dc in WAYS] for f in range(25)]
ALL = 2**25 - 1


def starts():
    return [(1.0, (1, 0))]


def step(state, action):
    visited, knight = state
    to = JUMPS[knight][action]
    if to is None or visited >> to & 1:
        return [(1.0, state, -2.0, True)]
    visited |= 1 << to
    if visited == ALL:
        return [(1.0, (visited, to), 26.0, True)]
    stuck = all(f is None or visited >> f & 1 for f in JUMPS[to])
    return [(1.0, (visited, to), 1.0, stuck)]


def success(state, action, after, reward, done):
    return reward == 26.0


def read(env):
    visited = sum(1 << k for k, n in enumerate(env.order.flat) if n)
    return visited, int(env.knight[0] * 5 + env.knight[1])
