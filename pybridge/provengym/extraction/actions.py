"""The actions of an environment whose action space is finite."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
from gymnasium import spaces

from provengym.data.errors import ConformanceError, one_line

MOST_ACTIONS = 65_535
"""As many as a table for `provengym.solve` can have."""

Label = int | tuple[int, ...]


def labels_of(space: Any) -> tuple[Label, ...]:
    """What each action of a Discrete, MultiDiscrete or MultiBinary space is called, in order.

    Raises:
        ConformanceError: The space is another one, or has too many actions.

    >>> labels_of(spaces.MultiDiscrete([2, 2]))
    ((0, 0), (0, 1), (1, 0), (1, 1))
    """
    if isinstance(space, spaces.Discrete):
        ranges = [range(int(space.start), int(space.start) + int(space.n))]
    elif isinstance(space, spaces.MultiDiscrete):
        lows = np.ravel(getattr(space, "start", np.zeros_like(space.nvec)))
        sizes = np.ravel(space.nvec)
        ranges = [range(int(low), int(low + size)) for low, size in zip(lows, sizes, strict=True)]
    elif isinstance(space, spaces.MultiBinary):
        ranges = [range(2)] * int(np.prod(space.shape))
    else:
        raise ConformanceError(
            "an environment is extracted whose action space is Discrete, MultiDiscrete or "
            f"MultiBinary, got {one_line(space)}"
        )
    many = 1
    for one in ranges:
        many *= len(one)
    if not 1 <= many <= MOST_ACTIONS:
        raise ConformanceError(
            f"the action space {one_line(space)} has {many} actions, and at most {MOST_ACTIONS} "
            "are tried in each state"
        )
    if isinstance(space, spaces.Discrete):
        return tuple(ranges[0])
    return tuple(itertools.product(*ranges))


def given(space: Any, label: Label) -> Any:
    """The action with this label in the form that the environment takes; a new object."""
    if isinstance(label, int):
        return label
    return np.array(label, dtype=space.dtype).reshape(space.shape)
