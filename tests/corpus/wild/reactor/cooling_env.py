"""Exothermic stirred tank reactor with a cooling jacket.

    k  = min(exp(0.08 * (T - 60)), 5)              reaction rate
    C <- C + DT * (0.5 * (1 - C) - k * C)          concentration of the educt
    T <- T + DT * (0.5 * (40 - T) + heat * k * C - 0.3 * flow * (T - 15))

(both with the old values on the right hand side)

The operator sets the coolant flow. He earns 10 per unit of product (k * C * DT) and pays for
the coolant. Above T_MAX the reactor is shut down: -50, end.
"""
import math

import gymnasium as gym
import numpy as np
from gymnasium import spaces

DEFAULTS = {
    "heat": 90.0,
    "coolant_price": 0.02,
    "t_max": 110.0,
    "flows": [0.0, 0.5, 1.0, 2.0],
}
DT = 0.1
STEPS = 100


class Reactor:
    """the physics"""

    def __init__(self, heat):
        self.heat = heat
        self.C = None
        self.T = None

    def set(self, C, T):
        self.C, self.T = C, T

    def rate(self):
        return min(math.exp(0.08 * (self.T - 60.0)), 5.0)

    def euler(self, flow):
        k = self.rate()
        converted = k * self.C
        dC = 0.5 * (1.0 - self.C) - converted
        dT = 0.5 * (40.0 - self.T) + self.heat * converted - 0.3 * flow * (self.T - 15.0)
        self.C += DT * dC
        self.T += DT * dT
        return converted * DT


class ReactorEnv(gym.Env):
    metadata = {"render_modes": ["human"]}

    def __init__(self, **params):
        unknown = set(params) - set(DEFAULTS)
        if unknown:
            raise TypeError("unknown parameters: %s" % ", ".join(sorted(unknown)))
        self.p = {**DEFAULTS, **params}
        self.reactor = Reactor(self.p["heat"])
        self.action_space = spaces.Discrete(len(self.p["flows"]))
        # concentration, temperature / 100, time
        self.observation_space = spaces.Box(0.0, 2.0, shape=(3,), dtype=np.float32)
        self.history = []

    def get_state(self):
        return np.array([self.reactor.C, self.reactor.T / 100.0, self.n / STEPS])

    def reset(self, seed=None, options=None):
        super().reset(seed=seed)
        self.reactor.set(
            C=self.np_random.uniform(0.4, 0.6),
            T=self.np_random.uniform(45.0, 55.0),
        )
        self.n = 0
        self.history = [(self.reactor.C, self.reactor.T)]
        return self.get_state(), {}

    def step(self, action):
        flow = self.p["flows"][action]
        product = self.reactor.euler(flow)
        self.n += 1
        self.history.append((self.reactor.C, self.reactor.T))

        reward = 10.0 * product - self.p["coolant_price"] * flow
        terminated = self.reactor.T > self.p["t_max"]
        if terminated:
            reward -= 50.0
        truncated = self.n >= STEPS
        return self.get_state(), reward, terminated, truncated, {"product": product}

    def render(self):
        print(f"{self.n * DT:5.1f} min   C {self.reactor.C:.3f}   T {self.reactor.T:6.2f}")

    def plot(self):
        import matplotlib.pyplot as plt

        c, t = zip(*self.history)
        fig, (a, b) = plt.subplots(2, 1, sharex=True)
        a.plot(c)
        a.set_ylabel("C")
        b.plot(t)
        b.axhline(self.p["t_max"], c="r")
        b.set_ylabel("T")
        plt.show()


if __name__ == "__main__":
    env = ReactorEnv()
    for action in range(4):
        obs, _ = env.reset(seed=0)
        total, over = 0.0, False
        while not over:
            obs, r, te, tr, _ = env.step(action)
            total += r
            over = te or tr
        print("flow", env.p["flows"][action], "return %.2f" % total, "T_end %.1f" % env.reactor.T)
