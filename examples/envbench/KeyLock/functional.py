"""A key and a lock: an agent finds a key on a grid, and opens a lock with it.

Written from the text of the task alone.
"""

from dataclasses import dataclass, replace
from typing import NamedTuple

import gymnasium as gym
import numpy as np
from gymnasium import spaces

MOVES = ((0, -1), (0, 1), (1, 0), (-1, 0))
PICK_UP = 4
OPEN = 5

Cell = tuple[int, int]


class Params(NamedTuple):
    """Size of the grid and limit on the steps."""

    size: int
    max_steps: int


@dataclass(frozen=True)
class State:
    """The cells, what was done, and the number of steps since the reset."""

    agent: Cell
    key: Cell
    lock: Cell
    has_key: bool = False
    is_open: bool = False
    steps: int = 0


def start(params: Params, rng: np.random.Generator) -> State:
    numbers = rng.choice(params.size * params.size, size=3, replace=False)
    agent, key, lock = (divmod(int(number), params.size) for number in numbers)
    return State(agent, key, lock)


def move(size: int, cell: Cell, direction: int) -> Cell:
    """The neighbour in this direction, or the cell itself at the border."""
    x, y = cell[0] + MOVES[direction][0], cell[1] + MOVES[direction][1]
    return (x, y) if 0 <= x < size and 0 <= y < size else cell


def transition(params: Params, state: State, action: int) -> State:
    after = replace(state, steps=state.steps + 1)
    if action == PICK_UP:
        return replace(after, has_key=state.has_key or state.agent == state.key)
    if action == OPEN:
        opens = state.has_key and state.agent == state.lock
        return replace(after, is_open=state.is_open or opens)
    return replace(after, agent=move(params.size, state.agent, action))


def observation(state: State) -> np.ndarray:
    return np.array(
        [*state.agent, *state.key, *state.lock, state.has_key, state.is_open], dtype=np.int64
    )


def reward(before: State, after: State) -> float:
    if after.is_open and not before.is_open:
        return 100.0
    if after.has_key and not before.has_key:
        return 10.0
    return -1.0


def is_terminated(before: State, after: State) -> bool:
    return after.is_open and not before.is_open


def is_truncated(params: Params, before: State, after: State) -> bool:
    return after.steps >= params.max_steps and not is_terminated(before, after)


class Environment(gym.Env):
    """A grid with a key and a lock."""

    def __init__(self, *, size=8, max_steps=None):
        self._params = Params(
            size=int(size), max_steps=int(10 * size if max_steps is None else max_steps)
        )
        self._state = None
        self.action_space = spaces.Discrete(6)
        self.observation_space = spaces.MultiDiscrete([size] * 6 + [2, 2], dtype=np.int64)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self._state = start(self._params, self.np_random)
        return observation(self._state), {}

    def step(self, action):
        before = self._state
        after = transition(self._params, before, int(action))
        self._state = after
        return (
            observation(after),
            reward(before, after),
            is_terminated(before, after),
            is_truncated(self._params, before, after),
            {},
        )
