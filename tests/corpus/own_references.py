"""A corridor as a reference of the user's own, and targets that walk in it."""

import pytest
from gymnasium.spaces import Discrete

from provengym.conformance import ConformanceError, Reference, conform

LEFT_RIGHT = ("left", "right")
QUICK = ["contract", "systematic"]


def corridor(length=5, **more):
    """Cells in a row; the last is the goal."""

    def step(cell, action):
        cell = max(cell - 1, 0) if action == 0 else cell + 1
        return cell, -1.0, cell == length - 1

    return Reference(name="Corridor", actions=LEFT_RIGHT, start=0, step=step, **more)


class Walk:
    """A right corridor; the tests spoil it."""

    action_space = Discrete(2)

    def __init__(self, length=5):
        self.length = length
        self.observation_space = Discrete(length)

    def reset(self, seed=None):
        self.cell = 0
        return self.shown(), {}

    def step(self, action):
        self.cell = self.moved(action)
        return self.shown(), -1.0, self.cell == self.length - 1, False, {}

    def moved(self, action):
        return self.cell + 1 if action else max(self.cell - 1, 0)

    def shown(self):
        return self.cell


class Parity(Walk):
    """Shows only whether the cell is odd."""

    def __init__(self, length=5):
        super().__init__(length)
        self.observation_space = Discrete(2)

    def shown(self):
        return self.cell % 2


class ParityJumps(Parity):
    """Goes from cell 2 left to 3, which is as odd as 1."""

    def moved(self, action):
        return {(2, 0): 3}.get((self.cell, int(action)), super().moved(action))


class ShowsThree(Walk):
    """Shows the wrong cell, from which nothing follows."""

    def shown(self):
        return 3 if self.cell == 2 else self.cell


def parity(length=5):
    return corridor(length, observe=lambda cell: cell % 2)


def message_of(*arguments, **more):
    with pytest.raises(ConformanceError) as error:
        conform(*arguments, **more)
    text = str(error.value)
    assert "\n" not in text
    return text
