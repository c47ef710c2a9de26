"""A walk on a rectangular grid: the agent goes from a start to a goal.

Written from the text of the task alone.
"""

import gymnasium as gym
import numpy as np

# Up, down, left, right, as changes of row and column.
MOVES = np.array([[-1, 0], [1, 0], [0, -1], [0, 1]])


class Environment(gym.Env):
    """A grid without obstacles; nothing is random."""

    def __init__(self, *, height=5, width=5, start=(0, 0), goal=None):
        if goal is None:
            goal = (height - 1, width - 1)
        self._start = np.array(start, dtype=np.int64)
        self._goal = np.array(goal, dtype=np.int64)
        # The row after each action in each row, and likewise the columns.
        self._next_row = np.clip(MOVES[:, :1] + np.arange(height), 0, height - 1)
        self._next_column = np.clip(MOVES[:, 1:] + np.arange(width), 0, width - 1)
        self.action_space = gym.spaces.Discrete(len(MOVES))
        self.observation_space = gym.spaces.MultiDiscrete([height, width], dtype=np.int64)
        self._cell = self._start.copy()

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self._cell = self._start.copy()
        return self._cell.copy(), {}

    def step(self, action):
        row, column = self._cell
        self._cell[:] = self._next_row[action, row], self._next_column[action, column]
        terminated = bool(np.array_equal(self._cell, self._goal))
        return self._cell.copy(), 0.0 if terminated else -1.0, terminated, False, {}
