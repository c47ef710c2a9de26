"""A pendulum with five torques: continuous, with a random start.

From above: the first step's cost is that of the start, of which the mean is pi^2/3 + 0.1/3, and no
cost is negative.  From below: the mean of a controller over 40,000 starts, less five standard errors.
"""

import math

import numpy as np

TARGET = "pendulum_swing.py:PendulumSwingEnv"
CAUSES = ["old_gym", "continuous", "dtype", "counter"]
DEFECTS = ["space: _get_obs returns float64 where the Box is of float32; the values are in its bounds"]
HEAR = "Continuous with a uniform start: the best return is below -3.32, the mean cost of the start, and above that of an energy controller; observations are float64 in a float32 Box."
ACTIONS, LIMIT = 5, 200


def moved(angle, speed, action):
    torque = np.asarray(action) - 2.0
    cost = (np.mod(angle + np.pi, 2 * np.pi) - np.pi) ** 2 + 0.1 * speed**2 + 0.001 * torque**2
    pull = 14.7 * np.sin(angle) + 3 * torque - 0.05 * speed * abs(speed)
    speed = np.clip(speed + 0.05 * pull, -8, 8)
    return angle + 0.05 * speed, speed, -cost


def step(state, action):
    angle, speed, pays = moved(*state, action)
    return [(1.0, (angle, speed), float(pays), False)]


def alike(one, other):
    return all(abs(a - b) < 1e-9 for a, b in zip(one, other))


def read(env):
    return tuple(env.state)


def truth():
    n, rng = 40_000, np.random.default_rng(3)
    angle, speed, total = rng.uniform(-np.pi, np.pi, n), rng.uniform(-1, 1, n), np.zeros(n)
    for _ in range(200):
        off = np.mod(angle + np.pi, 2 * np.pi) - np.pi
        short = speed**2 / 6 + 4.9 * np.cos(angle) < 4.9
        push = np.where(abs(off) < 0.35, -(8 * off + 1.5 * speed),
                        np.where(short, np.where(speed >= 0, 2, -2), 0))
        action = np.clip(np.round(push), -2, 2) + 2
        angle, speed, pays = moved(angle, speed, action)
        total += pays
    low = total.mean() - 5 * total.std() / n**0.5
    return {"limit": 200, "horizon": 200,
            "best_return_between": [float(low), -(math.pi**2 / 3 + 0.1 / 3)]}
