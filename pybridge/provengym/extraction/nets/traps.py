"""Other ways to chance, to the clock and to the world, each a mark while a call is made.

Installed once for the process, which does nothing else; between calls, everything is as it was.
"""

from __future__ import annotations

import _random
import builtins
import datetime
import functools
import gc
import os
import random
import secrets
import signal
import sys
import threading
import time
import types
import uuid
from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium.utils import seeding
from numpy.random import bit_generator

from provengym.extraction.chance.generator import EnumeratingGenerator
from provengym.extraction.chance.legacy import EnumeratingRandomState
from provengym.extraction.chance.python_random import EnumeratingRandom
from provengym.extraction.chance.run import CallRun, current, mark_if_running
from provengym.extraction.chance.seed import RESET, MarkedSeed
from provengym.extraction.nets.libraries import is_library

_AUDITED = (
    "open",
    "socket",
    "subprocess",
    "ctypes",
    "os",
    "gc",
    "shutil",
    "mmap",
    "fcntl",
    "signal",
    "_thread",
)
_READING = ("r", "rt", "rb")
"""The modes in which a constructor may open a file."""
_HARMLESS = ("importlib._bootstrap", "importlib._bootstrap_external", "linecache", "logging")
"""Modules that ask the system for what changes nothing: code, and the date of a record of a log."""
_NUMBERED = ("threading", "_threading_local", "contextlib", "dataclasses", "reprlib")
"""Modules that know threads by their numbers."""
_HASHED_ALIKE = (int, float, complex, bool, np.number, np.bool_)

_id, _hash = builtins.id, builtins.hash
_thread = 0
"""The thread whose calls are looked at; 0 between calls."""
_is_installed = False
_instead: dict[int, tuple[Any, Any, str]] = {}
"""The trapped object, what is called in its place, and its name, by the `id` of the object."""


def wake() -> int:
    """Let the traps mark what this thread does, until they `sleep`; gives what that takes."""
    global _thread
    before, _thread = _thread, _get_ident()
    return before


def sleep(before: int) -> None:
    """Let the traps be as they were."""
    global _thread
    _thread = before


_get_ident = threading.get_ident


def is_awake() -> bool:
    """Return whether this thread makes a call now."""
    return _thread != 0 and _thread == _get_ident()


def in_place_of(value: object) -> Any:
    """Return the function that is called in the place of one that is trapped; None for others."""
    found = _instead.get(_id(value))
    return None if found is None or found[0] is not value else found[1]


def name_of(value: object) -> str:
    """The name of a function that is trapped."""
    return _instead[_id(value)][2]


def _mark(why: str) -> None:
    if is_awake() and current() is not None and not _is_harmless():
        mark_if_running(why)


def _is_harmless() -> bool:
    frame: types.FrameType | None = sys._getframe(2)
    while frame is not None:
        if frame.f_globals.get("__name__") in _HARMLESS:
            return True
        frame = frame.f_back
    return False


def swap(owner: Any, name: str, new: Any, what: str) -> None:
    """Put something in the place of a library's own; in the other modules that have it, with
    `spread`."""
    old = getattr(owner, name)
    _instead[_id(old)] = old, new, what
    setattr(owner, name, new)


def spread() -> None:
    """Put what was swapped in its place in all modules that have it, but for this package's."""
    for module in list(sys.modules.values()):
        space = getattr(module, "__dict__", None)
        if not isinstance(space, dict) or str(space.get("__name__")).startswith("provengym"):
            continue
        for key, value in list(space.items()):
            found = _instead.get(_id(value))
            if found is not None and found[0] is value:
                space[key] = found[1]


def _trap(owner: Any, name: str, what: str, *, arguments: int = -1) -> None:
    """Mark each call of a function, or only those with fewer arguments."""
    real = getattr(owner, name, None)
    if real is None:
        return

    def trapped(*args: Any, **keywords: Any) -> Any:
        if arguments < 0 or len(args) + len(keywords) < arguments:
            _mark(f"{what} is called")
        return real(*args, **keywords)

    trapped.__name__ = trapped.__qualname__ = name
    swap(owner, name, trapped, what)


def _trap_method(cls: type, name: str) -> None:
    real = getattr(cls, name)

    @functools.wraps(real)
    def trapped(self: Any, *args: Any, **keywords: Any) -> Any:
        _mark(f"{cls.__module__}.{cls.__qualname__}.{name} is called")
        return real(self, *args, **keywords)

    setattr(cls, name, trapped)


def _asks_for_generator(
    real: Callable[..., Any], *, both: bool, made_as: Callable[[object], Any] = EnumeratingGenerator
) -> Callable[..., Any]:
    """`default_rng`, or the `np_random` of Gymnasium or gym, whose generators are enumerating
    ones."""

    @functools.wraps(real)
    def made(seed: Any = None) -> Any:
        run = current()
        if run is None or not is_awake():
            return real(seed)
        if isinstance(seed, EnumeratingGenerator) and not both:
            return seed
        generator = made_as(_origin(run, "generator", seed))
        if not both:
            return generator
        return generator, (MarkedSeed() if seed is None else seed)

    return made


