"""A battery at 24 known prices: charge, discharge or neither, by any amount up to 3 kWh."""

import numpy as np
from scipy.optimize import linprog

NAME, TARGET = "battery_arbitrage", "battery_arbitrage.py:BatteryEnv"
CAUSES = ["continuous", "box_actions", "library", "history"]
DEFECTS = []
SAYS = "Continuous state and Box action, deterministic; a linear program has the best return."
CENTS = (
    21, 19, 17, 16, 16, 18, 24, 31, 36, 33, 27, 22, 18, 15, 14, 17, 23, 34, 42, 45, 41, 35, 29, 25
)  # fmt: skip


def hour(level, cents, power):
    """Return level and money after an hour in which `power` is asked for."""
    if power >= 0:
        bought = min(power, (10 - level) / 0.9)
        return level + 0.9 * bought, -(cents / 100 + 0.009) * bought
    sold = min(-power, level)
    return level - sold, (0.95 * cents / 100 - 0.01) * sold


def truth():
    """Solve it with the amounts bought and sold as variables: prices are positive and energy is
    lost both ways, so nothing is gained by both in one hour; primal and dual agree."""
    n = len(CENTS)
    price = np.array(CENTS) / 100
    cost = np.concatenate([price + 0.009, -(0.95 * price - 0.01)])
    sums = np.tril(np.ones((n, n)))
    level = np.hstack([0.9 * sums, -sums])
    rows, most = np.vstack([level, -level]), np.concatenate([np.full(n, 5.0), np.full(n, 5.0)])
    found = linprog(cost, rows, most, bounds=[(0, 3)] * (2 * n), method="highs")
    dual = most @ found.ineqlin.marginals + 3 * found.upper.marginals.sum()
    assert abs(dual - found.fun) < 1e-10
    at, money = 5.0, 0.0  # its policy, played by the rules
    for t in range(n):
        at, earned = hour(at, CENTS[t], found.x[t] - found.x[n + t])
        money += earned
    assert abs(money + found.fun) < 1e-9
    how = "a linear program, whose dual agrees to 1e-10, and whose policy earns it"
    return {"limit": 24, "horizon": 24, "best_return": -found.fun, "how": how}


def check(env):
    rng, steps = np.random.default_rng(0), 0
    for _ in range(200):
        shown, _ = env.reset()
        level = 5.0
        for t in range(24):
            assert np.allclose(shown, [level / 10, CENTS[t] / 100, t / 23], atol=1e-6)
            action = np.array([rng.uniform(-1, 1)], np.float32)
            shown, reward, over, cut, _ = env.step(action)
            level, earned = hour(level, CENTS[t], 3 * float(action[0]))
            assert abs(reward - earned) < 1e-9 and over == (t == 23) and not cut
            steps += 1
    return f"{steps} steps are alike"
