"""The key-lock environment that a language model wrote, with its reward, as an environment of
Gymnasium.

It is made anew from a description of the one that DeLF (Afshar and Li, 2024) publishes.  Moves,
picking up and opening are right.  The reward is not: 10 for every "pick up" after which the agent
has the key, wherever it is.  What was mended to make it run, and the theorem about it, are in
docs/key_lock.md:

    provengym conform examples/delf/published_key_lock.py:KeyLock --reference KeyLock
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

NORTH, SOUTH, EAST, WEST, PICK_UP, OPEN = range(6)


class KeyLock(gymnasium.Env):
    """A grid with an agent, a key and a lock."""

    def __init__(self, size: int = 8, max_steps: int | None = None):
        self.size = size
        self.max_steps = 10 * size if max_steps is None else max_steps
        self.action_space = spaces.Discrete(6)
        self.observation_space = spaces.Box(0, max(size - 1, 1), (8,), np.int32)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None):
        super().reset(seed=seed)
        cells = self.np_random.choice(self.size**2, size=3, replace=False)
        self.state = np.zeros(8, np.int32)
        self.state[[1, 3, 5]], self.state[[0, 2, 4]] = np.divmod(cells, self.size)
        self.steps = 0
        return self.state.copy(), {}

    def step(self, action: int):
        self._perform_transition(action)
        terminated = self._is_terminated()
        reward = self._get_reward(action, terminated)
        self.steps += 1
        truncated = self.steps >= self.max_steps and not terminated
        return self.state.copy(), reward, terminated, truncated, {}

    def _perform_transition(self, action: int) -> None:
        x, y, key_x, key_y, lock_x, lock_y, has_key, is_open = self.state
        if is_open:
            return
        if action == NORTH:
            y = max(0, y - 1)
        elif action == SOUTH:
            y = min(self.size - 1, y + 1)
        elif action == EAST:
            x = min(self.size - 1, x + 1)
        elif action == WEST:
            x = max(0, x - 1)
        elif action == PICK_UP and (x, y) == (key_x, key_y):
            has_key = 1
        elif action == OPEN and has_key and (x, y) == (lock_x, lock_y):
            is_open = 1
        self.state[[0, 1, 6, 7]] = x, y, has_key, is_open

    def _get_reward(self, action: int, terminated: bool) -> float:
        has_key, is_open = self.state[6:]
        if terminated:
            return 100.0
        if action == PICK_UP and has_key:
            return 10.0
        if action == OPEN and is_open:  # never reached: the lock is closed here
            return 50.0
        return -1.0

    def _is_terminated(self) -> bool:
        return bool(self.state[7])
