"""A broom on a cart whose motor has normal noise: continuous, and random in every step.

Nobody earns more than 200, a point a step.  From below: of N episodes of a linear controller all last;
so with confidence 1 - 10^-9 an episode of it fails with probability ln(10^9) / N at most.
"""

import math

import numpy as np

TARGET = "cart_balance.py:BroomOnCart"
ARGUMENTS = {"params": {"mass": 1.0, "length": 0.8, "noise": 0.05}}
CAUSES = ["continuous", "constructor", "normal", "global_random", "counter", "history"]
DEFECTS = ["seeding: starts and noise come from NumPy's global generator, so the seed has no effect"]
HEAR = "Continuous states and actions with normal noise: the best return is 200 at most and very nearly that, for a linear controller balanced in all of 10,000 episodes; the seed has no effect."
ACTIONS, LIMIT = 3, 200


def act(action):
    return np.array([action - 1.0], dtype=np.float32)


def read(env):
    s = env.state
    return s.x, s.x_dot, s.theta, s.theta_dot


def explain(state, action, after):
    x, v, angle, turn = state
    pull = (after[1] - v) / 0.02
    spin = turn + 0.02 * (9.81 * math.sin(angle) - pull * math.cos(angle)) / 0.8
    wanted = (x + 0.02 * after[1], after[1], angle + 0.02 * spin, spin)
    assert all(abs(a - b) < 1e-9 for a, b in zip(wanted, after)), (state, after)
    over = abs(after[0]) > 2.4 or abs(after[2]) > 0.35
    return 1.0, over, (pull / 8 - (action - 1)) / 0.05


def truth():
    n, rng = 10_000, np.random.default_rng(7)
    x, v = np.zeros(n), np.zeros(n)
    angle, turn = rng.uniform(-0.03, 0.03, (2, n))
    alive = np.ones(n, bool)
    for _ in range(200):
        push = np.clip((14 * angle + 4 * turn + 0.4 * x + 0.9 * v) / 8, -1, 1)
        speed = 8 * (push + rng.normal(0, 0.05, n))
        spin = (9.81 * np.sin(angle) - speed * np.cos(angle)) / 0.8
        v, turn = v + 0.02 * speed, turn + 0.02 * spin
        x, angle = x + 0.02 * v, angle + 0.02 * turn
        alive &= (abs(x) <= 2.4) & (abs(angle) <= 0.35)
    assert alive.all(), alive.mean()
    return {"limit": 200, "horizon": 200,
            "best_return_between": [200 * (1 - math.log(1e9) / n), 200.0]}
