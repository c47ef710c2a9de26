"""Nets, one behind the other, that keep any chance of an environment from staying hidden; among
them the generators that all code of a process shares, for the time of a call."""

from __future__ import annotations

import contextlib
import functools
import gc
import random
import sys
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from provengym.extraction.chance.legacy import EnumeratingRandomState
from provengym.extraction.chance.python_random import EnumeratingRandom, mark_drawn_past, reachable
from provengym.extraction.chance.run import current
from provengym.extraction.chance.tripwire import TRIPWIRE
from provengym.extraction.nets import traps
from provengym.extraction.nets.generators import CHANCE, ENUMERATING, HiddenChanceError, Replacer
from provengym.extraction.nets.residue import drawn_in
from provengym.extraction.nets.surroundings import Surroundings
from provengym.snapshots.snapshot import UnsavableError

__all__ = ["HiddenChanceError", "Nets"]

_LEGACY = np.random.mtrand._rand
_PYTHON = random._inst
_of_numpy: list[EnumeratingRandomState] = []
_of_python: list[EnumeratingRandom] = []
_get, _set = np.random.mtrand.get_bit_generator, np.random.mtrand.set_bit_generator
_OF_RESET = ("observation", "info")
_OF_STEP = ("observation", "reward", "terminated", "truncated", "info")


class Nets:
    """The nets around one environment, in a process that does nothing else.

    Args:
        env: The environment; its own generators are replaced by `prepare`.
        is_called: True if this environment is called, from states that are put back; otherwise
            others like it are, each constructed within `call`.
    """

    def __init__(self, env: Any, *, is_called: bool = True) -> None:
        self._env, self._is_called = env, is_called
        self._call = _Call()
        self._surroundings: Surroundings | None = None
        self._others: OtherGenerators | None = None
        self._compiled: list[str] = []
        self.assumptions: tuple[str, ...] = ()
        """Assumptions that are not checked, after `prepare`."""
        self.meets_sets = False
        """True if there is a set whose order may matter, after `prepare`."""

    def prepare(self) -> None:
        """Replace every generator that the environment reaches by an enumerating one.

        No generator that comes to be later escapes: one that a call makes enumerates or is a mark,
        and a saved state with an ordinary one is refused.

        Raises:
            HiddenChanceError: There is one that cannot be replaced, or it may be in what cannot be
                read; the message says where.
            UnsavableError: The state of the environment cannot be put back.
        """
        traps.install()
        _install_global()
        traps.spread()
        replacer = Replacer()
        replacer.replace_in(self._env)
        self._compiled = [
            f"the code of {package} is compiled, and its draws cannot be seen"
            for package in sorted(replacer.compiled)
        ]
        self.assumptions = tuple(_believed(replacer))
        self.meets_sets = replacer.meets_sets
        self._others = OtherGenerators()
        try:
            self._surroundings = Surroundings(self._env if self._is_called else None, replacer)
        except UnsavableError as error:
            raise type(error)("; ".join((str(error), *self._compiled))) from error

    def call(self) -> contextlib.AbstractContextManager[None]:
        """Within, whatever draws in another way than by an enumerating generator is a mark."""
        return self._call

    def verify(self) -> list[str]:
        """Return what has changed outside of the environment since the last look: state that is not
        saved, and generators that nothing replaced; at first also what cannot be seen."""
        told, self._compiled = self._compiled, []
        if self._others is not None:
            told = told + self._others.changes()
        if self._surroundings is not None:
            told = told + self._surroundings.changes()
        return told

    def residue(self, *values: Any) -> str | None:
        """Return where a draw, or the seed of the reset, is left in what a call returned."""
        names = _OF_RESET if len(values) == len(_OF_RESET) else _OF_STEP
        for name, value in zip(names, values, strict=False):
            if (path := drawn_in(name, value)) is not None:
                return path
        return None


class _Call(contextlib.AbstractContextManager[None]):
    """See `Nets.call`.  Each call of an extraction is within one, so it is no generator."""

    def __init__(self) -> None:
        self._before: list[tuple[Any, int]] = []

    def __enter__(self) -> None:
        self._before.append((_swap_bits(), traps.wake()))

    def __exit__(self, *_: object) -> None:
        bits, thread = self._before.pop()
        try:
            mark_drawn_past()
        finally:
            traps.sleep(thread)
            _swap_bits(bits)


def _believed(replacer: Replacer) -> Iterator[str]:
    if replacer.trusted:
        names = ", ".join(sorted(replacer.trusted))
        yield f"the compiled code of {names} draws nothing but through NumPy's generators"
    if "pygame" in replacer.trusted:
        yield "windows and pictures of pygame keep nothing that matters"
    if replacer.identity:
        names = ", ".join(sorted(replacer.identity))
        yield f"`is` in {names} does not tell apart equal numbers, texts or tuples"


def _install_global() -> None:
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


def _swap_bits(bits: Any = TRIPWIRE) -> Any:
    """Let NumPy's global generator take its bits from another bit generator, and give the one that
    it has; from `TRIPWIRE`, what compiled code draws is a mark."""
    before = _get()
    _set(bits)
    return before


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
        self._before = self._states()

    def changes(self) -> list[str]:
        """Those that were drawn from since it was looked last."""
        before, self._before = self._before, self._states()
        return [
            f"another generator of the process is drawn from, a {type(one).__qualname__}"
            for one, old, new in zip(self._all, before, self._before, strict=True)
            if old != new
        ]

    def _states(self) -> list[str]:
        return [_state(one) for one in self._all]


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
