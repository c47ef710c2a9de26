"""A chain binomial epidemic of twelve people with three policies."""

from math import comb, exp

NAME, TARGET = "sir_env", "sir_env.py:SIREnv"
CAUSES = ["binomial", "history", "counter"]
DEFECTS = ["seeding: the generator is made in the constructor, and reset(seed) leaves it alone"]
SAYS = "Finite and small, binomial draws; the seed of reset has no effect."
STARTS = [(1.0, (10, 2))]
RATE, COST = (1.2, 0.6, 0.15), (0.0, 0.4, 1.5)


def actions(state):
    return (0, 1, 2)


def law(n, p):
    return [comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(n + 1)]


def step(state, action):
    well, ill = state
    p = 1 - exp(-RATE[action] * ill / 12)
    return [
        (a * b, (well - new, ill + new - cured), -new - COST[action], ill + new == cured)
        for new, a in enumerate(law(well, p))
        for cured, b in enumerate(law(ill, 0.3))
    ]


def seen(state):
    return state[0], state[1], 12 - sum(state)


def truth(table):
    return {"best_return": table.solve()}


EPISODES, LIMIT = 3000, None
