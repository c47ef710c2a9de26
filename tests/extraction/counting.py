"""Environments that keep counters, scores and logs, of which something depends on some."""

# ruff: noqa: RUF005, SIM300 - these are the uses

import copy
import functools
import json
import pickle
from collections import deque
from types import SimpleNamespace
from typing import ClassVar

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete

LAST = 3


class Row(gymnasium.Env):
    """Places 0 to 3 in a row; an episode is over at the last.  Action 1 goes on, action 0 does not;
    what is kept beside the place differs."""

    def __init__(self):
        self.observation_space, self.action_space = Discrete(LAST + 1), Discrete(2)
        self.place = 0

    def begin(self):
        """Do what else a reset does."""

    def count(self, reward):
        """Do what else a step does, and return the reward."""
        return reward

    def info(self):
        return {}

    def is_cut(self):
        """Return whether a step truncates the episode."""
        return False

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.place = 0
        self.begin()
        return self.place, self.info()

    def step(self, action):
        self.place += action
        reward = self.count(float(action))
        return self.place, reward, self.place == LAST, self.is_cut(), self.info()


class Kept(Row):
    """Steps, score and histories are kept; infos show them."""

    def __init__(self):
        super().__init__()
        self.episodes, self.returns, self.score = 0, [], 0.0
        self.recent, self.seen, self.log = deque(maxlen=3), set(), {}

    def begin(self):
        self.returns.append(self.score)
        self.episodes += 1
        self.steps, self.score, self.history, self.window = 0, 0, [], []
        self.stats = {"moves": 0, "halts": 0}
        self.player = SimpleNamespace(score=0, moves=[0, 0])

    def count(self, reward):
        self.steps += 1
        self.score = self.score + np.float64(reward)
        self.history.append((self.place, reward))
        self.window = (self.window + [reward])[-5:]
        self.recent.append(self.place)
        self.seen.add(self.place)
        self.stats["moves" if reward else "halts"] += 1
        return reward

    def info(self):
        return {"steps": self.steps, "episode": {"r": self.score, "stats": dict(self.stats)}}


class Runs(Kept):
    """A game in an object of its own, made anew by each reset, whose score starts as None."""

    def __init__(self):
        super().__init__()
        self.steps = self.history = self.best = None

    def begin(self):
        super().begin()
        self.best = 0
        self.history.clear()


class Draws(Row):
    """Draws are summed up and kept, and one of them decides."""

    def begin(self):
        self.total, self.drawn = 0.0, []

    def count(self, reward):
        drawn = self.np_random.random()
        self.total += self.np_random.random()
        self.drawn.append(drawn)
        return float(drawn < 0.25)


class Counts(Row):
    """Each second step pays and sets the counter back; `use` says that it has come to two."""

    use: ClassVar = None

    def begin(self):
        self.steps = 0

    def count(self, reward):
        self.steps += 1
        if not self.is_due():
            return 0.0
        self.steps = 0
        return 1.0

    def is_due(self):
        return type(self).use(self)


def raises(act):
    """Return whether something raises an exception of a lookup."""
    try:
        act()
    except LookupError:
        return True
    return False


def swallowed(env):
    """Look at the counter where an error is of no matter."""
    try:
        return env.steps >= 2
    except BaseException:  # noqa: BLE001
        return False


def matched(env):
    match env.steps:
        case 2:
            return True
    return False


TWO = 2
USES = {
    "comparison": lambda env: env.steps >= 2,
    "swapped": lambda env: 2 <= env.steps,
    "equality": lambda env: env.steps == 2,
    "truth": lambda env: not env.steps - 2,
    "identity": lambda env: env.steps is TWO,
    "int": lambda env: int(env.steps) == 2,
    "float": lambda env: float(env.steps) == 2.0,
    "text": lambda env: str(env.steps) == "2",
    "format": lambda env: f"{env.steps}" == "2",
    "percent": lambda env: "%d" % env.steps == "2",  # noqa: UP031
    "repr": lambda env: repr(vars(env)["steps"]) == "2",
    "index": lambda env: (False, False, True)[env.steps],
    "range": lambda env: len(range(env.steps)) == 2,
    "repeated": lambda env: "x" * env.steps == "xx",
    "hash": lambda env: hash(env.steps) == 2,
    "key": lambda env: env.steps in {2},
    "tuple": lambda env: (env.steps,) == (2,),
    "modulo": lambda env: env.steps % 2 == 0,
    "product": lambda env: 3 * env.steps == 6,
    "sum": lambda env: sum([env.steps, 1]) == 3,
    "largest": lambda env: max(env.steps, 2) == env.steps,
    "sorted": lambda env: sorted([1.5, env.steps])[0] == 1.5,
    "array": lambda env: np.array([env.steps])[0] == 2,
    "typed array": lambda env: np.array([env.steps], dtype=np.float32).sum() == 2,
    "filled array": lambda env: np.full(2, env.steps)[1] == 2,
    "ufunc": lambda env: np.add(env.steps, np.zeros(2))[0] == 2,
    "scalar": lambda env: np.float64(1) + env.steps == 3,
    "attribute": lambda env: env.steps.bit_length() == 2,
    "getattr": lambda env: getattr(env, "ste" + "ps") == 2,
    "copy of the environment": lambda env: copy.copy(env).steps == 2,
    "deep copy": lambda env: copy.deepcopy(env.__dict__["steps"]) == 2,
    "pickle": lambda env: pickle.loads(pickle.dumps(env.steps)) == 2,
    "json": lambda env: json.dumps({"steps": env.steps}) == '{"steps": 2}',
    "exception": lambda env: raises(lambda: [0, 1][env.steps]),
    "swallowed": swallowed,
    "match": matched,
    "partial": lambda env: functools.partial(int.__eq__, 2)(env.steps) is True,
}


