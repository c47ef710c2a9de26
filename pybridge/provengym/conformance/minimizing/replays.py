"""Play the same thing again, so that what came by chance is told from what always comes."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable, Iterator
from typing import TypeVar

import numpy as np

Played = TypeVar("Played")

REPLAYS = 3


def replays(seed: int, play: Callable[[], Played]) -> Iterator[Played]:
    """What each of three plays gives, each with another state of the global generators.

    For the same seed they are the same three states: a finding from a target that draws from
    them comes again as often when it is played from its file as when it was found.
    """
    for number in range(REPLAYS):
        with global_generators(seed, number):
            played = play()
        yield played


@contextlib.contextmanager
def global_generators(seed: int, number: int = REPLAYS) -> Iterator[None]:
    """Python's and NumPy's global generators in a state of their own, and then as they were."""
    python, numpy = random.getstate(), np.random.get_state()  # noqa: NPY002 - targets draw from it
    random.seed(f"{seed} {number}")
    np.random.seed(random.getrandbits(32))  # noqa: NPY002
    try:
        yield
    finally:
        random.setstate(python)
        np.random.set_state(numpy)  # noqa: NPY002
