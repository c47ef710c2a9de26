"""A key and a lock: an agent finds a key on a square grid, and opens a lock with it.

Written from the text of the task alone.
"""

import gymnasium as gym
import numpy as np

# North, south, east, west, picking up and opening, as changes of x and y.
MOVES = np.array([[0, -1], [0, 1], [1, 0], [-1, 0], [0, 0], [0, 0]])
PICK_UP = 4
OPEN = 5

# The places of the state, which is also the observation.
AGENT = slice(0, 2)
KEY = slice(2, 4)
LOCK = slice(4, 6)
HAS_KEY = 6
IS_OPEN = 7


class Environment(gym.Env):
    """The agent, the key and the lock in cells (x, y) of a grid."""

    def __init__(self, *, size=8, max_steps=None):
        self._size = size
        self._max_steps = 10 * size if max_steps is None else max_steps
        # The x after each action at each x, and likewise the y.
        self._next_x = np.clip(MOVES[:, :1] + np.arange(size), 0, size - 1)
        self._next_y = np.clip(MOVES[:, 1:] + np.arange(size), 0, size - 1)
        self.action_space = gym.spaces.Discrete(len(MOVES))
        self.observation_space = gym.spaces.MultiDiscrete([size] * 6 + [2, 2], dtype=np.int64)
        self._state = np.zeros(8, dtype=np.int64)
        self._steps = 0

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        cells = self.np_random.choice(self._size * self._size, size=3, replace=False)
        self._state[0:6:2] = cells % self._size
        self._state[1:6:2] = cells // self._size
        self._state[6:] = 0
        self._steps = 0
        return self._state.copy(), {}

    def step(self, action):
        state = self._state
        x, y = state[AGENT]
        state[AGENT] = self._next_x[action, x], self._next_y[action, y]
        reward = -1.0
        if action == PICK_UP and not state[HAS_KEY] and np.array_equal(state[AGENT], state[KEY]):
            state[HAS_KEY] = 1
            reward = 10.0
        elif action == OPEN and state[HAS_KEY] and np.array_equal(state[AGENT], state[LOCK]):
            state[IS_OPEN] = 1
            reward = 100.0
        self._steps += 1
        terminated = bool(state[IS_OPEN])
        truncated = not terminated and self._steps >= self._max_steps
        return state.copy(), reward, terminated, truncated, {}
