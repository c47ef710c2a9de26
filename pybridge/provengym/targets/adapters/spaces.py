"""Spaces of other packages as those of Gymnasium."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

_KINDS = ("Discrete", "Box", "MultiDiscrete", "MultiBinary", "Dict", "Tuple")


def as_gymnasium(space: Any) -> Any:
    """Return a space of Gymnasium that has the same elements as one whose class, or one that it is
    derived from, has the name and the attributes of Gymnasium's, such as those of gym and gymnax;
    anything else as it is."""
    names = [one.__name__ for one in type(space).__mro__]
    kind = next((name for name in names if name in _KINDS), "")
    if isinstance(space, gymnasium.Space):
        return space
    if kind == "Discrete" and hasattr(space, "n"):
        return spaces.Discrete(int(space.n), start=int(getattr(space, "start", 0)))
    if kind == "Box" and hasattr(space, "low"):
        dtype = np.dtype(space.dtype)
        low, high = (np.broadcast_to(np.asarray(b), space.shape) for b in (space.low, space.high))
        return spaces.Box(low.astype(dtype), high.astype(dtype), dtype=dtype.type)
    if kind == "MultiDiscrete" and hasattr(space, "nvec"):
        return spaces.MultiDiscrete(np.array(space.nvec), dtype=np.dtype(space.dtype).type)
    if kind == "MultiBinary" and hasattr(space, "n"):
        return spaces.MultiBinary(space.n if isinstance(space.n, int) else list(space.n))
    if kind in ("Dict", "Tuple") and hasattr(space, "spaces"):
        inner = space.spaces
        if isinstance(inner, dict):
            return spaces.Dict({name: as_gymnasium(part) for name, part in inner.items()})
        return spaces.Tuple(tuple(as_gymnasium(part) for part in inner))
    return space
