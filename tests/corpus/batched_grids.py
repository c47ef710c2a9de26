"""GridWorlds that step many states at once, right and wrong."""

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from corpus.zoo.right_grids import Grid

DOWN, RIGHT = np.array([-1, 1, 0, 0]), np.array([0, 0, -1, 1])


class Cells(Grid):
    """Steps arrays of (row, column) by a function without a state."""

    def get_state(self):
        return np.array(self.cell)

    def step_batch(self, states, actions):
        row = np.clip(states[:, 0] + DOWN[actions], 0, self.height - 1)
        column = np.clip(states[:, 1] + RIGHT[actions], 0, self.width - 1)
        there = (row == self.goal[0]) & (column == self.goal[1])
        cells = np.stack([row, column], axis=1)
        return cells, row * self.width + column, there - 1.0, there, np.zeros_like(there)


class Lanes(VectorEnv):
    """A vector environment in NumPy, whose lanes can be set."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - as in Gymnasium

    def __init__(self, height=5, width=5, num_envs=8):
        self.num_envs, self.height, self.width = num_envs, height, width
        self.single_action_space = spaces.Discrete(4)
        self.single_observation_space = spaces.MultiDiscrete([height, width])
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(self, *, seed=None, options=None):
        self.cells = np.zeros((self.num_envs, 2), dtype=np.int64)
        self.ended = np.zeros(self.num_envs, dtype=bool)
        return self.cells.copy(), {}

    def step(self, actions):
        moves = np.stack([DOWN[actions], RIGHT[actions]], axis=1)
        last = self.height - 1, self.width - 1
        self.cells = np.where(self.ended[:, None], 0, np.clip(self.cells + moves, 0, last))
        rewards = np.where(self.ended, 0.0, -1.0)
        self.ended = ~self.ended & (self.cells == last).all(axis=1)
        rewards[self.ended] = 0.0
        return self.cells.copy(), rewards, self.ended.copy(), np.zeros_like(self.ended), {}

    def get_state(self):
        return self.cells.copy()

    def set_state(self, states):
        self.cells, self.ended = states.copy(), np.zeros(self.num_envs, dtype=bool)
