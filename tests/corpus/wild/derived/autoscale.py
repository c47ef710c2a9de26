"""Servers for the 24 loads of a day; a server boots for two slots."""

NAME, TARGET = "autoscale", "autoscale/envs/cluster_env.py:ClusterEnv"
CAUSES = ["constructor", "layout", "history"]
DEFECTS = []
SAYS = "Right, deterministic and finite; it needs a trace, which the package registers from a file."
ARGUMENTS = {"trace": [2, 1, 1, 1, 2, 3, 4, 6, 7, 6, 5, 5, 6, 4, 3, 3, 4, 5, 7, 7, 5, 4, 3, 2]}
STARTS = [(1.0, (0, 2, 0, 0, 0))]


def actions(state):
    return range(4)


def step(state, action):
    slot, up, soon, later, waiting = state
    up += soon
    new = 0
    if action == 0:
        up = max(1, up - 1)
    else:
        new = min(action - 1, 8 - up - later)
    left = max(0, waiting + ARGUMENTS["trace"][slot] - up)
    kept = min(6, left)
    cost = up + later + new + 0.4 * kept + 5 * (left - kept) + new / 2
    return [(1.0, (slot + 1, up, later, new, kept), -cost, slot == 23)]


def seen(state):
    return state


def truth(table):
    return {"best_return": table.solve()}


EPISODES, LIMIT = 800, None


def make(load):
    package = load("autoscale")
    assert package.load_trace("day.csv") == ARGUMENTS["trace"]
    return load("autoscale.envs.cluster_env").ClusterEnv(**ARGUMENTS)
