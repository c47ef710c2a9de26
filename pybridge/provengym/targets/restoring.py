"""Put contents back into the objects that had them; where that fails, something is raised."""

from __future__ import annotations

import collections
from typing import Any


def put_dict(thing: Any, content: Any) -> None:
    """The items of a dictionary, in their order."""
    # A subclass may mean something else by `update`, as a Counter does.
    kind = collections.OrderedDict if isinstance(thing, collections.OrderedDict) else dict
    kind.clear(thing)
    kind.update(thing, content)


def put_attributes(thing: Any, content: Any) -> None:
    """The attributes of an object."""
    put_dict(thing.__dict__, content)


def put_slots(thing: Any, content: Any) -> None:
    """What is in the slots of an object."""
    for name, item in content:
        object.__setattr__(thing, name, item)


def put_list(thing: Any, content: Any) -> None:
    """The items of a list, a queue or a bytearray."""
    thing.clear()
    thing.extend(content)


def put_set(thing: Any, content: Any) -> None:
    """The items of a set."""
    thing.clear()
    thing.update(content)


def put_array(thing: Any, content: Any) -> None:
    """The items of an array."""
    thing[...] = content


def put_generator(thing: Any, content: Any) -> None:
    """The state of a generator of random numbers."""
    thing.bit_generator.state = content


def put_cell(thing: Any, content: Any) -> None:
    """What a closure holds."""
    thing.cell_contents = content


def put_cursor(thing: Any, content: Any) -> None:
    """The lane of one of the project's own environments, and what it remembers."""
    thing.lane, thing.episode_return, thing.last_action = content
