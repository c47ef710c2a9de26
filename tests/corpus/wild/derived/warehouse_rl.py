"""A warehouse with Poisson demand and lost sales, 25 days."""

from math import exp

NAME, TARGET = "warehouse_rl", "warehouse_rl/envs/warehouse_env.py:WarehouseEnv"
CAUSES = ["poisson", "layout", "constructor", "counter", "history"]
DEFECTS = []
SAYS = "Right and finite: one stock of 13 values, a Poisson demand, a limit of 25 steps."
ARGUMENTS = {"config": "WarehouseConfig() of warehouse_rl.config, as it is registered"}
STARTS = [(1.0, 6)]
DEMAND = [exp(-3.0)]
for k in range(1, 45):
    DEMAND.append(DEMAND[-1] * 3.0 / k)


def actions(state):
    return range(7)


def step(state, action):
    bought = min(action, 12 - state)
    held = state + bought
    spent = 2.0 + bought if bought else 0.0
    return [
        (
            p,
            max(held - d, 0),
            4 * min(held, d) - spent - max(held - d, 0) / 4 - max(d - held, 0),
            False,
        )
        for d, p in enumerate(DEMAND)
    ]


def seen(state):
    return state


def truth(table):
    return {"best_return": table.solve(horizon=25), "horizon": 25, "limit": 25}


EPISODES, LIMIT = 1000, 25


def make(load):
    module = load("warehouse_rl.envs.warehouse_env")
    return module.WarehouseEnv(load("warehouse_rl.config").WarehouseConfig())
