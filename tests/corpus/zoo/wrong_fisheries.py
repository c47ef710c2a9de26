"""Fisheries with one mistake each, as real environments had them."""

import numpy as np

from corpus.zoo.right_fisheries import UNITS, Fishery


class RewardsTheNextStock(Fishery):
    """The reward is taken of the stock after the step: min(a, s')."""

    def reward(self, harvest, before):
        return min(harvest, self.stock) / UNITS * self.K


class HarvestsWhatIsNotThere(Fishery):
    """A quota above the stock is paid in full."""

    def harvest(self, quota):
        return quota


class HarvestsWhatHasGrown(Fishery):
    """The whole stock and its growth may be harvested."""

    def harvest(self, quota):
        return min(quota, self.stock + self.growth(self.stock))


class SwapsTheOrder(Fishery):
    """Growth and harvest change places."""

    def __init__(self, r=0.3, K=1.0, s0=0.75, Tmax=100, order="growth_first"):
        other = {"growth_first": "harvest_first", "harvest_first": "growth_first"}[order]
        super().__init__(r, K, s0, Tmax, other)


class IsNotKeptAboveZero(Fishery):
    """A stock that grows less than it shrinks goes below zero, out of the box."""

    def kept(self, stock):
        return stock


class OneYearMore(Fishery):
    """Years are counted up and compared by >: one step more than the limit."""

    def ends(self):
        extinct = self.stock == 0
        return extinct, self.years > self.Tmax and not extinct


class OneYearLess(Fishery):
    """Years begin at 1."""

    def reset(self, *, seed=None, options=None):
        observation, info = super().reset(seed=seed)
        self.years = 1
        return observation, info


class EndsForGood(Fishery):
    """The time limit terminates, as one flag for both ends did."""

    def ends(self):
        terminated, truncated = super().ends()
        return terminated or truncated, False


class LivesOn(Fishery):
    """Extinction is not reported."""

    def ends(self):
        return False, self.years >= self.Tmax


class RoundsUp(Fishery):
    """Growth is rounded up to units; quotas of hundredths alone show it at the second step."""

    def growth(self, stock):
        return -(-self.rate * stock * (UNITS - stock) // (1000 * UNITS))


class HundredQuotas(Fishery):
    """Actions are percents of the largest quota."""

    def quota(self, action):
        return 2 * super().quota(action)


class ForgetsTheStart(Fishery):
    """A reset leaves the stock of the last episode."""

    stock = None

    def reset(self, *, seed=None, options=None):
        left = self.stock
        super().reset(seed=seed)
        self.stock = self.stock if left is None else left
        return self.show(), {}


class ShowsDouble(Fishery):
    """An array of float64 in a box of float32."""

    def show(self):
        return super().show().astype(np.float64)


class OldStep(Fishery):
    """Four values, as before Gymnasium."""

    def step(self, action):
        observation, reward, terminated, truncated, info = super().step(action)
        return observation, reward, terminated or truncated, info


class Overflows(Fishery):
    """Growth is computed in 32 bits, which hold 2,147 units squared of a million."""

    def growth(self, stock):
        product = (self.rate * stock * (UNITS - stock) + 2**31) % 2**32 - 2**31
        return product // (1000 * UNITS)


class HasOneCapacity(Fishery):
    """Shows the stock as if the capacity were 1, whatever the parameter says."""

    def show(self):
        return np.array([self.stock / UNITS], np.float32)


class ForgivesTheLastYear(Fishery):
    """Extinction in the last year is the time limit's end alone."""

    def ends(self):
        late = self.years >= self.Tmax
        return self.stock == 0 and not late, late


class KeepsItsYears(Fishery):
    """The years go on over the resets, so that later episodes are shorter."""

    years = 0

    def reset(self, *, seed=None, options=None):
        years = self.years
        answer = super().reset(seed=seed)
        self.years = years
        return answer
