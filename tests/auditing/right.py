"""Environments in which nothing is wrong, of the kinds that checks are tempted to blame.

The list is older than the audit.  None may be called defective.
"""

from dataclasses import dataclass, field
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from rooms import KeyRoom, PitRoom, Room

from envs.cases.case import enumerated


class Bandit(gymnasium.Env):
    """One pull of one of three arms, which pay one with probability 1/4, 1/2 and 3/4."""

    action_space, observation_space = Discrete(3), Discrete(1)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        return 0, {}

    def step(self, action):
        wins = self.np_random.integers(4) <= int(action)
        return 0, float(wins), True, False, {}


class RandomWalk(gymnasium.Env):
    """Sutton and Barto's example 6.2: a task of prediction, in which no action matters."""

    action_space, observation_space = Discrete(2), Discrete(7)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.place = 3
        return 3, {}

    def step(self, action):
        self.place += 1 if self.np_random.integers(2) else -1
        return self.place, float(self.place == 6), self.place in (0, 6), False, {}


class Survival(gymnasium.Env):
    """A tightrope: a step pays one until the walker falls, as in CartPole."""

    action_space, observation_space = Discrete(2), Discrete(5)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.lean = 2
        return 2, {}

    def step(self, action):
        self.lean += (2 * int(action) - 1) + (1 if self.np_random.integers(4) == 0 else 0)
        fallen = not 0 < self.lean < 4
        self.lean = int(np.clip(self.lean, 0, 4))
        return self.lean, 1.0, fallen, False, {}


class Recycling(gymnasium.Env):
    """Sutton and Barto's example 3.3, a continuing task: search, wait or recharge a robot."""

    action_space, observation_space = Discrete(3), Discrete(2)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.high = 1
        return 1, {}

    def step(self, action):
        reward = (2.0, 1.0, 0.0)[int(action)]
        if action == 0:
            stays = self.np_random.integers(4) > 0
            if not stays and not self.high:
                reward = -3.0
            self.high = int(stays) if self.high else int(not stays)
        elif action == 2:
            self.high = 1
        return self.high, reward, False, False, {}


class Shaped(gymnasium.Env):
    """A corridor whose reward is shaped by a potential (Ng, Harada and Russell 1999), for 0.9.

    With it standing still pays: the potential is negative far from the goal.
    """

    action_space, observation_space = Discrete(3), Discrete(5)
    DISCOUNT = 0.9

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.place = 0
        return 0, {}

    def step(self, action):
        before = self.place
        self.place = int(np.clip(before + int(action) - 1, 0, 4))
        over = self.place == 4
        shaping = self.DISCOUNT * (0.0 if over else self.place - 4.0) - (before - 4.0)
        return self.place, float(over) + shaping, over, False, {}


class Gambler(gymnasium.Env):
    """Sutton and Barto's example 4.3 with a goal of 8: stake all or one; heads come in 2 of 5."""

    action_space, observation_space = Discrete(2), Discrete(9)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.capital = 3
        return 3, {}

    def step(self, action):
        stake = min(self.capital, 8 - self.capital) if action else min(1, self.capital)
        self.capital += stake if self.np_random.integers(5) < 2 else -stake
        return self.capital, float(self.capital == 8), self.capital in (0, 8), False, {}


class Collector(gymnasium.Env):
    """Coins that are gone when they are taken, then the exit: pays on the way, though not twice."""

    action_space, observation_space = Discrete(2), Discrete(32)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.place, self.left = 0, [1, 2]
        return self._seen(), {}

    def _seen(self):
        return self.place * 8 + sum(2**coin for coin in self.left)

    def step(self, action):
        self.place = int(np.clip(self.place + 2 * int(action) - 1, 0, 3))
        paid = self.place in self.left
        if paid:
            self.left.remove(self.place)
        over = self.place == 3
        return self._seen(), (2.0 if over else 0.5 * paid), over, False, {}


class Windy(gymnasium.Env):
    """A corridor in which the wind blows back, and every step costs: there is no sure time."""

    action_space, observation_space = Discrete(2), Discrete(4)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.place = int(self.np_random.integers(3))
        return self.place, {}

    def step(self, action):
        gust = 2 * (self.np_random.integers(3) == 0)
        self.place = int(np.clip(self.place + 2 * int(action) - 1 - gust, 0, 3))
        return self.place, -1.0, self.place == 3, False, {}


@dataclass(frozen=True)
class Right:
    """A target to audit, and the options."""

    target: Any
    options: dict[str, Any] = field(default_factory=dict)
    package: str = "gymnasium"
    """The package that has it."""


def toy(prefix):
    """The newest version of one of Gymnasium's toys."""
    return max(name for name in gymnasium.registry if name.startswith(f"{prefix}-v"))


RIGHT = {
    "room": Right(Room),
    "key room": Right(KeyRoom),
    "pit room": Right(PitRoom),
    "bandit": Right(Bandit),
    "random walk": Right(RandomWalk, {"ignore": ["trivial"]}),
    "survival": Right(Survival, {"success": "none", "discount": 0.99}),
    "survival with a limit": Right(Survival, {"success": "none", "horizon": 50}),
    "recycling robot": Right(Recycling, {"discount": 0.9}),
    "shaped corridor": Right(Shaped, {"discount": 0.9}),
    "gambler": Right(Gambler),
    "collector": Right(Collector),
    "windy corridor": Right(Windy),
    "FrozenLake": Right(toy("FrozenLake")),
    "FrozenLake without ice": Right(toy("FrozenLake"), {"parameters": {"is_slippery": False}}),
    "FrozenLake 8 x 8": Right(toy("FrozenLake"), {"parameters": {"map_name": "8x8"}}),
    "CliffWalking": Right(toy("CliffWalking")),
    "slippery CliffWalking": Right(toy("CliffWalking"), {"parameters": {"is_slippery": True}}),
    "Taxi": Right(toy("Taxi")),
    "MiniGrid's empty room": Right(
        "minigrid:MiniGrid-Empty-5x5-v0",
        {"parameters": {"max_steps": 12}},
        package="minigrid",
    ),
    "MiniGrid's gap in the lava": Right(
        "minigrid:MiniGrid-LavaGapS5-v0",
        {"parameters": {"max_steps": 12}},
        package="minigrid",
    ),
    "a hunt": Right(
        "HunterWumpus",
        {"parameters": {"size": 3, "num_pits": 1}, "success": "terminated and reward > 0"},
    ),
    **{
        name: Right(name, {"parameters": params, "discount": "0.99"})
        for name, params in enumerated()
    },
}
