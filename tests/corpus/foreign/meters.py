"""Gauges: bytes, arrays of no dimension, arrays of another library, a continuous action."""

import gymnasium
import numpy as np
from gymnasium import spaces

from provengym.conformance import Binding, Reference

FULL, CHARGE, USE = 255, 100, 30


def battery():
    """A charge of 0 to 255: one adds 100 up to the top or uses 30, which pays 1 where there are so
    many, and else nothing.  It goes on for ever."""

    def step(level, action):
        if action == 0:
            return min(level + CHARGE, FULL), 0, False
        return (level - USE, 1, False) if level >= USE else (level, 0, False)

    return Reference(name="Battery", actions=("charge", "use"), start=0, step=step)


class Battery(gymnasium.Env):
    """One byte, in an array of no dimension."""

    def __init__(self):
        self.action_space = spaces.Discrete(2)
        self.observation_space = spaces.Box(0, FULL, (), np.uint8)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.level = np.array(0, dtype=np.uint8)
        return self.level.copy(), {}

    def step(self, action):
        reward = 0.0
        if action == 0:
            self.level = self.charged()
        elif self.is_enough():
            self.level, reward = np.asarray(self.level - np.uint8(USE)), 1.0
        return self.level.copy(), reward, False, False, {}

    def charged(self):
        return np.array(min(int(self.level) + CHARGE, FULL), dtype=np.uint8)

    def is_enough(self):
        return self.level >= USE


class BatteryThatOverflows(Battery):
    """The sum of two bytes is a byte."""

    def charged(self):
        return np.asarray(self.level + np.array(CHARGE, dtype=np.uint8))


class BatteryThatUnderflows(Battery):
    """A difference of two bytes is never below zero."""

    def is_enough(self):
        return self.level - np.array(USE, dtype=np.uint8) >= 0


class Tensor:
    """The least that arrays of other libraries have in common: `__array__`, and no hash."""

    __hash__ = None

    def __init__(self, values):
        self.values = np.asarray(values)

    shape = property(lambda self: self.values.shape)
    dtype = property(lambda self: self.values.dtype)

    def __array__(self, dtype=None, copy=None):
        return np.array(self.values, dtype=dtype)

    def __eq__(self, other):
        return Tensor(self.values == np.asarray(other))

    def __float__(self):
        return float(self.values)

    def __bool__(self):
        return bool(self.values)

    def item(self):
        return self.values.item()


class ArrayBattery(Battery):
    """Rewards and flags are arrays of no dimension, too."""

    def step(self, action):
        observation, *answers, info = super().step(action)
        return (observation, *map(np.array, answers), info)


class TensorBattery(Battery):
    """Arrays of another library."""

    def reset(self, *, seed=None, options=None):
        observation, info = super().reset(seed=seed)
        return Tensor(observation), info

    def step(self, action):
        observation, reward, terminated, truncated, info = super().step(action)
        answers = (observation, reward, terminated, truncated)
        return (*map(Tensor, answers), info)


HEATS = (-1.0, 0.0, 1.0)
CONTINUOUS = Binding(actions=tuple(np.array([heat], dtype=np.float32) for heat in HEATS))


def thermostat():
    """Heating by -1, 0 or 1 moves from 20 degrees, of 18 to 22, to 21, kept for two steps: then the
    episode terminates.  Each other degree costs 1.  Shown is what is missing to 21."""

    def step(state, action):
        degrees, kept = state
        degrees = min(max(degrees + action - 1, 18), 22)
        kept = kept + 1 if degrees == 21 else 0
        return (degrees, kept), -abs(degrees - 21), kept == 2

    return Reference(
        name="Thermostat",
        actions=("cool", "wait", "heat"),
        start=(20, 0),
        step=step,
        observe=lambda state: (21 - state[0],),
    )


@CONTINUOUS
class Thermostat(gymnasium.Env):
    """A Box of actions, of which the binding names three."""

    def __init__(self):
        self.action_space = spaces.Box(-1, 1, (1,), np.float32)
        self.observation_space = spaces.Box(-3, 3, (1,), np.float32)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.degrees, self.kept = 20.0, 0
        return self.missing(), {}

    def step(self, action):
        self.degrees = float(np.clip(self.degrees + self.heat(action), 18, 22))
        self.kept = self.kept + 1 if self.degrees == 21 else self.forgets()
        return self.missing(), -abs(21 - self.degrees), self.kept == 2, False, {}

    def heat(self, action):
        return action.item()

    def forgets(self):
        return 0

    def missing(self):
        return np.array([21 - self.degrees], dtype=np.float32)


class ThermostatThatForgetsNothing(Thermostat):
    """The two steps at 21 degrees need not follow each other."""

    def forgets(self):
        return self.kept


class ThermostatOfWholeNumbers(Thermostat):
    """An action is rounded up to a whole number, and what is below zero is none."""

    def heat(self, action):
        return max(int(np.ceil(action[0])), 0)
