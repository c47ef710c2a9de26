"""Random environments that use their draws in several ways, with the same distribution of what they
show, and some that are wrong.

``how`` says in which way: ``"plain"``; two draws in the other ``"order"``; a ``"number"`` more for
each of them, or ``"seldom"``, for one in 200; by ``"rejection"``; or of another ``"generator"``.
"""

import random

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.envs.toy_text.taxi import TaxiEnv

HOWS = ("order", "number", "rejection", "generator")
SELDOM = "seldom"


class Draws:
    """Pairs of numbers, and dice, drawn in one of these ways."""

    def __init__(self, how, seed):
        self.how = how
        self.generator = np.random.default_rng(seed)
        self.other = random.Random(seed)

    def one(self):
        if self.how == "generator":
            return self.other.random()
        if self.how == "number":
            self.generator.random()
        drawn = self.generator.random()
        if self.how == "seldom" and drawn % 0.01 < 0.00005:
            self.generator.random()
        while self.how == "rejection" and drawn >= 0.5:
            drawn = self.generator.random()
        return 2 * drawn if self.how == "rejection" else drawn

    def two(self):
        first, second = self.one(), self.one()
        return (second, first) if self.how == "order" else (first, second)

    def die(self, sides):
        return int(self.one() * sides)

    def normal(self):
        return self.other.gauss(0, 1) if self.how == "generator" else self.generator.normal()


class Random(gymnasium.Env):
    """The base class of the others: draws of a seed, and up to 20 steps."""

    action_space = spaces.Discrete(2)
    longest = 20

    def __init__(self, how="plain"):
        self.how = how

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        if seed is None:
            seed = int(self.np_random.integers(2**31))
        self.draws, self.steps = Draws(self.how, seed), 0
        self.begin()
        return self.shown(), {}

    def step(self, action):
        self.steps += 1
        reward, over = self.go(int(action))
        return self.shown(), float(reward), bool(over), self.steps >= self.longest, {}

    def begin(self):
        pass


class Rooms(Random):
    """Five rooms in a row, which one slips through; the last one pays and ends it."""

    observation_space = spaces.Discrete(5)

    def begin(self):
        self.room = self.draws.die(4)

    def go(self, action):
        slips, back = self.draws.two()
        move = (1 if action else -1) if slips < 0.8 else (-1 if back < 0.5 else 0)
        self.room = min(max(self.room + move, 0), 4)
        return self.room == 4, self.room == 4

    def shown(self):
        return self.room


class Cards(Random):
    """A card is hidden and one is shown; one more may be taken, and the higher sum wins."""

    observation_space = spaces.Tuple((spaces.Discrete(40), spaces.Discrete(14)))
    longest = 10

    def begin(self):
        first, second = self.draws.two()
        self.hidden, self.open = 1 + int(13 * first), 1 + int(13 * second)
        self.mine = 1 + self.draws.die(13)

    def go(self, action):
        if action:
            self.mine += 1 + self.draws.die(13)
            return (-1, True) if self.mine > 21 else (0, False)
        other = self.hidden + self.open
        return (self.mine > other) - (self.mine < other), True

    def shown(self):
        return self.mine, self.open


class Memory(Random):
    """Four boxes, one of which was filled; boxes are opened one after the other."""

    observation_space = spaces.MultiDiscrete([5, 2])
    longest = 8

    def begin(self):
        one, other = self.draws.two()
        self.filled, self.turned, self.box, self.found = int(4 * one), int(2 * other), 0, 0

    def go(self, action):
        self.found = int(action == self.turned and self.box == self.filled)
        self.box = (self.box + 1) % 4
        return self.found, self.found

    def shown(self):
        return np.array([self.box, self.found])


class Drift(Random):
    """A point that is pushed and shaken; it is paid for being near to where it began."""

    observation_space = spaces.Box(-np.inf, np.inf, (2,), np.float64)

    def begin(self):
        self.place, self.speed = self.draws.two()

    def go(self, action):
        self.speed += 0.1 * (2 * action - 1) + 0.05 * self.draws.normal()
        self.place += 0.1 * self.speed
        return -abs(self.place), abs(self.place) > 2

    def shown(self):
        return np.array([self.place, self.speed])


class Prizes(Random):
    """A walk with a prize that comes once in some 300 steps, and an end that comes once in 200."""

    observation_space = spaces.Box(-np.inf, np.inf, (1,), np.float64)
    prize, rare = 1.5, 1 / 300

    def begin(self):
        self.place = self.draws.normal()

    def go(self, action):
        self.place += action + self.draws.normal()
        won, lost = self.draws.two()
        return self.prize * (won < self.rare), lost < 1 / 200

    def shown(self):
        return np.array([self.place])


RIGHT = (Rooms, Cards, Memory, Drift, Prizes)


class LowPrizes(Prizes):
    """The prize is paid with 1 in place of 1.5."""

    prize = 1.0


class RarePrizes(Prizes):
    rare = 1 / 2_000


class LowRarePrizes(RarePrizes):
    """The prize, which comes once in some 2,000 steps, is paid with 1 in place of 1.5."""

    prize = 1.0


class SeldomLate(Rooms):
    """In one of 200 episodes, which a draw at the reset decides, the limit is one step later."""

    wrong = True

    def begin(self):
        late = self.draws.one() < 1 / 200
        self.longest = 6 + (late and self.wrong)
        super().begin()

    def go(self, action):
        super().go(action)
        return self.room == 4, False


class NeverLate(SeldomLate):
    """The right one."""

    wrong = False


class SeldomBlind(Rooms):
    """In one of 200 episodes it shows the room before."""

    wrong = True

    def begin(self):
        self.blind = self.draws.one() < 1 / 200
        super().begin()
        self.before = self.room

    def go(self, action):
        self.before = self.room
        return super().go(action)

    def shown(self):
        return self.before if self.blind and self.wrong else self.room


class NeverBlind(SeldomBlind):
    """The right one."""

    wrong = False


class Taxi(TaxiEnv):
    """Gymnasium's own, which draws a number in each step of which nothing depends."""


class OpenTaxi(Taxi):
    """A wall of the map is missing."""

    def _build_dry_transitions(self, *args):
        self.desc[1, 4] = b":"
        super()._build_dry_transitions(*args)


class StaleTaxi(Taxi):
    """The last observation shows the passenger in the taxi."""

    def step(self, action):
        before = int(self.s)
        shown, reward, terminated, *rest = super().step(action)
        return before if terminated else shown, reward, terminated, *rest


WRONG = {
    "a prize of 1 in place of 1.5, in one of 300 steps": ("LowPrizes", "Prizes"),
    "the same in one of 2,000 steps": ("LowRarePrizes", "RarePrizes"),
    "the limit is one step later in one of 200 episodes": ("SeldomLate", "NeverLate"),
    "shows the room before in one of 200 episodes": ("SeldomBlind", "NeverBlind"),
    "a wall of Taxi's map is missing": ("OpenTaxi", "Taxi"),
    "Taxi's last observation is stale": ("StaleTaxi", "Taxi"),
}
"""Targets and what they should do; both draw alike."""
