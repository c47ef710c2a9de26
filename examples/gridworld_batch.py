"""A GridWorld in NumPy that steps many states at once.  It is right:

provengym conform examples/gridworld_batch.py:GridWorld --reference GridWorld \\
    --engine exhaustive -p height=99 -p width=99
"""

import gymnasium
import numpy as np

DOWN, RIGHT = np.array([-1, 1, 0, 0]), np.array([0, 0, -1, 1])  # up, down, left, right


class GridWorld(gymnasium.Env):
    """Walk from the upper left to the lower right; every step costs one, except the last."""

    def __init__(self, height=5, width=5):
        self.height, self.width = height, width
        self.observation_space = gymnasium.spaces.Discrete(height * width)
        self.action_space = gymnasium.spaces.Discrete(4)

    def reset(self, seed=None, options=None):
        """Put the agent into the upper left corner."""
        super().reset(seed=seed)
        self.cell = np.array([0, 0])
        return 0, {}

    def step(self, action):
        """Take one action."""
        cells, cell, reward, terminated, truncated = self.step_batch(
            self.cell[np.newaxis], np.array([action])
        )
        self.cell = cells[0]
        return int(cell[0]), float(reward[0]), bool(terminated[0]), bool(truncated[0]), {}

    def get_state(self):
        """Where the agent is, as (row, column)."""
        return self.cell

    def step_batch(self, states, actions):
        """Step from n states, an array of shape (n, 2), with n actions; nothing is kept."""
        row = np.clip(states[:, 0] + DOWN[actions], 0, self.height - 1)
        column = np.clip(states[:, 1] + RIGHT[actions], 0, self.width - 1)
        terminated = (row == self.height - 1) & (column == self.width - 1)
        observations = row * self.width + column
        rewards = np.where(terminated, 0.0, -1.0)
        states = np.stack([row, column], axis=1)
        return states, observations, rewards, terminated, np.zeros_like(terminated)
