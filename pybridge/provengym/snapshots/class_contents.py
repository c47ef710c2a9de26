"""Parts of an object's state that its classes tell of: slots, shared attributes, hidden memory."""

from __future__ import annotations

import collections
import functools
import struct
import types
from typing import Any

import numpy as np

_LIBRARIES = ("builtins", "gymnasium", "typing", "abc", "numpy")
_WITHOUT_SLOTS = ("functools", "pygame")


def module_of(cls: type) -> str:
    """The name of the module of a class; that of built-in ones where it has none, as the functions
    that Cython makes, and classes of SWIG."""
    found: object = getattr(cls, "__module__", None)
    return found if isinstance(found, str) else "builtins"


def _package_of(cls: type) -> str:
    return module_of(cls).partition(".")[0]


@functools.cache
def slots_of(cls: type) -> tuple[str, ...]:
    """The slots that a class adds, by the names that `getattr` takes."""
    return tuple(
        name
        for name, item in vars(cls).items()
        if isinstance(item, types.MemberDescriptorType)
        if _package_of(cls) not in (*_LIBRARIES, *_WITHOUT_SLOTS)
    )


def may_share(cls: type) -> bool:
    """Return whether to search a class for state that its instances share."""
    return _package_of(cls) not in _LIBRARIES


def holds_more(cls: type) -> bool:
    """Return whether objects of a class hold more than attributes and slots, in memory of compiled
    code, by the rule of `copyreg`."""
    if cls.__itemsize__:
        return True
    slots = [name for one in cls.__mro__ for name in _named_slots(one)]
    places = bool(cls.__dictoffset__) + bool(cls.__weakrefoffset__) + len(slots)
    return cls.__basicsize__ > object.__basicsize__ + places * _POINTER


_POINTER = struct.calcsize("P")


def _named_slots(cls: type) -> list[str]:
    found: Any = vars(cls).get("__slots__", ())
    names = [found] if isinstance(found, str) else list(found)
    return [name for name in names if name not in ("__dict__", "__weakref__")]


def shared_by(cls: type) -> list[tuple[str, Any]]:
    """Return the mutable attributes that instances of a class, one that `may_share`, share."""
    return [
        (name, item)
        for name, item in vars(cls).items()
        if type(item) not in FIXED and isinstance(item, MUTABLE) and not name.startswith("__")
    ]


MUTABLE = (dict, list, set, collections.deque, bytearray, np.ndarray)
FIXED = frozenset(
    (
        *(types.FunctionType, property, staticmethod, classmethod, types.MemberDescriptorType),
        *(types.GetSetDescriptorType, type, str, int, float, bool, tuple, type(None)),
    )
)
"""Most of what a class holds, of which to know the class is quicker."""
