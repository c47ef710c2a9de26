import gymnasium as gym
import numpy as np
from gymnasium import spaces

try:
    import pandas as pd
except ImportError:  # only needed for load_csv
    pd = None
try:
    import matplotlib.pyplot as plt
except ImportError:
    plt = None

MAX_SHARES = 5


def load_csv(path):
    """Yahoo finance csv -> data frame"""
    df = pd.read_csv(path)
    df = df.sort_values("Date")
    return df


class TradingEnv(gym.Env):
    """Buy one share, sell one share or hold.

    df       : anything with a column "Close" (data frame or dict of lists)
    balance  : cash at the start
    fee      : flat fee per trade

    Trades happen at the close price of the current day, then the next day comes. The reward is the
    change of the net worth (cash + shares at the close of the day). Buying needs price + fee in
    cash and room for the share; a trade that cannot be done is ignored. The episode ends with
    the last day of the data.
    """

    metadata = {"render_modes": ["human"]}

    HOLD = 0
    BUY = 1
    SELL = 2

    def __init__(self, df, balance, fee=1.0):
        super().__init__()
        self.df = df
        self.prices = np.asarray(df["Close"], dtype=np.float64)
        self.initial_balance = balance
        self.fee = fee
        self.action_space = spaces.Discrete(3)
        self.observation_space = spaces.Box(low=0, high=np.inf, shape=(4,), dtype=np.float32)
        self.net_worths = []
        self.trades = []

    def _price(self):
        return self.prices[self.current_step]

    def _next_observation(self):
        return np.array(
            [
                self.current_step,
                self._price() / self.prices.max(),
                self.shares / MAX_SHARES,
                self.balance / self.initial_balance,
            ]
        )

    def _net_worth(self):
        return self.balance + self.shares * self._price()

    def reset(self, seed=None, options=None):
        super().reset(seed=seed)
        self.current_step = 0
        self.balance = float(self.initial_balance)
        self.shares = 0
        self.max_net_worth = self.balance
        self.net_worths = [self.balance]
        self.trades = []
        return self._next_observation(), {}

    def _take_action(self, action):
        price = self._price()
        if action == self.BUY and self.balance >= price + self.fee and self.shares < MAX_SHARES:
            self.balance -= price + self.fee
            self.shares += 1
            self.trades.append({"step": self.current_step, "type": "buy", "price": price})
        elif action == self.SELL and self.shares > 0:
            self.balance += price - self.fee
            self.shares -= 1
            self.trades.append({"step": self.current_step, "type": "sell", "price": price})

    def step(self, action):
        before = self._net_worth()
        self._take_action(action)
        self.current_step += 1
        after = self._net_worth()
        self.net_worths.append(after)
        self.max_net_worth = max(self.max_net_worth, after)

        reward = after - before
        done = self.current_step >= len(self.prices) - 1
        info = {"net_worth": after, "profit": after - self.initial_balance}
        return self._next_observation(), reward, done, False, info

    def render(self):
        print(
            f"Step: {self.current_step}  Price: {self._price():.2f}  Shares: {self.shares}  "
            f"Balance: {self.balance:.2f}  Net worth: {self._net_worth():.2f}"
        )

    def render_all(self):
        fig, ax = plt.subplots(2, 1, sharex=True)
        ax[0].plot(self.prices)
        for trade in self.trades:
            ax[0].scatter(trade["step"], trade["price"], c="g" if trade["type"] == "buy" else "r")
        ax[1].plot(self.net_worths)
        plt.show()
