"""Grids whose states cannot be saved, and what each of them is the same as."""

import array
import copy
import itertools
import random
import threading
import time

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete

MOVES = ((0, 1), (0, -1), (1, 0), (-1, 0))
PHASES = 3


class Grid(gymnasium.Env):
    """Three by three cells; the last one terminates.  A step may slip into any direction."""

    size = 3

    def __init__(self, slips=0.0):
        self.action_space, self.observation_space = Discrete(4), Discrete(self.size**2)
        self.slips = slips

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.x = self.y = 0
        return 0, {}

    def step(self, action):
        if self.slips and self.np_random.random() < self.slips:
            action = int(self.np_random.integers(4))
        right, up = MOVES[action]
        self.x = min(max(self.x + right, 0), self.size - 1)
        self.y = min(max(self.y + up, 0), self.size - 1)
        there = self.x == self.y == self.size - 1
        return self.x + self.size * self.y, float(there), there, False, {}


class Locked(Grid):
    """Holds a lock from its constructor on."""

    def __init__(self, **parameters):
        super().__init__(**parameters)
        self.lock = threading.Lock()

    def step(self, action):
        with self.lock:
            return super().step(action)


def nothings():
    while True:
        yield None


class Iterates(Grid):
    """Holds a generator of Python's from each reset on."""

    def reset(self, **options):
        self.iterator = nothings()
        return super().reset(**options)

    def step(self, action):
        next(self.iterator)
        return super().step(action)


class Turns(Grid):
    """In each third step the directions are opposite."""

    def reset(self, **options):
        self.phase = 0
        return super().reset(**options)

    def next_phase(self):
        self.phase = (self.phase + 1) % PHASES
        return self.phase

    def step(self, action):
        return super().step(action if self.next_phase() else action ^ 1)


def phases():
    phase = 0
    while True:
        phase = (phase + 1) % PHASES
        yield phase


class TurnsUnseen(Turns):
    """Its phase is in a generator of Python's."""

    def reset(self, **options):
        self.phases = phases()
        return Grid.reset(self, **options)

    def next_phase(self):
        return next(self.phases)


def with_phase(env):
    """All that matters of `TurnsUnseen`."""
    return env.x, env.y, env.phases.gi_frame.f_locals.get("phase", 0)


class TurnsHidden(TurnsUnseen):
    """Its phase is in an iterator of compiled code, which cannot be read."""

    def reset(self, **options):
        self.phases = itertools.cycle(range(1, PHASES + 1))
        return Grid.reset(self, **options)

    def next_phase(self):
        return next(self.phases) % PHASES


def taking(env):
    """A key that changes what it reads: the copy takes its numbers from the same iterator."""
    return env.x, env.y, next(copy.copy(env.phases))


class Chooses(Grid):
    """A reset draws whether the directions are opposite."""

    def reset(self, **options):
        result = super().reset(**options)
        self.keep(int(self.np_random.integers(2)))
        return result

    def keep(self, chosen):
        self.chosen = [chosen]

    def step(self, action):
        return super().step(action if self.chosen[0] else action ^ 1)


class ChoosesUnseen(Chooses):
    """Keeps what was drawn in an object of compiled code, which cannot be read."""

    def keep(self, chosen):
        self.chosen = array.array("b", [chosen])


class Marked(Locked):
    """Nine cells in a row; action 1 leads back to the first.  Where it came there from the last one
    nothing moves any more, which can be read."""

    def reset(self, **options):
        self.is_marked = False
        return super().reset(**options)

    def step(self, action):
        self.is_marked |= self.x == 8 and action == 1
        self.x = 0 if action == 1 or self.is_marked else min(self.x + 1, 8)
        return self.x, 0.0, self.x == 8 and action == 3, False, {}


class Goes(Locked):
    """Draws by generators of its own, which its constructor seeds."""

    def __init__(self, **parameters):
        super().__init__(**parameters)
        self.python, self.numpy = random.Random(3), np.random.default_rng(3)

    def step(self, action):
        if self.slips and self.numpy.random() < self.slips:
            action = self.python.randrange(4)
        return super().step(action) if not self.slips else self.moved(action)

    def moved(self, action):
        self.slips, slips = 0.0, self.slips
        result = super().step(action)
        self.slips = slips
        return result


