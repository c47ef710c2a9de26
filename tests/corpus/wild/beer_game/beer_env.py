import gym
import numpy as np
from gym import spaces
from gym.utils import seeding

"""
The beer game, cut down to two stations: RETAILER and WHOLESALER.

The agent is the wholesaler and orders at the brewery. The retailer is a robot.

A week:
  1. Beer arrives. The brewery always delivers, after 3 weeks. The truck from the
     wholesaler to the retailer takes 2 weeks.
     What is over WAREHOUSE at the wholesaler goes back to the brewery and costs RETURN each.
  2. Customers come to the retailer (0..4 crates). What cannot be served now is backlog, but with a
     backlog of MAX_BACKLOG the others go to the supermarket (costs LOST each).
  3. The retailer orders: up to BASE_STOCK minus what he has, what is on the trucks and what the
     wholesaler owes him; at least 0, at most 4.
  4. The wholesaler ships what he owes, at most TRUCK crates, if he has them.
  5. The wholesaler's own order (the action) goes to the brewery.

Costs: HOLD per crate on stock (both stations), BACK per crate of backlog (at the retailer) or
owed (by the wholesaler).
"""

LEAD_TRUCK = 2
LEAD_BREWERY = 3
BASE_STOCK = 10
TRUCK = 4
WAREHOUSE = 14
MAX_BACKLOG = 8
DEMAND_PROBS = [0.15, 0.3, 0.25, 0.2, 0.1]
HOLD, BACK, LOST, RETURN = 0.5, 1.0, 4.0, 1.0
WEEKS = 40


class Pipeline(object):
    """first in first out"""

    def __init__(self, lead, fill):
        self.items = [fill] * lead

    def arrive(self):
        return self.items.pop(0)

    def send(self, n):
        self.items.append(n)

    def total(self):
        return sum(self.items)


class BeerGameEnv(gym.Env):

    metadata = {'render.modes': ['human']}

    def __init__(self):
        self.action_space = spaces.Discrete(5)
        self.observation_space = spaces.Box(low=-20, high=20, shape=(8,), dtype=np.int64)
        self.cost_history = []
        self.seed()

    def seed(self, seed=None):
        self.np_random, seed = seeding.np_random(seed)
        return [seed]

    def reset(self):
        self.retail = 4        # negative: backlog
        self.stock = 4
        self.owed = 0
        self.truck = Pipeline(LEAD_TRUCK, 1)
        self.brewery = Pipeline(LEAD_BREWERY, 1)
        self.week = 0
        self.cost_history = []
        return self.observe()

    def observe(self):
        return np.array([self.retail, self.stock, self.owed] + self.truck.items + self.brewery.items)

    def step(self, action):
        # 1
        self.retail += self.truck.arrive()
        self.stock += self.brewery.arrive()
        returned = max(0, self.stock - WAREHOUSE)
        self.stock -= returned

        # 2
        demand = self.np_random.choice(5, p=DEMAND_PROBS)
        self.retail -= int(demand)
        lost = max(0, -self.retail - MAX_BACKLOG)
        self.retail += lost

        # 3
        position = self.retail + self.truck.total() + self.owed
        order = int(np.clip(BASE_STOCK - position, 0, 4))
        self.owed += order

        # 4
        shipped = min(self.owed, self.stock, TRUCK)
        self.owed -= shipped
        self.stock -= shipped
        self.truck.send(shipped)

        # 5
        self.brewery.send(int(action))

        cost = HOLD * (max(self.retail, 0) + self.stock)
        cost += BACK * (max(-self.retail, 0) + self.owed)
        cost += LOST * lost + RETURN * returned
        self.cost_history.append(cost)
        self.week += 1
        done = self.week >= WEEKS
        info = {'demand': int(demand), 'retailer_order': order, 'shipped': shipped}
        return self.observe(), -cost, done, info

    def render(self, mode='human'):
        print('week %2d | brewery >%s> | stock %2d owes %d | >%s> retailer %3d' % (
            self.week, self.brewery.items, self.stock, self.owed, self.truck.items, self.retail))


if __name__ == '__main__':
    env = BeerGameEnv()
    for level in range(4, 18):
        total = 0.0
        for episode in range(100):
            env.seed(episode)
            obs, done = env.reset(), False
            while not done:
                position = env.stock - env.owed + env.brewery.total()
                obs, r, done, info = env.step(int(np.clip(level - position, 0, 4)))
                total += r
        print('base stock %d: %.2f' % (level, total / 100))
