"""GridWorld as a vector environment, in the ways in which lanes reset themselves."""

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from gymnasium.vector.utils import batch_space

from corpus.zoo.right_grids import MOVES, Grid


class Lanes(VectorEnv):
    """Native lanes in NumPy.  In the step after its end a lane is reset."""

    mode = AutoresetMode.NEXT_STEP

    def __init__(self, height=3, width=3, num_envs=3):
        self.metadata = {"autoreset_mode": self.mode}
        self.num_envs, self.width = num_envs, width
        self.last = np.array([height - 1, width - 1])
        self.single_action_space = spaces.Discrete(4)
        self.single_observation_space = spaces.Discrete(height * width)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(self, *, seed=None, options=None):
        self.cells = np.zeros((self.num_envs, 2), dtype=np.int64)
        self.over = np.zeros(self.num_envs, dtype=bool)
        return self.observations(), {}

    def step(self, actions):
        before = self.over
        self.move(actions)
        self.cells[before] = 0
        self.over = (self.cells == self.last).all(axis=1) & ~before
        rewards = self.rewards(before)
        return self.observations(), rewards, self.over.copy(), np.zeros_like(self.over), {}

    def move(self, actions):
        self.cells = np.clip(self.cells + np.array(MOVES)[actions], 0, self.last)

    def rewards(self, reset):
        return np.where(self.over | reset, 0.0, -1.0)

    def observations(self):
        return self.cells[:, 0] * self.width + self.cells[:, 1]


class PositionLanes(Lanes):
    """The same, showing (row, column)."""

    def __init__(self, height=3, width=3, num_envs=3):
        super().__init__(height, width, num_envs)
        self.single_observation_space = spaces.MultiDiscrete([height, width])
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def observations(self):
        return self.cells.copy()


class SameStepLanes(Lanes):
    """A lane is reset in the step of its end, and what it showed there is in the infos."""

    mode = AutoresetMode.SAME_STEP

    def step(self, actions):
        self.move(actions)
        over = (self.cells == self.last).all(axis=1)
        final = self.observations()
        self.cells[over] = 0
        infos = {"final_obs": final, "_final_obs": over} if over.any() else {}
        return self.observations(), np.where(over, 0.0, -1.0), over, np.zeros_like(over), infos


def sync(height=3, width=3):
    """Single environments in Gymnasium's vector."""
    return SyncVectorEnv([lambda: Grid(height, width)] * 2)
