"""What the classes of an object say of its state."""

from __future__ import annotations

import collections
import functools
import types
from typing import Any

import numpy as np

_LIBRARIES = ("builtins", "gymnasium", "typing", "abc", "numpy")


def module_of(cls: type) -> str:
    """The name of the module of a class; that of built-in ones where it has none, as the functions
    that Cython makes."""
    found: object = cls.__module__
    return found if isinstance(found, str) else "builtins"


@functools.cache
def slots_of(cls: type) -> tuple[str, ...]:
    """The slots that a class adds, by the names that `getattr` takes."""
    return tuple(
        name
        for name, item in vars(cls).items()
        if isinstance(item, types.MemberDescriptorType)
        if not module_of(cls).startswith(_LIBRARIES) and module_of(cls) not in ("functools",)
    )


def may_share(cls: type) -> bool:
    """Whether a class is looked at for what its instances share."""
    return not module_of(cls).startswith(_LIBRARIES)


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
