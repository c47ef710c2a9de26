"""A machine of five conditions or none, and twelve parts to be made."""

NAME, TARGET = "machine", "machine.py:MachineHall"
CAUSES = ["plain", "history", "counter"]
DEFECTS = [
    "endless_reward: a new machine is bought for 7 and sold for 9, again and again, so that"
    " there is no best total return, and with a discount near 1 the quota is never met"
]
SAYS = "A plain class with words as actions: buying and selling pays 2 a round for ever."
WORDS = ("run", "repair", "sell", "buy")
STARTS = [(1.0, (1, 0))]


def actions(state):
    return WORDS


def step(state, action):
    grade, parts = state
    if action == "buy":
        return [(1.0, (0, parts), -7, False) if grade is None else (1.0, state, -1, False)]
    if grade is None or (action == "run" and grade == 4) or (action == "repair" and grade == 0):
        return [(1.0, state, -1, False)]
    if action == "sell":
        return [(1.0, (None, parts), (9, 6, 4, 2, 1)[grade], False)]
    if action == "repair":
        return [(1.0, (max(0, grade - 2), parts), -4, False)]
    worn, over = (0.3, 0.3, 0.4, 0.5)[grade], parts == 11
    paid = 51 if over else 1
    return [
        (worn, (grade + 1, parts + 1), paid, over),
        (1 - worn, (grade, parts + 1), paid, over),
    ]


def seen(state):
    return state


def truth(table):
    return {
        "best_return": table.solve(discount=0.99),
        "discount": 0.99,
        **table.success("reward == 51"),
    }


EPISODES, LIMIT = 1500, None
