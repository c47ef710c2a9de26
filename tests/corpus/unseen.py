"""Ten environments that were written after the checker, and that it was never tuned to.

Six are wrong, and what the checker says of all is told as it fell, in docs/conformance.md.
"""

from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding

from provengym.conformance import Reference

# ---- A lift of six floors, with a door: MultiDiscrete, no chance, no limit ----

TOP = 5
LIFT = ("up", "down", "door")


def lift():
    """Closed it moves; open it does not.  -1 a step; the end is at the top with an open door."""

    def step(state, action):
        floor, is_open = state
        if action == 2:
            is_open = 1 - is_open
        elif not is_open:
            floor = min(floor + 1, TOP) if action == 0 else max(floor - 1, 0)
        return (floor, is_open), -1, (floor, is_open) == (TOP, 1)

    return Reference(name="Lift", actions=LIFT, start=(2, 0), step=step)


class Lift:
    action_space = spaces.Discrete(3)
    observation_space = spaces.MultiDiscrete([TOP + 1, 2])

    def reset(self, *, seed=None, options=None):
        self.floor, self.is_open = 2, False
        return self.seen(), {}

    def seen(self):
        return np.array([self.floor, self.is_open], np.int64)

    def moves(self):
        return not self.is_open

    def step(self, action):
        if action == 2:
            self.is_open = not self.is_open
        elif self.moves():
            self.floor = int(np.clip(self.floor + (1 if action == 0 else -1), 0, TOP))
        return self.seen(), -1.0, self.floor == TOP and self.is_open, False, {}


class LiftWithALooseDoor(Lift):
    """On the lowest floor it moves with an open door."""

    def moves(self):
        return super().moves() or self.floor == 0


# ---- A register of eight bits: Box, no chance, a limit of its own ----

REGISTER = ("double", "add one", "halve")


