"""Glucose and active insulin over 48 steps with normal noise and three meals."""

from math import sqrt

import numpy as np

NAME, TARGET = "glucose", "health/glucose.py:GlucoseEnv"
CAUSES = ["continuous", "normal", "history"]
DEFECTS = []
SAYS = "Continuous and random: no exact value; the best return is at most 48, and more than 47."
DOSES = (0.0, 0.5, 1.0, 3.0)
MEALS = {14: 20, 15: 20, 16: 20, 24: 28, 25: 28, 26: 28, 37: 24, 38: 24, 39: 24}


def after(g, x, t, dose):
    """Return the mean of the next glucose, and the next insulin."""
    x = 0.8 * x + dose
    return 0.94 * g + 9.0 - 4.0 * x + MEALS.get(t, 0), x


def dose_of(g, x, t):
    """Return the smallest dose that keeps the next two steps near 120 at most."""
    best = None
    for number, dose in enumerate(DOSES):
        g1, x1 = after(g, x, t, dose)
        g2, x2 = after(g1, x1, t + 1, 0.0)
        g3, _ = after(g2, x2, t + 2, 0.0)
        error = max(abs(g1 - 120), abs(g2 - 120), abs(g3 - 120))
        if best is None or error < best[0]:
            best = (error, number)
    return best[1]


def truth():
    rng, totals = np.random.default_rng(5), []
    for _ in range(4000):
        g, x, total = 120 + rng.normal(0, 10), 0.0, 0.0
        for t in range(48):
            mean, x = after(g, x, t, DOSES[dose_of(g, x, t)])
            g = mean + rng.normal(0, 4)
            if not 35 <= g <= 450:
                total -= 20
                break
            total += 1 if 70 <= g <= 180 else -1
        totals.append(total)
    low = float(np.mean(totals) - 5 * np.std(totals) / sqrt(len(totals)))
    how = (
        "at most 1 a step for 48 steps; at least the mean of 4000 episodes of a policy that looks"
        " three steps ahead, less five standard errors"
    )
    return {"limit": 48, "horizon": 48, "best_at_least": low, "best_at_most": 48.0, "how": how}


def check(env):
    rng, noise = np.random.default_rng(2), []
    for seed in range(300):
        shown, _ = env.reset(seed=seed)
        g, x, t, over = float(shown[0]), 0.0, 0, False
        while not over:
            assert abs(shown[1] - x) < 1e-5 and abs(shown[2] - t / 48) < 1e-6
            a = int(rng.choice(4, p=(0.5, 0.25, 0.15, 0.1)))
            shown, paid, over, cut, _ = env.step(a)
            mean, x = after(g, x, t, DOSES[a])
            g, t = float(shown[0]), t + 1
            noise.append(g - mean)
            ends = not 35 <= g <= 450
            assert over == ends and cut == (t == 48 and not ends)
            assert paid == (-20 if ends else 1 if 70 <= g <= 180 else -1)
            over = over or cut
    assert abs(np.mean(noise)) < 4.5 * 4 / sqrt(len(noise))
    assert abs(np.std(noise) / 4 - 1) < 4.5 / sqrt(2 * len(noise))
    return f"{len(noise)} steps, noise of mean {np.mean(noise):.3f} and sd {np.std(noise):.3f}"
