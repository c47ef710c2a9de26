"""FishingContinuous as a careless programmer might write it.

Its mistake: the reward is the quota and not the harvest.
Written by who wrote the text, for the baseline.
"""

from fractions import Fraction
from math import floor

import gymnasium
import numpy as np
from gymnasium import spaces

UNITS = 1_000_000
CHANCES = (1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16)


class Environment(gymnasium.Env):
    """A fishery that counts its fish in whole units."""

    def __init__(self, r=0.3, K=1.0, s0=0.75, Tmax=100, order="growth_first", sigma=0.0):
        self.K, self.Tmax, self.order = K, Tmax, order
        self.r = Fraction(r).limit_denominator(1_000_000)
        self.sigma = Fraction(sigma).limit_denominator(1_000_000)
        self.start = self.units(s0)
        self.action_space = spaces.Box(0, 2 * K, (1,), np.float32)
        self.observation_space = spaces.Box(0, 2 * K, (1,), np.float32)

    def units(self, amount):
        return round(Fraction(amount) * UNITS / Fraction(self.K))

    def amount(self, units):
        return units / UNITS * self.K

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.stock, self.steps = self.start, 0
        return self.observation(), {}

    def step(self, action):
        self.steps += 1
        quota = self.units(float(action[0]))
        harvest = min(quota, self.stock)
        breeds = self.stock if self.order == "growth_first" else self.stock - harvest
        growth = floor(self.r * breeds * (1 - Fraction(breeds, UNITS)))
        noise = floor(self.sigma * int(self.np_random.choice(5, p=CHANCES) - 2) * breeds)
        self.stock = min(max(self.stock - harvest + growth + noise, 0), 2 * UNITS)
        gone = self.stock == 0
        truncated = self.steps >= self.Tmax and not gone
        return self.observation(), self.amount(quota), gone, truncated, {}

    def observation(self):
        return np.array([self.amount(self.stock)], dtype=np.float32)
