"""Stocks, queues and bandits: random demand, random rewards, and tasks without an end."""

from fractions import Fraction

import gymnasium
import numpy as np
from gymnasium import spaces

from provengym.conformance import Reference

ROOM, DAYS = 3, 4
DEMAND = (Fraction(1, 3), Fraction(1, 3), Fraction(1, 3))


def shop():
    """One orders up to two, as long as three fit; then nobody, one or two come and buy, each with
    probability 1/3.  A sale earns 3, an order costs 1; who finds nothing is lost.  Four days; shown
    are the stock and the day."""

    def step(state, action):
        stock, day = state
        bought = min(action, ROOM - stock)

        def sold(demand):
            sales = min(demand, stock + bought)
            return (stock + bought - sales, day + 1), 3 * sales - bought, False, day + 1 == DAYS

        return [(chance, *sold(demand)) for demand, chance in enumerate(DEMAND)]

    return Reference(name="Shop", actions=("0", "1", "2"), start=(1, 0), step=step)


class Shop(gymnasium.Env):
    """Operations research: whole numbers, a limit inside."""

    odds = (1 / 3, 1 / 3, 1 / 3)

    def __init__(self):
        self.action_space = spaces.Discrete(3)
        self.observation_space = spaces.MultiDiscrete([ROOM + 1, DAYS + 1])

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.stock, self.day, self.owed = 1, 0, 0
        return self.seen(), {}

    def step(self, action):
        bought = min(int(action), ROOM - self.stock)
        self.stock += bought
        demand = int(self.np_random.choice(3, p=self.odds))
        sales = min(demand, self.stock)
        self.stock -= sales
        self.day += 1
        return self.seen(), self.paid(3 * sales - bought), False, self.day == DAYS, {"lost": demand}

    def paid(self, profit):
        return profit

    def seen(self):
        return np.array([self.stock, self.day])


class ShopPaidTomorrow(Shop):
    """The profit of a day is the reward of the next."""

    def paid(self, profit):
        profit, self.owed = self.owed, profit
        return profit


class ShopWithFewCustomers(Shop):
    """Two customers come on three days of ten, and nobody on four."""

    odds = (0.4, 0.3, 0.3)


def bandit():
    """Three arms pay 1 with probabilities 1/4, 1/2 and 3/4, else 0; an episode is one pull."""

    def step(state, action):
        chance = Fraction(action + 1, 4)
        return [(chance, 0, 1, True), (1 - chance, 0, 0, True)]

    return Reference(name="Bandit", actions=("a", "b", "c"), start=0, step=step)


class Bandit(gymnasium.Env):
    """Rewards of NumPy's numbers."""

    odds = (0.25, 0.5, 0.75)

    def __init__(self):
        self.action_space, self.observation_space = spaces.Discrete(3), spaces.Discrete(1)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        return np.int64(0), {}

    def step(self, action):
        reward = np.float32(self.np_random.random() < self.odds[action])
        return np.int64(0), reward, np.True_, np.False_, {"regret": 0.75 - self.odds[action]}


class BanditWithAPoorArm(Bandit):
    """The last arm pays in three pulls of five."""

    odds = (0.25, 0.5, 0.6)


class BanditWithADeadArm(Bandit):
    """The first arm never pays."""

    odds = (0.0, 0.5, 0.75)


SERVERS = 2


def queue():
    """Customers come without an end, half of them worth 1 and half 4, to two servers; each busy one
    becomes free with probability 1/4, whether one is accepted or sent away before.

    Accepting pays what the customer is worth if a server is free.  Shown: free servers, customer.
    """

    def step(state, action):
        free, worth = state
        accepted = action == 1 and free > 0
        free -= accepted
        busy = SERVERS - free
        quarter, rest = Fraction(1, 4), Fraction(3, 4)
        becoming = {
            0: {0: Fraction(1)},
            1: {0: rest, 1: quarter},
            2: {0: rest**2, 1: 2 * rest * quarter, 2: quarter**2},
        }[busy]
        return [
            (chance / 2, (free + more, coming), (1, 4)[worth] * accepted, False)
            for more, chance in becoming.items()
            for coming in (0, 1)
        ]

    half = Fraction(1, 2)
    return Reference(
        name="Queue",
        actions=("reject", "accept"),
        start={(SERVERS, 0): half, (SERVERS, 1): half},
        step=step,
    )


class Queue(gymnasium.Env):
    """A continuing task, in a Tuple."""

    free_again = 0.25

    def __init__(self):
        self.action_space = spaces.Discrete(2)
        self.observation_space = spaces.Tuple((spaces.Discrete(SERVERS + 1), spaces.Discrete(2)))

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.free = SERVERS
        return self.next_customer(), {}

    def step(self, action):
        reward = 0
        if action == 1 and self.free:
            self.free -= 1
            reward = (1, 4)[self.customer]
        self.free += self.np_random.binomial(SERVERS - self.free, self.free_again)
        return self.next_customer(), float(reward), False, False, {}

    def next_customer(self):
        self.customer = int(self.np_random.integers(2))
        return self.free, self.customer


class QueueOfSlowServers(Queue):
    """A busy server becomes free with probability 1/8."""

    free_again = 1 / 8


class QueueThatEnds(Queue):
    """The episode is truncated after a hundred customers, though the task has no end."""

    def reset(self, *, seed=None, options=None):
        self.time = 0
        return super().reset(seed=seed)

    def step(self, action):
        self.time += 1
        observation, reward, terminated, _, info = super().step(action)
        return observation, reward, terminated, self.time >= 100, info
