"""The random generators that all code of a process shares, from which a target may draw."""

from __future__ import annotations

import contextlib
import functools
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np


@contextlib.contextmanager
def global_generators(seed: int, number: int) -> Iterator[None]:
    """Python's and NumPy's global generators in a state of their own, and then as they were.

    For the same seed and number it is the same state: a finding from a target that draws from them
    comes again as often when it is played from its file as when it was found.
    """
    python, numpy = random.getstate(), np.random.get_state()  # noqa: NPY002 - targets draw from it
    random.seed(f"{seed} {number}")
    np.random.seed(random.getrandbits(32))  # noqa: NPY002
    try:
        yield
    finally:
        random.setstate(python)
        np.random.set_state(numpy)  # noqa: NPY002


@contextlib.contextmanager
def global_draws() -> Iterator[list[str]]:
    """Yield a list to which each draw from them is added while this lasts: the function that is
    called, and the line of code that calls it.

    >>> import random
    >>> with global_draws() as draws:
    ...     _ = random.random()
    >>> draws
    ['random.random in line 2 of <doctest provengym.targets.global_generators.global_draws[1]>']
    """
    draws: list[str] = []
    instead = {
        id(value): (value, _told(value, f"{module.__name__}.{name}", draws))
        for module, draw in ((random, "random"), (np.random, "rand"))
        for name, value in list(vars(module).items())
        if getattr(value, "__self__", None) is getattr(vars(module)[draw], "__self__")  # noqa: B009
        if name not in _NO_DRAWS
    }
    changed: list[tuple[dict[str, Any], str, Any]] = []
    for module in list(sys.modules.values()):
        space = getattr(module, "__dict__", None)
        for name, value in list(space.items()) if isinstance(space, dict) else ():
            real, new = instead.get(id(value), (None, None))
            if real is value and space is not None:
                changed.append((space, name, value))
                space[name] = new
    try:
        yield draws
    finally:
        for space, name, value in changed:
            space[name] = value


_NO_DRAWS = ("seed", "get_state", "set_state", "getstate", "setstate")


def _told(real: Callable[..., Any], name: str, draws: list[str]) -> Callable[..., Any]:
    @functools.wraps(real)
    def drawn(*args: Any, **keywords: Any) -> Any:
        frame = sys._getframe(1)
        place = Path(frame.f_code.co_filename).name
        draws.append(f"{name} in line {frame.f_lineno} of {place}")
        return real(*args, **keywords)

    return drawn
