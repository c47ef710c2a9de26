"""A GridWorld in plain Python, as one writes it in an afternoon.  It is right:

provengym conform examples/gridworld_plain.py:GridWorld --reference GridWorld
"""

import gymnasium
import numpy as np

MOVES = {0: (-1, 0), 1: (1, 0), 2: (0, -1), 3: (0, 1)}  # up, down, left, right


class GridWorld(gymnasium.Env):
    """Walk from the start to the goal; every step costs one, except the last."""

    def __init__(self, height=5, width=5, start=(0, 0), goal=None):
        self.shape = np.array([height, width])
        self.start = np.array(start)
        self.goal = np.array(goal if goal is not None else (height - 1, width - 1))
        self.observation_space = gymnasium.spaces.MultiDiscrete([height, width])
        self.action_space = gymnasium.spaces.Discrete(4)

    def reset(self, seed=None, options=None):
        """Put the agent on the start."""
        super().reset(seed=seed)
        self.agent = self.start.copy()
        return self.agent.copy(), {}

    def step(self, action):
        """Move, but not off the grid."""
        if not np.array_equal(self.agent, self.goal):  # nothing moves once it is over
            self.agent = np.clip(self.agent + MOVES[int(action)], 0, self.shape - 1)
        arrived = np.array_equal(self.agent, self.goal)
        return self.agent.copy(), 0.0 if arrived else -1.0, arrived, False, {}
