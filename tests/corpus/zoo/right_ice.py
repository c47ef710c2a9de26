"""A corridor on ice, as a reference and as a right environment."""

from fractions import Fraction

import numpy as np
from gymnasium.spaces import Discrete

from provengym.conformance import Reference

ACTIONS = ("left", "right")
LENGTH = 4


def icy(start=0, **more):
    """To the right one slips on every third step, and stays; the last cell is the goal."""

    def step(cell, action):
        if action == 0:
            return max(cell - 1, 0), -1.0, False
        goal = cell + 1 == LENGTH - 1
        return [(1, cell, -1.0, False), (2, cell + 1, -1.0, goal)]

    return Reference(name="Icy", actions=ACTIONS, start=start, step=step, **more)


def from_two():
    """The same from the first or, more often, the second cell."""
    return icy({0: Fraction(1, 4), 1: Fraction(3, 4)})


class Icy:
    """The same in other words."""

    action_space, observation_space = Discrete(2), Discrete(LENGTH)
    random = None
    slip = 1 / 3

    def reset(self, seed=None):
        if seed is not None or self.random is None:
            self.random = np.random.default_rng(seed)
        self.cell = self.drawn()
        return self.cell, {}

    def step(self, action):
        if action == 0:
            self.cell = max(self.cell - 1, 0)
        elif self.random.random() >= self.slips():
            self.cell += 1
        return self.cell, -1.0, self.cell == LENGTH - 1, False, {}

    def slips(self):
        return self.slip

    def drawn(self):
        return 0


class FromTwo(Icy):
    """Begins as it should."""

    def drawn(self):
        return int(self.random.random() < 0.75)
