"""A crossing of two roads with six cars at most each, and a light that is yellow for a step."""

import itertools

from exact_a import poisson

TARGET = "traffic_light.py:TrafficLightEnv"
CAUSES = ["poisson", "dtype", "counter"]
DEFECTS = ["space: _get_state returns float64 where the Box is of float32; the values are in its bounds"]
HEAR = "Observations are float64 in a float32 Box; queues are capped at six, so with Poisson arrivals the process is finite; two totals of the whole training are in info only."
ACTIONS, LIMIT = 2, 100
RATES = [poisson(0.5, 6), poisson(0.3, 6)]


def starts():
    return [(1.0, (0, 0, 0, 0))]


def step(state, action):
    ns, ew, green, yellow = state
    price = 0
    if yellow:
        yellow, green = 0, 1 - green
    elif action:
        yellow, price = 1, 2
    elif green:
        ew = max(ew - 2, 0)
    else:
        ns = max(ns - 2, 0)
    grown = []
    for n, rate in zip((ns, ew), RATES):
        out = dict.fromkeys(range(n, 7), 0.0)
        for k, p in enumerate(rate):
            out[min(n + k, 6)] += p
        grown.append(out.items())
    return [(p * q, (a, b, green, yellow), -ns - ew - price, False)
            for (a, p), (b, q) in itertools.product(*grown)]


def read(env):
    return int(env.queue_ns), int(env.queue_ew), env.green, int(env.yellow)
