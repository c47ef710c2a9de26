"""SwimmerGait as a careless programmer might write it.

Its mistake: the sign of the second joint is forgotten.
Written by who wrote the text, for the baseline.
"""

import gymnasium
import numpy as np
from gymnasium import spaces

TABLE = (
    (4959, 6849, 8681, 10321, 11706, 12814, 13644, 14197, 14473),
    (1521, 3310, 5142, 6876, 8435, 9776, 10877, 11719, 12278),
    (-1697, -82, 1663, 3410, 5074, 6600, 7945, 9065, 9912),
    (-4656, -3268, -1681, -1, 1692, 3338, 4880, 6254, 7381),
    (-7381, -6254, -4880, -3338, -1692, 1, 1681, 3268, 4656),
    (-9912, -9065, -7945, -6600, -5074, -3410, -1663, 82, 1697),
    (-12278, -11719, -10877, -9776, -8435, -6876, -5142, -3310, -1521),
    (-14473, -14197, -13644, -12814, -11706, -10321, -8681, -6849, -4959),
)


class Environment(gymnasium.Env):
    """A swimmer with two joints."""

    def __init__(self, max_steps=200):
        self.max_steps = max_steps
        self.action_space = spaces.Discrete(5)
        self.observation_space = spaces.MultiDiscrete([9, 9])

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.joints, self.steps = [4, 4], 0
        return self.observation(), {}

    def step(self, action):
        self.steps += 1
        displacement = 0
        if action < 4:
            joint, goes_down = divmod(int(action), 2)
            before = self.joints[joint]
            after = before - 1 if goes_down else before + 1
            if 0 <= after <= 8:
                entry = TABLE[min(before, after)][self.joints[1 - joint]]
                displacement = entry * (-1 if goes_down else 1)
                self.joints[joint] = after
        return self.observation(), displacement / 1e6, False, self.steps >= self.max_steps, {}

    def observation(self):
        return np.array(self.joints, dtype=np.int64)
