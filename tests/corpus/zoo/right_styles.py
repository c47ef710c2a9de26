"""The same GridWorld as other people write it: lists, arrays, records, bits, a table, JAX."""

import collections
import dataclasses
import functools
import shlex
import sys
from pathlib import Path

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.envs.registration import EnvSpec

from corpus.zoo.right_grids import MOVES, Grid

PROGRAM = Path(__file__).parent / "json_lines.py"
OLD_GYM = Path(__file__).parent.parent / "old_gym"
"""The folder of a stand-in for the package gym."""


class Spaces:
    """The spaces that the styles share; most of them need no base class."""

    def __init__(self, height=5, width=5):
        self.height, self.width = height, width
        self.action_space = spaces.Discrete(4)
        self.observation_space = spaces.Discrete(height * width)


class Lists(Spaces):
    """A board of letters in nested lists, on which the agent is looked up."""

    def reset(self, seed=None, options=None):
        self.board = [["."] * self.width for _ in range(self.height)]
        self.board[-1][-1] = "G"
        self.board[0][0] = "A"
        return 0, {}

    def step(self, action):
        (row, column), *_ = (
            (r, c) for r, line in enumerate(self.board) for c, x in enumerate(line) if x == "A"
        )
        self.board[row][column] = "."
        if action in (0, 1):
            row = max(row - 1, 0) if action == 0 else min(row + 1, self.height - 1)
        else:
            column = max(column - 1, 0) if action == 2 else min(column + 1, self.width - 1)
        found = self.board[row][column] == "G"
        self.board[row][column] = "A"
        return row * self.width + column, -1 + found, found, False, {}


class Arrays(Spaces):
    """NumPy throughout: a vector for the agent, a matrix of moves."""

    moves = np.array(MOVES)

    def __init__(self, height=5, width=5):
        super().__init__(height, width)
        self.last = np.array([height - 1, width - 1])
        self.observation_space = spaces.Box(np.zeros(2, np.int64), self.last, dtype=np.int64)

    def reset(self, seed=None, options=None):
        self.agent = np.zeros(2, dtype=np.int64)
        return self.agent.copy(), {}

    def step(self, action):
        self.agent = np.clip(self.agent + self.moves[action], 0, self.last)
        there = bool((self.agent == self.last).all())
        return self.agent.copy(), np.float32(there - 1), there, False, {}


@dataclasses.dataclass(frozen=True)
class Record:
    """Where the agent is on which grid; a move makes a new record."""

    height: int
    width: int
    row: int = 0
    column: int = 0

    def moved(self, down, right):
        row, column = self.row + down, self.column + right
        inside = 0 <= row < self.height and 0 <= column < self.width
        return dataclasses.replace(self, row=row, column=column) if inside else self

    @property
    def arrived(self):
        return (self.row, self.column) == (self.height - 1, self.width - 1)


class Records(Spaces):
    """Frozen data classes and pure functions of them."""

    def reset(self, seed=None, options=None):
        self.record = Record(self.height, self.width)
        return 0, {}

    def step(self, action):
        self.record = record = self.record.moved(*MOVES[action])
        reward = 0.0 if record.arrived else -1.0
        return record.row * self.width + record.column, reward, record.arrived, False, {}


class Bits(Spaces):
    """Row and column packed into one integer of eight bits each."""

    def reset(self, seed=None, options=None):
        self.word = 0
        return 0, {}

    def step(self, action):
        shift, last = (8, self.height - 1) if action < 2 else (0, self.width - 1)
        part = self.word >> shift & 0xFF
        part = max(part - 1, 0) if action % 2 == 0 else min(part + 1, last)
        self.word = self.word & ~(0xFF << shift) | part << shift
        there = self.word == (self.height - 1) << 8 | (self.width - 1)
        return (self.word >> 8) * self.width + (self.word & 0xFF), int(there) - 1, there, False, {}


