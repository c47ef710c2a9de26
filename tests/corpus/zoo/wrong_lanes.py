"""Vector environments with one mistake each, as real ones had them."""

import numpy as np

from corpus.zoo.right_lanes import Lanes, PositionLanes, SameStepLanes


class ShowsOneLane(Lanes):
    """Every lane shows the first, by a wrong stride."""

    def observations(self):
        return np.repeat(super().observations()[:1], self.num_envs)


class LastLaneShort(Lanes):
    """The last lane cannot enter the last column."""

    def move(self, actions):
        super().move(actions)
        self.cells[-1, 1] = min(self.cells[-1, 1], self.last[1] - 1)


class FollowsTheFirst(Lanes):
    """Every lane does what the first is told."""

    def move(self, actions):
        super().move(np.full_like(actions, actions[0]))


class ShowsItsCells(PositionLanes):
    """Observations are the array of the state, without a copy."""

    def observations(self):
        return self.cells


class ShowsTheReset(Lanes):
    """The step of an end shows what comes after the reset, one step too early."""

    def observations(self):
        return np.where(self.over, 0, super().observations())


class ResetsLate(Lanes):
    """A lane goes on for one step after its end, and is reset in the next."""

    def reset(self, *, seed=None, options=None):
        self.waiting = np.zeros(self.num_envs, dtype=bool)
        return super().reset(seed=seed)

    def step(self, actions):
        self.over, self.waiting = self.waiting, self.over
        return super().step(actions)


class PaysForTheReset(Lanes):
    """The step that resets a lane pays like any other."""

    def rewards(self, reset):
        return np.where(self.over, 0.0, -1.0)


class MovesInTheReset(Lanes):
    """The step that resets a lane makes its move as well."""

    def step(self, actions):
        self.cells[self.over] = 0
        self.over[:] = False
        return super().step(actions)


class ResetsAll(Lanes):
    """Where one lane has ended, all are reset."""

    def step(self, actions):
        self.over[:] = self.over.any()
        return super().step(actions)


class LosesTheEnd(SameStepLanes):
    """The final observation of a lane is not in the infos."""

    def step(self, actions):
        return (*super().step(actions)[:4], {})


class EndsAtTheStart(SameStepLanes):
    """The observation of the reset is given as the final observation of a lane."""

    def step(self, actions):
        observations, *rest, infos = super().step(actions)
        return (observations, *rest, {**infos, "final_obs": observations} if infos else infos)
