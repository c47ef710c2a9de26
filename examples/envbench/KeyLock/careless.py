"""KeyLock as a careless programmer might write it.

Its mistake: picking up pays as often as it is tried.
Written by who wrote the text, for the baseline.
"""

import gymnasium
import numpy as np
from gymnasium import spaces

MOVES = ((0, -1), (0, 1), (1, 0), (-1, 0))
PICK_UP, OPEN = 4, 5


class Environment(gymnasium.Env):
    """A key, and a lock to open with it."""

    def __init__(self, size=8, max_steps=None):
        self.size = size
        self.max_steps = 10 * size if max_steps is None else max_steps
        self.action_space = spaces.Discrete(6)
        self.observation_space = spaces.MultiDiscrete([size] * 6 + [2, 2])

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        cells = self.np_random.choice(self.size**2, size=3, replace=False)
        self.agent, self.key, self.lock = ((int(c) % self.size, int(c) // self.size) for c in cells)
        self.has_key = self.is_open = False
        self.steps = 0
        return self.observation(), {}

    def step(self, action):
        self.steps += 1
        reward = -1.0
        if action < PICK_UP:
            x, y = (place + move for place, move in zip(self.agent, MOVES[action], strict=True))
            if 0 <= x < self.size and 0 <= y < self.size:
                self.agent = (x, y)
        elif action == PICK_UP and self.agent == self.key:
            self.has_key, reward = True, 10.0
        elif action == OPEN and self.agent == self.lock and self.has_key:
            self.is_open, reward = True, 100.0
        truncated = self.steps >= self.max_steps and not self.is_open
        return self.observation(), reward, self.is_open, truncated, {}

    def observation(self):
        flags = (self.has_key, self.is_open)
        return np.array((*self.agent, *self.key, *self.lock, *flags), dtype=np.int64)
