"""Small environments for the tests of ``provengym extract`` and ``conform --reference``."""

import os

import gymnasium
from gymnasium.spaces import Box, Discrete

from provengym.conformance import Binding


class Lamp(gymnasium.Env):
    """A switch, which works with some probability; the lamp is to be lit."""

    def __init__(self, works=0.75):
        self.action_space, self.observation_space = Discrete(2), Discrete(2)
        self.works = works

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        return 0, {}

    def step(self, action):
        lit = bool(action and self.np_random.random() < self.works)
        return int(lit), float(lit), lit, False, {}


class Counted(Lamp):
    """The lamp counts how often it was switched, which is not seen."""

    def reset(self, **options):
        self.times = 0
        return super().reset(**options)

    def step(self, action):
        self.times += 1
        return super().step(action)

    def read(self):
        return self.times


class Growing(Counted):
    """The count is paid."""

    def step(self, action):
        shown, _, lit, cut, info = super().step(action)
        return shown, float(self.times % 3), lit, cut, info


class Hidden(Lamp):
    """Entropy of the system, which nobody can enumerate."""

    def step(self, action):
        lit = os.urandom(1)[0] < 128
        return int(lit), float(lit), lit, False, {}


class Worn(Lamp):
    """After the first episode a reset leads to another state: the lamp is worn."""

    def __init__(self, works=0.75):
        super().__init__(works)
        self.worn = False

    def step(self, action):
        shown, reward, lit, *rest = super().step(action)
        self.worn = self.worn or lit
        return shown, reward - self.worn, lit, *rest


class Dimmer(gymnasium.Env):
    """A lamp with four levels, which a number turns up or down; it is to be as bright as can be."""

    def __init__(self):
        self.action_space, self.observation_space = Box(-1, 1, (1,)), Discrete(4)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.level = 1
        return self.level, {}

    def step(self, action):
        self.level = min(max(self.level + round(float(action[0])), 0), 3)
        return self.level, float(self.level == 3), self.level == 3, False, {}


class Broken(Lamp):
    def __init__(self):
        raise OSError("no current")


BINDING = Binding(state_key=lambda env: env.unwrapped.times % 3)