class Coroutine(Spaces):
    """An episode is a generator that is sent actions; it cannot be copied."""

    def reset(self, seed=None, options=None):
        self.episode = self.played()
        return next(self.episode), {}

    def step(self, action):
        return self.episode.send(action)

    def played(self):
        row = column = 0
        action = yield 0
        while True:
            down, right = MOVES[action]
            row = sorted((0, row + down, self.height - 1))[1]
            column = sorted((0, column + right, self.width - 1))[1]
            there = (row, column) == (self.height - 1, self.width - 1)
            action = yield row * self.width + column, float(there) - 1, there, False, {}


class Table(Spaces):
    """The transition table of Gymnasium's toy texts, with an outcome drawn from each row."""

    def __init__(self, height=5, width=5):
        super().__init__(height, width)
        self.rng, goal = np.random.default_rng(), height * width - 1
        self.P = collections.defaultdict(dict)
        for cell in range(height * width):
            for action, (down, right) in enumerate(MOVES):
                row, column = cell // width + down, cell % width + right
                inside = 0 <= row < height and 0 <= column < width
                to = row * width + column if inside else cell
                self.P[cell][action] = [(1.0, to, float(to == goal) - 1, to == goal)]

    def reset(self, seed=None, options=None):
        if seed is not None:
            self.rng = np.random.default_rng(seed)
        self.s = 0
        return self.s, {"prob": 1.0}

    def step(self, action):
        row = self.P[self.s][action]
        chance, self.s, reward, over = row[self.rng.choice(len(row), p=[p for p, *_ in row])]
        return self.s, reward, over, False, {"prob": chance}


def wrapped(**parameters):
    """Make a grid by `gymnasium.make`: checker, order, and a time limit, which is the caller's."""
    return gymnasium.make(EnvSpec("Zoo-v0", entry_point=Grid, max_episode_steps=7), **parameters)


def command(*words):
    """A process that speaks lines of JSON, in which a word names what it does wrong."""
    return f"command:{shlex.join([sys.executable, str(PROGRAM), *words])}"


def old_gym(height=3, width=3, inner=Grid):
    """Four values from `step`, and the package gym."""
    return _old_gym()(inner(height, width))


@functools.cache
def _old_gym():
    sys.path.append(str(OLD_GYM))  # where the package itself is not installed
    import gym

    class Old(gym.Env):
        def __init__(self, grid):
            self.grid = grid
            self.action_space = gym.spaces.Discrete(4)
            self.observation_space = gym.spaces.Discrete(grid.height * grid.width)

        def seed(self, seed=None):
            return [seed]

        def reset(self):
            return self.grid.reset()[0]

        def step(self, action):
            observation, reward, terminated, _, info = self.grid.step(action)
            return observation, reward, terminated, info

    return Old


def functional(short=False):
    """A class of pure functions in JAX, in gymnax's shape, on a grid of three rows and columns; the
    last row and column cannot be entered when it is `short`."""
    import jax.numpy as jnp

    Discrete = collections.namedtuple("Discrete", "n")

    class Functional:
        default_params = 3

        def reset(self, key, params):
            return jnp.zeros((), jnp.int32), jnp.zeros(2, jnp.int32)

        def step_env(self, key, state, action, params):
            last = params - 1 - int(short)
            state = jnp.clip(state + jnp.array(MOVES)[action], 0, last)
            done = (state == params - 1).all()
            observation = state[0] * params + state[1]
            return observation, state, jnp.where(done, 0.0, -1.0), done, {}

        def step(self, key, state, action, params):
            observation, state, reward, done, info = self.step_env(key, state, action, params)
            # It resets by itself, and shows what comes after.
            return jnp.where(done, 0, observation), jnp.where(done, 0, state), reward, done, info

        def action_space(self, params):
            return Discrete(4)

        def observation_space(self, params):
            return Discrete(params * params)

    return Functional


@functools.cache
def compiled():
    """One environment of that class, for what JAX has compiled is kept with it."""
    return functional()()
