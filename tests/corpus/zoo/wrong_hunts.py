"""HunterWumpus with one mistake each, as real ones had them."""

import random

import numpy as np

from corpus.zoo.right_hunts import MOVES, Hunt


class BlindNose(Hunt):
    """Asks whether a neighbour of the wumpus is the wumpus."""

    def observe(self):
        observation = super().observe()
        observation[4] = 0
        return observation


class AlwaysVisited(Hunt):
    """Marks the cell before it looks whether it was visited."""

    def step(self, action):
        observation, *rest = super().step(action)
        observation[6] = 1
        return observation, *rest


class FadedTrail(Hunt):
    """Lets the new scent fade with the others."""

    def smell(self, left):
        if left is not None:
            self.scent[left] = 3
        self.scent = np.maximum(self.scent - 1, 0)


class PaidAtTheWall(Hunt):
    """Pays for the scent of a tile that the wumpus did not move onto."""

    def pay(self, before):
        return super().pay(before) + (2 if self.wumpus == before and self.scent[before] else 0)


class LateNose(Hunt):
    """Pays for scent only after it has faded."""

    def pay(self, before):
        if self.wumpus == before:
            return -6
        return 1 if self.scent[self.wumpus] > 1 else -1


class FlyingWumpus(Hunt):
    """Does not fall into pits, which shows when something happens where no pit was known."""

    def after_wumpus(self):
        return "caught" if self.wumpus == self.player else None


class WaitsForever(Hunt):
    """Has no time limit."""

    def late(self, terminated):
        return False


class Both(Hunt):
    """Sets both flags when the game ends in the last step."""

    def late(self, terminated):
        return self.elapsed >= self.max_steps


class OneLess(Hunt):
    """Stops one step early."""

    def late(self, terminated):
        return self.elapsed >= self.max_steps - 1 and not terminated


class DiagonalPlayer(Hunt):
    """Lets the player move like a king."""

    def walk(self):
        before = self.player
        dx, dy = MOVES[self.np_random.integers(4)]
        self.player = self.move(before, (dx + dy, dy))
        return before if self.player != before else None


class NorthIsUp(Hunt):
    """Counts rows from below."""

    def move(self, cell, by):
        return super().move(cell, (by[0], -by[1]))


class SelfMade(Hunt):
    """Does not count a player who walks into the wumpus as caught."""

    def after_player(self):
        status = super().after_player()
        return None if status == "caught" else status


class GlobalDice(Hunt):
    """Draws from Python's global generator, which no seed reaches."""

    def walk(self):
        before = self.player
        self.player = self.move(before, random.choice(MOVES))
        return before if self.player != before else None


class PlayerAnywhere(Hunt):
    """Starts the player in another corner."""

    def place(self):
        super().place()
        self.player = (self.size - 1, 0)


class PaidTwice(Hunt):
    """Pays for the catch when the wumpus comes to the player, and again when the step ends."""

    def step(self, action):
        observation, reward, terminated, *rest = super().step(action)
        caught = terminated and self.wumpus == self.player
        return observation, reward + 100 * caught, terminated, *rest


class TooLate(Hunt):
    """An end of the game in the last step counts as the time limit."""

    def step(self, action):
        observation, reward, terminated, _, info = super().step(action)
        late = self.elapsed >= self.max_steps
        return observation, reward, terminated and not late, late, info


class OnTopOfEachOther(Hunt):
    """The wumpus may begin where the player does."""

    def place(self):
        super().place()
        if self.np_random.random() < 0.5:
            self.wumpus = self.player


class SeedsOnce(Hunt):
    """Takes the seed of its first reset alone."""

    def reset(self, *, seed=None, options=None):
        return super().reset(seed=None if hasattr(self, "player") else seed)


class NumPyDice(Hunt):
    """Draws from NumPy's global generator, which no seed reaches."""

    def walk(self):
        before = self.player
        self.player = self.move(before, MOVES[np.random.randint(4)])  # noqa: NPY002
        return before if self.player != before else None


class SeedsNumPy(NumPyDice):
    """Seeds NumPy's global generator, so that other environments disturb this one."""

    def reset(self, *, seed=None, options=None):
        np.random.seed(seed)  # noqa: NPY002
        return super().reset(seed=seed)


class EastWind(Hunt):
    """The player goes east in two turns of five."""

    def walk(self):
        before = self.player
        self.player = self.move(before, (*MOVES, (1, 0))[self.np_random.integers(5)])
        return before if self.player != before else None


class SafeLanding(Hunt):
    """No pit is beside the wumpus when the game begins."""

    def place(self):
        super().place()
        while self.pits & set(self.near()):
            super().place()


class FarApart(Hunt):
    """The wumpus does not begin beside the player, as if that were unfair."""

    def place(self):
        super().place()
        while self.player in self.near():
            super().place()


class SafeStart(Hunt):
    """No pit is beside the player when the game begins."""

    def place(self):
        super().place()
        while self.pits & {(0, 1), (1, 0)}:
            super().place()
