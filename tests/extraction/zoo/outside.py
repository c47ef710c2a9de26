"""State that is kept outside of the environment, where no reset clears it and nothing saves it."""

import builtins
import contextvars
import decimal
import enum
import functools
import itertools
import json
import logging
import math
import sys
import threading
import warnings
import weakref
from fractions import Fraction
from typing import Optional

import gymnasium
import numpy as np

from extraction.zoo.base import Exact, Finding, Path, Refused, leak

COUNT = 0
COUNTS = {"n": 0}
TICKS = itertools.count()
LOCAL = threading.local()
CONTEXT = contextvars.ContextVar("count", default=0)
LOG = logging.getLogger("zoo of leaks")
WEAK = weakref.WeakKeyDictionary()


class Box:
    """Something that holds a number."""

    n = 0


BOX = Box()


def _count(thing):
    """Counts in an attribute."""
    thing.n = getattr(thing, "n", 0) + 1
    return thing.n % 3 == 0


@leak(Finding("COUNT"))
class InModule(Path):
    def goes_on(self, action):
        global COUNT
        COUNT += 1
        return COUNT % 3 == 0


@leak(Finding("COUNTS"))
class InDictionaryOfModule(Path):
    def goes_on(self, action):
        COUNTS["n"] += 1
        return COUNTS["n"] % 3 == 0


@leak(Finding("BOX"))
class InObjectOfModule(Path):
    def goes_on(self, action):
        return _count(BOX)


@leak(Finding("TICKS"))
class InIterator(Path):
    def goes_on(self, action):
        return next(TICKS) % 3 == 0


@leak(Exact(Fraction(1)))
class InAnnotatedStaticMethod(Path):
    """Nothing is kept there: what it is annotated with is not read."""

    @staticmethod
    def is_action(action: Optional[int]) -> Optional[bool]:  # noqa: UP045 - as people write
        return action in (0, 1)

    def goes_on(self, action):
        return self.is_action(action)


@leak(Finding("kept"))
class InAttributeOfStaticMethod(Path):
    @staticmethod
    def kept(action):
        _count(InAttributeOfStaticMethod.kept)
        return action == 1

    def goes_on(self, action):
        return self.kept(action) and self.kept.n % 3 == 0


@leak(Finding("InClass"))
class InClass(Path):
    n = 0

    def goes_on(self, action):
        return _count(type(self))


@leak(Finding("InNewAttributeOfClass"))
class InNewAttributeOfClass(Path):
    def goes_on(self, action):
        return _count(InNewAttributeOfClass)


@leak(Finding("Env"))
class InClassOfLibrary(Path):
    def goes_on(self, action):
        return _count(gymnasium.Env)


@leak(Finding("goes_on"))
class InDefault(Path):
    def goes_on(self, action, seen=[]):  # noqa: B006 - the leak
        seen.append(action)
        return len(seen) % 3 == 0


@leak(Finding("InFunction.goes_on"))
class InFunction(Path):
    def goes_on(self, action):
        return _count(InFunction.goes_on)


def _closure():
    n = 0

    def tick():
        nonlocal n
        n += 1
        return n % 3 == 0

    return tick


TICK = _closure()


@leak(Finding("tick"))
class InClosureOfModule(Path):
    def goes_on(self, action):
        return TICK()


@leak(Finding("APPEND"))
class InBoundMethod(Path):
    def goes_on(self, action):
        APPEND(action)
        return len(APPEND.__self__) % 3 == 0


APPEND = [0].append


@leak(Finding("math"))
class InLibrary(Path):
    def goes_on(self, action):
        return _count(math)


@leak(Finding("json"))
class InLibraryThatIsImportedLate(Path):
    def goes_on(self, action):
        import json.scanner as scanner

        return _count(scanner)


@leak(Finding("dumps"))
class InFunctionOfLibrary(Path):
    def goes_on(self, action):
        return _count(json.dumps)


@leak(Finding("builtins"))
class InBuiltins(Path):
    def goes_on(self, action):
        return _count(builtins)


@leak(Finding("zoo of leaks"))
class InLogger(Path):
    def goes_on(self, action):
        return _count(LOG)


@leak(Finding("leaks, elsewhere"))
class InLoggerByName(Path):
    def goes_on(self, action):
        return _count(logging.getLogger("leaks, elsewhere"))


@leak(Finding("space"))
class InSpace(Path):
    def goes_on(self, action):
        return _count(self.action_space)


class Colour(enum.Enum):
    """A member can hold more than its value."""

    RED = 1


@leak(Finding("RED"))
class InEnum(Path):
    def goes_on(self, action):
        return _count(Colour.RED)


@leak(Finding("table"))
class InCache(Path):
    def goes_on(self, action):
        _table().append(action)
        return len(_table()) % 3 == 0


@functools.lru_cache
def _table():
    return []


@leak(Exact(Fraction(1)))
class CacheOfPureFunction(Path):
    """No leak: what it keeps follows from its arguments."""

    def goes_on(self, action):
        return _pure(self.place)


@functools.lru_cache
def _pure(place):
    return place >= 0


@leak(Finding("LOCAL"))
class InThreadLocal(Path):
    def goes_on(self, action):
        return _count(LOCAL)


@leak(Finding("CONTEXT"))
class InContext(Path):
    def goes_on(self, action):
        CONTEXT.set(CONTEXT.get() + 1)
        return CONTEXT.get() % 3 == 0


@leak(Finding("decimal"))
class InDecimalContext(Path):
    def goes_on(self, action):
        decimal.getcontext().prec += 1
        return decimal.getcontext().prec % 3 == 0


@leak(Finding("recursion"))
class InInterpreter(Path):
    def goes_on(self, action):
        sys.setrecursionlimit(sys.getrecursionlimit() + 1)
        return sys.getrecursionlimit() % 3 == 0


@leak(Finding("print"))
class InPrintOptions(Path):
    def goes_on(self, action):
        precision = np.get_printoptions()["precision"] + 1
        np.set_printoptions(precision=precision)
        return precision % 3 == 0


@leak(Finding("warnings"))
class InWarnings(Path):
    def goes_on(self, action):
        warnings.simplefilter("ignore", append=True)
        warnings.filters.append(("ignore", None, Warning, None, len(warnings.filters)))
        return len(warnings.filters) % 3 == 0


@leak(Finding("argv"))
class InListOfLibrary(Path):
    def goes_on(self, action):
        sys.argv.append("")
        return len(sys.argv) % 3 == 0


@leak(Finding("WEAK"))
class InWeakDictionary(Path):
    def goes_on(self, action):
        WEAK[self] = WEAK.get(self, 0) + 1
        return WEAK[self] % 3 == 0


@leak(Refused("itertools.cycle"))
class InPythonGenerator(Path):
    def __init__(self):
        super().__init__()
        self.turns = itertools.cycle([0, 0, 1])

    def goes_on(self, action):
        return next(self.turns)


@leak(Exact(Fraction(1)))
class LogsOnly(Path):
    """No leak: the time in a record of a log goes nowhere."""

    def goes_on(self, action):
        LOG.info("on from %d", self.place)
        return True
