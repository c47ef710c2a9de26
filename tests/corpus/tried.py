"""Targets that the commands of trials.toml try and the other corpora do not have."""

import os
import time

from gymnasium.spaces import Discrete

from corpus.zoo.right_grids import Grid
from corpus.zoo.right_spellings import Spelling
from provengym.conformance import Reference


class OneWrongCell(Grid):
    """From one cell far from the start, right leads nowhere."""

    def moved(self, action):
        far = (self.height * 3 // 4, self.width // 2)
        return self.cell if (self.cell, int(action)) == (far, 3) else super().moved(action)


class LongLimit(Grid):
    """Is truncated after 5,000 steps."""

    def step(self, action):
        observation, reward, terminated, _, info = super().step(action)
        return observation, reward, terminated, self.steps >= 5_000, info


class SleepsForEver(Grid):
    """Does not answer in one cell."""

    def step(self, action):
        if self.cell == (2, 2):
            time.sleep(10**6)
        return super().step(action)


class AnyWord(Spelling):
    """Whatever word of the list is spelled ends the episode."""

    def solved(self):
        return self.text() in self.words


class Stands:
    """Shows 0 for ever."""

    action_space, observation_space = Discrete(2), Discrete(10)

    def reset(self, seed=None):
        return 0, {}

    def step(self, action):
        return 0, 0.0, False, False, {}


def endless():
    """A reference of states without end."""
    return Reference(
        name="Endless",
        actions=("a", "b"),
        start=0,
        step=lambda state, action: (state + 1, 0, False),
    )


def leaves():
    """A reference that ends the process."""
    os._exit(0)
