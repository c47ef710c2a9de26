"""A small grid and the arrays of a batch, for the tests of the bindings."""

import numpy as np

from provengym._core import GridWorld

LARGEST = 2**31 - 1
WORD = 2**32 - 1

PARAMS = {
    "height": 3,
    "width": 4,
    "start_row": 0,
    "start_col": 1,
    "goal_row": 2,
    "goal_col": 3,
}


def small_grid():
    """A kernel whose rows, columns, start and goal are all different."""
    return GridWorld(**PARAMS)


def batch(n, *, components=3, dtype=np.int64):
    """Arrays for `step_batch`, filled with what must be overwritten."""
    return {
        "states": np.zeros((2, n), np.uint32),
        "actions": np.zeros(n, dtype),
        "noise": None,
        "observations": np.full((n, components), -7, np.int64),
        "rewards": np.full(n, np.nan),
        "terminated": np.ones(n, bool),
    }
