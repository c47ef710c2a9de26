"""Small environments for the tests of extraction, with what is right or wrong about each."""

import os
import random
from typing import ClassVar

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiBinary, MultiDiscrete, Tuple


class Coin(gymnasium.Env):
    """A coin is tossed until it shows heads; action 1 takes a coin that shows it more often."""

    def __init__(self, heads=0.25):
        self.action_space, self.observation_space = Discrete(2), Discrete(2)
        self.heads = heads

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.shown = 0
        return 0, {}

    def step(self, action):
        self.shown = int(self.np_random.random() < (0.5 if action else self.heads))
        return self.shown, float(self.shown), bool(self.shown), False, {}


class Says(Coin):
    """Says in the infos whether a toss succeeds, and pays nothing; a second draw decides it where
    the coin shows heads."""

    says: ClassVar = {"is_success": [np.bool_(False), np.float32(1.0)]}

    def step(self, action):
        shown, _, ended, *_ = super().step(action)
        luck = shown and int(self.np_random.integers(4) == 0)
        return shown, 0.0, ended, False, {name: both[luck] for name, both in self.says.items()}


class Seldom(Coin):
    """Heads come once in 2^45 times, which is no rounding."""

    def __init__(self):
        super().__init__(heads=2.0**-45)


class Uneven(Coin):
    """Three probabilities that do not quite sum to 1."""

    def step(self, action):
        sides = np.array([0.1] * 10).cumsum()  # ends below 1
        side = int((sides > self.np_random.random()).argmax()) if action else 0
        past = int(np.searchsorted(sides, self.np_random.random(), side="right"))
        return 0, float(side == 9) + 2.0 * (past == 10), True, False, {}


class Counter(Coin):
    """A hidden counter wins at step 30."""

    def reset(self, *, seed=None, options=None):
        self.count = 0
        return super().reset(seed=seed)

    def step(self, action):
        self.count += 1
        shown, *_ = super().step(1)
        return shown, float(self.count == 30), self.count == 30, False, {}


class Endless(Counter):
    """A counter that never ends an episode."""

    def step(self, action):
        shown, *_ = super().step(action)
        return shown, float(self.count % 2), False, False, {}


class Tired(Coin):
    """After an episode a reset begins elsewhere."""

    episodes = 0

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.shown = min(self.episodes, 1)
        self.episodes = 1
        return self.shown, {}


class Tosses(Coin):
    """Three coins are tossed at once."""

    def step(self, action):
        return 0, float(self.np_random.binomial(3, 0.5)), True, False, {}


class Queue(gymnasium.Env):
    """Five places; arrivals are drawn by a method, and action 1 serves two in place of one."""

    arrivals: ClassVar = {
        "poisson": lambda rng: rng.poisson(0.75),
        "numpy.random": lambda rng: np.random.poisson(0.75),  # noqa: NPY002
        "normal": lambda rng: int(np.clip(np.round(rng.normal(1, 0.5)), 0, 4)),
        "gauss": lambda rng: max(0, round(random.gauss(1, 0.5))),
        "exponential": lambda rng: int(rng.exponential(0.5)),
        "expovariate": lambda rng: int(random.expovariate(2)),
    }

    def __init__(self, method="poisson"):
        self.action_space, self.observation_space = Discrete(2), Discrete(5)
        self.method = method

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        np.random.seed(seed)  # noqa: NPY002
        random.seed(seed)
        self.waiting = 0
        return 0, {}

    def step(self, action):
        coming = self.waiting + self.arrivals[self.method](self.np_random)
        self.waiting = int(max(min(coming, 4) - 1 - action, 0))
        return self.waiting, -float(self.waiting), False, False, {}


class Opening(Queue):
    """Some wait from the start, with another mean after the first episode; steps with an odd number
    have another mean as well."""

    episodes = 0

    def __init__(self, tired=0.0, odd=0.0):
        super().__init__()
        self.tired, self.odd = tired, odd

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.waiting = min(self.np_random.poisson(0.5 + self.tired * self.episodes), 3)
        self.episodes, self.steps = 1, 0
        return self.waiting, {}

    def step(self, action):
        coming = self.waiting + self.np_random.poisson(0.5 + self.odd * self.steps)
        self.waiting = max(min(coming, 4) - 1 - action, 0)
        self.steps = 1 - self.steps
        return self.waiting, 0.0, self.waiting == 3, False, {}


