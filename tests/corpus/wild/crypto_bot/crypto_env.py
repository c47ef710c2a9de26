import gym
from gym import spaces
import numpy as np

# Crypto trading with a simulated coin (geometric random walk).
# Written for my youtube series, part 3. See part 2 for the agent.

WINDOW = 4
FEE = 0.001
DRIFT = 0.001
VOLATILITY = 0.02
EPISODE_LENGTH = 100

FLAT = 0
LONG = 1


def simulate_return():
    """log return of the next bar"""
    return np.random.normal(DRIFT, VOLATILITY)


class Portfolio:
    def __init__(self, cash):
        self.start_cash = cash
        self.reset()

    def reset(self):
        self.value = self.start_cash
        self.position = FLAT
        self.n_trades = 0
        self.fees_paid = 0.0

    def switch_to(self, position):
        if position != self.position:
            fee = self.value * FEE
            self.value -= fee
            self.fees_paid += fee
            self.position = position
            self.n_trades += 1

    def update(self, log_return):
        if self.position == LONG:
            self.value *= np.exp(log_return)


class CryptoEnv(gym.Env):
    """
    Actions: 0 = all in cash, 1 = all in the coin
    Observation: the last 4 prices relative to the first price of the episode, and the position
    Reward: log return of the portfolio in this bar (after fees)
    """
    metadata = {'render.modes': ['human']}

    def __init__(self, cash=1000.0):
        super(CryptoEnv, self).__init__()
        self.portfolio = Portfolio(cash)
        self.action_space = spaces.Discrete(2)
        # normalized -> between 0 and 1
        self.observation_space = spaces.Box(low=0, high=1, shape=(WINDOW + 1,), dtype=np.float32)
        self.value_history = []
        self.best_value = 0

    def _next_observation(self):
        window = np.array(self.prices[-WINDOW:]) / self.prices[0]
        return np.append(window, self.portfolio.position).astype(np.float32)

    def reset(self):
        self.portfolio.reset()
        self.prices = [100.0] * WINDOW
        self.bar = 0
        self.value_history = [self.portfolio.value]
        return self._next_observation()

    def step(self, action):
        old_value = self.portfolio.value
        self.portfolio.switch_to(LONG if action == 1 else FLAT)

        r = simulate_return()
        self.prices.append(self.prices[-1] * np.exp(r))
        self.portfolio.update(r)

        self.bar += 1
        self.value_history.append(self.portfolio.value)
        self.best_value = max(self.best_value, self.portfolio.value)

        reward = np.log(self.portfolio.value / old_value)
        done = self.bar >= EPISODE_LENGTH
        info = {
            'value': self.portfolio.value,
            'trades': self.portfolio.n_trades,
            'fees': self.portfolio.fees_paid,
        }
        return self._next_observation(), float(reward), done, info

    def render(self, mode='human'):
        profit = self.portfolio.value - self.portfolio.start_cash
        print('bar %3d  price %8.2f  value %9.2f  profit %+.2f' % (
            self.bar, self.prices[-1], self.portfolio.value, profit))

    def close(self):
        self.value_history = []


def buy_and_hold(env):
    env.reset()
    done = False
    while not done:
        _, _, done, info = env.step(LONG)
    return info['value']


if __name__ == '__main__':
    env = CryptoEnv()
    values = [buy_and_hold(env) for _ in range(500)]
    print('buy and hold: %.2f +- %.2f' % (np.mean(values), np.std(values)))
    env.reset()
    done = False
    while not done:
        _, _, done, info = env.step(np.random.randint(2))
        env.render()
