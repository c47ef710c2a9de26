"""A glider with normal gusts: its place is on a grid of 0.5 km, its height is continuous.

From below: the optimal plan of a grid of heights (0.005 km), which looks only at place, height and
time, is flown 40,000 times; its mean, less five standard errors.  From above: height is only lost but
in thermals, and no step flies more than 1.5 km, so 100 steps fly 150 km; finer, the same plan's value
on the grid is what the best return is near to.
"""

import numpy as np
from scipy.stats import norm

TARGET = "glider.py:GliderEnv"
CAUSES = ["continuous", "normal", "counter", "history"]
DEFECTS = []
HEAR = "Continuous in its height, with normal gusts: the best return is between what a plan earned in 40,000 flights and 150, and near the value on a grid (best_return_near); only info remembers earlier episodes, by its record."
ACTIONS, LIMIT = 3, 100
FLY = ((1, 0.05), (2, 0.08), (3, 0.16))  # in halves of a km
FINE = 0.005
HEIGHTS = np.arange(int(1.5 / FINE) + 1) * FINE  # 0 is landed


def lift(place):
    k = int(np.rint(place / 8))
    return 0.3 if k >= 1 and abs(place - 8 * k) <= 1 else 0.0


def read(env):
    return env.x, env.h


def explain(state, action, after):
    half, sink = FLY[action]
    assert after[0] == state[0] + half / 2
    landed = after[1] <= 0
    mean = state[1] + lift(round(2 * after[0])) - sink
    near_the_ceiling = mean > 1.4  # which cuts gusts off
    return 0.0 if landed else half / 2, landed, None if near_the_ceiling else (after[1] - mean) / 0.02


def plan():
    values, best = np.zeros((301 + 3, len(HEIGHTS))), np.zeros((100, 304, len(HEIGHTS)), np.int8)
    edges = np.concatenate([[-np.inf], HEIGHTS[1:] - FINE / 2, [np.inf]])
    chance = {}
    for _, sink in FLY:
        for up in (0.0, 0.3):
            mean = HEIGHTS[:, None] + up - sink
            c = norm.cdf((edges[None, :] - mean) / 0.02)
            chance[up, sink] = c[:, 1:] - c[:, :-1]
    for left in range(1, 101):
        now = np.zeros_like(values)
        for place in range(3 * (100 - left) + 1):
            q = []
            for half, sink in FLY:
                p = chance[lift(place + half), sink]
                q.append(p[:, 1:].sum(1) * half / 2 + p[:, 1:] @ values[place + half, 1:])
            now[place], best[100 - left, place] = np.max(q, 0), np.argmax(q, 0)
        now[:, 0] = 0
        values = now
    return values[0, int(round(1 / FINE))], best


def truth():
    near, best = plan()
    n, rng = 40_000, np.random.default_rng(2)
    place, height, total = np.zeros(n, int), np.ones(n), np.zeros(n)
    alive = np.ones(n, bool)
    halves, sinks = np.array([f[0] for f in FLY]), np.array([f[1] for f in FLY])
    lifts = np.array([lift(p) for p in range(304)])
    for t in range(100):
        action = best[t, place, np.clip(np.rint(height / FINE), 1, len(HEIGHTS) - 1).astype(int)]
        place = np.where(alive, place + halves[action], place)
        height = np.minimum(height + lifts[place] - sinks[action] + rng.normal(0, 0.02, n), 1.5)
        alive &= height > 0
        total += alive * halves[action] / 2
    low = total.mean() - 5 * total.std() / n**0.5
    return {"limit": 100, "horizon": 100, "best_return_between": [float(low), 150.0],
            "best_return_near": round(float(near), 2)}
