"""Environments with one fault each, in the shapes that generated code has."""

import os
import random
import time
from dataclasses import dataclass, field
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.wrappers import TimeLimit
from rooms import MOVES, CoinRespawns, KeyBehindTheDoor, KeyRoom, LivingPays, Room

from auditing.right import Bandit


class WalledGoal(Room):
    """The goal has walls on all sides."""

    MAP = ("S..", ".##", ".#G")


class NoKey(Room):
    """There is a door and no key."""

    MAP = ("S..", "##D", "..G")


class ForgottenKey(KeyRoom):
    """The key is picked up where nobody looks for it again."""

    def step(self, action):
        shown, *rest = super().step(action)
        self.key = 0
        return shown, *rest


class KeyPays(KeyRoom):
    """The key pays each time one stands on it."""

    def reward(self, letter, action):
        return 0.5 if letter == "K" else super().reward(letter, action)


class BumpsPay(Room):
    """To run into a wall pays."""

    def step(self, action):
        before = self.place
        shown, reward, *rest = super().step(action)
        return shown, 0.2 if self.place == before else reward, *rest


class NearerPays(Room):
    """A step towards the goal pays, and one away from it costs nothing."""

    STEP = 0.0

    def step(self, action):
        before = sum(self.place)
        shown, reward, *rest = super().step(action)
        return shown, 0.1 if sum(self.place) > before and reward < 1 else reward, *rest


class EqualArms(Bandit):
    """All arms are the same."""

    def step(self, action):
        return super().step(1)


class RewardIgnoresActions(gymnasium.Env):
    """The action changes the observation, and never the reward."""

    action_space, observation_space = Discrete(2), Discrete(8)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.time, self.last = 0, 0
        return 0, {}

    def step(self, action):
        self.time, self.last = self.time + 1, int(action)
        return 2 * self.time + self.last, float(self.time), self.time == 3, False, {}


class NothingPays(Room):
    """Every reward is zero."""

    STEP = GOAL = 0.0


class SameMoves(Room):
    """All actions go on along the same way."""

    MAP = ("S..G",)

    def move(self, action):
        super().move(3)


class OutsideTheSpace(Room):
    """The observation space is smaller than what is shown."""

    def __init__(self):
        super().__init__()
        self.observation_space = gymnasium.spaces.MultiDiscrete([2, 2, 2])


class ShowsItself(Room):
    """The observation is the array that the environment goes on to change."""

    def reset(self, *, seed=None, options=None):
        self.shown = np.zeros(3, dtype=np.int64)
        return super().reset(seed=seed)

    def seen(self):
        self.shown[:] = (*self.place, self.key)
        return self.shown


class GlobalChance(Room):
    """It slips by the module random, which no seed of `reset` reaches."""

    def move(self, action):
        super().move(random.randrange(4) if random.random() < 0.5 else action)


class OffTheMap(Room):
    """Nothing keeps one from stepping off the map."""

    def at(self, place):
        cells = {(r, c): letter for r, line in enumerate(self.MAP) for c, letter in enumerate(line)}
        return cells[place]


class KeepsTheKey(KeyRoom):
    """`reset` forgets to take the key away."""

    key = 0

    def reset(self, *, seed=None, options=None):
        key = self.key
        shown, info = super().reset(seed=seed)
        self.key = key
        shown[2] = key
        return shown, info


class CountsStepsTooMany(Room):
    """A step after the end moves the start of the next episode."""

    late = 0

    def reset(self, *, seed=None, options=None):
        self.over = False
        _, info = super().reset(seed=seed)
        self.place = 0, self.late
        return self.seen(), info

    def step(self, action):
        if self.over:
            self.late = 1
        shown, reward, self.over, *rest = super().step(action)
        return shown, reward, self.over, *rest


class FarOutside(gymnasium.Env):
    """Behind ten right actions, which random ones seldom are, there is no place in the space."""

    action_space, observation_space = Discrete(4), Discrete(10)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.place = 0
        return 0, {}

    def step(self, action):
        self.place = self.place + 1 if action == self.place % 4 else 0
        return self.place, float(self.place == 10), self.place == 10, False, {}


class Hangs(Room):
    """In one corner a step never returns."""

    def move(self, action):
        super().move(action)
        while self.place == (0, 2):
            time.sleep(0.01)


class Exits(Room):
    """In one corner the process ends."""

    def move(self, action):
        super().move(action)
        if self.place == (0, 2):
            os._exit(3)


class FourValues(Room):
    """`step` returns four values, as it did in the package gym."""

    def step(self, action):
        shown, reward, terminated, _, info = super().step(action)
        return shown, reward, terminated, info


class NoNumber(Room):
    """No step but the last pays a number."""

    STEP = float("nan")


class Diagonal(Room):
    """Two of the moves are mixed up, so that the goal is out of reach."""

    def move(self, action):
        row, column = MOVES[int(action) // 2 * 2]
        there = self.place[0] + row, self.place[1] + column
        if self.free(there):
            self.place = there


def hurried():
    """A room with fewer steps than the way has."""
    return TimeLimit(Room(), 3)


@dataclass(frozen=True)
class Defective:
    """A target to audit, the options, and the defect that must be found."""

    target: Any
    kind: str
    options: dict[str, Any] = field(default_factory=dict)


ARRIVES = "terminated and reward > 0"
"""The condition of success, where the states that can be reached do not show it: five of them."""

DEFECTIVE = {
    "walled goal": Defective(WalledGoal, "unsolvable", {"success": ARRIVES}),
    "key behind the door": Defective(KeyBehindTheDoor, "unsolvable", {"success": ARRIVES}),
    "no key": Defective(NoKey, "unsolvable", {"success": ARRIVES}),
    "forgotten key": Defective(ForgottenKey, "unsolvable", {"success": ARRIVES}),
    "diagonal": Defective(Diagonal, "unsolvable", {"success": ARRIVES}),
    "hurried": Defective(hurried, "unsolvable"),
    "key pays": Defective(KeyPays, "endless_reward"),
    "coin respawns": Defective(CoinRespawns, "endless_reward"),
    "bumps pay": Defective(BumpsPay, "endless_reward"),
    "nearer pays": Defective(NearerPays, "endless_reward"),
    "living pays": Defective(LivingPays, "endless_reward"),
    "living pays, discounted": Defective(LivingPays, "endless_reward", {"discount": "0.99"}),
    "equal arms": Defective(EqualArms, "trivial"),
    "reward ignores actions": Defective(RewardIgnoresActions, "trivial"),
    "nothing pays": Defective(NothingPays, "trivial"),
    "same moves": Defective(SameMoves, "trivial"),
    "outside the space": Defective(OutsideTheSpace, "space"),
    "shows itself": Defective(ShowsItself, "aliasing"),
    "global chance": Defective(GlobalChance, "seeding"),
    "off the map": Defective(OffTheMap, "exception"),
    "keeps the key": Defective(KeepsTheKey, "reset"),
    "counts steps too many": Defective(CountsStepsTooMany, "after_done"),
    "far outside": Defective(FarOutside, "space"),
    "hangs": Defective(Hangs, "timeout", {"call_limit": 0.5}),
    "exits": Defective(Exits, "exit"),
    "no number": Defective(NoNumber, "api"),
    "four values": Defective(FourValues, "api"),
    "wrong claim": Defective(Room, "claim", {"claims": {"best_expected_return": "0.8"}}),
    "claimed to be sure": Defective(Bandit, "claim", {"claims": {"success_probability": 1}}),
}
