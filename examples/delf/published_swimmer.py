"""The swimmer that a language model wrote, with its reward, as an environment of Gymnasium.

It is made anew from a description of the one that DeLF (Afshar and Li, 2024) publishes.  A step
assigns the new state to `self.state` and returns that as the observation, and the reward is the
difference of the observation and `self.state`: it is 0 whatever is done.  What was mended to make
it run, and the theorem about it, are in docs/swimmer_gait.md.  `meant` gives the reward against the
state before the step.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

TORQUES = (-1.0, 0.0, 1.0)
RATE = 0.1


class Swimmer(gymnasium.Env):
    """Seven numbers: two joint angles, the position, the velocity, and the number of steps.

    Args:
        max_steps: The number of steps after which an episode is truncated.
        meant: Whether the reward is against the state before the step.
    """

    def __init__(self, max_steps: int = 4, meant: bool = False):
        self.max_steps, self.meant = max_steps, meant
        # Action 3 i + j applies the torques number i and j.
        self.action_space = spaces.Discrete(len(TORQUES) ** 2)
        most = float(max_steps**2)  # more than any of the numbers becomes
        self.observation_space = spaces.Box(-most, most, (7,), np.float64)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None):
        super().reset(seed=seed)
        self.state = np.zeros(7)
        return self.state.copy(), {}

    def step(self, action: int):
        before = self.state
        observation = self._perform_transition(action)
        reward = observation[2] - (before if self.meant else self.state)[2]
        truncated = bool(self.state[6] >= self.max_steps)
        return observation.copy(), float(reward), False, truncated, {}

    def _perform_transition(self, action: int) -> np.ndarray:
        torques = np.array([TORQUES[int(n)] for n in divmod(action, len(TORQUES))])
        angles, position, velocity = self.state[:2], self.state[2:4], self.state[4:6]
        velocity = velocity + RATE * torques
        position = position + RATE * velocity
        steps = self.state[6:] + 1
        self.state = np.concatenate([angles + RATE * torques, position, velocity, steps])
        return self.state
