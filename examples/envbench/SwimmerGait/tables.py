"""A swimmer of three links with two joints, which swims by changing its shape.

Written from the text of the task alone.
"""

import gymnasium as gym
import numpy as np

NUM_ANGLES = 9
MIDDLE = 4

# Up and down for joint 1 and for joint 2, and rest, as changes of the joints' numbers.
MOVES = np.array([[1, 0], [-1, 0], [0, 1], [0, -1], [0, 0]])

# The displacement in millionths when joint 1 goes up: [number it leaves, number of joint 2].
UP = np.array(
    [
        [4959, 6849, 8681, 10321, 11706, 12814, 13644, 14197, 14473],
        [1521, 3310, 5142, 6876, 8435, 9776, 10877, 11719, 12278],
        [-1697, -82, 1663, 3410, 5074, 6600, 7945, 9065, 9912],
        [-4656, -3268, -1681, -1, 1692, 3338, 4880, 6254, 7381],
        [-7381, -6254, -4880, -3338, -1692, 1, 1681, 3268, 4656],
        [-9912, -9065, -7945, -6600, -5074, -3410, -1663, 82, 1697],
        [-12278, -11719, -10877, -9776, -8435, -6876, -5142, -3310, -1521],
        [-14473, -14197, -13644, -12814, -11706, -10321, -8681, -6849, -4959],
    ]
)


class Environment(gym.Env):
    """Two joints with nine angles each; nothing is random."""

    def __init__(self, *, max_steps=200):
        self._max_steps = max_steps
        # The numbers after each action: [joint 1, joint 2, action, joint].
        numbers = np.indices((NUM_ANGLES, NUM_ANGLES)).transpose(1, 2, 0)
        self._next = np.clip(numbers[:, :, None, :] + MOVES, 0, NUM_ANGLES - 1)
        # The displacement in millionths of each action: [joint 1, joint 2, action].
        self._displacement = np.zeros((NUM_ANGLES, NUM_ANGLES, len(MOVES)), dtype=np.int64)
        self._displacement[:-1, :, 0] = UP
        self._displacement[1:, :, 1] = -UP
        self._displacement[:, :-1, 2] = -UP.T
        self._displacement[:, 1:, 3] = UP.T
        self.action_space = gym.spaces.Discrete(len(MOVES))
        self.observation_space = gym.spaces.MultiDiscrete([NUM_ANGLES] * 2, dtype=np.int64)
        self._joints = np.full(2, MIDDLE, dtype=np.int64)
        self._steps = 0

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self._joints[:] = MIDDLE
        self._steps = 0
        return self._joints.copy(), {}

    def step(self, action):
        first, second = self._joints
        reward = int(self._displacement[first, second, action]) / 1_000_000
        self._joints[:] = self._next[first, second, action]
        self._steps += 1
        return self._joints.copy(), reward, False, self._steps >= self._max_steps, {}
