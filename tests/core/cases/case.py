"""The facts about each kernel that the tests of every kernel need: see `core/kernels.py`."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from hypothesis.strategies import SearchStrategy

LARGEST = 2**31 - 1
WORD = 2**32 - 1
LARGEST_WORD = 2**64 - 1


@dataclass(frozen=True, kw_only=True)
class Case:
    """One kernel."""

    params: dict[str, int]
    """The parameters of an example."""
    other: dict[str, int] | None
    """The change of parameters that makes another kernel; None where there is only one."""
    histories: SearchStrategy[Any]
    """Kernels with steps and views, by a transcription into Python: a step is a state, an action
    and a random word with the state after, the reward and whether it terminates; a view is a state
    with whether it is terminal and what is observed of it."""
    in_c: dict[str, Any]
    """The arguments of the kernel that `c_api.c` steps."""
    description: tuple[tuple[str, ...], type, int, int, int, int, int]
    """Of the example: the names of the state words and their type, the numbers of components and of
    actions, the scale of rewards, and the numbers of random words of a reset and of a step."""
    out_of_range: tuple[tuple[dict[str, int], str, int, int], ...]
    """Changes of the example, each with the parameter that is refused then, and its least and
    largest value."""
    reference: dict[str, Any]
    """Parameters of the environment at which its reference has few states."""
    words: np.ndarray | None = None
    """The words from which a reset may choose, of a kernel that takes a list of words."""
