"""GridWorlds with wrong arithmetic: borders, axes, indices and integers that are too small."""

import numpy as np
from gymnasium import spaces

from corpus.zoo.right_grids import Grid, Tutorial
from corpus.zoo.right_styles import Spaces


class MirrorsSides(Grid):
    """Left and right are reversed."""

    def moved(self, action):
        return super().moved((0, 1, 3, 2)[action])


class WrapsAround(Grid):
    """Left of the first column is the last, as Python's index -1 has it."""

    def moved(self, action):
        row, column = self.cell
        return (row, (column - 1) % self.width) if action == 2 else super().moved(action)


class RunsOn(Grid):
    """Right of the last column is the first cell of the next row."""

    def moved(self, action):
        if action != 3:
            return super().moved(action)
        return divmod(min(super().observation() + 1, self.height * self.width - 1), self.width)


class SlidesOn(Grid):
    """Every move is made twice."""

    def moved(self, action):
        self.cell = super().moved(action)
        return super().moved(action)


class IgnoresTheGoal(Grid):
    """The goal is the last cell, whatever the parameter says."""

    def __init__(self, height=5, width=5, start=(0, 0), goal=None):
        super().__init__(height, width, start)


class EndsNextToTheGoal(Grid):
    """The episode ends one cell before the goal."""

    def terminated(self):
        return sum(abs(a - b) for a, b in zip(self.cell, self.goal, strict=True)) <= 1


class EndsOneStepLate(Grid):
    """The end of the episode is decided before the move."""

    def step(self, action):
        late = self.terminated()
        observation, reward, _, truncated, info = super().step(action)
        return observation, reward, late, truncated, info


class PaysTheCost(Grid):
    """Rewards are costs: the sign is wrong."""

    def reward(self):
        return -super().reward()


class NumbersByColumn(Grid):
    """Cells are numbered column by column."""

    def observation(self):
        return self.cell[1] * self.height + self.cell[0]


class StridesByHeight(Grid):
    """The index multiplies the row by the height, which only square grids forgive."""

    def observation(self):
        return self.cell[0] * self.height + self.cell[1]


class CountsFromOne(Grid):
    """Cells are numbered from 1, in a space that begins at 0."""

    def observation(self):
        return min(super().observation() + 1, self.height * self.width - 1)


class ShowsXY(Tutorial):
    """The agent is shown as (x, y), not as (row, column)."""

    def observation(self):
        return {**super().observation(), "agent": np.array(self.cell[::-1])}


class ShowsSignedBytes(Grid):
    """The index is shown as a signed byte, which holds no more than 127."""

    def __init__(self, height=12, width=12):
        super().__init__(height, width)

    def observation(self):
        return int(np.int64(super().observation()).astype(np.int8))


class LivesInAByte(Spaces):
    """The index of the cell is kept in a byte, which holds no more than 255."""

    def __init__(self, height=17, width=17):
        super().__init__(height, width)

    def reset(self, seed=None, options=None):
        self.cell = np.uint8(0)
        return int(self.cell), {}

    def step(self, action):
        row, column = divmod(int(self.cell), self.width)
        row = sorted((0, row + (-1, 1, 0, 0)[action], self.height - 1))[1]
        column = sorted((0, column + (0, 0, -1, 1)[action], self.width - 1))[1]
        self.cell = np.array(row * self.width + column).astype(np.uint8)
        there = (row, column) == (self.height - 1, self.width - 1)
        return int(self.cell), float(there) - 1, there, False, {}


class DeclaresOneMore(Grid):
    """The observation space has a cell more than the grid."""

    def __init__(self, height=5, width=5, start=(0, 0), goal=None):
        super().__init__(height, width, start, goal)
        self.observation_space = spaces.Discrete(height * width + 1)
