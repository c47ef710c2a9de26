"""What sees to it that no chance of an environment stays hidden, several nets behind each other."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import numpy as np

from provengym.extraction.chance.tripwire import TRIPWIRE
from provengym.extraction.nets import traps
from provengym.extraction.nets.generators import HiddenChanceError, Replacer
from provengym.extraction.nets.residue import drawn_in
from provengym.extraction.nets.surroundings import Surroundings

__all__ = ["HiddenChanceError", "Nets"]


class Nets:
    """The nets around one environment, in a process that does nothing else.

    Args:
        env: The environment; its own generators are replaced by `prepare`.
    """

    def __init__(self, env: Any) -> None:
        self._env = env
        self._surroundings: Surroundings | None = None

    def prepare(self) -> None:
        """Replace every generator that the environment reaches by an enumerating one.

        Raises:
            HiddenChanceError: There is one that cannot be replaced; the message says where.
        """
        traps.install()
        replacer = Replacer()
        replacer.replace_in(self._env)
        self._surroundings = Surroundings(replacer.modules, replacer.classes)

    @contextlib.contextmanager
    def call(self) -> Iterator[None]:
        """Within, whatever draws in another way than by an enumerating generator is a mark."""
        usual = np.random.get_bit_generator()
        np.random.set_bit_generator(TRIPWIRE)
        try:
            with traps.awake():
                yield
        finally:
            np.random.set_bit_generator(usual)

    def verify(self) -> list[str]:
        """What has changed outside of the environment since it was looked at last: state that is
        not saved."""
        return [] if self._surroundings is None else self._surroundings.changes()

    def residue(self, *values: Any) -> str | None:
        """Where a draw, or the seed of the reset, is left in some values."""
        for value in values:
            if (path := drawn_in(value)) is not None:
                return path
        return None
