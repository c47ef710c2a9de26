"""One kernel of each environment, a small grid, and the arrays of a batch."""

import numpy as np

from provengym._core import KERNELS, GridWorld
from transcriptions.fishing import Fishery
from transcriptions.spell_correction import Speller, packed

LARGEST = 2**31 - 1
WORD = 2**32 - 1
LARGEST_WORD = 2**64 - 1

PARAMS = {
    "height": 3,
    "width": 4,
    "start_row": 0,
    "start_col": 1,
    "goal_row": 2,
    "goal_col": 3,
}
HELLO = np.array([packed("hello")], np.uint64)

EXAMPLES = {
    "GridWorld": PARAMS,
    "Fishing": Fishery((3, 10), (0, 1), False, 750_000).params(),
    "HunterWumpus": {"size": 4, "num_pits": 3},
    "SpellCorrection": Speller(10, True, ("swap", "substitute"), ()).params(),
}
"""Parameters of a kernel of each environment; that of SpellCorrection has a word besides."""


def example(name, **changes):
    """The kernel of an environment with the parameters of the example, or with others."""
    words = {"words": HELLO} if name == "SpellCorrection" else {}
    return KERNELS[name](**EXAMPLES[name] | words | changes)


def small_grid():
    """A kernel whose rows, columns, start and goal are all different."""
    return GridWorld(**PARAMS)


def batch(n, *, components=3, dtype=np.int64):
    """Arrays for `step_batch` of a grid, filled with what must be overwritten."""
    return {
        "states": np.zeros((2, n), np.uint32),
        "actions": np.zeros(n, dtype),
        "noise": None,
        "observations": np.full((n, components), -7, np.int64),
        "rewards": np.full(n, np.nan),
        "terminated": np.ones(n, bool),
    }
