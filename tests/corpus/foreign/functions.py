"""Pure functions of keys and frozen states, in NumPy, behind an adapter."""

import dataclasses

import gymnasium
import numpy as np
from gymnasium import spaces

from provengym.conformance import Reference

WIDTH, LIMIT = 5, 6
ACTIONS = ("left", "right")


def windy(limit=LIMIT):
    """A walk to the right end of five cells; the wind blows one to the left in one step of three.

    The episode is truncated after six steps, and the time is not shown.
    """

    def step(state, action):
        cell, time = state
        time += 1

        def to(cell):
            cell = min(max(cell, 0), WIDTH - 1)
            there = cell == WIDTH - 1
            return (cell, time), float(there), there, time == limit

        calm = cell + (1 if action else -1)
        return [(2, *to(calm)), (1, *to(calm - 1))]

    return Reference(
        name="Windy", actions=ACTIONS, start=(1, 0), step=step, observe=lambda state: state[0]
    )


@dataclasses.dataclass(frozen=True)
class State:
    """All that there is."""

    cell: np.ndarray
    time: int = 0


class Windy:
    """The functions."""

    odds = 1 / 3

    def reset_env(self, key):
        state = State(np.array(1, dtype=np.int32))
        return self.observed(state), state

    def step_env(self, key, state, action):
        wind = np.random.Generator(np.random.Philox(key)).random() < self.odds
        cell = np.clip(state.cell + 2 * action - 1 - wind, 0, WIDTH - 1).astype(np.int32)
        state = State(cell, state.time + 1)
        there = cell == WIDTH - 1
        return self.observed(state), state, there.astype(np.float32), there, self.is_late(state)

    def is_late(self, state):
        return np.bool_(state.time >= LIMIT)

    def observed(self, state):
        return state.cell


class Stateful(gymnasium.Env):
    """Pure functions behind an adapter that splits a key for every call."""

    functions = Windy()

    def __init__(self):
        self.action_space = spaces.Discrete(2)
        self.observation_space = spaces.Box(0, WIDTH - 1, (), np.int32)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.begin()
        observation, self.state = self.functions.reset_env(self.key())
        return self.shown(observation, []), {}

    def begin(self):
        pass

    def key(self):
        return int(self.np_random.integers(2**60))

    def step(self, action):
        observation, self.state, reward, *ends = self.functions.step_env(
            self.key(), self.state, action
        )
        return self.shown(observation, ends), reward, *ends, {}

    def shown(self, observation, ends):
        return np.array(observation)


class StatefulWithOneKey(Stateful):
    """The key is not split: all steps of an episode use the same."""

    def begin(self):
        self.one = int(self.np_random.integers(2**60))

    def key(self):
        return self.one


class StatefulThatResets(Stateful):
    """At the end it resets by itself, and shows what comes after."""

    def shown(self, observation, ends):
        return np.array(1, dtype=np.int32) if any(ends) else super().shown(observation, ends)


class StatefulWithThreeTenths(Stateful):
    """The wind blows in three steps of ten, not one of three."""

    class Rounded(Windy):
        """A probability of one decimal."""

        odds = 0.3

    functions = Rounded()


class StatefulThatSharesItsState(Stateful):
    """The observation is the array of the state, which is frozen in name alone."""

    def shown(self, observation, ends):
        return np.asarray(observation)
