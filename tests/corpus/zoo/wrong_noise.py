"""Fisheries whose growth is random in a wrong way."""

from corpus.zoo.right_noise import Weather


class EvenWeather(Weather):
    """The five kinds of weather are equally likely."""

    def weather(self):
        return int(self.np_random.integers(-2, 3))


class TwoCoins(Weather):
    """Two coins count twice: the mean is right, and the weather is never a little better."""

    def weather(self):
        return 2 * sum(self.np_random.integers(2, size=2).tolist()) - 2


class ThreeCoins(Weather):
    """One of three coins counts twice: all that can happen does, and the mean is right."""

    def weather(self):
        one, another, twice = self.np_random.integers(2, size=3).tolist()
        return one + another + 2 * twice - 2


class NeverBad(Weather):
    """The weather loses its sign."""

    def weather(self):
        return abs(super().weather())


class NormalWeather(Weather):
    """The weather is normally distributed, where the reference's is binomial."""

    def growth(self, stock):
        change = self.spread * stock * self.np_random.normal() / 1000
        return super(Weather, self).growth(stock) + round(change)


class TakesTheVariance(Weather):
    """The standard deviation is taken for the variance."""

    def __init__(self, r=0.3, K=1.0, s0=0.75, Tmax=100, order="growth_first", sigma=0.0):
        super().__init__(r, K, s0, Tmax, order, sigma**0.5)
