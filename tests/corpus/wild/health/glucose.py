"""Blood sugar control, a *very* simplified minimal model (not for real patients!!)

One step is 30 minutes. G is the glucose in mg/dl, X the insulin that is active.

    X <- 0.8 * X + dose
    G <- G + 0.06 * (G_BASE - G) - 4.0 * X + meal(t) + noise,   noise ~ N(0, 4)
"""
from typing import NamedTuple

import gymnasium as gym
import numpy as np
from gymnasium import spaces


class Meal(NamedTuple):
    step: int
    carbs: float  # what it adds to G in each of the 3 steps from then on


class PatientParams(NamedTuple):
    g_base: float = 150.0
    g_return: float = 0.06
    sensitivity: float = 4.0
    insulin_decay: float = 0.8
    noise_std: float = 4.0


MEALS = [Meal(14, 20.0), Meal(24, 28.0), Meal(37, 24.0)]
DOSES = [0.0, 0.5, 1.0, 3.0]
LOW, HIGH = 70.0, 180.0
DEAD_LOW, DEAD_HIGH = 35.0, 450.0
DAY = 48


class GlucoseEnv(gym.Env):
    metadata = {"render_modes": ["human"]}

    def __init__(self, params=None):
        super().__init__()
        self.params = params or PatientParams()
        self.action_space = spaces.Discrete(len(DOSES))
        self.observation_space = spaces.Box(
            low=np.array([-np.inf, 0.0, 0.0], dtype=np.float32),
            high=np.array([np.inf, 20.0, 1.0], dtype=np.float32),
            dtype=np.float32,
        )
        self.trace = []

    def meal(self):
        total = 0.0
        for m in MEALS:
            if m.step <= self.t < m.step + 3:
                total += m.carbs
        return total

    def _obs(self):
        return np.array([self.g, self.x, self.t / DAY], dtype=np.float32)

    def reset(self, seed=None, options=None):
        super().reset(seed=seed)
        self.g = 120.0 + self.np_random.normal(0.0, 10.0)
        self.x = 0.0
        self.t = 0
        self.trace = [self.g]
        return self._obs(), {}

    def _risk(self):
        """1 in the target range, -1 outside"""
        return 1.0 if LOW <= self.g <= HIGH else -1.0

    def step(self, action):
        p = self.params
        self.x = p.insulin_decay * self.x + DOSES[action]
        self.g += (
            p.g_return * (p.g_base - self.g)
            - p.sensitivity * self.x
            + self.meal()
            + self.np_random.normal(0.0, p.noise_std)
        )
        self.t += 1
        self.trace.append(self.g)

        reward = self._risk()
        terminated = False
        if self.g < DEAD_LOW or self.g > DEAD_HIGH:
            reward = -20.0
            terminated = True
        truncated = self.t >= DAY and not terminated
        info = {"in_range": np.mean([LOW <= g <= HIGH for g in self.trace])}
        return self._obs(), reward, terminated, truncated, info

    def render(self):
        hours, half = divmod(self.t, 2)
        mark = "" if LOW <= self.g <= HIGH else " !"
        print(f"{hours:02d}:{30 * half:02d}  {self.g:6.1f} mg/dl  insulin {self.x:.2f}{mark}")

    def plot(self):
        import matplotlib.pyplot as plt

        plt.fill_between([0, DAY], LOW, HIGH, alpha=0.2)
        plt.plot(self.trace)
        plt.show()


if __name__ == "__main__":
    env = GlucoseEnv()
    for policy in range(4):
        totals = []
        for seed in range(50):
            env.reset(seed=seed)
            over, total = False, 0.0
            while not over:
                _, r, terminated, truncated, info = env.step(policy)
                over = terminated or truncated
                total += r
            totals.append(total)
        print("always", DOSES[policy], np.mean(totals))
