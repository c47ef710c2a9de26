"""Five arms with hidden normal means, fifty pulls."""

from math import erf, pi, sqrt

import numpy as np

NAME, TARGET = "bandit_testbed", "bandits/testbed.py:BanditTestbed"
CAUSES = ["continuous", "normal", "global_random", "counter", "history"]
DEFECTS = ["seeding: numpy.random draws means and rewards, and reset(seed) leaves it alone"]
SAYS = "Continuous and hidden: the best return lies between 37.9 and 58.2; seeds do nothing."


def largest_of(n):
    """Return the expected largest of n standard normal draws, by the trapezoidal rule."""
    x = np.linspace(-12, 12, 200_001)
    density = np.exp(-x * x / 2) / sqrt(2 * pi)
    below = np.array([(1 + erf(value / sqrt(2))) / 2 for value in x])
    y = x * n * density * below ** (n - 1)
    return float((y[1:] + y[:-1]).sum() / 2 * (x[1] - x[0]))


def truth():
    top = largest_of(5)
    low = max((50 - 5 * m) * sqrt(m / (m + 1)) for m in range(1, 10)) * top
    how = (
        "nobody earns more than who knows the means and pulls the best arm, 50 E[max]; pulling"
        " each arm m times and then the one with the largest mean earns (50 - 5 m) sqrt(m/(m+1))"
        " E[max], best at m = 2"
    )
    return {
        "limit": 50, "horizon": 50, "best_at_least": low, "best_at_most": 50 * top, "how": how,
        "best_return_if_hidden_is_known": 50 * top,
    }  # fmt: skip


def check(env):
    rng, noise, means = np.random.default_rng(1), [], []
    for _ in range(300):
        assert env.reset()[0] == 0
        qs = [arm.mean for arm in env.arms]
        means += qs
        for t in range(50):
            a = int(rng.integers(5))
            shown, reward, over, cut, _ = env.step(a)
            noise.append(reward - qs[a])
            assert shown == 0 and not over and cut == (t == 49)
    for draws in (noise, means):
        assert abs(np.mean(draws)) < 4.5 / sqrt(len(draws))
        assert abs(np.std(draws) - 1) < 4.5 / sqrt(2 * len(draws))
    return f"{len(noise)} steps, noise of mean {np.mean(noise):.3f} and sd {np.std(noise):.3f}"
