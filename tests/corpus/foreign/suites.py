"""Experiments as a suite for behaviour has them: time steps of a discount, behind an adapter."""

from collections import namedtuple
from fractions import Fraction

import gymnasium
import numpy as np
from gymnasium import spaces

from provengym.conformance import Reference

TimeStep = namedtuple("TimeStep", "last reward discount observation")

ROWS, COLUMNS = 4, 3
MOVES = ("left", "stay", "right")


def catch():
    """A ball falls from a random column; the paddle in the last row moves first.

    The episode ends when the ball has reached that row, and pays 1 if it is caught, else -1.
    """

    def step(state, action):
        row, ball, paddle = state
        paddle = min(max(paddle + action - 1, 0), COLUMNS - 1)
        row += 1
        if row < ROWS - 1:
            return (row, ball, paddle), 0, False
        return (row, ball, paddle), 1 if paddle == ball else -1, True

    def observe(state):
        row, ball, paddle = state
        marked = {(row, ball), (ROWS - 1, paddle)}
        return tuple(tuple(int((r, c) in marked) for c in range(COLUMNS)) for r in range(ROWS))

    start = {(0, ball, COLUMNS // 2): Fraction(1, COLUMNS) for ball in range(COLUMNS)}
    return Reference(name="Catch", actions=MOVES, start=start, step=step, observe=observe)


class Falling:
    """The experiment itself, which knows nothing of Gymnasium."""

    def __init__(self, rng):
        self.rng = rng

    def reset(self):
        self.board = np.zeros((ROWS, COLUMNS), dtype=np.float32)
        self.ball = [0, int(self.rng.integers(COLUMNS))]
        self.paddle = COLUMNS // 2
        return TimeStep(False, None, None, self.drawn())

    def step(self, action):
        self.paddle = min(max(self.paddle + action - 1, 0), COLUMNS - 1)
        self.ball[0] += 1
        if self.ball[0] == ROWS - 1:
            caught = self.paddle == self.ball[1]
            return TimeStep(True, 1.0 if caught else -1.0, 0.0, self.drawn())
        return TimeStep(False, 0.0, 1.0, self.drawn())

    def drawn(self):
        self.board.fill(0)
        self.board[self.ball[0], self.ball[1]] = self.board[ROWS - 1, self.paddle] = 1
        return self.board.copy()


class Catch(gymnasium.Env):
    """An adapter of time steps with a discount."""

    experiment = Falling

    def __init__(self):
        self.action_space = spaces.Discrete(3)
        self.observation_space = spaces.Box(0, 1, (ROWS, COLUMNS), np.float32)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.inner = self.experiment(self.np_random)
        return self.inner.reset().observation, {}

    def step(self, action):
        time = self.inner.step(int(action))
        terminated, truncated = self.ends(time)
        return time.observation, time.reward, terminated, truncated, {"discount": time.discount}

    def ends(self, time):
        return time.last and time.discount == 0, time.last and time.discount > 0


class CatchThatTruncates(Catch):
    """The adapter takes the last time step for a time limit, whatever its discount."""

    def ends(self, time):
        return False, time.last


class CatchWithoutSeed(Catch):
    """Every reset draws from a new generator of its own."""

    def reset(self, *, seed=None, options=None):
        self.inner = self.experiment(np.random.default_rng())
        return self.inner.reset().observation, {}


class CatchOnOneBoard(Catch):
    """All observations are one array, drawn anew."""

    class experiment(Falling):
        def drawn(self):
            super().drawn()
            return self.board


LENGTH = 3


def memory():
    """A bit is shown at the reset alone; the action after the last pause must repeat it.

    What is shown: the time to go, and the bit as -1 or 1, later 0.
    """

    def step(state, action):
        bit, time = state
        if time + 1 < LENGTH:
            return (bit, time + 1), 0, False
        return (bit, time + 1), 1 if action == bit else -1, True

    def observe(state):
        bit, time = state
        return (1 - time / LENGTH, (2 * bit - 1) * (time == 0))

    return Reference(
        name="Memory",
        actions=("0", "1"),
        start={(0, 0): Fraction(1, 2), (1, 0): Fraction(1, 2)},
        step=step,
        observe=observe,
    )


class Memory(gymnasium.Env):
    """An adapter of a memory experiment."""

    def __init__(self):
        self.action_space = spaces.Discrete(2)
        self.observation_space = spaces.Box(-1, 1, (2,), np.float32)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.bit, self.time = int(self.np_random.integers(2)), 0
        return self.seen(), {}

    def step(self, action):
        self.time += 1
        over = self.time == LENGTH
        reward = (1.0 if self.is_right(action) else -1.0) if over else 0.0
        return self.seen(), reward, over, False, {}

    def is_right(self, action):
        return action == self.bit

    def seen(self):
        cue = (2 * self.bit - 1) * self.is_shown()
        return np.array([1 - self.time / LENGTH, cue], dtype=np.float32)

    def is_shown(self):
        return self.time == 0


class MemoryThatTellsTwice(Memory):
    """The bit is shown until the first pause is over."""

    def is_shown(self):
        return self.time <= 1


class MemoryOfTheLastEpisode(Memory):
    """The bit that must be repeated is that of the first episode."""

    first = None

    def is_right(self, action):
        return action == self.first

    def reset(self, *, seed=None, options=None):
        answer = super().reset(seed=seed)
        if self.first is None:
            self.first = self.bit
        return answer
