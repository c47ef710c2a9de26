"""The generators of random numbers that all code of a process shares, for the time of a call."""

from __future__ import annotations

import functools
import gc
import random
import sys
from collections.abc import Callable
from typing import Any

import numpy as np

from provengym.extraction.chance.legacy import EnumeratingRandomState
from provengym.extraction.chance.python_random import EnumeratingRandom, reachable
from provengym.extraction.chance.run import current
from provengym.extraction.chance.tripwire import TRIPWIRE
from provengym.extraction.nets import traps
from provengym.extraction.nets.c_random import c_state
from provengym.extraction.nets.generators import CHANCE, ENUMERATING

_LEGACY = np.random.mtrand._rand
_PYTHON = random._inst
_of_numpy: list[EnumeratingRandomState] = []
_of_python: list[EnumeratingRandom] = []


def install() -> None:
    """Let the functions of `random` and `numpy.random` draw by enumerating generators within a
    call, once for the process."""
    if _of_numpy:
        return
    _of_numpy.append(EnumeratingRandomState())
    _of_python.append(EnumeratingRandom())
    reachable.discard(_of_python[0])
    for module, own, stand in (
        (np.random, _LEGACY, _of_numpy[0]),
        (random, _PYTHON, _of_python[0]),
    ):
        for name, value in list(vars(module).items()):
            if getattr(value, "__self__", None) is own:
                traps.swap(module, name, _drawn(value, stand), f"{module.__name__}.{name}")
    for name, method in (("seed", "seed"), ("ranf", "random_sample"), ("sample", "random_sample")):
        new = _drawn(getattr(np.random, name), _of_numpy[0], method)  # these are no methods
        traps.swap(np.random, name, new, f"numpy.random.{name}")
    for name in ("get_bit_generator", "set_bit_generator"):
        real = getattr(np.random, name)
        traps.swap(np.random, name, _marked(real, f"numpy.random.{name}"), f"numpy.random.{name}")


def swap_bits(bits: Any = TRIPWIRE) -> Any:
    """Let NumPy's global generator take its bits from another bit generator, and give the one that
    it has; from `TRIPWIRE`, what compiled code draws is a mark."""
    before = _get()
    _set(bits)
    return before


_get, _set = np.random.mtrand.get_bit_generator, np.random.mtrand.set_bit_generator


def _drawn(real: Callable[..., Any], stand: Any, method: str = "") -> Callable[..., Any]:
    """A function of a module, which draws by another generator within a call."""
    name = method or real.__name__

    @functools.wraps(real)
    def draw(*args: Any, **keywords: Any) -> Any:
        if current() is None or not traps.is_awake():
            return real(*args, **keywords)
        return getattr(stand, name)(*args, **keywords)

    return draw


def _marked(real: Callable[..., Any], what: str) -> Callable[..., Any]:
    @functools.wraps(real)
    def trapped(*args: Any) -> Any:
        run = current()
        if run is not None and traps.is_awake():
            run.mark(f"{what} is called")
        return real(*args)

    return trapped


class OtherGenerators:
    """The generators of the process that nothing has replaced, to see whether one is drawn from."""

    def __init__(self) -> None:
        kinds = tuple(kind for kind in CHANCE if kind is not np.random.SeedSequence)
        found = [one for one in gc.get_objects() if isinstance(one, kinds)]
        left_out = _scratch() | {id(_LEGACY)} | {id(_bits_of(one)) for one in found}
        self._all = [
            one
            for one in found
            if id(one) not in left_out and not isinstance(one, (*ENUMERATING, random.SystemRandom))
        ]
        names = [f"a {type(one).__qualname__}" for one in self._all]
        self._names = [*names, "rand() of the C library"]
        self._before = self._states()

    def changes(self) -> list[str]:
        """Those that were drawn from since it was looked last."""
        before, self._before = self._before, self._states()
        return [
            f"another generator of the process is drawn from, {name}"
            for name, old, new in zip(self._names, before, self._before, strict=True)
            if old != new
        ]

    def _states(self) -> list[str | bytes]:
        return [*map(_state, self._all), c_state()]


def _state(one: Any) -> str:
    if isinstance(one, random.Random):
        return str(hash(one.getstate()))
    if isinstance(one, np.random.RandomState):
        return repr(one.get_state(legacy=False))
    return repr(getattr(one, "bit_generator", one).state)


def _bits_of(one: Any) -> object:
    """The bit generator of a generator that has one."""
    return getattr(one, "_bit_generator", None)


def _scratch() -> set[int]:
    """The `id` of each generator of the ones that enumerate, which draw all the time."""
    ours: set[int] = set()
    for name, module in list(sys.modules.items()):
        if name.startswith("provengym.extraction."):
            for value in vars(module).values():
                if isinstance(value, CHANCE):
                    ours |= {id(value), id(_bits_of(value))}
    return ours
