"""A key and a lock: an agent finds a key on a grid, and opens a lock with it.

Written from the text of the task alone.
"""

import gymnasium
import numpy as np
from gymnasium import spaces

MOVES = [(0, -1), (0, 1), (1, 0), (-1, 0)]  # north, south, east, west, as (x, y)
PICK_UP = 4
OPEN = 5


class Environment(gymnasium.Env):
    """A square grid with an agent, a key and a lock."""

    def __init__(self, size: int = 8, max_steps: int | None = None):
        if max_steps is None:
            max_steps = 10 * size
        self.size = int(size)
        self.max_steps = int(max_steps)
        self.action_space = spaces.Discrete(6)
        self.observation_space = spaces.MultiDiscrete([self.size] * 6 + [2, 2], dtype=np.int64)
        self.agent = (0, 0)
        self.key = (0, 0)
        self.lock = (0, 0)
        self.has_key = False
        self.is_open = False
        self.steps = 0

    def reset(self, *, seed: int | None = None, options: dict | None = None):
        """Draw three different cells for agent, key and lock."""
        super().reset(seed=seed)
        drawn = self.np_random.choice(self.size * self.size, size=3, replace=False)
        self.agent, self.key, self.lock = [self.cell(int(number)) for number in drawn]
        self.has_key = False
        self.is_open = False
        self.steps = 0
        return self.observe(), {}

    def step(self, action):
        """Move, pick up the key or open the lock."""
        action = int(action)
        self.steps += 1
        reward = -1.0
        terminated = False
        if action == PICK_UP:
            if self.agent == self.key and not self.has_key:
                self.has_key = True
                reward = 10.0
        elif action == OPEN:
            if self.agent == self.lock and self.has_key:
                self.is_open = True
                reward = 100.0
                terminated = True
        else:
            self.move(action)
        truncated = self.steps >= self.max_steps and not terminated
        return self.observe(), reward, terminated, truncated, {}

    def cell(self, number: int) -> tuple[int, int]:
        """Return the cell (x, y) with this number, counted row by row."""
        return number % self.size, number // self.size

    def move(self, action: int) -> None:
        """Take the agent to the neighbouring cell, if there is one."""
        x = self.agent[0] + MOVES[action][0]
        y = self.agent[1] + MOVES[action][1]
        if 0 <= x < self.size and 0 <= y < self.size:
            self.agent = (x, y)

    def observe(self) -> np.ndarray:
        """Return the eight numbers of the observation."""
        numbers = [*self.agent, *self.key, *self.lock, int(self.has_key), int(self.is_open)]
        return np.array(numbers, dtype=np.int64)
