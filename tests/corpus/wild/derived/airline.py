"""Ten seats, 18 days, four fares; an empty plane costs 100."""

from math import exp, factorial

NAME, TARGET = "airline", "airline/pricing_env.py:PricingEnv"
CAUSES = ["old_gym", "constructor", "poisson", "global_random", "history"]
DEFECTS = [
    "seeding: `seed` seeds NumPy's global generator, so that another environment that draws from"
    " it changes the episode"
]
SAYS = "Finite; its arguments stand in config.json and train.py beside it."
ARGUMENTS = {
    "seats": 10, "days": 18, "fares": [40, 60, 80, 110], "demand": [1.6, 1.0, 0.6, 0.3]
}  # fmt: skip
STARTS = [(1.0, (10, 18))]


def actions(state):
    return range(4)


def step(state, action):
    seats, days = state
    mean = ARGUMENTS["demand"][action] * (1.5 if days <= 5 else 1.0)
    out, rest = [], 1.0
    for sold in range(seats + 1):
        p = rest if sold == seats else exp(-mean) * mean**sold / factorial(sold)
        rest -= p
        after = (seats - sold, days - 1)
        paid = float(sold * ARGUMENTS["fares"][action])
        over = 0 in after
        if over and after[0] == 10:
            paid -= 100
        out.append((p, after, paid, over))
    return out


def seen(state):
    return state


def truth(table):
    return {"best_return": table.solve()}


EPISODES, LIMIT = 3000, None
