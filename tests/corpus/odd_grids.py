"""Odd targets: right in other words, wrong in two ways, or with states that cannot be kept."""

import numpy as np
from gymnasium import spaces

from corpus.zoo.right_fisheries import Fixed
from corpus.zoo.right_grids import Grid, Position
from corpus.zoo.wrong_grids import StopsShort


class PaysTwice(Grid):
    """Pays twice as much."""

    def reward(self):
        return 2 * super().reward()


class Transposed(Position):
    """Shows column and row."""

    def observation(self):
        return super().observation()[::-1].copy()


class Percent(Fixed):
    """Shows its stock as text."""

    def __init__(self):
        super().__init__()
        self.observation_space = spaces.Text(10)

    def show(self):
        return f"{self.stock}u"


class Twice(StopsShort, Position):
    """Also shows its observations in a wrong type, in which they can be read all the same."""

    def observation(self):
        return super().observation().astype(np.float32)


class Elsewhere(Grid):
    """Goes down where it says that it stays."""

    def step(self, action):
        shown = super().step(action)
        if self.cell == (0, 1):
            self.cell = (1, 1)
        return shown


class Raises(Grid):
    """In every step."""

    def step(self, action):
        raise RuntimeError("broken")


class Held(Grid):
    """Holds a generator, which cannot be copied."""

    def reset(self, *, seed=None, options=None):
        self.numbers = (number for number in range(3))
        return super().reset(seed=seed)


class BadCopies(Grid):
    """Whose `set_state` also breaks it."""

    broken = False

    def get_state(self):
        return self.cell

    def set_state(self, state):
        self.cell, self.broken = state, True

    def reward(self):
        return 5.0 if self.broken else super().reward()
