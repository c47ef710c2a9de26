"""Correct GridWorlds in the styles in which people write them."""

import collections
import signal
from typing import NamedTuple

import gymnasium
import numpy as np
from gymnasium import spaces

MOVES = ((-1, 0), (1, 0), (0, -1), (0, 1))


class Grid(gymnasium.Env):
    """Object-oriented, observing the index; the parent of the wrong ones."""

    def __init__(self, height=5, width=5, start=(0, 0), goal=None):
        self.height, self.width, self.start = height, width, tuple(start)
        self.goal = (height - 1, width - 1) if goal is None else tuple(goal)
        self.action_space = spaces.Discrete(4)
        self.observation_space = spaces.Discrete(height * width)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.cell, self.steps = self.start, 0
        return self.observation(), {}

    def step(self, action):
        self.steps += 1
        self.cell = self.moved(action)
        return self.observation(), self.reward(), self.terminated(), False, {}

    def moved(self, action):
        down, right = MOVES[action]
        row, column = self.cell[0] + down, self.cell[1] + right
        return min(max(row, 0), self.height - 1), min(max(column, 0), self.width - 1)

    def observation(self):
        return self.cell[0] * self.width + self.cell[1]

    def reward(self):
        return 0.0 if self.cell == self.goal else -1.0

    def terminated(self):
        return self.cell == self.goal


class Position(Grid):
    """Observes a fresh array (row, column)."""

    def __init__(self, height=5, width=5, start=(0, 0), goal=None):
        super().__init__(height, width, start, goal)
        self.observation_space = spaces.MultiDiscrete([height, width])

    def observation(self):
        return np.array(self.cell)


class Tutorial(Grid):
    """Observes a dictionary of agent and target, as in Gymnasium's tutorial."""

    def __init__(self, height=5, width=5, start=(0, 0), goal=None):
        super().__init__(height, width, start, goal)
        box = spaces.Box(0, max(height, width) - 1, shape=(2,), dtype=np.int64)
        self.observation_space = spaces.Dict({"agent": box, "target": box})

    def observation(self):
        return {"agent": np.array(self.cell), "target": np.array(self.goal)}


class Floats(Grid):
    """Observes float32 in a Box, and rewards as NumPy scalars."""

    def __init__(self, height=5, width=5, start=(0, 0), goal=None):
        super().__init__(height, width, start, goal)
        top = np.array([height - 1, width - 1], dtype=np.float32)
        self.observation_space = spaces.Box(np.zeros(2, np.float32), top)

    def observation(self):
        return np.array(self.cell, dtype=np.float32)

    def reward(self):
        return np.float64(super().reward())


class Pair(Grid):
    """Observes a tuple of two numbers."""

    def __init__(self, height=5, width=5, start=(0, 0), goal=None):
        super().__init__(height, width, start, goal)
        self.observation_space = spaces.Tuple([spaces.Discrete(height), spaces.Discrete(width)])

    def observation(self):
        return self.cell


class FromOne(Grid):
    """Counts cells and actions from one, as some do."""

    def __init__(self, height=5, width=5, start=(0, 0), goal=None):
        super().__init__(height, width, start, goal)
        self.action_space = spaces.Discrete(4, start=1)
        self.observation_space = spaces.Discrete(height * width, start=1)

    def moved(self, action):
        return super().moved(action - 1)

    def observation(self):
        return super().observation() + 1


class Strict(Grid):
    """Refuses a step after the end, and grids that it has no use for."""

    def __init__(self, height=5, width=5, start=(0, 0), goal=None):
        if min(height, width) < 2:
            raise ValueError("a grid has two rows and columns at least")
        super().__init__(height, width, start, goal)

    def step(self, action):
        assert self.cell != self.goal, "the episode is over"
        return super().step(action)


class Fixed(Grid):
    """Has no parameters at all."""

    def __init__(self):
        super().__init__()


class State(NamedTuple):
    """Where a functional environment is."""

    cell: int
    table: dict


class Functional:
    """No subclass of anything: a transition table and a named tuple."""

    def __init__(self, height, width, start, goal):
        self.action_space = spaces.Discrete(4)
        self.observation_space = spaces.Discrete(height * width)
        table = collections.defaultdict(dict)
        for row in range(height):
            for column in range(width):
                around = (
                    (row - (row > 0), column),
                    (row + (row < height - 1), column),
                    (row, column - (column > 0)),
                    (row, column + (column < width - 1)),
                )
                table[row * width + column] = [r * width + c for r, c in around]
        self.goal = goal[0] * width + goal[1]
        self.first = State(start[0] * width + start[1], table)

    def reset(self, seed=None):
        self.state = self.first
        return np.int64(self.state.cell), {}

    def step(self, action):
        self.state = self.state._replace(cell=self.state.table[self.state.cell][action])
        there = self.state.cell == self.goal
        return np.int64(self.state.cell), int(there) - 1, np.bool_(there), np.False_, {"p": 1.0}


def impatient():
    """A new class whose 2,000th step, over all of its instances, is Ctrl-C."""

    class Impatient(Grid):
        steps_of_all = 0

        def step(self, action):
            Impatient.steps_of_all += 1
            if Impatient.steps_of_all == 2_000:
                signal.raise_signal(signal.SIGINT)
            return super().step(action)

    return Impatient


def limited(**parameters):
    """Under a time limit of Gymnasium's, which is the caller's affair."""
    return gymnasium.wrappers.TimeLimit(Grid(**parameters), max_episode_steps=3)


RIGHT = (Grid, Position, Tutorial, Floats, Pair, FromOne, Strict, Fixed, Functional, limited)
