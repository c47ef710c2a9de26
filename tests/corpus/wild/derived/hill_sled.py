"""A sled that swings between two hills: continuous and deterministic.

From below, the return of the best of many plans of pushes is known.  From above: no plan arrives
sooner than the speed allows, and the speed grows by at most 0.05 (0.35 + max |slope|) a step; a finer
bound is the first step at which a box around everything that can be reached, moved by intervals,
meets the flag.
"""

import itertools
import math

TARGET = "hill_sled.py:HillSled"
CAUSES = ["continuous", "counter", "history"]
DEFECTS = []
HEAR = "Continuous: the best return lies between that of a plan that is known and a bound from the speed; the flag is reached, so success has probability 1."
ACTIONS, LIMIT = 3, 400


def moved(x, v, motor):
    v = min(max(v + (motor * 0.35 - (x - 0.4 * x**3) - 0.08 * v) * 0.05, -2.5), 2.5)
    x += v * 0.05
    if x <= -1.9:
        return -1.9, max(v, 0.0)
    return min(x, 1.9), v


def step(state, action):
    x, v = moved(*state, action - 1)
    return [(1.0, (x, v), 0.0 if x >= 1.6 else -1.0, x >= 1.6)]


def alike(one, other):
    return all(abs(a - b) < 1e-9 for a, b in zip(one, other))


def read(env):
    return env.x, env.v


def steps_of(plan):
    """Return after how many steps a plan of (motor, steps) arrives; the last motor stays on."""
    x, v, k = -0.3, 0.0, 0
    for motor, count in plan:
        for _ in range(count):
            x, v, k = *moved(x, v, motor), k + 1
            if x >= 1.6:
                return k
    return math.inf


def truth():
    best = min(steps_of(((first, a), (-first, b), (first, c), (-first, d), (1, 300)))
               for first in (1, -1) for a, b, c, d in itertools.product(range(0, 90, 10), repeat=4))
    # |slope| <= max over [-1.9, 1.9] of |x - 0.4 x^3|: at x = sqrt(5/6), 0.609, or at 1.9, 0.844
    x, v, soonest = -0.3, 0.0, 0
    while x < 1.6:
        v = min(v + (0.35 + 0.844) * 0.05, 2.5)
        x, soonest = x + v * 0.05, soonest + 1
    return {"limit": 400, "best_return_between": [float(1 - best), float(1 - soonest)], "horizon": 400,
            "best_success": 1.0}
