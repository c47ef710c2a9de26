"""Right fisheries, written without the package, in the forms that targets come in."""

import gymnasium
import numpy as np
from gymnasium import spaces

UNITS = 10**6


class Fishery(gymnasium.Env):
    """Whole numbers of units in plain Python, with quotas in hundredths of the capacity."""

    def __init__(self, r=0.3, K=1.0, s0=0.75, Tmax=100, order="growth_first"):
        self.rate, self.K, self.s0, self.Tmax, self.order = round(r * 1000), K, s0, Tmax, order
        self.action_space = spaces.Discrete(201)
        self.observation_space = spaces.Box(0, 2 * K, (1,), np.float32)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.stock, self.years = round(self.s0 / self.K * UNITS), 0
        return self.show(), {}

    def step(self, action):
        quota, before = self.quota(action), self.stock
        harvest = self.harvest(quota)
        breeding = before if self.order == "growth_first" else before - harvest
        self.stock = self.kept(before + self.growth(breeding) - harvest)
        self.years += 1
        return self.show(), self.reward(harvest, before), *self.ends(), {}

    def quota(self, action):
        return 10_000 * int(action)

    def harvest(self, quota):
        return min(quota, self.stock)

    def growth(self, stock):
        return self.rate * stock * (UNITS - stock) // (1000 * UNITS)

    def kept(self, stock):
        return min(max(stock, 0), 2 * UNITS)

    def reward(self, harvest, before):
        return harvest / UNITS * self.K

    def ends(self):
        extinct = self.stock == 0
        return extinct, self.years >= self.Tmax and not extinct

    def show(self):
        return np.array([self.stock / UNITS * self.K], np.float32)


class Fixed(Fishery):
    """Takes no parameters."""

    def __init__(self):
        super().__init__()


class Normalized(Fishery):
    """Observations and actions in [-1, 1]."""

    def __init__(self, r=0.3, K=1.0, s0=0.75, Tmax=100, order="growth_first"):
        super().__init__(r, K, s0, Tmax, order)
        self.action_space = self.observation_space = spaces.Box(-1, 1, (1,), np.float32)

    def quota(self, action):
        return round((float(action[0]) + 1) * UNITS)

    def show(self):
        return np.array([self.stock / UNITS - 1], np.float32)


class Wide(Fishery):
    """Numbers of float64 without a shape, in a box that is wider than need be."""

    def __init__(self, order="growth_first", Tmax=100):
        super().__init__(order=order, Tmax=Tmax)
        self.observation_space = spaces.Box(0, np.inf, (), np.float64)
        self.action_space = spaces.Box(0, 2, (1,), np.float64)

    def quota(self, action):
        return round(float(action[0]) * UNITS)

    def show(self):
        return np.array(self.stock / UNITS)


RIGHT = (Fishery, Fixed, Normalized, Wide)
