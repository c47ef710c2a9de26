"""Other ways to chance, to the clock and to the world, each a mark while a call is made.

Installed once for the process, which does nothing else; between calls, everything is as it was.
"""

from __future__ import annotations

import builtins
import contextlib
import os
import random
import sys
import threading
import time
import types
import uuid
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from gymnasium.utils import seeding
from numpy.random import bit_generator

from provengym.extraction.chance.generator import EnumeratingGenerator
from provengym.extraction.chance.run import current, mark_if_running
from provengym.extraction.chance.seed import MarkedSeed
from provengym.extraction.nets.libraries import is_library

_AUDITED = ("open", "socket", "subprocess", "ctypes", "os", "gc")
_CLOCKS = ("time", "_ns", "counter", "monotonic", "sleep")
_NO_CLOCKS = ("struct_time", "mktime", "strptime", "asctime", "gmtime", "strftime", "ctime")

_is_awake = False
_is_installed = False


@contextlib.contextmanager
def awake() -> Iterator[None]:
    """Within, the traps mark."""
    global _is_awake
    before, _is_awake = _is_awake, True
    try:
        yield
    finally:
        _is_awake = before


def _mark(why: str) -> None:
    if _is_awake:
        mark_if_running(why)


def _swap(owner: Any, name: str, new: Any) -> None:
    """Put something in the place of a library's own, in all modules that have it."""
    old = getattr(owner, name)
    setattr(owner, name, new)
    for module in list(sys.modules.values()):
        space = getattr(module, "__dict__", None)
        if not isinstance(space, dict):
            continue
        if space.get("__name__", "").startswith("provengym"):  # ours keep their own
            if owner is builtins:
                space[name] = old
            continue
        for key, value in list(space.items()):
            if value is old:
                space[key] = new


def _trap(owner: Any, name: str, what: str) -> None:
    real = getattr(owner, name, None)
    if real is None:
        return

    def trapped(*args: Any, **keywords: Any) -> Any:
        _mark(f"{what} is called")
        return real(*args, **keywords)

    trapped.__name__ = trapped.__qualname__ = name
    _swap(owner, name, trapped)


def _asks_for_generator(real: Callable[..., Any], *, both: bool) -> Callable[..., Any]:
    """`default_rng`, or Gymnasium's `np_random`, whose generators are enumerating ones."""

    def made(seed: Any = None) -> Any:
        run = current()
        if run is None or not _is_awake:
            return real(seed)
        if isinstance(seed, EnumeratingGenerator) and not both:
            return seed
        is_reset_seed = type(seed) is MarkedSeed
        if not (seed is None or is_reset_seed):
            run.mark("a generator is made of a seed that is not the reset's")
        generator = EnumeratingGenerator("the seed of the reset" if is_reset_seed else None)
        if not both:
            return generator
        return generator, (seed if is_reset_seed else MarkedSeed())

    return made


class _Seen(type):
    """Marks when NumPy asks whether something is a seed sequence: a bit generator is made."""

    def __instancecheck__(cls, value: object) -> bool:
        _mark("a bit generator is made")
        return isinstance(value, _SEED_SEQUENCE)


_SEED_SEQUENCE = bit_generator.ISeedSequence


def _soiled(real: Callable[..., Any]) -> Callable[..., Any]:
    """`numpy.empty`, whose memory holds other numbers in a replay than before."""

    def empty(*args: Any, **keywords: Any) -> Any:
        array = real(*args, **keywords)
        run = current()
        if run is not None and array.dtype.kind in "fiub":
            array.fill(0 if run.mode == "symbolic" else 1)
        return array

    return empty


def _address(value: object) -> int:
    caller = sys._getframe(1).f_globals.get("__name__", "?")
    if not is_library(str(caller)):
        _mark("id() is called")
    return _id(value)


_id = builtins.id


def _audit(event: str, _: tuple[Any, ...]) -> None:
    if not _is_awake or current() is None or event.partition(".")[0] not in _AUDITED:
        return
    frame: types.FrameType | None = sys._getframe(1)
    while frame is not None:
        if frame.f_globals.get("__name__") == "importlib._bootstrap":
            return  # a module is read for the first time
        frame = frame.f_back
    mark_if_running(f"the system is asked for something ({event})")


def install() -> None:
    """Set the traps, once."""
    global _is_installed
    if _is_installed:
        return
    _is_installed = True
    for name in ("empty", "empty_like"):
        _swap(np, name, _soiled(getattr(np, name)))
    bit_generator.ISeedSequence = _Seen("ISeedSequence", (), {})
    _trap(bit_generator, "randbits", "secrets.randbits")
    _swap(np.random, "default_rng", _asks_for_generator(np.random.default_rng, both=False))
    _swap(seeding, "np_random", _asks_for_generator(seeding.np_random, both=True))
    _swap(builtins, "id", _address)
    for name in random.__all__:
        if name[0].islower():
            _trap(random, name, f"random.{name}")
    for name in ("seed", "getstate", "setstate"):
        _trap_method(random.Random, name)
    for name in ("urandom", "getrandom", "times", "getpid"):
        _trap(os, name, f"os.{name}")
    for name in ("uuid1", "uuid4"):
        _trap(uuid, name, f"uuid.{name}")
    _trap_method(threading.Thread, "start")
    _trap(sys.modules["_thread"], "start_new_thread", "_thread.start_new_thread")
    for name in dir(time):
        if name.endswith(_CLOCKS) and name not in _NO_CLOCKS:
            _trap(time, name, f"time.{name}")
    sys.addaudithook(_audit)


def _trap_method(cls: type, name: str) -> None:
    real = getattr(cls, name)

    def trapped(self: Any, *args: Any, **keywords: Any) -> Any:
        _mark(f"{cls.__module__}.{cls.__qualname__}.{name} is called")
        return real(self, *args, **keywords)

    trapped.__name__ = name
    setattr(cls, name, trapped)
