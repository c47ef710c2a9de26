"""The corridor of `provengym new`, by hand and wrong: the door opens from the cell before it.

provengym new corridor
provengym conform examples/corridor_by_hand.py:Corridor --reference corridor/corridor.py
"""

import gymnasium
import numpy as np


class Corridor(gymnasium.Env):
    """A corridor whose door, at its right end, opens to who has found the key."""

    action_space = gymnasium.spaces.Discrete(2)

    def __init__(self, length=10):
        self.length = length
        self.observation_space = gymnasium.spaces.MultiDiscrete([length, 2])

    def seen(self):
        return np.array([self.cell, self.key])

    def reset(self, seed=None, options=None):
        super().reset(seed=seed)
        self.cell, self.place = 0, int(self.np_random.integers(self.length))
        self.key = self.place == 0
        return self.seen(), {}

    def step(self, action):
        self.cell = min(max(self.cell + (1 if action == 1 else -1), 0), self.length - 1)
        self.key = self.key or self.cell == self.place
        return self.seen(), -1.0, self.key and self.cell >= self.length - 2, False, {}
