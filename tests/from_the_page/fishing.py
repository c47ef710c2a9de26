"""Fishing as docs/fishing.md has it: exact fractions, and a distribution of the noise."""
# ruff: noqa: RUF001 (the pages have minus signs)

from fractions import Fraction
from math import floor

from from_the_page.sentences import Sentences

EVEN = "taken as the nearest whole number, the even one of two that are equally near"
DISCRETE = "action `k` is the quota `k K / 100`"
NORMALIZED_ACTION = "action `a` is the quota `(a + 1) K`"
NORMALIZED_STOCK = "`Box(-1, 1)`: `s / K − 1`"
BORDER = "An action outside its box is taken as the nearest number in the box."
HARVEST = (
    "From the stock `s` the harvest `h` is the quota, and if the stock is smaller, the whole stock."
)
WHOLE = 'With `order="growth_first"` the whole stock breeds, `y = s`'
ESCAPED = 'with `order="harvest_first"` only what the harvest left breeds, `y = s − h`'
GROWTH = "Growth is `r y (1 − y / K)`, rounded down to whole units."
DOWN = "rounding down is towards −∞ there, too"
PROBABLE = "with probabilities 1/16, 4/16, 6/16, 4/16 and 1/16"
INDEPENDENT = "independently in every step"
MULTIPLIES = "The noise multiplies the stock that breeds, not its growth."
APART = "The noise is rounded down to whole units, too, apart from the growth."
FLOOR = "A stock below 0 becomes 0"
CEILING = "a stock above `2 K` becomes `2 K`"
REWARD = "It is the harvest and not the quota."
UNIT = "The reward is the harvest, in the unit of `K`"
END = "a step terminates when no unit is left after it"
LIMIT = "a step truncates when at least `Tmax` steps were taken since the reset"
NOT_BOTH = "and it does not terminate"
WRITTEN = "`r` and `sigma` are read as the decimals that are written, 0.3 as 3/10"

SENTENCES = (
    EVEN,
    DISCRETE,
    NORMALIZED_ACTION,
    NORMALIZED_STOCK,
    BORDER,
    HARVEST,
    WHOLE,
    ESCAPED,
    GROWTH,
    DOWN,
    PROBABLE,
    INDEPENDENT,
    MULTIPLIES,
    APART,
    FLOOR,
    CEILING,
    REWARD,
    UNIT,
    END,
    LIMIT,
    NOT_BOTH,
    WRITTEN,
)

MILLION = 1_000_000
HALF = Fraction(1, 2)
DEVIATES = {
    -2: Fraction(1, 16),
    -1: Fraction(4, 16),
    0: Fraction(6, 16),
    1: Fraction(4, 16),
    2: Fraction(1, 16),
}


class Fishery:
    """A fishery whose actions have one of three forms: "discrete", "continuous", "normalized"."""

    def __init__(
        self,
        form,
        r=0.3,
        K=1.0,
        s0=0.75,
        Tmax=100,
        order="growth_first",
        sigma=0.0,
        negated=None,
    ):
        self.says = Sentences(SENTENCES, negated)
        self.form, self.K, self.Tmax, self.order = form, Fraction(K), Tmax, order
        self.r, self.sigma = self.rate(r), self.rate(sigma)
        self.start = self.units(s0)
        self.distribution = (
            DEVIATES if self.says(PROBABLE) else dict.fromkeys(DEVIATES, Fraction(1, 5))
        )

    def rate(self, value):
        """A rate as it is written."""
        return Fraction(str(value) if self.says(WRITTEN) else value)

    def units(self, amount):
        """An amount in whole units."""
        exact = Fraction(amount) * MILLION / self.K
        below, rest = floor(exact), exact - floor(exact)
        if rest == HALF:
            return below + (below % 2 if self.says(EVEN) else 1)
        return below + (rest > HALF)

    def given(self, value):
        """The units of `options["state"]`, which is in the form of an observation."""
        value = Fraction(float(value))
        return self.units((value + 1) * self.K if self.form == "normalized" else value)

    def quota(self, action):
        """The units of an action."""
        if self.form == "discrete":
            return self.units((action if self.says(DISCRETE) else action + 1) * self.K / 100)
        low, high = (-1, 1) if self.form == "normalized" else (0, 2 * self.K)
        amount = Fraction(float(action))
        if not low <= amount <= high:
            amount = min(max(amount, low), high) if self.says(BORDER) else Fraction(0)
        if self.form == "continuous":
            return self.units(amount)
        if self.says(NORMALIZED_ACTION):
            return self.units((amount + 1) * self.K)
        return self.units(abs(amount) * self.K)

    def amount(self, units):
        """An amount in the unit of K."""
        return units * self.K / MILLION

    def observe(self, units):
        """Return the observation of a stock."""
        if self.form == "normalized" and self.says(NORMALIZED_STOCK):
            return Fraction(units, MILLION) - 1
        return self.amount(units)

    def step(self, stock, action, taken):
        """Return what step `taken` can bring, as {(stock, reward, terminated, truncated): xis}."""
        quota = self.quota(action)
        harvest = min(quota, stock) if self.says(HARVEST) else quota
        first = self.order == "growth_first"
        if not self.says(WHOLE if first else ESCAPED):
            first = not first
        breeds = stock if first else stock - harvest
        found = {}
        for xi in self.distribution:
            growth = self.r * breeds * (1 - Fraction(breeds, MILLION))
            noise = self.sigma * xi * (breeds if self.says(MULTIPLIES) else growth)
            rest = stock - harvest + self.rounded(growth, noise)
            if self.says(FLOOR):
                rest = max(rest, 0)
            if self.says(CEILING):
                rest = min(rest, 2 * MILLION)
            paid = harvest if self.says(REWARD) else quota
            terminated = rest == 0 and self.says(END)
            limit = self.Tmax if self.says(LIMIT) else self.Tmax + 1
            truncated = taken >= limit and not (terminated and self.says(NOT_BOTH))
            reward = self.amount(paid) if self.says(UNIT) else Fraction(paid, MILLION)
            found.setdefault((rest, reward, terminated, truncated), []).append(xi)
        return found

    def rounded(self, growth, noise):
        """Growth and noise in whole units."""
        if not self.says(GROWTH):
            return -floor(-growth) + floor(noise)
        if not self.says(APART):
            return floor(growth + noise)
        if not self.says(DOWN) and growth < 0:
            return -floor(-growth) + floor(noise)
        return floor(growth) + floor(noise)

    def pairs(self):
        """The distribution of the deviates of two steps."""
        if not self.says(INDEPENDENT):
            return {(xi, xi): p for xi, p in self.distribution.items()}
        return {
            (xi, eta): p * q
            for xi, p in self.distribution.items()
            for eta, q in self.distribution.items()
        }
