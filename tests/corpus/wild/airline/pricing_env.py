import gym
import numpy as np
from gym import spaces


class PricingEnv(gym.Env):
    """
    Dynamic pricing of one flight.

    Every day the airline picks a fare. The number of people who want to buy at that fare is
    Poisson with the mean of that fare (times `rush` in the last `rush_days` days). Each of them
    buys one seat while there are seats. The flight leaves after `days` days or is sold out.

    seats:  number of seats at the beginning
    days:   selling days
    fares:  list of fares
    demand: list of mean demands, as long as fares
    """

    metadata = {"render.modes": ["human"]}

    def __init__(self, seats, days, fares, demand, rush=1.5, rush_days=5):
        assert len(fares) == len(demand)
        self.seats = seats
        self.days = days
        self.fares = fares
        self.demand = demand
        self.rush = rush
        self.rush_days = rush_days

        self.action_space = spaces.Discrete(len(fares))
        self.observation_space = spaces.Box(
            low=np.array([0, 0]), high=np.array([seats, days]), dtype=np.int32
        )

        self.revenue = 0
        self.sales = []

    def seed(self, seed=None):
        np.random.seed(seed)
        return [seed]

    def reset(self):
        self.seats_left = self.seats
        self.days_left = self.days
        self.revenue = 0
        self.sales = []
        return self._observation()

    def _observation(self):
        return np.array([self.seats_left, self.days_left], dtype=np.int32)

    def _mean_demand(self, fare_index):
        mean = self.demand[fare_index]
        if self.days_left <= self.rush_days:
            mean = mean * self.rush
        return mean

    def step(self, action):
        customers = np.random.poisson(self._mean_demand(action))
        sold = min(customers, self.seats_left)
        fare = self.fares[action]

        self.seats_left -= sold
        self.days_left -= 1
        self.revenue += sold * fare
        self.sales.append((fare, sold, customers))

        reward = float(sold * fare)
        done = self.days_left == 0 or self.seats_left == 0
        if done and self.seats_left == self.seats:
            # an empty plane still burns fuel
            reward -= 100.0
        return self._observation(), reward, done, {"customers": customers}

    def render(self, mode="human"):
        sold = self.seats - self.seats_left
        print(
            "%2d days left  [%s%s]  revenue %d"
            % (self.days_left, "x" * sold, "_" * self.seats_left, self.revenue)
        )

    def load_factor(self):
        return 1.0 - self.seats_left / float(self.seats)
