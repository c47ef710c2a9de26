"""The fisheries of the zoo whose growth is random."""

from functools import partial

from corpus.zoo import right_noise
from corpus.zoo import wrong_noise as noise
from corpus.zoo.entry import Right, wrong

NOISY = {"reference": "Fishing", "arguments": {"sigma": 0.1}}
noisy = partial(wrong, **NOISY)
FIRST = "the weather of the first year"

WRONG = (
    noisy(noise.EvenWeather, "distribution", 1, FIRST),
    noisy(noise.TwoCoins, "distribution", 1, FIRST),
    noisy(noise.ThreeCoins, "distribution", 1, FIRST),
    noisy(noise.NeverBad, "distribution", 1, FIRST),
    noisy(noise.NormalWeather, "observation", 1, FIRST),
    noisy(noise.TakesTheVariance, "observation", 1, FIRST),
)

RIGHT = (
    Right("Weather", right_noise.Weather, "throws four coins", **NOISY),
    Right("WeatherTable", right_noise.WeatherTable, "draws from a table of the law", **NOISY),
    Right("Fishing-v0 with noise", "provengym/Fishing-v0", "the package's own", **NOISY),
)
