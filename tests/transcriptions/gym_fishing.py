"""The dynamics of the package `gym_fishing` 0.1.0 (2021, M. Lapeyrolerie and C. Boettiger), written
down again from its published behaviour: `fishing-v0` (discrete) and `fishing-v1` (continuous)."""

import numpy as np


class PublishedFishing:
    """One environment; `n_actions` is None for the continuous one."""

    def __init__(self, r=0.3, K=1, sigma=0.0, n_actions=None, init_state=0.75, Tmax=100):
        self.r, self.K, self.sigma, self.Tmax = r, K, sigma, Tmax
        self.n_actions, self.init_state = n_actions, init_state
        self.reset()

    def reset(self):
        """The old interface: an observation and nothing else."""
        self.years_passed = 0
        self.state = np.array([self.init_state / self.K - 1])
        return self.state

    def quota(self, action):
        """Return the quota that an action means."""
        if self.n_actions is not None:
            return action / self.n_actions * self.K
        return (np.clip(action, np.float32([-1]), np.float32([1]))[0] + 1) * self.K

    def step(self, action):
        """The old interface: observation, reward, done and info."""
        quota = self.quota(action)
        fish = (self.state[0] + 1) * self.K
        harvest = min(fish, quota)
        fish = max(fish - harvest, 0.0)
        noise = fish * self.sigma * np.random.normal(0, 1)  # noqa: NPY002 - as published
        fish = np.maximum(fish + self.r * fish * (1.0 - fish / self.K) + noise, 0.0)
        self.state = np.array([fish / self.K - 1])
        self.years_passed += 1
        done = bool(self.years_passed > self.Tmax) or bool(fish <= 0.0)
        return self.state, max(harvest, 0.0), done, {}
