"""A queue with room for 20, a rush in three of twelve hours, and one, two or four counters."""

from math import exp, factorial

NAME, TARGET = "queue_control", "queue_control.py:QueueControlEnv"
CAUSES = ["poisson", "dtype", "counter", "history"]
DEFECTS = ["space: reset and step show float64 in a Box of float32"]
SAYS = "The arrays are float64 where the space says float32; else it is finite and right."
STARTS = [(1.0, (0, 0))]
RATES = {h: 2.5 if h in (4, 5, 6) else 0.8 for h in range(12)}
LAW = {rate: [exp(-rate) * rate**k / factorial(k) for k in range(40)] for rate in (0.8, 2.5)}


def actions(state):
    return (0, 1, 2)


def step(state, action):
    waiting, hour = state
    rest = max(0, waiting - (1, 2, 4)[action])
    out = []
    for k, p in enumerate(LAW[RATES[hour]]):
        kept = min(20, rest + k)
        cost = (0.0, 0.5, 2.0)[action] + kept / 10 + 5 * (rest + k - kept)
        out.append((p, (kept, (hour + 1) % 12), -cost, False))
    return out


def seen(state):
    return state


def truth(table):
    return {"best_return": table.solve(horizon=60), "horizon": 60, "limit": 60}


EPISODES, LIMIT = 600, 60
