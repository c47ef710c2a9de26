"""Lamps and switches: MultiBinary observations and actions."""

import itertools

import numpy as np
from gymnasium import spaces

from provengym.conformance import Binding, Reference

LAMPS = 4


def lamps():
    """Four lamps in a row, the first of which is lit; each switch turns its lamp and those beside
    it.  A step costs 1, and the episode ends when all are lit."""

    def step(state, action):
        after = tuple(lit ^ (abs(lamp - action) <= 1) for lamp, lit in enumerate(state))
        return after, -1, all(after)

    return Reference(
        name="Lamps",
        actions=tuple(f"switch {lamp}" for lamp in range(LAMPS)),
        start=(1, 0, 0, 0),
        step=step,
    )


class Lamps:
    """Arrays of bits and no base class."""

    action_space, observation_space = spaces.Discrete(LAMPS), spaces.MultiBinary(LAMPS)

    def reset(self, *, seed=None, options=None):
        self.lit = np.array([1, 0, 0, 0], dtype=np.int8)
        return self.shown(), {}

    def step(self, action):
        self.lit = self.lit ^ self.turned(action)
        return self.shown(), np.float64(-1), self.lit.all(), np.False_, {}

    def turned(self, action):
        return (np.abs(np.arange(LAMPS) - action) <= 1).astype(np.int8)

    def shown(self):
        return self.lit.copy()


class LampsInARing(Lamps):
    """The first lamp and the last are neighbours."""

    def turned(self, action):
        apart = np.abs(np.arange(LAMPS) - action)
        return (np.minimum(apart, LAMPS - apart) <= 1).astype(np.int8)


class LampsShown(Lamps):
    """The observation is the array in which it counts."""

    def step(self, action):
        self.lit ^= self.turned(action)
        return self.shown(), np.float64(-1), self.lit.all(), np.False_, {}

    def shown(self):
        return self.lit


BITS = (*itertools.product((0, 1), repeat=2),)
WORDS = Binding(actions=tuple(np.array(bits, dtype=np.int8) for bits in BITS))


def register(limit=4):
    """Two bits, to which each action's are added without carry; they pay what they are in binary.

    There is no goal: after four steps the episode is truncated.  The time is shown.
    """

    def step(state, action):
        bits, time = state
        after = tuple(one ^ other for one, other in zip(bits, BITS[action], strict=True))
        return (after, time + 1), 2 * after[0] + after[1], False, time + 1 == limit

    return Reference(
        name="Register",
        actions=tuple(f"add {first}{second}" for first, second in BITS),
        start=((0, 0), 0),
        step=step,
        observe=lambda state: {"bits": state[0], "time": state[1]},
    )


@WORDS
class Register:
    """Actions of several bits, and lists in a Dict."""

    def __init__(self):
        self.action_space = spaces.MultiBinary(2)
        self.observation_space = spaces.Dict(bits=spaces.MultiBinary(2), time=spaces.Discrete(5))

    def reset(self, *, seed=None, options=None):
        self.bits, self.time = np.zeros(2, dtype=np.int8), 0
        return self.shown(), {}

    def step(self, action):
        self.bits = self.added(action)
        self.time += 1
        reward = int(2 * self.bits[0] + self.bits[1])
        return self.shown(), reward, self.is_over(), self.time >= 4, {}

    def added(self, action):
        return self.bits ^ action

    def is_over(self):
        return False

    def shown(self):
        return {"bits": self.bits.tolist(), "time": self.time}


class RegisterOfOr(Register):
    """A bit that is set stays set."""

    def added(self, action):
        return self.bits | action


class RegisterThatTerminates(Register):
    """The limit is told as the end of the task, besides."""

    def is_over(self):
        return self.time >= 4
