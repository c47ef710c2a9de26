"""A swimmer of three links: a swimmer with two joints swims by changing its shape.

Written from the text of the task alone.
"""

import gymnasium
import numpy as np
from gymnasium import spaces

MAXIMUM = 8
MIDDLE = 4
MILLION = 1_000_000

# Row i is the displacement in millionths when joint 1 goes from i to i + 1; the column is the
# number of joint 2.
TABLE = [
    [4959, 6849, 8681, 10321, 11706, 12814, 13644, 14197, 14473],
    [1521, 3310, 5142, 6876, 8435, 9776, 10877, 11719, 12278],
    [-1697, -82, 1663, 3410, 5074, 6600, 7945, 9065, 9912],
    [-4656, -3268, -1681, -1, 1692, 3338, 4880, 6254, 7381],
    [-7381, -6254, -4880, -3338, -1692, 1, 1681, 3268, 4656],
    [-9912, -9065, -7945, -6600, -5074, -3410, -1663, 82, 1697],
    [-12278, -11719, -10877, -9776, -8435, -6876, -5142, -3310, -1521],
    [-14473, -14197, -13644, -12814, -11706, -10321, -8681, -6849, -4959],
]


class Environment(gymnasium.Env):
    """A swimmer whose two joints have nine angles each."""

    def __init__(self, max_steps: int = 200):
        self.max_steps = int(max_steps)
        self.action_space = spaces.Discrete(5)
        self.observation_space = spaces.MultiDiscrete([9, 9], dtype=np.int64)
        self.joint_1 = MIDDLE
        self.joint_2 = MIDDLE
        self.steps = 0

    def reset(self, *, seed: int | None = None, options: dict | None = None):
        """Put both joints into the middle."""
        super().reset(seed=seed)
        self.joint_1 = MIDDLE
        self.joint_2 = MIDDLE
        self.steps = 0
        return self.observe(), {}

    def step(self, action):
        """Move one joint, or rest."""
        self.steps += 1
        displacement = self.move(int(action))
        reward = displacement / MILLION
        truncated = self.steps >= self.max_steps
        return self.observe(), reward, False, truncated, {}

    def move(self, action: int) -> int:
        """Change the number of a joint, and return the displacement in millionths."""
        displacement = 0
        if action == 0 and self.joint_1 < MAXIMUM:
            displacement = TABLE[self.joint_1][self.joint_2]
            self.joint_1 += 1
        elif action == 1 and self.joint_1 > 0:
            self.joint_1 -= 1
            displacement = -TABLE[self.joint_1][self.joint_2]
        elif action == 2 and self.joint_2 < MAXIMUM:
            displacement = -TABLE[self.joint_2][self.joint_1]
            self.joint_2 += 1
        elif action == 3 and self.joint_2 > 0:
            self.joint_2 -= 1
            displacement = TABLE[self.joint_2][self.joint_1]
        return displacement

    def observe(self) -> np.ndarray:
        """Return the numbers of both joints."""
        return np.array([self.joint_1, self.joint_2], dtype=np.int64)
