"""A walk on a grid: an agent walks on a rectangular grid until it reaches a goal.

Written from the text of the task alone.
"""

from typing import NamedTuple

import gymnasium as gym
import numpy as np
from gymnasium import spaces

MOVES = ((-1, 0), (1, 0), (0, -1), (0, 1))


class Params(NamedTuple):
    """Size of the grid, and the cells where an episode begins and ends."""

    height: int
    width: int
    start: tuple[int, int]
    goal: tuple[int, int]


class State(NamedTuple):
    """The cell of the agent."""

    row: int
    column: int


def to_cell(pair) -> tuple[int, int]:
    row, column = pair
    return int(row), int(column)


def start(params: Params) -> State:
    return State(*params.start)


def transition(params: Params, state: State, action: int) -> State:
    down, right = MOVES[action]
    row, column = state.row + down, state.column + right
    inside = 0 <= row < params.height and 0 <= column < params.width
    return State(row, column) if inside else state


def observation(state: State) -> np.ndarray:
    return np.array([state.row, state.column], dtype=np.int64)


def is_terminated(params: Params, state: State) -> bool:
    return (state.row, state.column) == params.goal


def reward(params: Params, state: State) -> float:
    return 0.0 if is_terminated(params, state) else -1.0


class Environment(gym.Env):
    """A grid with a start and a goal."""

    def __init__(self, *, height=5, width=5, start=(0, 0), goal=None):
        last = (height - 1, width - 1)
        self._params = Params(
            height=int(height),
            width=int(width),
            start=to_cell(start),
            goal=to_cell(last if goal is None else goal),
        )
        self._state = State(*self._params.start)
        self.action_space = spaces.Discrete(4)
        self.observation_space = spaces.MultiDiscrete([height, width], dtype=np.int64)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self._state = start(self._params)
        return observation(self._state), {}

    def step(self, action):
        self._state = transition(self._params, self._state, int(action))
        return (
            observation(self._state),
            reward(self._params, self._state),
            is_terminated(self._params, self._state),
            False,
            {},
        )
