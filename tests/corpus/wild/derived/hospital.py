"""Six beds, a waiting list of at most eight, emergencies; 52 weeks."""

from functools import cache
from math import comb, exp, factorial

NAME, TARGET = "hospital", "hospital/ward_env.py:WardEnv"
CAUSES = ["poisson", "binomial", "history", "counter"]
DEFECTS = []
SAYS = "Right and finite: Poisson and binomial draws by the generator of reset, 52 steps."
STARTS = [(1.0, (3, 4))]
URGENT = [exp(-1.2) * 1.2**k / factorial(k) for k in range(35)]


def actions(state):
    return range(4)


def law(n, p):
    return [comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(n + 1)]


@cache
def step(state, action):
    beds, listed = state
    called = min(action, listed, 6 - beds)
    out = []
    for urgent, p in enumerate(URGENT):
        full = min(6, beds + called + urgent)
        away = beds + called + urgent - full
        for home, q in enumerate(law(full, 0.35)):
            for new, r in enumerate(law(3, 0.5)):
                line = listed - called + new
                paid = 3 * called - min(line, 8) / 2 - 10 * away - 2 * max(0, line - 8)
                out.append((p * q * r, (full - home, min(line, 8)), float(paid), False))
    return out


def seen(state):
    return state


def truth(table):
    return {"best_return": table.solve(horizon=52), "horizon": 52, "limit": 52}


EPISODES, LIMIT = 200, 52