class Discovers(Coin):
    """A side is worth something when it is shown for the first time, in whichever episode."""

    discovered: ClassVar[set[int]] = set()

    def step(self, action):
        shown, _, ends, cut, info = super().step(action)
        reward = float(shown not in self.discovered)
        self.discovered.add(shown)
        return shown, reward, ends, cut, info


class Remembers(Coin):
    """Keeps its last action, and reads it when it has come to be 1 five times."""

    def reset(self, *, seed=None, options=None):
        self.last, self.ones = 0, 0
        return super().reset(seed=seed)

    def step(self, action):
        self.ones = min(self.ones + action, 5)
        tossed = super().step(action)
        reward = float(self.last) if self.ones == 5 else 0.0
        self.last = action
        return tossed[0], reward, self.ones == 5 and action == 0, False, {}


class Changes(Coin):
    """A table that seems constant changes in a rare state."""

    def __init__(self):
        super().__init__()
        self.table = {side: {0: [side]} for side in range(20)}

    def reset(self, *, seed=None, options=None):
        self.steps = 0
        return super().reset(seed=seed)

    def step(self, action):
        self.steps = self.steps + 1 if action else 0
        if self.steps == 9:
            self.table[0][0][0] = 1
        return self.table[0][0][0], 0.0, self.steps == 12, False, {}


class Pairs(gymnasium.Env):
    """A MultiDiscrete action, and a dictionary as the observation."""

    def __init__(self):
        self.action_space = MultiDiscrete([2, 3])
        self.observation_space = Dict(
            {"at": Box(0, 9, (2,), np.int64), "name": Discrete(3), "far": Box(0, 9, (), np.float32)}
        )

    def _shown(self):
        return {"at": self.at.copy(), "name": int(self.at[1]), "far": np.float32(self.at[0] / 2)}

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.at = np.zeros(2, dtype=np.int64)
        return self._shown(), {}

    def step(self, action):
        self.at = np.array(action, dtype=np.int64)
        return self._shown(), float(self.at.sum()), bool(self.at.sum() == 3), False, {}


class Needle(gymnasium.Env):
    """A needle of four directions, which a column of two numbers turns."""

    observation_space = Discrete(4)

    def __init__(self, space=None):
        self.action_space = Box(-1, 1, (2, 1)) if space is None else space

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.at = 0
        return self.at, {}

    def step(self, action):
        self.at = (self.at + round(float(action[0, 0]))) % 4
        return self.at, float(action[1, 0]), self.at == 2, False, {}


class Lever(gymnasium.Env):
    """A digit is added to where one is, or set there, by an action of several parts."""

    action_space = Dict(
        {"set": Discrete(2), "to": Tuple([MultiBinary(2), Discrete(2, start=1)]), "by": Discrete(1)}
    )
    observation_space = Discrete(6)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.at = 0
        return self.at, {}

    def step(self, action):
        assert self.action_space.contains(action)
        digit = int(action["to"][0] @ [1, 2]) * action["to"][1]
        self.at = digit % 6 if action["set"] else (self.at + digit) % 6
        return self.at, float(self.at == 5), self.at == 5, False, {}


class Breaks(Coin):
    """Raises where the coin shows heads."""

    def step(self, action):
        if self.np_random.random() < 0.25:
            raise RuntimeError("the coin is lost")
        return 0, 0.0, False, False, {}


class Leaves(Coin):
    """Ends its process."""

    def step(self, action):
        import os
        import signal

        os.kill(os.getpid(), signal.SIGKILL)


WORDS = frozenset(f"word {number}" for number in range(8))


class Ordered(Coin):
    """The reward of action 1 follows from the order of a set of texts, one order in 8! = 40320."""

    def step(self, action):
        order = [int(word[-1]) for word in WORDS] if action else [0]
        return 0, float(int("".join(map(str, order)))), True, False, {}


class Renumbered(Coin):
    """The order of a set tells only in which order equally likely states are met."""

    def __init__(self):
        super().__init__()
        self.observation_space = Discrete(9)

    def step(self, action):
        if self.shown:
            return self.shown, float(self.shown), True, False, {}
        words = list(WORDS)
        self.shown = 1 + int(words[self.np_random.integers(len(words))][-1])
        return self.shown, 0.0, False, False, {}


class Sorted(Ordered):
    """A set of texts, whose order does not matter."""

    def step(self, action):
        return int(f"word {action}" in WORDS), float(len(WORDS)), True, False, {}


class Picky(Coin):
    """It cannot be made in a process with a hash seed that is given."""

    def __init__(self):
        super().__init__()
        if os.environ.get("PYTHONHASHSEED") in ("1", "2"):
            raise ValueError("not with this hash seed")
