"""GridWorlds that do something else than they should, in the shapes that real bugs had."""

import collections

from corpus.zoo.right_grids import Grid


class StopsShort(Grid):
    """The last column cannot be entered: an off-by-one border."""

    def moved(self, action):
        row, column = super().moved(action)
        return row, min(column, max(self.width - 2, 0)) if action == 3 else column


class WalksOut(Grid):
    """The border is one column too far, so that an observation leaves its space."""

    def moved(self, action):
        row, column = self.cell
        return (row, min(column + 1, self.width)) if action == 3 else super().moved(action)


class SwapsAxes(Grid):
    """Up and left, down and right are mistaken for each other."""

    def moved(self, action):
        return super().moved((2, 3, 0, 1)[action])


class PaysLate(Grid):
    """Each step pays what the one before earned."""

    def reset(self, *, seed=None, options=None):
        self.owed = 0.0
        return super().reset(seed=seed)

    def reward(self):
        paid, self.owed = self.owed, super().reward()
        return paid


class PaysOneAtTheGoal(Grid):
    """The goal pays 1 where it should pay 0."""

    def reward(self):
        return 1.0 if self.cell == self.goal else -1.0


class PaysNaN(Grid):
    """The goal pays NaN."""

    def reward(self):
        return float("nan") if self.cell == self.goal else -1.0


class ShowsTheNextStart(Grid):
    """The last step of an episode shows the observation after the reset."""

    def step(self, action):
        observation, reward, terminated, truncated, info = super().step(action)
        if terminated:
            observation = self.start[0] * self.width + self.start[1]
        return observation, reward, terminated, truncated, info


class ShowsThePast(Grid):
    """Observations are one step stale."""

    def step(self, action):
        past = self.observation()
        return (past, *super().step(action)[1:])


class StartsBySeed(Grid):
    """The start depends on the seed; what follows is right for where it is."""

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        if seed is not None and seed % 8 == 3:
            self.cell = (self.height - 1, 0)
        return self.observation(), {}


class IgnoresTheStart(Grid):
    """The start is the first cell, whatever the parameter says."""

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.cell = (0, 0)
        return self.observation(), {}


class NeverEnds(Grid):
    """The goal does not end the episode."""

    def terminated(self):
        return False


class EndsByTime(Grid):
    """A time limit that is reported as termination."""

    def terminated(self):
        return super().terminated() or self.steps >= 20


class TruncatesAtTheGoal(Grid):
    """The goal sets both flags."""

    def step(self, action):
        observation, reward, terminated, _, info = super().step(action)
        return observation, reward, terminated, terminated, info


class BreaksLater(Grid):
    """From the thirteenth step on, steps cost more."""

    def reward(self):
        return -2.0 if self.steps >= 13 and self.cell != self.goal else super().reward()


class BreaksUpwards(Grid):
    """From the ninth step on, moving up costs more: the ninth step can be one."""

    def step(self, action):
        observation, reward, *rest = super().step(action)
        if action == 0 and self.steps >= 9:
            reward -= 1
        return observation, reward, *rest


class HasALimit(Grid):
    """A time limit of its own, where the reference has none."""

    def step(self, action):
        observation, reward, terminated, _, info = super().step(action)
        return observation, reward, terminated, self.steps >= 300, info


class CountsBumps(Grid):
    """The third bump into a border in an episode is free: it depends on the history."""

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


class WideOnly(Grid):
    """The seventh column cannot be entered, which grids of the usual size do not have."""

    def moved(self, action):
        row, column = super().moved(action)
        return row, min(column, 5) if action == 3 else column


class GoesOn(Grid):
    """Steps after the end walk off the goal; Gymnasium leaves that undefined."""


class Combination(Grid):
    """Pays wrong after left, up, left, left, up at its start, in this order."""

    def reset(self, *, seed=None, options=None):
        self.right = 0
        return super().reset(seed=seed)

    def step(self, action):
        self.right = self.right + 1 if action == (2, 0, 2, 2, 0, 9)[self.right] else 0
        observation, reward, terminated, truncated, info = super().step(action)
        self.steps = 0
        return observation, 7.0 if self.right == 5 else reward, terminated, truncated, info


class Visits(Grid):
    """Ends when a cell is seen for the fourth time."""

    def reset(self, *, seed=None, options=None):
        self.seen = collections.Counter()
        return super().reset(seed=seed)

    def step(self, action):
        step = super().step(action)
        self.seen[self.cell] += 1
        return (*step[:2], step[2] or max(self.seen.values()) == 4, *step[3:])
