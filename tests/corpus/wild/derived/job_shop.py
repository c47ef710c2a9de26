"""Three jobs on three machines; a tick costs 1, as does a start that is not possible."""

NAME, TARGET = "job_shop", "job_shop/env.py:JobShopEnv"
CAUSES = ["history", "counter"]
DEFECTS = []
SAYS = "Right, deterministic and small; the best return is minus the shortest makespan."
JOBS = (("M3", "L2", "D2"), ("M2", "D1", "L4"), ("L4", "D3", "M1"))
STARTS = [(1.0, ((0, 0),) * 3)]


def actions(state):
    return range(4)


def step(state, action):
    if action == 0:
        after = tuple((op + (left == 1), max(left - 1, 0)) for op, left in state)
        return [(1.0, after, -1.0, all(op == 3 for op, _ in after))]
    op, left = state[action - 1]
    busy = {JOBS[i][at][0] for i, (at, rest) in enumerate(state) if rest}
    if op == 3 or left or JOBS[action - 1][op][0] in busy:
        return [(1.0, state, -1.0, False)]
    after = list(state)
    after[action - 1] = (op, int(JOBS[action - 1][op][1]))
    return [(1.0, tuple(after), 0.0, False)]


def seen(state):
    return [op for op, _ in state] + [left for _, left in state]


def truth(table):
    return {"best_return": table.solve()}


EPISODES, LIMIT = 400, None
