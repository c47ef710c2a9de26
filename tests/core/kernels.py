"""The case of each kernel, an example of it, a small grid, and the arrays of a batch."""

import importlib

import numpy as np

from core.cases.gridworld import PARAMS
from provengym._core import KERNELS, GridWorld
from provengym.envs.registry import FAMILIES

CASES = {
    family.name: importlib.import_module(f"core.cases.{family.folder}").CASE for family in FAMILIES
}


def example(name, **changes):
    """The kernel of an environment with the parameters of the example, or with others."""
    case = CASES[name]
    words = {} if case.words is None else {"words": case.words}
    return KERNELS[name](**case.params | words | changes)


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
