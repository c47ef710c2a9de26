"""Fishing a second time: integers, from its definition, sharing nothing with the package."""

CAPACITY = 10**6
WORD = 2**32 - 1


class Fishery:
    """One stock in units; a rate is a pair of numerator and denominator."""

    def __init__(self, r, sigma, harvest_first, start):
        self.r, self.sigma, self.harvest_first, self.start = r, sigma, harvest_first, start

    def __repr__(self):
        return f"Fishery({self.r}, {self.sigma}, {self.harvest_first}, {self.start})"

    def params(self):
        """Return the parameters of the kernel."""
        return {
            "growth_num": self.r[0],
            "growth_den": self.r[1],
            "noise_num": self.sigma[0],
            "noise_den": self.sigma[1],
            "order": int(self.harvest_first),
            "start": self.start,
        }

    def step(self, stock, quota, noise):
        """Return the next stock, the harvest and whether the stock is extinct."""
        stock = min(stock, 2 * CAPACITY)
        harvest = min(quota, stock)
        breeding = stock - harvest if self.harvest_first else stock
        growth = self.r[0] * breeding * (CAPACITY - breeding) // (self.r[1] * CAPACITY)
        deviate = bin(noise >> 60).count("1") - 2
        shock = breeding * self.sigma[0] * deviate // self.sigma[1]
        after = min(max(stock - harvest + growth + shock, 0), 2 * CAPACITY)
        return after, harvest, after == 0
