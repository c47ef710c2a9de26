"""Many at once: lanes in arrays that reset themselves, and a function of arrays of states."""

from fractions import Fraction

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from provengym.conformance import Reference

CELLS, LIMIT, LANES = 4, 5, 3
ACTIONS = ("left", "right")


def track():
    """From cell 1 of four to the last, which pays 1; five steps are the limit."""

    def step(state, action):
        cell, time = state
        cell = min(max(cell + (1 if action else -1), 0), CELLS - 1)
        there = cell == CELLS - 1
        return (cell, time + 1), int(there), there, time + 1 == LIMIT

    return Reference(
        name="Track", actions=ACTIONS, start=(1, 0), step=step, observe=lambda state: state[0]
    )


class Tracks(VectorEnv):
    """Lanes in arrays, reset in the step after the end."""

    mode = AutoresetMode.NEXT_STEP

    def __init__(self):
        self.num_envs = LANES
        self.metadata = {"autoreset_mode": self.mode}
        self.single_action_space = spaces.Discrete(2)
        self.single_observation_space = spaces.Discrete(CELLS)
        self.action_space = spaces.MultiDiscrete([2] * LANES)
        self.observation_space = spaces.MultiDiscrete([CELLS] * LANES)

    def reset(self, *, seed=None, options=None):
        self.cells, self.times = np.ones(LANES, np.int64), np.zeros(LANES, np.int64)
        self.over = np.zeros(LANES, bool)
        return self.cells.copy(), {}

    def step(self, actions):
        rewards, there, late = self.moved(np.asarray(actions), ~self.over)
        self.begin(self.over)
        self.over = there | late
        return self.cells.copy(), rewards, there, late, {}

    def moved(self, actions, going):
        """The rewards and the ends of those lanes that go on."""
        moved = np.clip(self.cells + 2 * actions - 1, 0, CELLS - 1)
        self.cells = np.where(going, moved, self.cells)
        self.times += going
        there = going & (self.cells == CELLS - 1)
        return there.astype(np.float64), there, going & (self.times >= LIMIT)

    def begin(self, lanes):
        self.cells[lanes] = 1
        self.times[lanes] = 0


class TracksThatKeepTheTime(Tracks):
    """A lane that resets itself goes on counting its steps."""

    def begin(self, lanes):
        self.cells[lanes] = 1


class TracksThatPayTwice(Tracks):
    """A lane is paid again in the step in which it resets itself."""

    paid = np.zeros(LANES)

    def step(self, actions):
        over = self.over
        observations, rewards, *others = super().step(actions)
        rewards = np.where(over, self.paid, rewards)
        self.paid = rewards
        return (observations, rewards, *others)


class TracksAtOnce(Tracks):
    """Lanes in arrays, reset in the step that ends; the last observation is in the info."""

    mode = AutoresetMode.SAME_STEP

    def step(self, actions):
        rewards, there, late = self.moved(np.asarray(actions), np.ones(LANES, bool))
        over = there | late
        info = {}
        if over.any():
            last = np.array([*self.last(), None], dtype=object)[:-1]
            info = {"final_obs": np.where(over, last, None), "_final_obs": over}
        self.begin(over)
        return self.cells.copy(), rewards, there, late, info

    def last(self):
        return self.cells.tolist()


class TracksWithoutALastLook(TracksAtOnce):
    """The last observation in the info is the first of the next episode."""

    def last(self):
        return [1] * LANES


class TracksByHand(Tracks):
    """Lanes in arrays, which are reset by a mask in the options."""

    mode = AutoresetMode.DISABLED

    def reset(self, *, seed=None, options=None):
        if options is None:
            return super().reset(seed=seed)
        self.begin(options["reset_mask"])
        self.over &= ~options["reset_mask"]
        return self.cells.copy(), {}

    def step(self, actions):
        assert not self.over.any(), "a lane has ended"
        return super().step(actions)


SIDE = 13
LEAPS = ((1, 2), (2, 1), (-1, -2), (-2, -1))


def knight():
    """A knight of four leaps goes from corner to corner of thirteen squares by thirteen; one over
    the border leads nowhere.  A step costs 1."""

    def step(square, action):
        row, column = (x + d for x, d in zip(square, LEAPS[action], strict=True))
        after = (row, column) if 0 <= row < SIDE and 0 <= column < SIDE else square
        return after, -1, after == (SIDE - 1, SIDE - 1)

    names = ("right", "down", "left", "up")
    return Reference(name="Knight", actions=names, start=(0, 0), step=step)


class Knight(gymnasium.Env):
    """A function of arrays of states."""

    leaps = np.array(LEAPS)

    def __init__(self):
        self.action_space = spaces.Discrete(4)
        self.observation_space = spaces.MultiDiscrete([SIDE, SIDE])

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.square = np.zeros(2, dtype=np.int64)
        return self.square.copy(), {}

    def step(self, action):
        after, seen, rewards, ends, late = self.step_batch(
            self.square[np.newaxis], np.array([action])
        )
        self.square = after[0]
        return seen[0], rewards[0], ends[0], late[0], {}

    def get_state(self):
        return self.square

    def step_batch(self, squares, actions):
        to = squares + self.leaps[actions]
        inside = ((to >= 0) & (to < SIDE)).all(axis=1, keepdims=True)
        after = np.where(inside & ~self.stuck(squares, actions)[:, np.newaxis], to, squares)
        ends = (after == SIDE - 1).all(axis=1)
        return after, after.copy(), -np.ones(len(after)), ends, np.zeros_like(ends)

    def stuck(self, squares, actions):
        return np.zeros(len(squares), bool)


class KnightThatSticks(Knight):
    """From one square in the middle one leap goes nowhere."""

    def stuck(self, squares, actions):
        return (squares == (6, 6)).all(axis=1) & (actions == 0)


def start_odds():
    """The track with two starts, the second of which is more likely, and no limit."""

    def step(cell, action):
        cell = min(max(cell + (1 if action else -1), 0), CELLS - 1)
        return cell, int(cell == CELLS - 1), cell == CELLS - 1

    starts = {0: Fraction(1, 4), 1: Fraction(3, 4)}
    return Reference(name="Starts", actions=ACTIONS, start=starts, step=step)


class Starts(gymnasium.Env):
    """One of two starts, drawn by the generator of the base class."""

    odds = (0.25, 0.75)

    def __init__(self):
        self.action_space, self.observation_space = spaces.Discrete(2), spaces.Discrete(CELLS)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.cell = self.np_random.choice(2, p=self.odds)
        return self.cell, {}

    def step(self, action):
        self.cell = np.clip(self.cell + 2 * action - 1, 0, CELLS - 1)
        there = self.cell == CELLS - 1
        return self.cell, np.float32(there), there, np.False_, {}


class StartsAlike(Starts):
    """Both starts are equally likely."""

    odds = (0.5, 0.5)


class StartsOver(Starts):
    """A reset without a seed begins the random numbers anew."""

    def reset(self, *, seed=None, options=None):
        return super().reset(seed=0 if seed is None else seed)