class Lists(Counts):
    """The same by the length of a list."""

    def begin(self):
        self.history = []

    def count(self, reward):
        self.history.append(1)
        if not self.is_due():
            return 0.0
        self.history = []
        return 1.0


LISTS = {
    "length": lambda env: len(env.history) == 2,
    "last": lambda env: raises(lambda: env.history[-2]) is False,
    "slice": lambda env: env.history[-2:] == [1, 1],
    "truth": lambda env: bool(env.history[1:]),
    "iteration": lambda env: sum(1 for _ in env.history) == 2,
    "member": lambda env: env.history.count(1) == 2,
    "sum": lambda env: sum(env.history) == 2,
    "text": lambda env: str(env.history) == "[1, 1]",
    "array": lambda env: np.array(env.history).size == 2,
    "mean": lambda env: np.sum(env.history) == 2,
    "star": lambda env: [*env.history] == [1, 1],
    "list": lambda env: list(env.history) == [1, 1],
    "type": lambda env: type(env.history) is list and len(env.history) == 2,
    "joined": lambda env: len([0] + env.history) == 3,
}


class Aliased(Lists):
    """Another attribute refers to the list, or to a method of it."""

    def count(self, reward):
        self.history.append(1)
        if not self.is_due():
            return 0.0
        self.begin()
        return 1.0


def also(env):
    env.history = env.other = []


def inside(env):
    env.history = []
    env.player = SimpleNamespace(log=env.history)


def method(env):
    env.history = []
    env.size = env.history.__len__


def closure(env):
    kept = env.history = []
    env.size = lambda: len(kept)


ALIASES = {
    "attribute": (also, lambda env: len(env.other) == 2),
    "of an object": (inside, lambda env: len(env.player.log) == 2),
    "method": (method, lambda env: env.size() == 2),
    "closure": (closure, lambda env: env.size() == 2),
}


class AliasedFromTheStart(Aliased):
    """The constructor makes the list, and resets empty it."""

    def __init__(self):
        super().__init__()
        self.history = self.other = []

    def begin(self):
        self.history.clear()

    def is_due(self):
        return len(self.other) == 2


class Later(Counts):
    """It is used in the last place but one only."""

    def is_due(self):
        return self.place == LAST - 1 and self.steps >= 2


class KeptElsewhere(Counts):
    """It is kept under another name, which is read in the next step."""

    def begin(self):
        self.steps, self.other = 0, None

    def count(self, reward):
        before, self.other = self.other, self.steps
        self.steps += 1
        return float(before == 1)


class TypeOf(Counts):
    """What no operation on the counter shows."""

    def count(self, reward):
        self.steps += 1
        return float(type(self.steps) is int)


class Nothing(Counts):
    """None stands for no counter yet."""

    def begin(self):
        self.steps = None

    def count(self, reward):
        first = self.steps is None
        self.steps = 0 if first else self.steps + 1
        return float(first)


class Doubles(Counts):
    """After a thousand steps it cannot be a float any more."""

    def begin(self):
        self.steps = 1

    def count(self, reward):
        self.steps += self.steps
        self.steps + 0.5
        return 0.0


class ReadByReset(Counts):
    """The next episode pays otherwise."""

    def __init__(self):
        super().__init__()
        self.steps, self.pays = 0, 0.0

    def begin(self):
        self.pays = float(self.steps > 2)

    def count(self, reward):
        self.steps += 1
        return self.pays


