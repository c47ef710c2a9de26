"""An elevator of down-peak traffic: the car's floor, its riders, three queues of 3 at most."""

import itertools

from exact_a import poisson

TARGET = "elevator_dispatch/elevator_env.py:ElevatorDispatchEnv"
RATES = [0.10, 0.15, 0.20]
ARGUMENTS = {"config": {"floors": 4, "capacity": 2, "queue_limit": 3, "rates": [0.0, *RATES],
                        "horizon": 100}}
CAUSES = ["layout", "poisson", "constructor", "global_random", "counter", "history"]
DEFECTS = ["seeding: arrivals draws from NumPy's global generator, so the seed has no effect"]
HEAR = "Passengers are objects with numbers and times that never matter; the queues are capped, so the process is finite; arrivals are Poisson and from NumPy's global generator."
ACTIONS, LIMIT = 3, 100
NEW = [poisson(rate, 3) for rate in RATES]


def filled(queues):
    """The distribution of the queues after arrivals."""
    each = []
    for n, rate in zip(queues, NEW):
        out = dict.fromkeys(range(n, 4), 0.0)
        for k, p in enumerate(rate):
            out[min(n + k, 3)] += p
        each.append(out.items())
    for (a, p), (b, q), (c, r) in itertools.product(*each):
        yield p * q * r, (a, b, c)


def starts():
    return [(p, (0, 0, q)) for p, q in filled((0, 0, 0))]


def step(state, action):
    floor, riders, queues = state
    left = 0
    if action < 2:
        floor = min(max(floor + (1, -1)[action], 0), 3)
    elif floor == 0:
        left, riders = riders, 0
    else:
        enter = min(queues[floor - 1], 2 - riders)
        riders += enter
        queues = tuple(n - enter * (i == floor - 1) for i, n in enumerate(queues))
    reward = 2 * left - 0.1 * sum(queues) - 0.05 * riders
    return [(p, (floor, riders, after), reward, False) for p, after in filled(queues)]


def read(env):
    b = env.building
    return b.car.floor, len(b.car.riders), tuple(len(q) for q in b.queues)[1:]
