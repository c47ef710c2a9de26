"""Wrong fisheries, in the shapes that real bugs had: `kind` is the class of the finding, and
`steps` the fewest steps that show it."""

import numpy as np

from conform.right_fisheries import UNITS, Fishery


class RewardsTheNextStock(Fishery):
    """The reward is taken of the stock after the step: min(a, s')."""

    kind, steps = "reward", 1

    def reward(self, harvest, before):
        return min(harvest, self.stock) / UNITS * self.K


class HarvestsWhatIsNotThere(Fishery):
    """A quota above the stock is paid in full."""

    kind, steps = "reward", 1

    def harvest(self, quota):
        return quota


class HarvestsWhatHasGrown(Fishery):
    """The whole stock and its growth may be harvested."""

    kind, steps = "reward", 1

    def harvest(self, quota):
        return min(quota, self.stock + self.growth(self.stock))


class SwapsTheOrder(Fishery):
    """Growth and harvest change places."""

    kind, steps = "transition", 1

    def __init__(self, r=0.3, K=1.0, s0=0.75, Tmax=100, order="growth_first"):
        other = {"growth_first": "harvest_first", "harvest_first": "growth_first"}[order]
        super().__init__(r, K, s0, Tmax, other)


class IsNotKeptAboveZero(Fishery):
    """What grows less than it shrinks goes below zero, out of the box."""

    kind, steps = "space", 1

    def kept(self, stock):
        return stock


class OneYearMore(Fishery):
    """Years are counted up and compared by >: one step more than the limit."""

    kind, steps = "truncated", 2

    def ends(self):
        extinct = self.stock == 0
        return extinct, self.years > self.Tmax and not extinct


class OneYearLess(Fishery):
    """Years begin at 1."""

    kind, steps = "truncated", 1

    def reset(self, *, seed=None, options=None):
        observation, info = super().reset(seed=seed)
        self.years = 1
        return observation, info


class EndsForGood(Fishery):
    """The time limit terminates, as one flag for both ends did."""

    kind, steps = "terminated", 2

    def ends(self):
        terminated, truncated = super().ends()
        return terminated or truncated, False


class NeverEnds(Fishery):
    """Extinction is not reported."""

    kind, steps = "terminated", 1

    def ends(self):
        return False, self.years >= self.Tmax


class RoundsUp(Fishery):
    """Growth is rounded up to units; quotas of hundredths alone show it at the second step."""

    kind, steps = "observation", 2

    def growth(self, stock):
        return -(-self.rate * stock * (UNITS - stock) // (1000 * UNITS))


class HundredQuotas(Fishery):
    """Actions are percents of the largest quota."""

    kind, steps = "reward", 1

    def quota(self, action):
        return 2 * super().quota(action)


class ForgetsTheStart(Fishery):
    """A reset leaves the stock of the last episode."""

    kind, steps = "seeding", 0
    stock = None

    def reset(self, *, seed=None, options=None):
        left = self.stock
        super().reset(seed=seed)
        self.stock = self.stock if left is None else left
        return self.show(), {}


class ShowsDouble(Fishery):
    """An array of float64 in a box of float32."""

    kind, steps = "space", 0

    def show(self):
        return super().show().astype(np.float64)


class OldStep(Fishery):
    """Four values, as before Gymnasium."""

    kind, steps = "api", 1

    def step(self, action):
        observation, reward, terminated, truncated, info = super().step(action)
        return observation, reward, terminated or truncated, info


WRONG = (
    RewardsTheNextStock,
    HarvestsWhatIsNotThere,
    HarvestsWhatHasGrown,
    SwapsTheOrder,
    IsNotKeptAboveZero,
    OneYearMore,
    OneYearLess,
    EndsForGood,
    NeverEnds,
    RoundsUp,
    HundredQuotas,
    ForgetsTheStart,
    ShowsDouble,
    OldStep,
)
