"""Two stations of the beer game: two weeks by truck, three from the brewery, 40 weeks."""

NAME, TARGET = "beer_game", "beer_game/beer_env.py:BeerGameEnv"
CAUSES = ["old_gym", "large", "history", "counter"]
DEFECTS = []
SAYS = "Right and large: an old Gym class with a seed method; 40 steps."
STARTS = [(1.0, (4, 4, 0, 1, 1, 1, 1, 1))]
LAW = (0.15, 0.3, 0.25, 0.2, 0.1)


def actions(state):
    return range(5)


def step(state, action):
    shop, stock, owed, t1, t2, b1, b2, b3 = state
    stock += b1
    cost0 = float(max(0, stock - 14))
    stock, out = min(stock, 14), []
    for demand, p in enumerate(LAW):
        left = shop + t1 - demand
        cost = cost0 + 4 * max(0, -8 - left)
        left = max(-8, left)
        due = owed + min(4, max(0, 10 - left - t2 - owed))
        sent = min(due, stock, 4)
        cost += abs(left) * (0.5 if left > 0 else 1) + (stock - sent) / 2 + due - sent
        out.append((p, (left, stock - sent, due - sent, t2, sent, b2, b3, action), -cost, False))
    return out


def seen(state):
    return state


def truth(table):
    return {"best_return": table.solve(horizon=40), "horizon": 40, "limit": 40}


EPISODES, LIMIT = 400, 40
