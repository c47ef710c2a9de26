"""Minesweeper on 4 x 4 with two hidden mines; the state is the mines and what is open."""

import functools
import itertools

from exact_a import Solved

TARGET = "minesweeper.py:MinesweeperEnv"
CAUSES = ["global_random", "counter"]
DEFECTS = ["seeding: reset draws from Python's global generator, so the seed has no effect"]
HEAR = "The mines are hidden: who sees them always wins, and the best return of the process is theirs; who sees observations only wins less often (best_success_observed)."
ACTIONS = 16
NEAR = [[s for s in range(16) if s != a and abs(s // 4 - a // 4) < 2 and abs(s % 4 - a % 4) < 2]
        for a in range(16)]


def starts():
    return [(1 / 120, (m, frozenset())) for m in map(frozenset, itertools.combinations(range(16), 2))]


@functools.lru_cache(None)
def number(mines, cell):
    return len(mines.intersection(NEAR[cell]))


def opened(mines, shown, cell):
    seen, todo = set(shown), {cell}
    while todo:
        here = todo.pop()
        if here not in seen:
            seen.add(here)
            if number(mines, here) == 0:
                todo.update(NEAR[here])
    return frozenset(seen)


def step(state, action):
    mines, shown = state
    if action in shown:
        return [(1.0, state, -0.5, False)]
    if action in mines:
        return [(1.0, (mines, shown | {action}), -10.0, True)]
    after = opened(mines, shown, action)
    won = len(after) == 14
    return [(1.0, (mines, after), 1.0 + 10 * won, won)]


def success(state, action, after, reward, done):
    return done and reward > 0


def read(env):
    fields = range(16)
    return (frozenset(i for i in fields if env.fields[i].mine),
            frozenset(i for i in fields if env.fields[i].open))


@functools.lru_cache(None)
def chance(beliefs, shown):
    """The best probability of a win of one who sees the numbers only."""
    best = 0.0
    for cell in range(16):
        if cell in shown:
            continue
        after = {}
        for mines in beliefs:
            if cell not in mines:
                new = opened(mines, shown, cell)
                sight = new, tuple(number(mines, c) for c in sorted(new))
                after.setdefault(sight, []).append(mines)
        value = sum(len(some) * (1.0 if len(new) == 14 else chance(frozenset(some), new))
                    for (new, _), some in after.items()) / len(beliefs)
        best = max(best, value)
    return best


def truth():
    found = Solved(__import__("sys").modules[__name__])
    mines = frozenset(m for _, (m, _) in starts())
    return {"states": len(found.order),
            "best_return": found.at_start(found.total()), "best_success": 1.0,
            "best_success_observed": chance(mines, frozenset())}
