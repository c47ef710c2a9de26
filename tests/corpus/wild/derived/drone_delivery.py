"""Drone delivery: the state is row, column, load, and the open orders of two houses."""

import itertools

from exact_a import poisson

TARGET = "drone_delivery.py:DroneDeliveryEnv"
CAUSES = ["poisson", "library", "counter"]
DEFECTS = []
HEAR = "Orders are Poisson and capped at 2 open ones, so the process is finite; matplotlib only draws, and the number of parcels delivered in all never matters."
ACTIONS, LIMIT = 5, 60
ARRIVALS = [poisson(0.15, 2), poisson(0.10, 2)]


def starts():
    return [(0.5, (0, 0, 0, 1, 0)), (0.5, (0, 0, 0, 0, 1))]


def grown(orders, rate):
    """The distribution of the open orders after arrivals; the cap takes the tail."""
    out = {}
    for k, p in enumerate(rate):
        n = min(orders + k, 2)
        out[n] = out.get(n, 0) + p
    return out.items()


def step(state, action):
    r, c, load, a, b = state
    reward = 0.0
    if action < 4:
        dr, dc = ((-1, 0), (1, 0), (0, 1), (0, -1))[action]
        r, c, reward = min(max(r + dr, 0), 3), min(max(c + dc, 0), 3), -0.05
    elif (r, c) == (0, 0):
        load = 2
    elif (r, c) == (0, 3) and a and load:
        a, load, reward = a - 1, load - 1, 5.0
    elif (r, c) == (3, 2) and b and load:
        b, load, reward = b - 1, load - 1, 5.0
    reward -= 0.1 * (a + b)
    return [(p * q, (r, c, load, x, y), reward, False)
            for (x, p), (y, q) in itertools.product(grown(a, ARRIVALS[0]), grown(b, ARRIVALS[1]))]


def read(env):
    return (*env.position, env.load, *env.orders)
