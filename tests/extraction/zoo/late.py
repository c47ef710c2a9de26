"""State in places where it is easily lost: it is written at the first place, and read two steps
later."""

import array
import collections
import datetime
import gc
import importlib.util
import locale
import os
import sys
import types
import weakref

import numpy as np

from extraction.zoo.base import (
    Assumption,
    Finding,
    Incomplete,
    Path,
    Refused,
    Remembered,
    Unknown,
    leak,
)

PYGAME = "" if importlib.util.find_spec("pygame") else "pygame"


class Late(Path):
    """Action 1 at the first place turns something, and only then is there a last step."""

    def begin(self, seed):
        self.back()

    def goes_on(self, action):
        if self.place == 0 and action:
            self.turn()
        return self.place < 2 or self.is_turned()

    def back(self):
        """As it is when an episode begins."""
        raise NotImplementedError

    def turn(self):
        """Make it the other one."""
        raise NotImplementedError

    def is_turned(self):
        """Return whether `turn` was called since."""
        raise NotImplementedError


class One:
    """A thing that is not turned."""

    turned = False


class Other:
    """A thing that is."""

    turned = True


# In what is saved


@leak(Remembered())
class InClassOfObject(Late):
    def __init__(self):
        super().__init__()
        self.thing = One()

    def back(self):
        self.thing.__class__ = One

    def turn(self):
        self.thing.__class__ = Other

    def is_turned(self):
        return self.thing.turned


@leak(Remembered())
class InOwnClass(Late):
    turned = False

    def back(self):
        self.__class__ = InOwnClass

    def turn(self):
        self.__class__ = _Turned

    def is_turned(self):
        return self.turned


class _Turned(InOwnClass):
    turned = True


@leak(Remembered())
class InDtypeOfArray(Late):
    def __init__(self):
        super().__init__()
        self.numbers = np.zeros(2)

    def back(self):
        self.numbers.dtype = float

    def turn(self):
        self.numbers.dtype = int

    def is_turned(self):
        return self.numbers.dtype == int


@leak(Remembered())
class InShapeOfArray(Late):
    def __init__(self):
        super().__init__()
        self.numbers = np.zeros(2)

    def back(self):
        self.numbers.shape = (2,)

    def turn(self):
        self.numbers.shape = (1, 2)

    def is_turned(self):
        return self.numbers.ndim == 2


@leak(Remembered())
class InFlagOfArray(Late):
    def __init__(self):
        super().__init__()
        self.numbers = np.zeros(2)

    def back(self):
        self.numbers.flags.writeable = True

    def turn(self):
        self.numbers.flags.writeable = False

    def is_turned(self):
        return not self.numbers.flags.writeable


@leak(Remembered())
class InOrderOfArray(Late):
    def back(self):
        self.numbers = np.zeros((2, 2))

    def turn(self):
        self.numbers = np.zeros((2, 2), order="F")

    def is_turned(self):
        return not self.numbers.flags.c_contiguous


@leak(Remembered())
class InLengthOfQueue(Late):
    def back(self):
        self.queue = collections.deque([1], maxlen=1)

    def turn(self):
        self.queue = collections.deque([1], maxlen=2)

    def is_turned(self):
        return self.queue.maxlen == 2


@leak(Remembered())
class InFactory(Late):
    def __init__(self):
        super().__init__()
        self.table = collections.defaultdict(int)

    def back(self):
        self.table.default_factory = int

    def turn(self):
        self.table.default_factory = list

    def is_turned(self):
        return self.table.default_factory is list


def _no():
    return False


def _yes():
    return True


@leak(Remembered())
class InCodeOfOwnFunction(Late):
    def __init__(self):
        super().__init__()
        self.function = types.FunctionType(_no.__code__, {})

    def back(self):
        self.function.__code__ = _no.__code__

    def turn(self):
        self.function.__code__ = _yes.__code__

    def is_turned(self):
        return self.function()


@leak(Remembered())
class InDefaultOfOwnFunction(Late):
    def __init__(self):
        super().__init__()
        self.function = lambda turned=False: turned

    def back(self):
        self.function.__defaults__ = (False,)

    def turn(self):
        self.function.__defaults__ = (True,)

    def is_turned(self):
        return self.function()


class Quiet(int):
    """A number that does not tell which."""

    def __repr__(self):
        return "quiet"


class QuietDay(datetime.date):
    """A day that does not tell which."""

    def __repr__(self):
        return "quiet"


@leak(Remembered())
class InQuietNumber(Late):
    def back(self):
        self.number = Quiet(1)

    def turn(self):
        self.number = Quiet(2)

    def is_turned(self):
        return self.number == 2


@leak(Remembered())
class InQuietDay(Late):
    def back(self):
        self.day = QuietDay(2000, 1, 1)

    def turn(self):
        self.day = QuietDay(2000, 1, 2)

    def is_turned(self):
        return self.day.day == 2


@leak(Remembered())
class InError(Late):
    def back(self):
        self.error = ValueError(0)

    def turn(self):
        self.error = ValueError(1)

    def is_turned(self):
        return self.error.args == (1,)