class Succeeds(Counts):
    """The info says by it that an episode succeeds."""

    def count(self, reward):
        self.steps += 1
        return 0.0

    def info(self):
        return {"is_success": self.steps}


class Pays(Counts):
    """The counter is the reward."""

    def count(self, reward):
        self.steps += 1
        return self.steps


class Shows(Counts):
    """The counter is a part of the observation."""

    def count(self, reward):
        self.steps += 1
        return reward

    def step(self, action):
        shown, *rest = super().step(action)
        return (shown, self.steps), *rest


class ByInfo(gymnasium.Wrapper):
    """Pays what the info says."""

    def step(self, action):
        shown, _, ends, cut, info = self.env.step(action)
        return shown, float(info["steps"] == 2), ends, cut, info


class Wrapped(Counts):
    def count(self, reward):
        self.steps += 1
        return 0.0

    def info(self):
        return {"steps": self.steps}


class InCompiled(Counts):
    """Compiled code takes lists, and nothing that stands for one."""

    def begin(self):
        self.steps = []

    def count(self, reward):
        if self.place == LAST - 1:
            list.append(self.steps, 1)
        else:
            self.steps.append(1)
        return 0.0


LIMIT = 7


class Timed(Row):
    """An episode is truncated in the seventh step."""

    def begin(self):
        self.steps = 0

    def count(self, reward):
        self.steps += 1
        return reward

    def is_cut(self):
        return self.steps >= LIMIT

    def info(self):
        return {"steps": self.steps}


class TimedByEquality(Timed):
    def is_cut(self):
        return bool(self.steps == LIMIT)


class TimedBefore(Timed):
    """It is looked at before it is counted."""

    def count(self, reward):
        self.ends = self.steps + 1 > LIMIT - 0.5
        return super().count(reward)

    def is_cut(self):
        return self.ends


class CountsDown(Timed):
    def begin(self):
        self.steps = 2 * LIMIT

    def count(self, reward):
        self.steps -= 2
        return reward

    def is_cut(self):
        return 0 >= self.steps


class TimedUnlessEnded(Timed):
    """The last step terminates or is truncated, not both."""

    def is_cut(self):
        return self.place != LAST and super().is_cut()


class TimedOrElse(Timed):
    """An episode is also truncated by going on from the second place."""

    def begin(self):
        super().begin()
        self.before = 0

    def is_cut(self):
        before, self.before = self.before, self.place
        return self.steps >= LIMIT or (before, self.place) == (1, 2)


class Ammunition(Timed):
    """It is counted in some steps only."""

    def count(self, reward):
        self.steps += int(reward == 0.0)
        return reward


class AmmunitionOfPlace(Timed):
    """It is not counted in the last place but one."""

    def count(self, reward):
        if self.place != LAST - 1:
            self.steps += 1
        return reward


class Hunger(Timed):
    """It is set back within an episode."""

    def count(self, reward):
        super().count(reward)
        if reward and self.place == LAST - 1:
            self.steps = 0
        return reward


class LimitOfPlace(Timed):
    def is_cut(self):
        return self.steps >= LIMIT - self.place


class LimitOfSomePlaces(Timed):
    def is_cut(self):
        return self.place != 1 and self.steps >= LIMIT


class LimitOfLaterPlaces(Timed):
    """Nothing asks for it in the first place."""

    def is_cut(self):
        return self.place != 0 and self.steps >= LIMIT


class LimitAndPlace(Timed):
    def is_cut(self):
        return self.steps >= LIMIT and self.place == 1


class PaysInTheEnd(Timed):
    def count(self, reward):
        super().count(reward)
        return -1.0 if self.steps >= LIMIT else reward


class PaysLate(Timed):
    def count(self, reward):
        super().count(reward)
        return reward if self.steps < LIMIT - 2 else 0.0


class ShowsTheEnd(Timed):
    def step(self, action):
        shown, *rest = super().step(action)
        return (0 if self.steps >= LIMIT else shown), *rest


class Terminates(Timed):
    def step(self, action):
        shown, reward, ends, cut, info = super().step(action)
        return shown, reward, ends or cut, False, info


class TerminatesOrCut(TimedOrElse):
    """The limit terminates the episode, the other way truncates it."""

    def step(self, action):
        shown, reward, ends, cut, info = super().step(action)
        is_late = self.steps >= LIMIT
        cut = cut and (shown == 2 and not is_late)
        return shown, reward, (ends or is_late) and not cut, cut, info


