"""GridWorld as a careless programmer might write it.

Its mistake: the default goal is a corner of square grids only.
Written by who wrote the text, for the baseline.
"""

import gymnasium
import numpy as np
from gymnasium import spaces

MOVES = ((-1, 0), (1, 0), (0, -1), (0, 1))


class Environment(gymnasium.Env):
    """A walk to the goal of a grid."""

    def __init__(self, height=5, width=5, start=(0, 0), goal=None):
        self.height, self.width = height, width
        self.start = tuple(start)
        self.goal = (width - 1, height - 1) if goal is None else tuple(goal)
        self.action_space = spaces.Discrete(4)
        self.observation_space = spaces.MultiDiscrete([height, width])

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.row, self.column = self.start
        return self.observation(), {}

    def step(self, action):
        down, right = MOVES[action]
        row, column = self.row + down, self.column + right
        if 0 <= row < self.height and 0 <= column < self.width:
            self.row, self.column = row, column
        at_goal = (self.row, self.column) == self.goal
        return self.observation(), 0.0 if at_goal else -1.0, at_goal, False, {}

    def observation(self):
        return np.array((self.row, self.column), dtype=np.int64)
