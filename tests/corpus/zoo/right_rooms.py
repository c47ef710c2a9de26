"""References that are not the package's, and environments that do what they say.

`rooms` is a table in the form of Gymnasium's toy texts; `line` and `deep_sea` are functions.
"""

import gymnasium
import numpy as np
from gymnasium import spaces

from corpus.zoo.right_grids import MOVES
from provengym.conformance import Reference

NAMES = ("up", "down", "left", "right")
# The goal is six steps away, the lava eight: down, down, right, right, right, right, up, up.
MAP = ("S.#.~", "..#G.", ".....")
ROWS, COLUMNS, GOAL, LAVA = 3, 5, (1, 3), (0, 4)


def rooms():
    """Walls hold the agent, the goal pays 1 and the lava -1, and both end the episode."""
    P = {}
    for cell in range(ROWS * COLUMNS):
        P[cell] = {}
        for action, (down, right) in enumerate(MOVES):
            row, column = cell // COLUMNS + down, cell % COLUMNS + right
            inside = 0 <= row < ROWS and 0 <= column < COLUMNS and MAP[row][column] != "#"
            to = row * COLUMNS + column if inside else cell
            sign = MAP[to // COLUMNS][to % COLUMNS]
            P[cell][action] = [(1.0, to, {"G": 1.0, "~": -1.0}.get(sign, 0.0), sign in "G~")]
    return Reference.from_table(P, start=0, name="Rooms", actions=NAMES)


class Rooms(gymnasium.Env):
    """The rooms, each rule a method that can be got wrong."""

    def __init__(self):
        self.action_space = spaces.Discrete(4)
        self.observation_space = spaces.Discrete(ROWS * COLUMNS)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.cell, self.steps = (0, 0), 0
        return 0, {}

    def step(self, action):
        row, column = (now + by for now, by in zip(self.cell, MOVES[action], strict=True))
        if 0 <= row < ROWS and 0 <= column < COLUMNS and self.free(row, column):
            self.cell = (row, column)
        self.steps += 1
        index = self.cell[0] * COLUMNS + self.cell[1]
        return index, self.reward(), self.terminated(), False, {}

    def free(self, row, column):
        return MAP[row][column] != "#"

    def reward(self):
        return 1.0 if self.cell == GOAL else -1.0 if self.cell == LAVA else 0.0

    def terminated(self):
        return self.cell in (GOAL, LAVA)


class Absorbing(Rooms):
    """Stays where the episode has ended, and pays nothing more."""

    over = False

    def reset(self, *, seed=None, options=None):
        self.over = False
        return super().reset(seed=seed)

    def step(self, action):
        if self.over:
            return self.cell[0] * COLUMNS + self.cell[1], self.again(), True, False, {}
        answer = super().step(action)
        self.over = answer[2]
        return answer

    def again(self):
        return 0.0


def deep_sea(size=4):
    """The bsuite's: dive to the right by the action that each cell's mask says."""

    def step(cell, action):
        row, column = cell
        right = action == mask(row, column)
        column = min(column + 1, size - 1) if right else max(column - 1, 0)
        over = row == size - 1
        pay = (1.0 if over and right and cell[1] == size - 1 else 0.0) - right / (64 * size)
        return (row + 1, column), pay, over

    return Reference(
        name="DeepSea",
        actions=("0", "1"),
        start=(0, 0),
        step=step,
        observe=lambda cell: min(cell[0], size) * size + cell[1],
    )


def mask(row, column):
    """Which action goes right in a cell; it is 1 until the third row."""
    return int(row < 2 or (row * column) % 3 != 2)


class DeepSea(gymnasium.Env):
    """The dive, without a word of the reference's."""

    size = 4

    def __init__(self):
        self.action_space = spaces.Discrete(2)
        self.observation_space = spaces.Discrete(self.size * (self.size + 1))

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.row = self.column = 0
        return 0, {}

    def step(self, action):
        right = self.right(action)
        won = right and self.row == self.column == self.size - 1
        reward = float(won) - self.cost() * right
        self.column = min(max(self.column + (1 if right else -1), 0), self.size - 1)
        self.row += 1
        return self.row * self.size + self.column, reward, self.row == self.size, False, {}

    def right(self, action):
        return action == mask(self.row, self.column)

    def cost(self):
        return 1 / 64 / self.size


FIELDS = 6


def line():
    """Two players take fields in turn; three in a row win, and a full line is a draw."""

    def step(board, field):
        if board[field]:
            return board, -1.0, True
        board = (*board[:field], 1 + sum(map(bool, board)) % 2, *board[field + 1 :])
        won = any(board[k] and len({*board[k : k + 3]}) == 1 for k in range(FIELDS - 2))
        return board, float(won), won or all(board)

    return Reference(
        name="Line", actions=tuple("abcdef"), start=(0,) * FIELDS, step=step, picture=str
    )


class Line(gymnasium.Env):
    """The game, with the rules in the order in which they are asked."""

    def __init__(self):
        self.action_space = spaces.Discrete(FIELDS)
        self.observation_space = spaces.MultiDiscrete([3] * FIELDS)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.board, self.player = [0] * FIELDS, 1
        return self.show(), {}

    def step(self, action):
        if self.board[action]:
            return self.show(), -1.0, True, False, {}
        self.board[action] = self.player
        reward, over = self.outcome()
        self.player = 3 - self.player
        return self.show(), reward, over, False, {}

    def outcome(self):
        if self.won():
            return 1.0, True
        return 0.0, all(self.board)

    def won(self):
        text = "".join(map(str, self.board))
        return 3 * str(self.player) in text

    def show(self):
        return np.array(self.board)