def _origin(run: CallRun, kind: str, seed: object) -> object:
    """Return the origin of a generator that is made of a seed within a run; None without a seed."""
    if seed is None:
        return None
    if type(seed) is MarkedSeed:
        return RESET
    if run.constructs and type(seed) is int:
        return kind, seed
    run.mark(f"a {kind} is made of a seed that is not the reset's")


class _Made(type):
    """A class of generators, which makes an enumerating one within a call."""

    _real: type
    _enumerating: Callable[[object], Any]

    def __call__(cls, seed: Any = None, *args: Any, **keywords: Any) -> Any:
        run = current()
        if run is None or not is_awake():
            return cls._real(seed, *args, **keywords)
        if args or keywords:
            run.mark(f"a {cls._real.__name__} is made of more than a seed")
        return cls._enumerating(_origin(run, cls._real.__name__, seed))

    def __getattr__(cls, name: str) -> Any:
        return getattr(cls._real, name)

    def __instancecheck__(cls, value: object) -> bool:
        return isinstance(value, cls._real)

    def __subclasscheck__(cls, other: type) -> bool:
        return issubclass(other, cls._real)


def _made(real: type, enumerating: Callable[[object], Any]) -> type:
    inside = {"_real": real, "_enumerating": staticmethod(enumerating), "__module__": __name__}
    return _Made(real.__name__, (), inside)


class _SeedProbe(type):
    """Marks when NumPy asks whether something is a seed sequence: a bit generator is made."""

    def __instancecheck__(cls, value: object) -> bool:
        _mark("a bit generator is made")
        return isinstance(value, _SEED_SEQUENCE)


_SEED_SEQUENCE = bit_generator.ISeedSequence


class _BaseMeta(type):
    """A metaclass of classes whose instances and subclasses are those of their base."""

    def __instancecheck__(cls, value: object) -> bool:
        return isinstance(value, cls.__mro__[1])

    def __subclasscheck__(cls, other: type) -> bool:
        return issubclass(other, cls.__mro__[1])


def _without_clock(real: type, *names: str) -> type:
    """A class of dates whose constructors do not tell the time."""

    def method(name: str) -> Any:
        def asked(cls: type, *args: Any, **keywords: Any) -> Any:
            _mark(f"{real.__name__}.{name} is called")
            return getattr(real, name)(*args, **keywords)

        return classmethod(asked)

    inside = {"__module__": "datetime", "__slots__": (), **{name: method(name) for name in names}}
    return _BaseMeta(real.__name__, (real,), inside)


def _soiled(real: Callable[..., Any]) -> Callable[..., Any]:
    """`numpy.empty`, whose memory holds other numbers in a replay than before."""

    @functools.wraps(real)
    def empty(*args: Any, **keywords: Any) -> Any:
        array = real(*args, **keywords)
        run = current()
        if run is not None and array.dtype.kind in "fiub" and is_awake():
            array.fill(0 if run.mode == "symbolic" else 1)
        return array

    return empty


def _address(value: object) -> int:
    if is_awake() and not is_library(str(sys._getframe(1).f_globals.get("__name__", "?"))):
        _mark("id() is called")
    return _id(value)


def _hashed(value: object) -> int:
    """`hash`, which is another one in another process but for numbers."""
    if is_awake() and not _is_hashed_alike(value):
        frame = sys._getframe(1)
        home = str(frame.f_globals.get("__name__", "?"))
        if not is_library(home) and frame.f_code.co_name != "__hash__":
            _mark(f"hash() of a {type(value).__name__} is called")
    return _hash(value)


def _is_hashed_alike(value: object) -> bool:
    if type(value) in (tuple, frozenset):
        return all(map(_is_hashed_alike, value))  # type: ignore[call-overload]
    return isinstance(value, _HASHED_ALIKE)


def _number_of_thread(real: Callable[[], int]) -> Callable[[], int]:
    def ident() -> int:
        if is_awake() and sys._getframe(1).f_globals.get("__name__") not in _NUMBERED:
            _mark("the number of a thread is asked for")
        return real()

    return ident


@functools.lru_cache(maxsize=1024)
def _is_audited(event: str) -> bool:
    """Return whether an event of Python's audit hooks asks the system for something."""
    return event.partition(".")[0] in _AUDITED or event.startswith("builtins.input")


def _audit(event: str, args: tuple[Any, ...]) -> None:
    if _thread and _is_audited(event):
        run = current()
        if event == "open" and args[1] in _READING and run is not None and run.constructs:
            return
        _mark(f"the system is asked for something ({event})")


