"""One share at a time at twelve known prices, with a fee of 1 and 60 in cash."""

NAME, TARGET = "trading_bot", "trading_bot/env.py:TradingEnv"
CAUSES = ["constructor", "library", "dtype", "history"]
DEFECTS = ["space: reset and step show float64 in a Box of float32"]
SAYS = "It needs data (its test has some); the arrays are float64; else deterministic and finite."
ARGUMENTS = {
    "df": {"Close": [20, 23, 19, 17, 22, 26, 25, 21, 24, 29, 27, 30]},
    "balance": 60,
}
PRICES = ARGUMENTS["df"]["Close"]
STARTS = [(1.0, (0, 0, 60))]


def actions(state):
    return (0, 1, 2)


def step(state, action):
    day, shares, cash = state
    price = PRICES[day]
    old = cash + shares * price
    if action == 1 and cash > price and shares < 5:
        cash, shares = cash - price - 1, shares + 1
    elif action == 2 and shares:
        cash, shares = cash + price - 1, shares - 1
    day += 1
    return [(1.0, (day, shares, cash), cash + shares * PRICES[day] - old, day == 11)]


def seen(state):
    day, shares, cash = state
    return day, PRICES[day] / 30, shares / 5, cash / 60


def truth(table):
    return {"best_return": table.solve()}


EPISODES, LIMIT = 1500, None


def make(load):
    return load("trading_bot.env").TradingEnv(**ARGUMENTS)
