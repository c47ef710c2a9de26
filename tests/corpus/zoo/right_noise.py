"""Right fisheries whose growth is random, written without the package."""

from corpus.zoo.right_fisheries import Fishery


class Weather(Fishery):
    """Four coins a year make the growth better or worse."""

    def __init__(self, r=0.3, K=1.0, s0=0.75, Tmax=100, order="growth_first", sigma=0.0):
        super().__init__(r, K, s0, Tmax, order)
        self.spread = round(sigma * 1000)

    def growth(self, stock):
        return super().growth(stock) + self.spread * stock * self.weather() // 1000

    def weather(self):
        return sum(self.np_random.integers(2, size=4).tolist()) - 2


class WeatherTable(Weather):
    """The distribution is written out, and drawn by one number."""

    def weather(self):
        return (-2, *4 * (-1,), *6 * (0,), *4 * (1,), 2)[self.np_random.integers(16)]