_CLOCKS = {
    **dict.fromkeys(("time", "time_ns", "monotonic", "monotonic_ns", "perf_counter"), -1),
    **dict.fromkeys(("perf_counter_ns", "process_time", "process_time_ns"), -1),
    **dict.fromkeys(("thread_time", "thread_time_ns", "clock_gettime", "clock_gettime_ns"), -1),
    **dict.fromkeys(("localtime", "gmtime", "ctime", "asctime"), 1),
    "strftime": 2,
}
"""Functions of `time`, with the number of arguments from which they do not tell it."""
_OF_SYSTEM = (
    "urandom getrandom times getpid getppid getloadavg stat lstat fstat statvfs access cpu_count "
    "sched_getaffinity getcwd wait waitpid pipe read isatty get_terminal_size"
)
_OF_SIGNALS = "setitimer getitimer alarm signal"
_OF_COLLECTOR = "get_count get_stats get_objects get_referrers collect"
_OF_INTERPRETER = "getrefcount getallocatedblocks _current_frames getsizeof setprofile getprofile"
_OF_OTHERS = {
    "pygame.time": "get_ticks",
    "resource": "getrusage",
    "ssl": "RAND_bytes RAND_pseudo_bytes",
    "cv2": (
        "randu randn randShuffle kmeans setRNGSeed getTickCount getCPUTickCount imread imwrite "
        "waitKey waitKeyEx pollKey VideoCapture VideoWriter createBackgroundSubtractorMOG2 "
        "createBackgroundSubtractorKNN"
    ),
    "PIL.Image": "effect_noise",
}
"""Functions of modules that are not always there."""
_missing: set[str] = set()
"""Those of the modules that were not there when the traps were set."""


def too_late() -> set[str]:
    """The modules with functions that would be traps, had they been imported before these."""
    return _missing & sys.modules.keys()


def install() -> None:
    """Set the traps, once."""
    global _is_installed
    if _is_installed:
        return
    _is_installed = True
    for name in ("empty", "empty_like"):
        swap(np, name, _soiled(getattr(np, name)), f"numpy.{name}")
    setattr(bit_generator, "ISeedSequence", _SeedProbe("ISeedSequence", (), {}))  # noqa: B010 - a class
    default, both = np.random.default_rng, seeding.np_random
    swap(np.random, "default_rng", _asks_for_generator(default, both=False), "default_rng")
    swap(seeding, "np_random", _asks_for_generator(both, both=True), "np_random")
    if (old_gym := sys.modules.get("gym.utils.seeding")) is not None:
        real = old_gym.np_random
        is_legacy = isinstance(real(0)[0], np.random.RandomState)
        made_as = EnumeratingRandomState if is_legacy else EnumeratingGenerator
        new = _asks_for_generator(real, both=True, made_as=made_as)
        swap(old_gym, "np_random", new, "gym's np_random")
    swap(builtins, "id", _address, "id")
    swap(builtins, "hash", _hashed, "hash")
    for name in ("seed", "getstate", "setstate"):
        _trap_method(random.Random, name)
    _trap(_random, "Random", "_random.Random")
    swap(random, "Random", _made(random.Random, EnumeratingRandom), "random.Random")
    old = np.random.RandomState
    swap(np.random, "RandomState", _made(old, EnumeratingRandomState), "numpy.random.RandomState")
    for name in ("randbits", "randbelow", "choice", "token_bytes", "token_hex"):
        _trap(secrets, name, f"secrets.{name}")
    for module, names in (
        (os, _OF_SYSTEM),
        (uuid, "uuid1 uuid4 getnode"),
        (signal, _OF_SIGNALS),
        (gc, _OF_COLLECTOR),
        (sys, _OF_INTERPRETER),
    ):
        for name in names.split():
            _trap(module, name, f"{module.__name__}.{name}")
    _missing.update(_OF_OTHERS.keys() - sys.modules.keys())
    for home in _OF_OTHERS.keys() - _missing:
        for name in _OF_OTHERS[home].split():
            _trap(sys.modules[home], name, f"{home}.{name}")
    if "PIL.Image" in sys.modules:
        _trap_method(sys.modules["PIL.Image"].Image, "effect_spread")
    _trap_method(threading.Thread, "start")
    _trap(sys.modules["_thread"], "start_new_thread", "_thread.start_new_thread")
    for name in ("get_ident", "get_native_id"):
        real = getattr(threading, name)
        swap(threading, name, _number_of_thread(real), f"threading.{name}")
    for name, arguments in _CLOCKS.items():
        _trap(time, name, f"time.{name}", arguments=arguments)
    for kind, methods in (
        (datetime.datetime, ("now", "utcnow", "today")),
        (datetime.date, ("today",)),
    ):
        new = _without_clock(kind, *methods)
        swap(datetime, kind.__name__, new, f"datetime.{kind.__name__}")
    sys.addaudithook(_audit)
