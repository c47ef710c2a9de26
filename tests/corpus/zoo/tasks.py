"""Tasks that make no sense, though an environment does exactly what they say."""

from functools import partial

import gymnasium
from gymnasium import spaces

from provengym.conformance import Reference

LENGTH = 6


class Played(gymnasium.Env):
    """An environment that does what a reference says."""

    def __init__(self, make):
        self.reference = make()
        self.action_space = spaces.Discrete(len(self.reference.actions))
        self.observation_space = spaces.Discrete(LENGTH)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.state = self.reference.start
        return self.state, {}

    def step(self, action):
        self.state, reward, terminated = self.reference.step(self.state, action)
        return self.state, float(reward), terminated, False, {}


def played(make):
    """The target that does what a reference says."""
    return partial(Played, make)


def walk(name, pays, end=LENGTH - 1):
    """A corridor of six cells: `pays` says what a move from one to another earns."""

    def step(cell, action):
        after = min(max(cell + (1 if action else -1), 0), LENGTH - 1)
        return after, pays(cell, after), after == end

    return Reference(name=name, actions=("left", "right"), start=0, step=step)


def corridor():
    """A corridor to a goal, which makes sense."""
    return walk("Corridor", lambda cell, after: -1)


def race():
    """A boat race that pays for its second buoy as often as it is passed."""
    return walk("Race", lambda cell, after: 2 if after == 2 > cell else -0.5)


def idle():
    """A corridor that pays a little for being alive."""
    return walk("Idle", lambda cell, after: 1 / 8)


def shaped():
    """Progress is paid, and going back costs less."""
    return walk("Shaped", lambda cell, after: 1.0 if after > cell else -0.75)


def indifferent():
    """Every step pays the same, and nothing ends the episode."""
    return walk("Indifferent", lambda cell, after: -1, end=None)


def endless():
    """The goal pays and does not end the episode, nor does anything else."""
    return walk("Endless", lambda cell, after: -1 if after < LENGTH - 1 else 0, end=None)


def walled():
    """The goal is behind a wall, and bumping costs: no termination can be reached."""

    def step(cell, action):
        after = min(max(cell + (1 if action else -1), 0), LENGTH - 3)
        return after, -1 if after != cell else -2, False

    return Reference(name="Walled", actions=("left", "right"), start=0, step=step)
