"""A fishery in normalized numbers: stock and quotas are shown as numbers from -1 to 1.

Written from the text of the task alone.
"""

import math
from fractions import Fraction

import gymnasium
import numpy as np
from gymnasium import spaces

CAPACITY = 1_000_000  # the units that K are
MAXIMUM = 2 * CAPACITY
MAX_DENOMINATOR = 1_000_000


class Environment(gymnasium.Env):
    """A stock of fish in whole units, shown as a number from -1 to 1, as the quotas are."""

    def __init__(
        self,
        r: float = 0.3,
        K: float = 1.0,
        s0: float = 0.75,
        Tmax: int = 100,
        order: str = "growth_first",
        sigma: float = 0.0,
    ):
        self.r = Fraction(float(r)).limit_denominator(MAX_DENOMINATOR)
        self.K = Fraction(float(K))
        self.sigma = Fraction(float(sigma)).limit_denominator(MAX_DENOMINATOR)
        self.Tmax = int(Tmax)
        self.order = order
        self.initial_stock = self.to_units(float(s0))
        self.action_space = spaces.Box(-1.0, 1.0, (1,), np.float32)
        self.observation_space = spaces.Box(-1.0, 1.0, (1,), np.float32)
        self.stock = self.initial_stock
        self.steps = 0

    def reset(self, *, seed: int | None = None, options: dict | None = None):
        """Begin with the stock of the start."""
        super().reset(seed=seed)
        self.stock = self.initial_stock
        self.steps = 0
        return self.observe(), {}

    def step(self, action):
        """Harvest, and let the stock breed."""
        self.steps += 1
        harvest = min(self.quota(action), self.stock)
        if self.order == "growth_first":
            breeding = self.stock
        else:
            breeding = self.stock - harvest
        growth = math.floor(self.r * breeding * (1 - Fraction(breeding, CAPACITY)))
        noise = math.floor(self.sigma * self.draw_xi() * breeding)
        self.stock = min(max(self.stock - harvest + growth + noise, 0), MAXIMUM)

        reward = float(self.to_amount(harvest))
        terminated = self.stock == 0
        truncated = self.steps >= self.Tmax and not terminated
        return self.observe(), reward, terminated, truncated, {}

    def quota(self, action) -> int:
        """Return the quota of an action in units."""
        return round((Fraction(float(action[0])) + 1) * CAPACITY)

    def to_units(self, amount: float) -> int:
        """Return the whole number of units that is nearest to an amount."""
        return round(CAPACITY * Fraction(amount) / self.K)

    def to_amount(self, units: int) -> Fraction:
        """Return the amount of a number of units."""
        return Fraction(units, CAPACITY) * self.K

    def draw_xi(self) -> int:
        """Draw -2, -1, 0, 1 or 2 with 1, 4, 6, 4 and 1 sixteenths."""
        number = int(self.np_random.integers(16))
        if number < 1:
            return -2
        if number < 5:
            return -1
        if number < 11:
            return 0
        if number < 15:
            return 1
        return 2

    def observe(self) -> np.ndarray:
        """Return the stock as a number from -1 to 1."""
        return np.array([float(Fraction(self.stock, CAPACITY) - 1)], dtype=np.float32)
