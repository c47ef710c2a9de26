"""Parts of an object's state that its classes tell of, slots, shared attributes and hidden memory,
and putting contents back into the objects that had them; where that fails, something is raised."""

from __future__ import annotations

import collections
import functools
import struct
import types
from typing import Any

import numpy as np

_LIBRARIES = ("builtins", "gymnasium", "typing", "abc", "numpy")
_WITHOUT_SLOTS = ("functools", "pygame")
_POINTER = struct.calcsize("P")
_MUTABLE = (dict, list, set, collections.deque, bytearray, np.ndarray)
_FIXED = frozenset((types.FunctionType, property, str, int, type(None)))
"""Most of what a class holds, of which to know the class is quicker."""


def module_of(cls: type) -> str:
    """The name of the module of a class; that of built-in ones where it has none, as the functions
    that Cython makes."""
    found: object = cls.__module__
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


def _named_slots(cls: type) -> list[str]:
    found: Any = vars(cls).get("__slots__", ())
    names = [found] if isinstance(found, str) else list(found)
    return [name for name in names if name not in ("__dict__", "__weakref__")]


def shared_by(cls: type) -> list[tuple[str, Any]]:
    """Return the mutable attributes that instances of a class, one that `may_share`, share."""
    return [
        (name, item)
        for name, item in vars(cls).items()
        if type(item) not in _FIXED and isinstance(item, _MUTABLE) and not name.startswith("__")
    ]


def put_dict(thing: Any, content: Any) -> None:
    """Put back the items of a dictionary, in their order."""
    # A subclass may mean something else by `update`, as a Counter does.
    kind = collections.OrderedDict if isinstance(thing, collections.OrderedDict) else dict
    kind.clear(thing)
    kind.update(thing, content)


def put_attributes(thing: Any, content: Any) -> None:
    """Put back the class of an object, and its attributes."""
    kind, attributes = content
    if type(thing) is not kind:
        thing.__class__ = kind
    put_dict(thing.__dict__, attributes)


def put_slots(thing: Any, content: Any) -> None:
    """Put back the contents of the slots of an object."""
    for name, item in content:
        object.__setattr__(thing, name, item)


def put_list(thing: Any, content: Any) -> None:
    """Put back the items of a list, a queue or a bytearray."""
    thing.clear()
    thing.extend(content)


def put_set(thing: Any, content: Any) -> None:
    """Put back the items of a set."""
    thing.clear()
    thing.update(content)


def put_array(thing: Any, content: Any) -> None:
    """Put back the items of an array, and their type and shape."""
    if not thing.flags.writeable:
        thing.flags.writeable = True
    if thing.dtype != content.dtype:
        thing.dtype = content.dtype
    if thing.shape != content.shape:
        thing.shape = content.shape
    thing[...] = content


def put_read_only(thing: Any, content: Any) -> None:
    """Make an array read-only again."""
    thing.flags.writeable = False


def put_factory(thing: Any, content: Any) -> None:
    """Put back the default factory of a dictionary."""
    thing.default_factory = content


def put_code(thing: Any, content: Any) -> None:
    """Put back the code of a function, and its defaults."""
    code, defaults, named = content
    if thing.__code__ is not code:
        thing.__code__ = code
    thing.__defaults__, thing.__kwdefaults__ = defaults, named


def put_numbers(thing: Any, content: Any) -> None:
    """Put back the numbers of a rectangle, a vector or a color of pygame."""
    thing.update(content)


def put_generator(thing: Any, content: Any) -> None:
    """Put back the state of a generator of random numbers."""
    thing.bit_generator.state = content


def put_cell(thing: Any, content: Any) -> None:
    """Put back the contents of a cell of a closure."""
    thing.cell_contents = content


def put_cursor(thing: Any, content: Any) -> None:
    """Put back the lane of one of the project's own environments, and what it remembers."""
    thing.lane, thing.episode_return, thing.last_action = content
