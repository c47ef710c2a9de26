"""The observation spaces in which a reference's observations lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from provengym.data.errors import one_line
from provengym.models.model import NoFitError

if TYPE_CHECKING:
    import gymnasium


def require_sizes(
    space: gymnasium.Space[Any], sizes: Any, wanted: object, *, integers: bool = False
) -> None:
    """Require the MultiDiscrete of these sizes, or a Box, of integers or any, that it lies in.

    Raises:
        NoFitError: The space is another, and not as `wanted`.
    """
    sizes = np.asarray(sizes)
    if isinstance(space, spaces.MultiDiscrete):
        fits = np.array_equal(space.nvec, sizes) and not space.start.any()
    else:
        fits = (
            isinstance(space, spaces.Box)
            and space.shape == sizes.shape
            and (space.dtype.kind in "iu" or not integers)
            and bool(np.all(space.low <= 0) and np.all(space.high >= sizes - 1))
        )
    if not fits:
        raise NoFitError(
            f"the observation space {one_line(space)} is not {wanted}; Binding(observation=...) "
            "can map other observations"
        )
