"""A crossing of four lanes with four cars at most each and four phases."""

import itertools

TARGET = "intersection_old.py:IntersectionEnv"
CAUSES = ["old_gym", "global_random", "counter", "history"]
DEFECTS = ["seeding: cars are drawn from NumPy's global generator, and reset takes no seed"]
HEAR = "Finite; each lane's history only feeds info; cars come from NumPy's global generator; done after 120 steps is a time limit that says nothing of being one."
ACTIONS, LIMIT = 4, 120
P = (0.25, 0.35, 0.2, 0.3)
GOES = ((1, 0, 1, 0), (0, 1, 0, 1), (2, 0, 0, 0), (0, 2, 0, 0))
CAME = [(came, __import__("math").prod(p if c else 1 - p for c, p in zip(came, P)))
        for came in itertools.product((0, 1), repeat=4)]


def starts():
    return [(1.0, ((0, 0, 0, 0), 0))]


def step(state, action):
    cars, phase = state
    rest = cars
    if action == phase:
        rest = tuple(max(n - k, 0) for n, k in zip(cars, GOES[phase]))
    pays = sum(cars) - sum(rest) - 0.25 * sum(rest)
    out = {}
    for came, p in CAME:
        after = tuple(min(n + c, 4) for n, c in zip(rest, came))
        key = (after, action), pays - 5 * (sum(rest) + sum(came) - sum(after))
        out[key] = out.get(key, 0.0) + p
    return [(p, s, r, False) for (s, r), p in out.items()]


def read(env):
    return tuple(lane.cars for lane in env.lanes), env.phase
