"""A fishery whose stock and quotas are shown as numbers from -1 to 1.

Written from the text of the task alone.
"""

from fractions import Fraction

import gymnasium as gym
import numpy as np

UNITS = 1_000_000  # the carrying capacity in units
MAX_STOCK = 2 * UNITS
# The noise factors, each as often as its probability has sixteenths.
XI = np.repeat(np.array([-2, -1, 0, 1, 2]), [1, 4, 6, 4, 1])


class Environment(gym.Env):
    """A stock of fish in whole units, harvested by normalized quotas."""

    def __init__(self, *, r=0.3, K=1.0, s0=0.75, Tmax=100, order="growth_first", sigma=0.0):
        if order not in ("growth_first", "harvest_first"):
            raise ValueError(f"unknown order: {order!r}")
        capacity = Fraction(float(K))
        self._rate = Fraction(float(r)).limit_denominator(UNITS)
        self._sigma = Fraction(float(sigma)).limit_denominator(UNITS)
        self._unit = capacity / UNITS  # the amount that one unit is
        self._first_stock = round(Fraction(float(s0)) / self._unit)
        self._max_steps = Tmax
        self._growth_first = order == "growth_first"
        self.action_space = gym.spaces.Box(-1, 1, (1,), np.float32)
        self.observation_space = gym.spaces.Box(-1, 1, (1,), np.float32)
        self._stock = self._first_stock
        self._steps = 0

    def _amount(self, units):
        return float(units * self._unit)

    def _observation(self):
        return np.array([(self._stock - UNITS) / UNITS], dtype=np.float32)

    def _growth(self, breeders):
        """The growth of so many units, rounded down."""
        product = self._rate.numerator * breeders * (UNITS - breeders)
        return product // (self._rate.denominator * UNITS)

    def _noise(self, breeders):
        """The noise for so many units, drawn and rounded down."""
        xi = int(XI[self.np_random.integers(len(XI))])
        return self._sigma.numerator * xi * breeders // self._sigma.denominator

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self._stock = self._first_stock
        self._steps = 0
        return self._observation(), {}

    def step(self, action):
        harvest = min(round((Fraction(float(action[0])) + 1) * UNITS), self._stock)
        left = self._stock - harvest
        breeders = self._stock if self._growth_first else left
        stock = left + self._growth(breeders) + self._noise(breeders)
        self._stock = min(max(stock, 0), MAX_STOCK)
        self._steps += 1
        terminated = self._stock == 0
        truncated = not terminated and self._steps >= self._max_steps
        return self._observation(), self._amount(harvest), terminated, truncated, {}
