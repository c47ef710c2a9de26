"""State in what is easily taken for a constant."""

import collections
import datetime
import decimal
import enum
import itertools
import json
import math
import re
import weakref
from fractions import Fraction

import numpy as np
from gymnasium.spaces import Discrete

from extraction.zoo.base import Path, Refused, Turns, leak

TURNS = 3


class Turning(Path):
    """A step goes on in each third call; what it is told by differs."""

    choices = (0, 1, 2)

    def begin(self, seed):
        self.now = self.choices[0]

    def number(self):
        """Which of the choices it is."""
        return self.choices.index(self.now)

    def goes_on(self, action):
        number = (self.number() + 1) % TURNS
        self.now = self.choices[number]
        return number == 0


@leak(Turns())
class InNumber(Turning):
    """As it should be."""


@leak(Turns())
class InRange(Turning):
    choices = tuple(map(range, range(TURNS)))


@leak(Turns())
class InMatch(Turning):
    choices = tuple(re.match("." * n, "....") for n in range(TURNS))

    def number(self):
        return self.now.end()


@leak(Turns())
class InPattern(Turning):
    choices = tuple(map(re.compile, "abc"))


@leak(Turns())
class InModuleKept(Turning):
    choices = (json, math, re)


@leak(Turns())
class InSpaceKept(Turning):
    choices = tuple(map(Discrete, (1, 2, 3)))


class Mode(enum.Flag):
    ONE = 1
    TWO = 2
    BOTH = 3


@leak(Turns())
class InFlagKept(Turning):
    choices = (Mode.ONE, Mode.TWO, Mode.BOTH)


class Thing:
    """It is known by its number."""

    def __init__(self, number):
        self.number = number


@leak(Turns())
class InWeakReference(Turning):
    things = tuple(map(Thing, range(TURNS)))
    choices = tuple(map(weakref.ref, things))

    def number(self):
        return self.now().number


@leak(Turns())
class InDtype(Turning):
    choices = tuple(map(np.dtype, ("i1", "i2", "i4")))


@leak(Turns())
class InFunctionKept(Turning):
    choices = (min, max, sum)


def _closure(n):
    return lambda: n


@leak(Turns())
class InClosureKept(Turning):
    choices = tuple(map(_closure, range(TURNS)))

    def number(self):
        return self.now()


@leak(Turns())
class InFraction(Turning):
    choices = tuple(Fraction(n, 7) for n in range(TURNS))


@leak(Turns())
class InNamedTuple(Turning):
    kind = collections.namedtuple("kind", "n")
    choices = tuple(map(kind, range(TURNS)))


@leak(Turns())
class InDecimal(Turning):
    choices = tuple(map(decimal.Decimal, range(TURNS)))


@leak(Turns())
class InDate(Turning):
    choices = tuple(datetime.date(2024, 1, n + 1) for n in range(TURNS))


@leak(Refused("turns holds a itertools.count"))
class InCounter(Path):
    def begin(self, seed):
        self.turns = itertools.count()

    def goes_on(self, action):
        return next(self.turns) % TURNS == 2


class rewards:
    """Its class is in a module whose name begins as that of a library does."""

    def __init__(self):
        self.n = 0


rewards.__module__ = "rewards"


@leak(Turns())
class InObjectOfModuleNamedAsLibrary(Path):
    def begin(self, seed):
        self.rewards = rewards()

    def goes_on(self, action):
        self.rewards.n = (self.rewards.n + 1) % TURNS
        return self.rewards.n == 0
