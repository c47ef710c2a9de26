"""Eight sealed bids with 12 to spend, two rivals, and a bonus for the third painting."""

NAME, TARGET = "auction_house", "auction_house/auction.py:AuctionEnv"
CAUSES = ["constructor", "history", "counter"]
DEFECTS = [
    "seeding: reset does not set `paintings` back, so that the second episode differs from the"
    " first under the same seed, and the bonus comes once in the life of the environment"
]
SAYS = "reset forgets `paintings`; the truth is that of a first episode, as its docstring has it."
ARGUMENTS = {"n_rounds": 8, "budget": 12, "rivals": 2, "max_value": 6}
STARTS = [(1 / 6, (0, 12, value, 0)) for value in range(1, 7)]


def actions(state):
    return range(7)


def step(state, action):
    number, money, value, bought = state
    bid = min(action, money)
    wins = (min(bid, 6) / 6) ** 2  # both rivals bid below
    number += 1
    values = [(1.0, 0)] if number == 8 else [(1 / 6, v) for v in range(1, 7)]
    gain = float(value - bid + 4 * (bought + 1 == 3))
    out = []
    for p, v in values:
        out.append((p * wins, (number, money - bid, v, bought + 1), gain, number == 8))
        out.append((p * (1 - wins), (number, money, v, bought), 0.0, number == 8))
    return out


def seen(state):
    number, money, value, bought = state
    return {"round": number, "money": money, "value": value, "paintings": bought}


def truth(table):
    # the exact number of paintings matters up to the third only
    states = {(*s[:3], min(s[3], 3)) for s in table.order}
    ends = {(*s[:3], min(s[3], 3)) for s in table.ends}
    return {"states": len(states), "ends": len(ends), "best_return": table.solve()}


EPISODES, LIMIT = 3000, None


class Fresh:
    """Plays each episode in a new environment, which knows no episode before."""

    def __init__(self, load):
        self.make = lambda: load("auction_house.auction").AuctionEnv(**ARGUMENTS)

    def reset(self):
        self.env = self.make()
        return self.env.reset()

    def step(self, action):
        return self.env.step(action)


make = Fresh
