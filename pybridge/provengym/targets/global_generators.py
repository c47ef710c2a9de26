"""The random generators that all code of a process shares, from which a target may draw."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator

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
