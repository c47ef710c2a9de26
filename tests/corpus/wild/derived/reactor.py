"""A reactor with four flows of coolant, 100 steps of Euler's method, a random start."""

from math import exp, sqrt

import numpy as np

NAME, TARGET = "reactor", "reactor/cooling_env.py:ReactorEnv"
CAUSES = ["continuous", "dtype", "history"]
DEFECTS = ["space: reset and step show float64 in a Box of float32"]
SAYS = "Continuous with a random start; the arrays are float64; the best return has bounds."
FLOWS = (0.0, 0.5, 1.0, 2.0)


def after(c, t, flow):
    made = min(exp(0.08 * (t - 60)), 5.0) * c
    return (
        c + 0.1 * (0.5 * (1 - c) - made),
        t + 0.1 * (0.5 * (40 - t) + 90 * made - 0.3 * flow * (t - 15)),
        made * 0.1,
    )


def policy(c, t):
    """Return the flow after which it is nearest to 90 degrees in three steps, if then kept."""

    def far(flow):
        a, b = c, t
        worst = 0.0
        for _ in range(3):
            a, b, _ = after(a, b, flow)
            worst = max(worst, b)
        return abs(b - 90) + 1000 * (worst > 105)

    return min(FLOWS, key=far)


def truth():
    rng, totals = np.random.default_rng(3), []
    for _ in range(400):
        c, t, total = rng.uniform(0.4, 0.6), rng.uniform(45, 55), 0.0
        for _ in range(100):
            flow = policy(c, t)
            c, t, made = after(c, t, flow)
            total += 10 * made - 0.02 * flow
            if t > 110:
                total -= 50
                break
        totals.append(total)
    low = float(np.mean(totals) - 5 * np.std(totals) / sqrt(len(totals)))
    how = (
        "what reacts was there or flowed in: 10 (E[C] + 100 DT / 2) = 55 at most, as C stays"
        " positive; at least the mean of 400 episodes of a policy that keeps 90 degrees, less five"
        " standard errors"
    )
    return {"limit": 100, "horizon": 100, "best_at_least": low, "best_at_most": 55.0, "how": how}


def check(env):
    rng, steps, shut = np.random.default_rng(0), 0, 0
    for seed in range(150):
        shown, _ = env.reset(seed=seed)
        c, t, n, over = float(shown[0]), float(shown[1]) * 100, 0, False
        assert 0.4 <= c <= 0.6 and 45 <= t <= 55 and shown[2] == 0
        while not over:
            a = int(rng.choice(4, p=(0.4, 0.3, 0.2, 0.1)))
            shown, paid, ended, cut, _ = env.step(a)
            c, t, made = after(c, t, FLOWS[a])
            n += 1
            assert np.allclose(shown, [c, t / 100, n / 100], atol=1e-6)
            assert abs(paid - (10 * made - 0.02 * FLOWS[a] - 50 * (t > 110))) < 1e-6
            assert ended == (t > 110) and cut == (n >= 100)
            over, steps, shut = ended or cut, steps + 1, shut + ended
    return f"{steps} steps are alike, {shut} episodes were shut down"
