"""Nets, one behind the other, that keep any chance of an environment from staying hidden."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

from provengym.extraction.chance.python_random import mark_drawn_past
from provengym.extraction.nets import global_state, traps
from provengym.extraction.nets.generators import HiddenChanceError, Replacer
from provengym.extraction.nets.residue import drawn_in
from provengym.extraction.nets.surroundings import Surroundings
from provengym.snapshots.snapshot import UnsavableError

__all__ = ["HiddenChanceError", "Nets"]


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
        self._others: global_state.OtherGenerators | None = None
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
        global_state.install()
        traps.spread()
        replacer = Replacer()
        replacer.replace_in(self._env)
        self._compiled = [
            f"the code of {package} is compiled, and its draws cannot be seen"
            for package in sorted(replacer.compiled)
        ]
        self.assumptions = tuple(_believed(replacer))
        self.meets_sets = replacer.meets_sets
        self._others = global_state.OtherGenerators()
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
        self._before.append((global_state.swap_bits(), traps.wake()))

    def __exit__(self, *_: object) -> None:
        bits, thread = self._before.pop()
        try:
            mark_drawn_past()
        finally:
            traps.sleep(thread)
            global_state.swap_bits(bits)


_OF_RESET = ("observation", "info")
_OF_STEP = ("observation", "reward", "terminated", "truncated", "info")


def _believed(replacer: Replacer) -> Iterator[str]:
    if replacer.trusted:
        names = ", ".join(sorted(replacer.trusted))
        yield f"the compiled code of {names} draws nothing but through NumPy's generators"
    if "pygame" in replacer.trusted:
        yield "windows and pictures of pygame keep nothing that matters"
    if replacer.identity:
        names = ", ".join(sorted(replacer.identity))
        yield f"`is` in {names} does not tell apart equal numbers, texts or tuples"
