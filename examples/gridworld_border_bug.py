"""A GridWorld on flat cell numbers, with a bug at one border:

provengym conform examples/gridworld_border_bug.py:GridWorld --reference GridWorld

It looks right, runs, passes Gymnasium's `check_env`, and an agent learns in it.
"""

import gymnasium


class GridWorld(gymnasium.Env):
    """Walk from the start to the goal; every step costs one, except the last."""

    def __init__(self, height=5, width=5, start=(0, 0), goal=None):
        self.height, self.width = height, width
        goal = goal if goal is not None else (height - 1, width - 1)
        self.start = start[0] * width + start[1]
        self.goal = goal[0] * width + goal[1]
        self.observation_space = gymnasium.spaces.Discrete(height * width)
        self.action_space = gymnasium.spaces.Discrete(4)

    def reset(self, seed=None, options=None):
        """Put the agent on the start."""
        super().reset(seed=seed)
        self.cell = self.start
        return self.cell, {}

    def step(self, action):
        """Move, if there is a cell to move to."""
        moved = self.cell + (-self.width, self.width, -1, 1)[action]
        off_the_left = action == 2 and self.cell % self.width == 0
        if 0 <= moved < self.height * self.width and not off_the_left:
            self.cell = moved  # to the right of a row's last cell comes the next row's first
        arrived = self.cell == self.goal
        return self.cell, 0.0 if arrived else -1.0, arrived, False, {}
