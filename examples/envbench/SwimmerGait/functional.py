"""A swimmer of three links: a swimmer with two joints swims by changing its shape.

Written from the text of the task alone.
"""

from typing import NamedTuple

import gymnasium as gym
import numpy as np
from gymnasium import spaces

MIDDLE = 4
HIGHEST = 8
MILLION = 1_000_000

# The displacement in millionths when joint 1 goes up: the row is the number that it leaves,
# the column is the number of joint 2.
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


class State(NamedTuple):
    """The numbers of the joints, the last displacement in millionths, and the steps."""

    joint1: int
    joint2: int
    displacement: int
    steps: int


def start() -> State:
    return State(joint1=MIDDLE, joint2=MIDDLE, displacement=0, steps=0)


def clip(number: int) -> int:
    return min(max(number, 0), HIGHEST)


def target(joint1: int, joint2: int, action: int) -> tuple[int, int]:
    """The numbers of both joints after the action."""
    if action == 0:
        return clip(joint1 + 1), joint2
    if action == 1:
        return clip(joint1 - 1), joint2
    if action == 2:
        return joint1, clip(joint2 + 1)
    if action == 3:
        return joint1, clip(joint2 - 1)
    return joint1, joint2


def displacement_between(before: tuple[int, int], after: tuple[int, int]) -> int:
    """The displacement in millionths of a step between these shapes."""
    if after == before:
        return 0
    if after < before:
        return -displacement_between(after, before)
    joint1, joint2 = before
    return TABLE[joint1][joint2] if after[0] > joint1 else -TABLE[joint2][joint1]


def transition(state: State, action: int) -> State:
    before = (state.joint1, state.joint2)
    after = target(*before, action)
    return State(*after, displacement_between(before, after), state.steps + 1)


def observation(state: State) -> np.ndarray:
    return np.array([state.joint1, state.joint2], dtype=np.int64)


def reward(state: State) -> float:
    return state.displacement / MILLION


def is_truncated(max_steps: int, state: State) -> bool:
    return state.steps >= max_steps


class Environment(gym.Env):
    """A swimmer that is moved joint by joint."""

    def __init__(self, *, max_steps=200):
        self._max_steps = int(max_steps)
        self._state = start()
        self.action_space = spaces.Discrete(5)
        self.observation_space = spaces.MultiDiscrete([9, 9], dtype=np.int64)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self._state = start()
        return observation(self._state), {}

    def step(self, action):
        self._state = transition(self._state, int(action))
        return (
            observation(self._state),
            reward(self._state),
            False,
            is_truncated(self._max_steps, self._state),
            {},
        )
