"""A capsule that falls straight down: continuous and deterministic.

From above: nothing falls longer than... no throttle arrives before free fall does, after n steps; the
speed at the ground is 0.2 (4 burnt - 1.62 steps), which must be -2 at least, so that
burnt >= (1.62 n - 10) / 4.  From below: plans of coasting, burning fully, then hovering down.
"""

import numpy as np

TARGET = "lunar_drop.py:LunarDrop"
CAUSES = ["continuous", "dtype", "counter", "history"]
DEFECTS = ["space: _obs returns float64 where the Box is of float32; the values are in its bounds"]
HEAR = "Continuous states and throttle: the best return is between that of a plan and 100 less the fuel that any safe landing needs; observations are float64 in a float32 Box."
ACTIONS, LIMIT = 3, 150
THROTTLES = (0.0, 0.405, 1.0)


def act(action):
    return np.array([THROTTLES[action]])


def moved(h, v, fuel, throttle):
    burnt = min(throttle, fuel)
    v += (4 * burnt - 1.62) * 0.2
    h += v * 0.2
    pays = -0.2 * burnt
    if h <= 0:
        pays += 100 if abs(v) <= 2 else -10 * abs(v)
    elif h > 80:
        pays -= 100
    return h, v, fuel - burnt, pays, h <= 0 or h > 80


def step(state, action):
    h, v, fuel, pays, over = moved(*state, THROTTLES[action])
    return [(1.0, (h, v, fuel), pays, over)]


def alike(one, other):
    return all(abs(a - b) < 1e-9 for a, b in zip(one, other))


def read(env):
    return env.height, env.velocity, env.tank.amount


def earned(fall, part, burn):
    """Fall, one step at a part of the throttle, burn fully, then keep the speed."""
    h, v, fuel, total, k = 50.0, 0.0, 60.0, 0.0, 0
    for throttle in [0.0] * fall + [part] + [1.0] * burn + [0.405] * 150:
        h, v, fuel, pays, over = moved(h, v, fuel, throttle)
        total, k = total + pays, k + 1
        if over or k == 150:
            return total if over else -np.inf
    return -np.inf


def truth():
    low = max(earned(fall, part / 20, burn) for fall in range(20, 45) for part in range(21)
              for burn in range(5, 40))
    h, v, n = 50.0, 0.0, 0
    while h > 0:
        v -= 1.62 * 0.2
        h, n = h + v * 0.2, n + 1
    return {"limit": 150, "horizon": 150, "best_success": 1.0,
            "best_return_between": [float(low), 100 - 0.2 * (1.62 * n - 10) / 4]}
