"""GridWorlds that do not keep Gymnasium's contract, in the shapes that real bugs had."""

import os
import random
import sys
import time

import numpy as np
from gymnasium import spaces

from corpus.zoo.right_grids import Grid, Position
from corpus.zoo.wrong_grids import CountsBumps


class SharesItsArray(Position):
    """Every observation is the same array."""

    def reset(self, *, seed=None, options=None):
        self.array = np.zeros(2, dtype=np.int64)
        return super().reset(seed=seed)

    def observation(self):
        self.array[:] = self.cell
        return self.array


class ShowsItsState(Position):
    """Observations are fresh, but the last one is the state itself."""

    def observation(self):
        self.cell = np.array([int(self.cell[0]), int(self.cell[1])])
        return self.cell

    def reward(self):
        return 0.0 if self.terminated() else -1.0

    def terminated(self):
        return (
            tuple(self.cell.tolist()) == self.goal
            if hasattr(self.cell, "tolist")
            else (self.cell == self.goal)
        )


class ChangesTheFirst(Position):
    """The reset returns the array that the steps write to; they return copies."""

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.array = np.array(self.cell)
        return self.array, {}

    def step(self, action):
        answer = super().step(action)
        self.array[:] = self.cell
        return answer


class SharesATable(Position):
    """Each cell has one array, which whoever was there can write to."""

    def __init__(self, height=5, width=5, start=(0, 0), goal=None):
        super().__init__(height, width, start, goal)
        self.table = np.moveaxis(np.indices((height, width)), 0, -1)

    def observation(self):
        return self.table[self.cell]


class ShowsFloats(Position):
    """The observations are not of the declared type."""

    def observation(self):
        return np.array(self.cell, dtype=np.float32)


class StartsAnywhere(Grid):
    """The start is drawn from the global random state."""

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.cell = (random.randrange(self.height), random.randrange(self.width))
        return self.observation(), {}


class SlipsSometimes(Grid):
    """Pays by the global random state."""

    def reward(self):
        return super().reward() if random.random() < 0.5 else 7.0


class KeepsCounting(CountsBumps):
    """The same, and a reset does not clear the count."""

    bumps = 0

    def reset(self, *, seed=None, options=None):
        return Grid.reset(self, seed=seed)


class Crashes(Grid):
    """Entering the last row's first cell looks up what is not there."""

    def moved(self, action):
        cell = super().moved(action)
        return [][0] if cell == (self.height - 1, 0) != self.cell else cell


class Leaves(Grid):
    """The goal leaves the program by sys.exit."""

    def terminated(self):
        if super().terminated():
            sys.exit("done")
        return False


class Hangs(Grid):
    """The goal is never reached: the step into it does not return."""

    def terminated(self):
        while super().terminated():
            time.sleep(0.01)
        return False


class OldForm(Grid):
    """Four values, as before Gym 0.26."""

    def step(self, action):
        observation, reward, terminated, _, info = super().step(action)
        return observation, reward, terminated, info


class OldReset(Grid):
    """An observation alone."""

    def reset(self, *, seed=None, options=None):
        return super().reset(seed=seed)[0]


class LeavesAtOnce(Grid):
    """The goal ends the process by os._exit, without an exception."""

    def terminated(self):
        if super().terminated():
            try:
                os._exit(3)
            except Exception:  # noqa: BLE001 - it tries to hide
                return False
        return False


class Recurses(Grid):
    """A move against the border is tried again for ever."""

    def moved(self, action):
        cell = super().moved(action)
        return cell if cell != self.cell else self.moved(action)


class TakesNoSeed(Grid):
    """The reset has no argument for the seed."""

    def reset(self):
        return super().reset()


class HasNoInfo(Grid):
    """The reset returns None for the infos."""

    def reset(self, *, seed=None, options=None):
        return super().reset(seed=seed)[0], None


class FlagsAreNumbers(Grid):
    """The flags are the numbers 0 and 1."""

    def terminated(self):
        return int(super().terminated())


class PaysArrays(Grid):
    """The reward is an array of one number."""

    def reward(self):
        return np.array([super().reward()])


class HasNoActions(Grid):
    """There is no action space."""

    def __init__(self, height=5, width=5, start=(0, 0), goal=None):
        super().__init__(height, width, start, goal)
        del self.action_space


class HasThreeActions(Grid):
    """The last action was forgotten in the action space."""

    def __init__(self, height=5, width=5, start=(0, 0), goal=None):
        super().__init__(height, width, start, goal)
        self.action_space = spaces.Discrete(3)


class ShowsARow(Position):
    """The observations are of the shape (1, 2), not (2,)."""

    def observation(self):
        return super().observation()[None]


class StaysWhereItWas(Grid):
    """A reset does not move the agent."""

    def reset(self, *, seed=None, options=None):
        cell = getattr(self, "cell", self.start)
        super().reset(seed=seed)
        self.cell = cell
        return self.observation(), {}


class KeepsItsClock(Grid):
    """A limit of 20 steps counts on over the resets."""

    clock = 0

    def step(self, action):
        observation, reward, terminated, _, info = super().step(action)
        self.clock += 1
        return observation, reward, terminated, self.clock >= 20, info


class StartsByTheClock(Grid):
    """The start is drawn by the time of day."""

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.cell = divmod(time.time_ns() // 100 % (self.height * self.width), self.width)
        return self.observation(), {}


class SharesItsCell(Grid):
    """The agent's cell belongs to the class, so that all environments share it."""

    shared = [0, 0]  # noqa: RUF012 - the fault

    def reset(self, *, seed=None, options=None):
        answer = super().reset(seed=seed)
        self.shared[:] = self.start
        return answer

    def step(self, action):
        self.cell = tuple(self.shared)
        answer = super().step(action)
        self.shared[:] = self.cell
        return answer