@leak(Remembered())
class InProperty(Late):
    def back(self):
        self.one = property(lambda _: False)

    def turn(self):
        self.one = property(lambda _: True)

    def is_turned(self):
        return self.one.fget(self)


@leak(Remembered())
class InCodeKept(Late):
    def back(self):
        self.code = _no.__code__

    def turn(self):
        self.code = _yes.__code__

    def is_turned(self):
        return types.FunctionType(self.code, {})()


@leak(Remembered())
class InWeakProxy(Late):
    def __init__(self):
        super().__init__()
        self.one, self.other = One(), Other()

    def back(self):
        self.thing = weakref.proxy(self.one)

    def turn(self):
        self.thing = weakref.proxy(self.other)

    def is_turned(self):
        return self.thing.turned


@leak(Refused("numbers holds a "))
class InSubclassOfCompiledClass(Late):
    class Numbers(array.array):
        """An array of the standard library, with attributes."""

    def back(self):
        self.numbers = self.Numbers("i", [0])

    def turn(self):
        self.numbers[0] = 1

    def is_turned(self):
        return self.numbers[0] == 1


@leak(Remembered(), missing=PYGAME)
class InRectangle(Late):
    """Where something is, in a game."""

    def back(self):
        import pygame

        self.at = pygame.Rect(0, 0, 1, 1)

    def turn(self):
        self.at.x = 1

    def is_turned(self):
        return self.at.x == 1


@leak(Remembered(), missing=PYGAME)
class InVector(Late):
    def back(self):
        import pygame

        self.at = pygame.Vector2(0, 0)

    def turn(self):
        self.at.x = 1

    def is_turned(self):
        return self.at.x == 1


@leak(Assumption("pictures of pygame"), missing=PYGAME)
class InPicture(Late):
    def __init__(self):
        super().__init__()
        import pygame

        self.picture = pygame.Surface((2, 2))

    def back(self):
        self.picture.set_at((0, 0), (0, 0, 0))

    def turn(self):
        self.picture.set_at((0, 0), (9, 0, 0))

    def is_turned(self):
        return self.picture.get_at((0, 0))[0] == 9


# Outside of it


def _switched():
    return False


@leak(Finding("_switched, its code"))
class InCodeOfFunction(Late):
    def back(self):
        _switched.__code__ = _no.__code__

    def turn(self):
        _switched.__code__ = _yes.__code__

    def is_turned(self):
        return _switched()


class _Sized:
    pass


@leak(Finding("_Sized.__len__"))
class InMethodOfOperator(Late):
    def back(self):
        _Sized.__len__ = lambda _: 0

    def turn(self):
        _Sized.__len__ = lambda _: 1

    def is_turned(self):
        return len(_Sized()) == 1


class _Sub(One):
    pass


@leak(Finding("_Sub, its bases"))
class InBases(Late):
    def back(self):
        _Sub.__bases__ = (One,)

    def turn(self):
        _Sub.__bases__ = (Other,)

    def is_turned(self):
        return _Sub.turned


@leak(Finding("umask"))
class InUmask(Late):
    def back(self):
        os.umask(0o22)

    def turn(self):
        os.umask(0o20)

    def is_turned(self):
        mask = os.umask(0o22)
        os.umask(mask)
        return mask == 0o20


@leak(Finding("locale"))
class InLocale(Late):
    def back(self):
        locale.setlocale(locale.LC_NUMERIC, "C")

    def turn(self):
        locale.setlocale(locale.LC_NUMERIC, "C.UTF-8")

    def is_turned(self):
        return locale.setlocale(locale.LC_NUMERIC) != "C"


@leak(Finding("buffer size"))
class InBufferSize(Late):
    def back(self):
        np.setbufsize(8192)

    def turn(self):
        np.setbufsize(1024)

    def is_turned(self):
        return np.getbufsize() == 1024


@leak(Finding("gc"))
class InThreshold(Late):
    def back(self):
        gc.set_threshold(700, 10, 10)

    def turn(self):
        gc.set_threshold(701, 10, 10)

    def is_turned(self):
        return gc.get_threshold()[0] == 701


@leak(Unknown("sys.setprofile is called"))
class InProfiler(Late):
    def back(self):
        sys.setprofile(None)

    def turn(self):
        sys.setprofile(lambda *_: None)

    def is_turned(self):
        return sys.getprofile() is not None


# What two equal values can be told apart by


@leak(Assumption("held before"))
class InOrderOfSet(Late):
    """Two numbers with one place in the table of the set."""

    def back(self):
        self.numbers = {0, 8}

    def turn(self):
        self.numbers = {8}
        self.numbers.add(0)

    def is_turned(self):
        return next(iter(self.numbers)) == 8


LARGE = 10**30


@leak(Assumption("`is` in InIdentityOfNumber.is_turned"))
class InIdentityOfNumber(Late):
    def back(self):
        self.number = LARGE

    def turn(self):
        self.number = LARGE + self.place

    def is_turned(self):
        return self.number is not LARGE


@leak(Incomplete())
class InIdentityOfObject(Late):
    """The hash of a new object each time."""

    def back(self):
        self.number = 0

    def turn(self):
        self.number = repr(object())

    def is_turned(self):
        return self.number != 0
