"""Wrappers around a walk: stacked frames, sticky and repeated actions; and the old interface."""

from collections import deque
from fractions import Fraction

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.wrappers import RecordEpisodeStatistics, TransformReward

from provengym.conformance import Reference

CELLS = 5
ACTIONS = ("left", "right")


def moved(cell, action):
    """Where a step of the walk leads."""
    return min(max(cell + (1 if action else -1), 0), CELLS - 1)


def stacked():
    """A walk from cell 2 of five to the last; shown are this cell and the one before, as an image
    of two rows.  A step costs 2."""

    def step(state, action):
        cell = moved(state[1], action)
        return (state[1], cell), -2, cell == CELLS - 1

    def observe(state):
        return tuple(tuple(200 * (cell == k) for k in range(CELLS)) for cell in state)

    return Reference(name="Stacked", actions=ACTIONS, start=(2, 2), step=step, observe=observe)


def sticky():
    """The walk, in which an action is the one before with probability 1/4; before the first comes
    left.  Shown is the cell; a step costs 2."""

    def step(state, action):
        cell, before = state

        def to(taken):
            after = moved(cell, taken)
            return (after, taken), -2, after == CELLS - 1

        return [(Fraction(3, 4), *to(action)), (Fraction(1, 4), *to(before))]

    return Reference(
        name="Sticky", actions=ACTIONS, start=(2, 0), step=step, observe=lambda state: state[0]
    )


def repeated():
    """The walk, in which each action is taken twice or until the end; the costs add up."""

    def step(cell, action):
        first = moved(cell, action)
        if first == CELLS - 1:
            return first, -2, True
        second = moved(first, action)
        return second, -4, second == CELLS - 1

    return Reference(name="Repeated", actions=ACTIONS, start=2, step=step)


class Walk(gymnasium.Env):
    """The walk inside all wrappers; a step costs 1."""

    def __init__(self):
        self.action_space, self.observation_space = spaces.Discrete(2), spaces.Discrete(CELLS)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.cell = 2
        return self.cell, {}

    def step(self, action):
        self.cell = moved(self.cell, action)
        return self.cell, -1.0, self.cell == CELLS - 1, False, {"cell": self.cell}


def walk():
    """The walk in the wrappers that count and scale."""
    return TransformReward(RecordEpisodeStatistics(Walk()), lambda reward: 2 * reward)


class Stacked(gymnasium.Wrapper):
    """The last two frames, in a stack of wrappers."""

    def __init__(self):
        super().__init__(walk())
        self.observation_space = spaces.Box(0, 255, (2, CELLS), np.uint8)
        self.frames = deque(maxlen=2)

    def reset(self, **options):
        cell, info = self.env.reset(**options)
        self.clear(cell)
        return self.seen(cell), info

    def step(self, action):
        cell, *others = self.env.step(action)
        return (self.seen(cell), *others)

    def clear(self, cell):
        self.frames.extend([self.frame(cell)] * 2)

    def seen(self, cell):
        self.frames.append(self.frame(cell))
        return np.stack(self.frames)

    def frame(self, cell):
        return np.eye(CELLS, dtype=np.uint8)[cell] * 200


class StackedOverEpisodes(Stacked):
    """The frames of the last episode are still there after a reset."""

    def clear(self, cell):
        if not self.frames:
            super().clear(cell)


class StackedInReverse(Stacked):
    """The newest frame comes first."""

    def seen(self, cell):
        return super().seen(cell)[::-1]


class Sticky(gymnasium.Wrapper):
    """Sticky actions."""

    def __init__(self):
        super().__init__(walk())
        self.before = 0

    def reset(self, **options):
        self.before = self.first()
        return self.env.reset(**options)

    def first(self):
        return 0

    def step(self, action):
        if self.unwrapped.np_random.random() < self.odds():
            action = self.before
        self.before = action
        return self.env.step(action)

    def odds(self):
        return 0.25


class StickyOverEpisodes(Sticky):
    """The action before the first is the last of the episode before."""

    def first(self):
        return self.before


class StickyHalfTheTime(Sticky):
    """An action sticks with probability 1/2."""

    def odds(self):
        return 0.5


class Repeated(gymnasium.Wrapper):
    """Each action is taken twice."""

    def __init__(self):
        super().__init__(walk())

    def step(self, action):
        total = 0.0
        for _ in range(2):
            observation, reward, terminated, truncated, info = self.env.step(action)
            total = self.summed(total, reward)
            if terminated or truncated:
                break
        return observation, total, terminated, truncated, info

    def summed(self, total, reward):
        return total + reward


class RepeatedForOneReward(Repeated):
    """Of the two rewards the last is told."""

    def summed(self, total, reward):
        return reward


def plain_walk(observe=lambda cell: cell):
    """The walk; a step costs 1."""

    def step(cell, action):
        return moved(cell, action), -1, moved(cell, action) == CELLS - 1

    return Reference(name="Walk", actions=ACTIONS, start=2, step=step, observe=observe)


def walk_in_a_box():
    """The same; the cell is the one item of an array."""
    return plain_walk(lambda cell: (cell,))


class FourItems(Walk):
    """A step has four items, as before version 0.26 of Gym."""

    def step(self, action):
        observation, reward, terminated, _, info = super().step(action)
        return observation, reward, terminated, info


class ObservationAlone(Walk):
    """A reset returns the observation alone, as before version 0.26 of Gym."""

    def reset(self, *, seed=None, options=None):
        return super().reset(seed=seed)[0]


class BoxedWalk(Walk):
    """An array of one item, new each time."""

    def __init__(self):
        super().__init__()
        self.observation_space = spaces.Box(0, CELLS - 1, (1,), np.int64)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        return self.seen(), {}

    def step(self, action):
        over = self.is_near() and action == 1
        _, reward, *_, info = super().step(action)
        return self.seen(), reward, over, False, info

    def is_near(self):
        return self.cell == CELLS - 2

    def seen(self):
        return np.array([self.cell])


class BoxedWalkOnWhatItReturned(BoxedWalk):
    """The array that was returned decides whether the end is near."""

    def is_near(self):
        return bool(self.returned[0] == CELLS - 2)

    def seen(self):
        self.returned = super().seen()
        return self.returned
