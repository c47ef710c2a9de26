"""HunterWumpus with one mistake each, as real ones had them."""

import random

import numpy as np

from conform.right_hunts import MOVES, Hunt


class BlindNose(Hunt):
    """Asks whether a neighbour of the wumpus is the wumpus."""

    kind = "observation"

    def observe(self):
        observation = super().observe()
        observation[4] = 0
        return observation


class AlwaysVisited(Hunt):
    """Marks the cell before it looks whether it was visited."""

    kind = "observation"

    def step(self, action):
        observation, *rest = super().step(action)
        observation[6] = 1
        return observation, *rest


class FadedTrail(Hunt):
    """Lets the new scent fade with the others."""

    kind = "observation"

    def smell(self, left):
        if left is not None:
            self.scent[left] = 3
        self.scent = np.maximum(self.scent - 1, 0)


class PaidAtTheWall(Hunt):
    """Pays for the scent of a tile that the wumpus did not move onto."""

    kind = "reward"

    def pay(self, before):
        return super().pay(before) + (2 if self.wumpus == before and self.scent[before] else 0)


class LateNose(Hunt):
    """Pays for scent only after it has faded."""

    kind = "reward"

    def pay(self, before):
        if self.wumpus == before:
            return -6
        return 1 if self.scent[self.wumpus] > 1 else -1


class FlyingWumpus(Hunt):
    """Does not fall into pits, which shows when something happens where no pit was known."""

    kind = "reward"

    def after_wumpus(self):
        return "caught" if self.wumpus == self.player else None


class WaitsForever(Hunt):
    """Has no time limit."""

    kind = "truncated"

    def late(self, terminated):
        return False


class Both(Hunt):
    """Sets both flags when the game ends in the last step."""

    kind = "truncated"

    def late(self, terminated):
        return self.elapsed >= self.max_steps


class OneLess(Hunt):
    """Stops one step early."""

    kind = "truncated"

    def late(self, terminated):
        return self.elapsed >= self.max_steps - 1 and not terminated


class DiagonalPlayer(Hunt):
    """Lets the player move like a king."""

    kind = "observation"

    def walk(self):
        before = self.player
        dx, dy = MOVES[self.np_random.integers(4)]
        self.player = self.move(before, (dx + dy, dy))
        return before if self.player != before else None


class NorthIsUp(Hunt):
    """Counts rows from below."""

    kind = "reward"

    def move(self, cell, by):
        return super().move(cell, (by[0], -by[1]))


class SelfMade(Hunt):
    """Does not count a player who walks into the wumpus as caught."""

    kind = "terminated"

    def after_player(self):
        status = super().after_player()
        return None if status == "caught" else status


class GlobalDice(Hunt):
    """Draws from Python's global generator, which no seed reaches."""

    kind = "seeding"

    def walk(self):
        before = self.player
        self.player = self.move(before, random.choice(MOVES))
        return before if self.player != before else None


class PlayerAnywhere(Hunt):
    """Starts the player in another corner."""

    kind = "observation"

    def place(self):
        super().place()
        self.player = (self.size - 1, 0)


ALL = (
    BlindNose,
    AlwaysVisited,
    FadedTrail,
    PaidAtTheWall,
    LateNose,
    FlyingWumpus,
    WaitsForever,
    Both,
    OneLess,
    DiagonalPlayer,
    NorthIsUp,
    SelfMade,
    GlobalDice,
    PlayerAnywhere,
)
