"""Grids with keys, doors, pits and coins, as people and language models write them.

usage: provengym audit examples/rooms.py:Room

The first three are as they should be; `docs/audit.md` shows what is wrong with the others.
"""

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete, MultiDiscrete

MOVES = ((-1, 0), (1, 0), (0, -1), (0, 1))


class Room(gymnasium.Env):
    """A grid of letters: S start, G goal, # wall, O pit, K key, D door, C coin.

    Observations are (row, column, whether the key is held).
    """

    MAP: tuple[str, ...] = ("S..", ".#.", "..G")
    STEP, GOAL, PIT = -0.1, 1.0, -1.0

    def __init__(self):
        self.rows, self.columns = len(self.MAP), len(self.MAP[0])
        self.action_space = Discrete(4)
        self.observation_space = MultiDiscrete([self.rows, self.columns, 2])

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.place = self.find("S")
        self.key = 0
        return self.seen(), {}

    def find(self, letter):
        return next(
            (row, line.index(letter)) for row, line in enumerate(self.MAP) if letter in line
        )

    def seen(self):
        return np.array([*self.place, self.key], dtype=np.int64)

    def at(self, place):
        row, column = place
        inside = 0 <= row < self.rows and 0 <= column < self.columns
        return self.MAP[row][column] if inside else "#"

    def free(self, place):
        letter = self.at(place)
        return letter != "#" and (letter != "D" or self.key == 1)

    def move(self, action):
        row, column = MOVES[int(action)]
        there = self.place[0] + row, self.place[1] + column
        if self.free(there):
            self.place = there

    def step(self, action):
        self.move(action)
        letter = self.at(self.place)
        if letter == "K":
            self.key = 1
        return self.seen(), self.reward(letter, action), letter in "GO", False, {}

    def reward(self, letter, action):
        return {"G": self.GOAL, "O": self.PIT}.get(letter, self.STEP)


class KeyRoom(Room):
    MAP = ("SK.", "##D", "..G")


class PitRoom(Room):
    MAP = ("S.O", "...", "O.G")


class KeyBehindTheDoor(Room):
    """The door needs the key that lies behind it."""

    MAP = ("S#K", ".D.", ".#G")


class CoinRespawns(Room):
    """The coin is there again as soon as one has left."""

    MAP = ("S.C", "...", "..G")

    def reward(self, letter, action):
        return 0.3 if letter == "C" else super().reward(letter, action)


class LivingPays(Room):
    """Each step pays, so that it is better never to arrive."""

    STEP = 0.1
