"""Nets, one behind the other, that keep any chance of an environment from staying hidden."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from typing import Any

from provengym._core import CodeWatch
from provengym.extraction.chance.python_random import mark_drawn_past
from provengym.extraction.nets import fence, global_state, traps
from provengym.extraction.nets.generators import HiddenChanceError, Replacer
from provengym.extraction.nets.interruptions import Interruptions
from provengym.extraction.nets.libraries import TRUSTED, is_compiled, is_library
from provengym.extraction.nets.reached import Reach, Started, name_of
from provengym.extraction.nets.residue import drawn_in
from provengym.extraction.nets.surroundings import Surroundings
from provengym.snapshots.class_contents import module_of
from provengym.snapshots.snapshot import UnsavableError

__all__ = ["HiddenChanceError", "Nets"]


class Nets:
    """The nets around one environment, in a process that does nothing else.

    Args:
        env: The environment; its own generators are replaced by `prepare`.
        is_called: True if this environment is called, from states that are put back; otherwise
            others like it are, each constructed within `call`.
        trust: Packages whose compiled code is believed neither to draw nor to keep anything.
        built: The code that started in the constructor.
        interruptions: What came to run by itself since before the target was loaded; by default,
            since now.
    """

    def __init__(
        self,
        env: Any,
        *,
        is_called: bool = True,
        trust: Sequence[str] = (),
        built: Started = (),
        interruptions: Interruptions | None = None,
    ) -> None:
        self._env, self._is_called, self._trust = env, is_called, frozenset(trust)
        self._built, self._interruptions = built, interruptions or Interruptions()
        self._watch = CodeWatch()
        self._call = _Call(self._watch)
        self._surroundings: Surroundings | None = None
        self._others: global_state.OtherGenerators | None = None
        self._met = Replacer()
        self._told: set[str] = set()
        self._beside: set[str] = set()
        self._looked_at = 0, 0

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
        global_state.install()
        traps.spread()
        fence.put_up(self._trust)
        self._met.replace_in(self._env)
        self._others = global_state.OtherGenerators()
        try:
            self._surroundings = Surroundings(self._env if self._is_called else None, self._met)
        except UnsavableError as error:
            compiled = map(_compiled, sorted(self._met.compiled))
            raise type(error)("; ".join((str(error), *compiled))) from error
        self._beside = set(self._running())  # some of which may have ended at the next look

    def call(self) -> contextlib.AbstractContextManager[None]:
        """Within, whatever draws in another way than by an enumerating generator is a mark."""
        return self._call

    def verify(self) -> list[str]:
        """Return what has changed outside of the environment since the last look: state that is not
        saved, and generators that nothing replaced; and, once, what the calls reached that cannot
        be seen."""
        started, found = self._watch.started(), self._beside | set(self._running())
        held = self._watch.held()
        if (len(started), len(held)) != self._looked_at:
            self._looked_at = len(started), len(held)
            found |= set(self._unseen(Reach(self._env, started), held))
        told = sorted(found - self._told)
        self._told |= found
        if self._others is not None:
            told = told + self._others.changes()
        if self._surroundings is not None:
            told = told + self._surroundings.changes()
        return told

    def _unseen(self, reach: Reach, held: Sequence[type]) -> Iterator[str]:
        """Yield the ways to chance that were reached, or held by local variables, and are seen by
        no trap."""
        packages = reach.packages().union(module_of(cls).partition(".")[0] for cls in held)
        for package in packages - self._trust:
            if is_compiled(package):
                yield _compiled(package)
        for part in reach:
            for cls in type(part.value).__mro__:
                if module_of(cls).partition(".")[0] in _FOREIGN:
                    kind = f"a {type(part.value).__qualname__} of {cls.__module__}"
                    yield f"{part.path} is {kind}, whose code is compiled"
        yield from (why for code, why in self._met.asking.items() if reach.has_started(code))

    def _running(self) -> Iterator[str]:
        """Yield what runs by itself, beside the calls or within any.

        A thread that runs no code of Python is one of a library, as NumPy has them for products of
        large matrices: it counts where the constructor or a call reached one that is not known.
        """
        homes = {name_of(space) for _, space in self._all_started()}
        for package in fence.touched - self._trust:
            yield _compiled(package)
        for name in traps.too_late():
            yield f"{name} was imported too late to see which of its functions are called"
        yield from self._interruptions.told({home for home in homes if not is_library(home)})
        if self._interruptions.has_native_threads:
            reach = Reach(self._env, self._all_started())
            for package in filter(is_compiled, reach.packages() - self._trust):
                yield (
                    "a thread of compiled code runs beside the calls, and the code of "
                    f"{package} is compiled"
                )

    def _all_started(self) -> Started:
        return [*self._built, *self._watch.started()]

    @property
    def meets_sets(self) -> bool:
        """True if the constructor or a call so far met a set whose order may matter."""
        return Reach(self._env, self._all_started()).meets_sets

    @property
    def assumptions(self) -> tuple[str, ...]:
        """Assumptions of the calls so far that are not checked."""
        reach = Reach(self._env, self._watch.started())
        packages = reach.packages()
        given = sorted(filter(is_compiled, packages & self._trust))
        return tuple(_believed(packages & _BELIEVED, given, self._identity(reach)))

    def _identity(self, reach: Reach) -> list[str]:
        """The functions that have started and may tell apart equal objects by `is`."""
        met = self._met.identity.items()
        return sorted({name for code, name in met if reach.has_started(code)})

    def residue(self, *values: Any) -> str | None:
        """Return where a draw, or the seed of the reset, is left in what a call returned."""
        names = _OF_RESET if len(values) == len(_OF_RESET) else _OF_STEP
        for name, value in zip(names, values, strict=False):
            if (path := drawn_in(name, value)) is not None:
                return path
        return None


class _Call(contextlib.AbstractContextManager[None]):
    """See `Nets.call`.  Each call of an extraction is within one, so it is no generator."""

    def __init__(self, watch: CodeWatch) -> None:
        self._before: list[tuple[Any, int]] = []
        self._watch = watch

    def __enter__(self) -> None:
        self._before.append((global_state.swap_bits(), traps.wake()))
        self._watch.begin()

    def __exit__(self, *_: object) -> None:
        self._watch.end()
        bits, thread = self._before.pop()
        try:
            mark_drawn_past()
        finally:
            traps.sleep(thread)
            global_state.swap_bits(bits)


_FOREIGN = ("ctypes", "_ctypes", "cffi", "_cffi_backend")
_BELIEVED = frozenset(TRUSTED) - {"numpy", "provengym"}
"""Libraries whose compiled code is believed, and named as an assumption."""
_OF_RESET = ("observation", "info")
_OF_STEP = ("observation", "reward", "terminated", "truncated", "info")


def _compiled(package: str) -> str:
    return (
        f"the code of {package} is compiled, and its draws cannot be seen; where it neither draws "
        f"nor keeps anything, --trust {package} says so"
    )


def _believed(trusted: set[str], given: list[str], identity: list[str]) -> Iterator[str]:
    if trusted:
        names = ", ".join(sorted(trusted))
        yield f"the compiled code of {names} draws nothing but through NumPy's generators"
    if "pygame" in trusted:
        yield "windows and pictures of pygame keep nothing that matters"
    if given:
        yield f"the compiled code of {', '.join(given)} neither draws nor keeps anything"
    if identity:
        yield f"`is` in {', '.join(identity)} does not tell apart equal numbers, texts or tuples"
