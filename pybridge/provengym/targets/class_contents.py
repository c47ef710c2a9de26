"""What the classes of an object say of its state."""

from __future__ import annotations

import collections
import functools
import types
from typing import Any

import numpy as np

_LIBRARIES = ("builtins", "gymnasium", "typing", "abc", "numpy")


@functools.cache
def slots_of(cls: type) -> tuple[str, ...]:
    """The slots that a class adds, by the names that `getattr` takes."""
    return tuple(
        name
        for name, item in vars(cls).items()
        if isinstance(item, types.MemberDescriptorType)
        if not cls.__module__.startswith(_LIBRARIES) and cls.__module__ not in ("functools",)
    )


def may_share(cls: type) -> bool:
    """Whether a class is looked at for what its instances share."""
    return not cls.__module__.startswith(_LIBRARIES)


def shared_by(cls: type) -> list[tuple[str, Any]]:
    """What instances of a class share and can change."""
    if not may_share(cls):
        return []
    mutable = (dict, list, set, collections.deque, bytearray, np.ndarray)
    return [
        (name, item)
        for name, item in vars(cls).items()
        if isinstance(item, mutable) and not name.startswith("__")
    ]