class EndsByBoth(Timed):
    """The flag depends on the place."""

    def step(self, action):
        shown, reward, ends, cut, info = super().step(action)
        return shown, reward, ends or (cut and shown == 1), cut and shown != 1, info


class Forgets(Timed):
    """A reset does not set it back."""

    def __init__(self):
        super().__init__()
        self.steps = 0

    def begin(self):
        """Nothing."""


class Alternates(Timed):
    """Each second episode is shorter."""

    def __init__(self):
        super().__init__()
        self.limit = LIMIT

    def begin(self):
        super().begin()
        self.limit = 2 * LIMIT - 1 - self.limit

    def is_cut(self):
        return self.steps >= self.limit


class Remembers(Timed):
    """A reset after the limit begins elsewhere."""

    def begin(self):
        self.place = int(getattr(self, "steps", 0) >= LIMIT)
        super().begin()


class RemembersTheEnd(Timed):
    """The same, by what the last step has left."""

    is_late = False

    def begin(self):
        super().begin()
        self.place = int(self.is_late)
        self.is_late = False

    def is_cut(self):
        self.is_late = super().is_cut()
        return self.is_late


CLOCKS = (Timed, TimedByEquality, TimedBefore, CountsDown, TimedUnlessEnded, TimedOrElse)
NO_CLOCKS = (
    *(Ammunition, AmmunitionOfPlace, Hunger, LimitOfPlace, LimitOfSomePlaces, LimitAndPlace),
    LimitOfLaterPlaces,
    *(PaysInTheEnd, PaysLate, ShowsTheEnd, EndsByBoth, Forgets, Alternates, Remembers),
)


class Spares(Timed):
    """What terminates in the step of the limit is not truncated."""

    def step(self, action):
        shown, reward, ends, cut, info = super().step(action)
        return shown, reward, ends, cut and not ends, info


class SparesSome(Timed):
    """Nor is it where the action was 0; else it is."""

    def step(self, action):
        self.place += 2 * (self.place == 1 and not action)
        shown, reward, ends, cut, info = super().step(action)
        return shown, reward, ends, cut and not (ends and action), info


class TimedByLength(Timed):
    """The length of a log is the clock."""

    most = LIMIT

    def begin(self):
        super().begin()
        self.log = []

    def count(self, reward):
        self.log.append(reward)
        return super().count(reward)

    def is_cut(self):
        return len(self.log) >= self.most


class TimedByClearing(TimedByLength):
    """A reset clears it, and the number is on the other side."""

    def __init__(self):
        super().__init__()
        self.log = []

    def begin(self):
        self.steps = 0
        self.log.clear()

    def is_cut(self):
        return self.most <= len(self.log)


class TimedByStarts(TimedByLength):
    """The log begins with an item, and grows by three."""

    def begin(self):
        super().begin()
        self.log.append(None)

    def count(self, reward):
        self.log.extend((reward, reward))
        return super().count(reward)

    def is_cut(self):
        return len(self.log) > 3 * (self.most - 1) + 1


class PaysByLength(TimedByLength):
    """Each step from the third on pays."""

    def count(self, reward):
        super().count(reward)
        return float(len(self.log) > 2)


class CutsByLengths(TimedByLength):
    """Halts alone are logged."""

    def count(self, reward):
        if not reward:
            self.log.append(reward)
        return reward


class CutsOfPlace(TimedByLength):
    """The limit is another one at each place."""

    def is_cut(self):
        return len(self.log) >= LIMIT + self.place


class KeepsTheLength(TimedByLength):
    """The log is longer after each reset."""

    def __init__(self):
        super().__init__()
        self.episodes = []

    def begin(self):
        super().begin()
        self.episodes.append(None)
        self.log = list(self.episodes)


class CutsTooLate(TimedByLength):
    """The log would be too long to try the last step often."""

    most = 10**6


class ClearsByPlace(TimedByLength):
    """The log is begun anew at a place."""

    def count(self, reward):
        if self.place == 2 and reward:
            self.log.clear()
        return super().count(reward)


class ShowsTheLength(TimedByLength):
    """What the comparison tells is kept."""

    def count(self, reward):
        super().count(reward)
        self.was_late = len(self.log) > 3
        return float(getattr(self, "was_late", False))


class HasItsOwnLength(TimedByLength):
    """The number is a property, which may be anything."""

    @property
    def most(self):
        return LIMIT + self.place


LENGTHS = (TimedByLength, TimedByClearing, TimedByStarts)
NO_LENGTHS = (
    *(PaysByLength, CutsByLengths, CutsOfPlace, KeepsTheLength, ShowsTheLength, HasItsOwnLength),
    *(ClearsByPlace, CutsTooLate),
)
