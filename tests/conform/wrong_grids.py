"""Wrong GridWorlds, in the shapes that real bugs had.

Each names the class of the finding, the fewest steps that show it, and where the hand argument for
that number is not obvious, the argument.
"""

import random
import sys
import time

import numpy as np

from conform.right_grids import Grid, Position


class StopsShort(Grid):
    """The last column cannot be entered: an off-by-one border."""

    kind, steps = "terminated", 1

    def moved(self, action):
        row, column = super().moved(action)
        return row, min(column, max(self.width - 2, 0)) if action == 3 else column


class WalksOut(Grid):
    """The border is one column too far, so that an observation leaves its space."""

    kind, steps = "space", 1

    def moved(self, action):
        row, column = self.cell
        return (row, min(column + 1, self.width)) if action == 3 else super().moved(action)


class SwapsAxes(Grid):
    """Up and left, down and right are mistaken for each other."""

    kind, steps = "terminated", 1

    def moved(self, action):
        return super().moved((2, 3, 0, 1)[action])


class PaysLate(Grid):
    """Each step pays what the one before earned."""

    kind, steps = "reward", 1

    def reset(self, *, seed=None, options=None):
        self.owed = 0.0
        return super().reset(seed=seed)

    def reward(self):
        paid, self.owed = self.owed, super().reward()
        return paid


class PaysOneAtTheGoal(Grid):
    kind, steps = "reward", 1

    def reward(self):
        return 1.0 if self.cell == self.goal else -1.0


class PaysNaN(Grid):
    kind, steps = "reward", 1

    def reward(self):
        return float("nan") if self.cell == self.goal else -1.0


class ShowsTheNextStart(Grid):
    """The last step of an episode shows the observation after the reset."""

    kind, steps = "observation", 1

    def step(self, action):
        observation, reward, terminated, truncated, info = super().step(action)
        if terminated:
            observation = self.start[0] * self.width + self.start[1]
        return observation, reward, terminated, truncated, info


class ShowsThePast(Grid):
    """Observations are one step stale."""

    kind, steps = "observation", 1

    def step(self, action):
        past = self.observation()
        return (past, *super().step(action)[1:])


class SharesItsArray(Position):
    """Every observation is the same array."""

    kind, steps = "aliasing", 1

    def reset(self, *, seed=None, options=None):
        self.array = np.zeros(2, dtype=np.int64)
        return super().reset(seed=seed)

    def observation(self):
        self.array[:] = self.cell
        return self.array


class ShowsItsState(Position):
    """Observations are fresh, but the last one is the state itself."""

    kind, steps = "aliasing", 1

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

    kind, steps = "aliasing", 1

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

    kind, steps = "aliasing", 1

    def __init__(self, height=5, width=5, start=(0, 0), goal=None):
        super().__init__(height, width, start, goal)
        self.table = np.moveaxis(np.indices((height, width)), 0, -1)

    def observation(self):
        return self.table[self.cell]


class ShowsFloats(Position):
    """The observations are not of the declared type."""

    kind, steps = "space", 0

    def observation(self):
        return np.array(self.cell, dtype=np.float32)


class StartsBySeed(Grid):
    """The start depends on the seed; what follows is right for where it is."""

    # In the smallest grid no later step shows that the agent is not where it should be.
    kind, steps = "observation", 0

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        if seed is not None and seed % 8 == 3:
            self.cell = (self.height - 1, 0)
        return self.observation(), {}


class StartsAnywhere(Grid):
    """The start is drawn from the global random state."""

    kind, steps = "seeding", 0

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.cell = (random.randrange(self.height), random.randrange(self.width))
        return self.observation(), {}


class IgnoresTheStart(Grid):
    kind, steps = "transition", 0

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.cell = (0, 0)
        return self.observation(), {}


class NeverEnds(Grid):
    kind, steps = "terminated", 1

    def terminated(self):
        return False


class EndsByTime(Grid):
    """A time limit that is reported as termination."""

    kind, steps = "terminated", 20  # the flag reads the number of steps alone

    def terminated(self):
        return super().terminated() or self.steps >= 20


class TruncatesAtTheGoal(Grid):
    kind, steps = "truncated", 1

    def step(self, action):
        observation, reward, terminated, _, info = super().step(action)
        return observation, reward, terminated, terminated, info


class BreaksLater(Grid):
    """From the thirteenth step on, steps cost more."""

    kind, steps = "reward", 13  # the reward reads the number of steps alone, or the goal

    def reward(self):
        return -2.0 if self.steps >= 13 and self.cell != self.goal else super().reward()


class BreaksUpwards(Grid):
    """From the ninth step on, moving up costs more: the ninth step can be one."""

    kind, steps = "reward", 9

    def step(self, action):
        observation, reward, *rest = super().step(action)
        if action == 0 and self.steps >= 9:
            reward -= 1
        return observation, reward, *rest


class HasALimit(Grid):
    """A time limit of its own, where the reference has none."""

    kind, steps = "truncated", 300  # the flag reads the number of steps alone

    def step(self, action):
        observation, reward, terminated, _, info = super().step(action)
        return observation, reward, terminated, self.steps >= 300, info


class CountsBumps(Grid):
    """The third bump into a border in an episode is free: it depends on the history."""

    kind, steps = "reward", 3

    def reset(self, *, seed=None, options=None):
        self.bumps = 0
        return super().reset(seed=seed)

    def step(self, action):
        before = self.cell
        observation, reward, *rest = super().step(action)
        self.bumps += self.cell == before
        if self.bumps == 3 and self.cell == before:
            reward = 0.0
        return observation, reward, *rest


class KeepsCounting(CountsBumps):
    """The same, and a reset does not clear the count."""

    kind, steps = "seeding", 1

    bumps = 0

    def reset(self, *, seed=None, options=None):
        return Grid.reset(self, seed=seed)


class Crashes(Grid):
    """Entering the last row's first cell looks up what is not there."""

    kind, steps = "exception", 1

    def moved(self, action):
        cell = super().moved(action)
        return [][0] if cell == (self.height - 1, 0) != self.cell else cell


class Leaves(Grid):
    kind, steps = "exit", 1

    def terminated(self):
        if super().terminated():
            sys.exit("done")
        return False


class Hangs(Grid):
    kind, steps = "timeout", 1

    def terminated(self):
        while super().terminated():
            time.sleep(0.01)
        return False


class OldForm(Grid):
    """Four values, as before Gym 0.26."""

    kind, steps = "api", 1

    def step(self, action):
        observation, reward, terminated, _, info = super().step(action)
        return observation, reward, terminated, info


class OldReset(Grid):
    """An observation alone."""

    kind, steps = "api", 0

    def reset(self, *, seed=None, options=None):
        return super().reset(seed=seed)[0]


class SlipsSometimes(Grid):
    """Pays by the global random state."""

    kind, steps = "seeding", None  # it depends on chance

    def reward(self):
        return super().reward() if random.random() < 0.5 else 7.0


class WideOnly(Grid):
    """The seventh column cannot be entered, which grids of the usual size do not have."""

    kind, steps = "terminated", 1

    def moved(self, action):
        row, column = super().moved(action)
        return row, min(column, 5) if action == 3 else column


class GoesOn(Grid):
    """Steps after the end walk off the goal; Gymnasium leaves that undefined."""


WRONG = tuple(
    found for found in list(globals().values()) if isinstance(found, type) and "kind" in vars(found)
)
