from trading_bot.env import TradingEnv

CLOSE = [20, 23, 19, 17, 22, 26, 25, 21, 24, 29, 27, 30]


def make_env():
    return TradingEnv({"Close": CLOSE}, balance=60)


def test_reset():
    env = make_env()
    obs, _ = env.reset()
    assert obs[2] == 0
    assert obs[3] == 1


def test_buy_costs_the_fee():
    env = make_env()
    env.reset()
    env.step(TradingEnv.BUY)
    assert env.balance == 60 - 20 - 1
    assert env.shares == 1
