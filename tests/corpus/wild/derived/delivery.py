"""A tour of a depot and fourteen customers, in blocks; 100 for the end of it."""

NAME, TARGET = "delivery", "logistics/delivery.py:DeliveryEnv"
CAUSES = ["large", "library", "history", "counter"]
DEFECTS = []
SAYS = "Right, deterministic, and large: sets of customers; the best return is 100 less a tour."
PLACES = (
    (5, 5), (0, 2), (1, 9), (2, 5), (3, 0), (3, 7), (4, 3), (6, 8), (7, 1), (7, 6), (8, 4),
    (9, 9), (10, 2), (10, 7), (6, 3),
)  # fmt: skip
FULL = (1 << 14) - 1
STARTS = [(1.0, (0, 0))]


def actions(state):
    return range(15)


def step(state, action):
    here, done = state
    (x, y), (u, v) = PLACES[here], PLACES[action]
    paid = -float(abs(x - u) + abs(y - v)) if action != here else -1.0
    if action:
        done |= 1 << action - 1
    over = action == 0 and done == FULL
    return [(1.0, (action, done), paid + 100 * over, over)]


def seen(state):
    here, done = state
    return {"position": here, "delivered": [done >> i & 1 for i in range(14)]}


def truth(table):
    return {"best_return": table.solve(), **table.success("reward > 0")}


EPISODES, LIMIT = 400, None
