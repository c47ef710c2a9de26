"""A coin with independent normal log returns, cash or coin, a fee for each change, 100 bars."""

from math import log, sqrt

import numpy as np

NAME, TARGET = "crypto_bot", "crypto_bot/crypto_env.py:CryptoEnv"
CAUSES = ["old_gym", "continuous", "normal", "global_random", "history"]
DEFECTS = [
    "space: prices relative to the first exceed 1, the bound of the Box, at the first rise",
    "seeding: numpy.random draws the returns, and there is no seed",
]
SAYS = "Continuous, yet exact: returns do not depend on the past, so buy at once and hold."


def truth():
    """Solve it by the position alone: a bar in the coin earns 0.001, a change log(1 - 0.001)."""
    fee, value = log(1 - 0.001), [0.0, 0.0]
    for _ in range(100):
        value = [
            max(fee * (new != old) + 0.001 * new + value[new] for new in (0, 1)) for old in (0, 1)
        ]
    return {"limit": 100, "horizon": 100, "best_return": value[0], "how": "by the position alone"}


def check(env):
    rng, noise, out = np.random.default_rng(0), [], 0
    for _ in range(200):
        shown, held, prices = env.reset(), 0, [1.0] * 4
        for t in range(100):
            assert np.allclose(shown, [*prices[-4:], held], rtol=1e-5)
            out += max(prices[-4:]) > 1
            a = int(rng.integers(2))
            shown, paid, over, _ = env.step(a)
            moved = log(float(shown[3]) / prices[-1])
            expected = (a != held) * log(1 - 0.001) + a * moved
            assert abs(paid - expected) < 1e-5 and over == (t == 99)
            prices.append(float(shown[3]))
            held = a
            noise.append(moved)
    n = len(noise)
    assert abs(np.mean(noise) - 0.001) < 4.5 * 0.02 / sqrt(n)
    assert abs(np.std(noise) / 0.02 - 1) < 4.5 / sqrt(2 * n)
    return f"{n} steps, returns of mean {np.mean(noise):.5f}, sd {np.std(noise):.5f}; {out} outside"
