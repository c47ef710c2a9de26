"""A walk on a grid: an agent walks on a rectangular grid until it reaches a goal.

Written from the text of the task alone.
"""

import gymnasium
import numpy as np
from gymnasium import spaces

MOVES = [(-1, 0), (1, 0), (0, -1), (0, 1)]  # up, down, left, right, as (row, column)


class Environment(gymnasium.Env):
    """A rectangular grid with one agent and one goal."""

    def __init__(
        self,
        height: int = 5,
        width: int = 5,
        start: tuple[int, int] = (0, 0),
        goal: tuple[int, int] | None = None,
    ):
        if goal is None:
            goal = (height - 1, width - 1)
        self.height = int(height)
        self.width = int(width)
        self.start = (int(start[0]), int(start[1]))
        self.goal = (int(goal[0]), int(goal[1]))
        self.action_space = spaces.Discrete(4)
        self.observation_space = spaces.MultiDiscrete([self.height, self.width], dtype=np.int64)
        self.row, self.column = self.start

    def reset(self, *, seed: int | None = None, options: dict | None = None):
        """Put the agent into the start cell."""
        super().reset(seed=seed)
        self.row, self.column = self.start
        return self.observe(), {}

    def step(self, action):
        """Move the agent one cell, unless the border stops it."""
        row_change, column_change = MOVES[int(action)]
        row = self.row + row_change
        column = self.column + column_change
        if self.is_on_grid(row, column):
            self.row = row
            self.column = column
        terminated = (self.row, self.column) == self.goal
        reward = 0.0 if terminated else -1.0
        return self.observe(), reward, terminated, False, {}

    def is_on_grid(self, row: int, column: int) -> bool:
        """Tell whether there is such a cell."""
        return 0 <= row < self.height and 0 <= column < self.width

    def observe(self) -> np.ndarray:
        """Return row and column of the agent."""
        return np.array([self.row, self.column], dtype=np.int64)