def register():
    """A number from 1 to 255, kept within; 1 for reaching 200 or more, the end; 40 steps."""

    def step(state, action):
        number, time = state
        number = (min(2 * number, 255), min(number + 1, 255), number // 2 or 1)[action]
        return (number, time + 1), int(number >= 200), number >= 200, time + 1 == 40

    return Reference(
        name="Register", actions=REGISTER, start=(1, 0), step=step, observe=lambda s: [s[0]]
    )


class Register:
    """It is doubled in eight bits."""

    action_space = spaces.Discrete(3)
    observation_space = spaces.Box(0, 255, (1,), np.uint8)

    def reset(self, *, seed=None, options=None):
        self.number, self.time = np.uint8(1), 0
        return np.array([self.number]), {}

    def step(self, action):
        with np.errstate(over="ignore"):
            doubled = self.number * np.uint8(2)
        one_more = min(int(self.number) + 1, 255)
        self.number = np.uint8((doubled, one_more, int(self.number) // 2 or 1)[action])
        self.time += 1
        done = self.number >= 200
        return np.array([self.number]), float(done), bool(done), self.time == 40, {}


# ---- A lamp that is tended: no chance, a reward that hangs on earlier episodes ----


def lamp():
    """Each third pull of the cord pays 1; the fifth "wait" is the end."""

    def step(state, action):
        pulls, waits = state
        pulls, waits = (pulls + 1, waits) if action == 0 else (pulls, waits + 1)
        return (pulls % 3, waits), int(action == 0 and pulls % 3 == 0), waits == 5

    return Reference(name="Lamp", actions=("pull", "wait"), start=(0, 0), step=step)


class Lamp:
    """Its count of pulls is not set back by a reset."""

    action_space = spaces.Discrete(2)
    observation_space = spaces.MultiDiscrete([3, 6])
    pulls = 0

    def reset(self, *, seed=None, options=None):
        self.waits = 0
        return np.array([self.pulls % 3, 0]), {}

    def step(self, action):
        self.pulls += action == 0
        self.waits += action == 1
        paid = float(action == 0 and self.pulls % 3 == 0)
        return np.array([self.pulls % 3, self.waits]), paid, self.waits == 5, False, {}


# ---- A gambler: chance, many states, one wrong cell ----

GOAL, HEADS = 20, Fraction(2, 5)
STAKES = (1, 2, 5)


def gambler():
    """A coin with heads at 2/5 wins or loses the stake, as far as there is capital."""

    def step(capital, action):
        stake = min(STAKES[action], capital, GOAL - capital)
        won, lost = capital + stake, capital - stake
        return [(HEADS, won, int(won == GOAL), won == GOAL), (1 - HEADS, lost, 0, lost == 0)]

    return Reference(name="Gambler", actions=("1", "2", "5"), start=10, step=step)


class Gambler:
    action_space = spaces.Discrete(3)
    observation_space = spaces.Discrete(GOAL + 1)

    def __init__(self):
        self.random = None

    def reset(self, *, seed=None, options=None):
        if seed is not None or self.random is None:
            self.random, _ = seeding.np_random(seed)
        self.capital = 10
        return 10, {}

    def heads(self, stake):
        return float(HEADS)

    def step(self, action):
        stake = min(STAKES[action], self.capital, GOAL - self.capital)
        self.capital += stake if self.random.random() < self.heads(stake) else -stake
        won = self.capital == GOAL
        return self.capital, float(won), won or self.capital == 0, False, {}


class GamblerLuckyAtThree(Gambler):
    """With a capital of 3, two of which are staked, heads come at 3/5."""

    def heads(self, stake):
        return 0.6 if (self.capital, stake) == (3, 2) else super().heads(stake)


# ---- A machine that wears: hidden state, chance, a wrong chance ----

WEAR = Fraction(1, 4)


def machine():
    """Running pays 1 until it breaks, which the next reward shows; wear is not seen.

    A run wears it with probability 1/4, and the third wear breaks it; repair costs 2.
    """

    def step(wear, action):
        if action == 1:
            return [(1, 0, -2, False)]
        if wear == 3:
            return [(1, 3, -1, True)]
        return [(WEAR, wear + 1, 1, False), (1 - WEAR, wear, 1, False)]

    return Reference(
        name="Machine", actions=("run", "repair"), start=0, step=step, observe=lambda wear: 0
    )


class Machine:
    """It wears with probability 1/3."""

    action_space = spaces.Discrete(2)
    observation_space = spaces.Discrete(1)
    wears = 1 / 3

    def __init__(self):
        self.random = None

    def reset(self, *, seed=None, options=None):
        if seed is not None or self.random is None:
            self.random, _ = seeding.np_random(seed)
        self.wear = 0
        return 0, {}

    def step(self, action):
        if action == 1:
            self.wear = 0
            return 0, -2.0, False, False, {}
        if self.wear == 3:
            return 0, -1.0, True, False, {}
        self.wear += self.random.random() < self.wears
        return 0, 1.0, False, False, {}


class MachineAsBuilt(Machine):
    wears = float(WEAR)


# ---- A parking lot: Dict, a limit of its own that only counts some steps ----


def parking(limit=30):
    """A car on a ring of seven bays; bay 4 with "park" is the end and pays 10; 30 steps."""

    def step(state, action):
        bay, time = state
        bay = (bay + (1, -1, 0)[action]) % 7
        parked = action == 2 and bay == 4
        return (bay, time + 1), 10 if parked else -1, parked, time + 1 == limit

    return Reference(
        name="Parking",
        actions=("on", "back", "park"),
        start=(0, 0),
        step=step,
        observe=lambda state: {"bay": state[0], "free": state[0] == 4},
    )


class Parking:
    action_space = spaces.Discrete(3)
    observation_space = spaces.Dict({"bay": spaces.Discrete(7), "free": spaces.Discrete(2)})

    def reset(self, *, seed=None, options=None):
        self.bay = self.time = 0
        return self.seen(), {}

    def seen(self):
        return {"bay": np.int64(self.bay), "free": int(self.bay == 4)}

    def counts(self, action):
        return True

    def step(self, action):
        self.bay = (self.bay + (1, -1, 0)[action]) % 7
        self.time += self.counts(action)
        parked = np.bool_(action == 2 and self.bay == 4)
        reward = np.float32(10 if parked else -1)
        return self.seen(), reward, parked, self.time == 30, {}


class ParkingThatWaits(Parking):
    """Its limit counts moves alone."""

    def counts(self, action):
        return action != 2


@dataclass(frozen=True)
class Unseen:
    """A target, its reference, and the verdict and class that are right."""

    target: type
    reference: object
    found: str = ""
    """The class of the finding that was written down before; empty where there must be none."""
    told: str = ""
    """The class that was told, where it is another."""


UNSEEN = (
    Unseen(Lift, lift),
    Unseen(LiftWithALooseDoor, lift, "transition"),
    Unseen(Register, register, "observation", "terminated"),
    Unseen(Lamp, lamp, "observation", "seeding"),
    Unseen(Gambler, gambler),
    Unseen(GamblerLuckyAtThree, gambler, "distribution"),
    Unseen(Machine, machine, "distribution"),
    Unseen(MachineAsBuilt, machine),
    Unseen(Parking, parking),
    Unseen(ParkingThatWaits, parking, "truncated"),
)