class Ages(Locked):
    """It goes another way once all together have made 300 steps."""

    steps = 0

    def step(self, action):
        Ages.steps += 1
        return super().step(action if Ages.steps < 300 else action ^ 1)


class Begins(Grid):
    """A reset begins in the next of three cells, which only a new environment begins anew."""

    def __init__(self):
        super().__init__()
        self.begins = iter(range(3))

    def reset(self, **options):
        super().reset(**options)
        self.x = next(self.begins, 2)
        return self.x, {}


class IteratesLater(Grid):
    """Holds a generator of Python's from its first step on."""

    def step(self, action):
        self.iterator = nothings()
        return super().step(action)


class KeepsDraw(Locked):
    """A draw is kept where it can be read, and used a step later."""

    def reset(self, **options):
        self.drawn = 1.0
        return super().reset(**options)

    def step(self, action):
        result = super().step(action if self.drawn >= 0.5 else action ^ 1)
        self.drawn = self.np_random.random()
        return result


class KeepsDrawInFrame(Grid):
    """A draw is kept among the variables of a generator of Python's."""

    def reset(self, **options):
        result = super().reset(**options)
        self.turns = self.drawn_turns()
        return result

    def drawn_turns(self):
        drawn = self.np_random.random()
        while True:
            yield drawn < 0.5

    def step(self, action):
        return super().step(action ^ 1 if next(self.turns) else action)


class DrawsFirst(Locked):
    """Its constructor draws."""

    def __init__(self):
        super().__init__()
        self.size = 2 + int(np.random.default_rng(3).integers(2))


class Asks(Locked):
    """Its constructor writes a file."""

    def __init__(self):
        super().__init__()
        with open("/dev/null", "w"):
            pass


class AsksForTime(Locked):
    """Its constructor asks for the time."""

    def __init__(self):
        super().__init__()
        self.size = 3 if time.time() > 0 else 2


class Reads(Locked):
    """Its constructor reads a file."""

    def __init__(self):
        super().__init__()
        with open(__file__, encoding="utf-8") as file:
            self.size = 2 + (file.read(1) == '"')


class Mapped(Locked):
    """Holds the list of visited cells that it is given, and pays for a cell that is new."""

    def __init__(self, visited):
        super().__init__()
        self.visited = visited

    def step(self, action):
        shown, reward, there, cut, info = super().step(action)
        reward += shown not in self.visited
        self.visited.append(shown)
        return shown, reward, there, cut, info


def share_a_list():
    """Return a function that makes grids that share a list."""
    visited = []
    return lambda: Mapped(visited)


class Given(Grid):
    """Holds what it is given; each step locks or unlocks a lock."""

    def __init__(self, given):
        super().__init__()
        self.given, self.iterator = given, nothings()

    def step(self, action):
        if hasattr(self.given, "acquire") and not self.given.acquire(blocking=False):
            self.given.release()
        return super().step(action)


def share(given):
    """Return a function that makes grids that hold the same object."""
    return lambda: Given(given)


class Fed(Grid):
    """Holds an iterator that it is given, which says whether a step follows its action."""

    def __init__(self, iterator):
        super().__init__()
        self.iterator = iterator

    def step(self, action):
        return super().step(action if next(self.iterator) else action ^ 1)


def share_an_iterator():
    """Return a function that makes grids that share an iterator."""
    iterator = itertools.cycle((0, 1, 1, 1, 1))
    return lambda: Fed(iterator)


def share_a_lock():
    """Return a function that makes grids that share a lock, which is free between calls."""
    lock = threading.Lock()

    def make():
        grid = Locked()
        grid.lock = lock
        return grid

    return make


def always_the_same():
    """Return a function that returns the same grid each time."""
    grid = Locked()
    return lambda: grid
