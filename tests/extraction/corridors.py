"""A corridor with and without time limits, for what extraction and comparison make of them."""

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.wrappers import TimeLimit

LIMIT, LENGTH = 9, 4


class Corridor(gymnasium.Env):
    """Action 1 goes on and 0 back; the end terminates.  Each step may slip."""

    def __init__(self, length=LENGTH, slips=0.0, hole=None):
        self.action_space, self.observation_space = Discrete(2), Discrete(length)
        self.length, self.slips, self.hole = length, slips, hole

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.cell = 0
        return 0, {}

    def step(self, action):
        if self.slips and self.np_random.random() < self.slips:
            action = 1 - action
        self.cell = max(self.cell + (1 if action else -1), 0)
        there = self.cell == self.length - 1
        return self.cell, float(there or self.cell == self.hole), there, False, {}


class Counts(Corridor):
    """Truncates by itself, as the wrapper does."""

    limit = LIMIT

    def reset(self, **options):
        self.steps = 0
        return super().reset(**options)

    def step(self, action):
        cell, reward, there, _, info = super().step(action)
        self.steps += 1
        return cell, reward, there, self.cuts(there), info

    def cuts(self, there):
        return self.steps >= self.limit


class CountsFurther(Counts):
    limit = LIMIT + 1


class CountsLess(Counts):
    limit = LIMIT - 2


class NotAtTheEnd(Counts):
    """Not truncated where the last step terminates."""

    def cuts(self, there):
        return super().cuts(there) and not there


def limited(limit, inner=None, **parameters):
    def make():
        env = Corridor(**parameters)
        return TimeLimit(env if inner is None else TimeLimit(env, inner), limit)

    return make


def wrapped():
    """A limit inside of another wrapper."""
    return gymnasium.Wrapper(TimeLimit(Corridor(), 3))


def counts(kind, **parameters):
    return lambda: kind(**parameters)


class Many(Corridor):
    """Steps many states at once."""

    def get_state(self):
        return np.array(self.cell)

    def step_batch(self, cells, actions):
        cells = np.maximum(cells + np.where(actions == 1, 1, -1), 0)
        there = cells == self.length - 1
        rewards = (there | (cells == (-1 if self.hole is None else self.hole))).astype(float)
        return cells, cells, rewards, there, np.zeros_like(there)


def many(limit, **parameters):
    return lambda: TimeLimit(Many(**parameters), limit)
