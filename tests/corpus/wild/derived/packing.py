"""Items of 2, 3, 5, 7 into three bins of 10; 20 items."""

NAME, TARGET = "packing", "packing/envs/online_packing.py:OnlinePackingEnv"
CAUSES = ["layout", "counter", "history"]
DEFECTS = []
SAYS = "Right and finite once what was shipped is set aside; a package with relative imports."
LAW = ((0.3, 2), (0.3, 3), (0.25, 5), (0.15, 7))
STARTS = [(p, (0, 0, 0, item)) for p, item in LAW]


def actions(state):
    return range(4)


def step(state, action):
    levels, item, paid = list(state[:3]), state[3], -1.0
    if action < 3:
        new = levels[action] + item
        paid = -3.0 if new > 10 else {10: 5.0, 9: 1.0}.get(new, 0.0)
        if new <= 10:
            levels[action] = 0 if new >= 9 else new
    return [(p, (*levels, following), paid, False) for p, following in LAW]


def seen(state):
    return state


def truth(table):
    return {"best_return": table.solve(horizon=20), "horizon": 20, "limit": 20}


EPISODES, LIMIT = 2000, 20


def make(load):
    return load("packing.envs.online_packing").OnlinePackingEnv()
