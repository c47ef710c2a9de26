"""Put contents back into the objects that had them; where that fails, something is raised."""

from __future__ import annotations

import collections
from typing import Any


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
    """Put back the contents of the slots of an object; those that had none are empty again."""
    names, held = content
    for name in names:
        if name in held:
            object.__setattr__(thing, name, held[name])
        elif hasattr(thing, name):
            object.__delattr__(thing, name)


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
