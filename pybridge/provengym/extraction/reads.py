"""Attributes of an environment that no call reads before it has written them.

What such an attribute holds between two calls changes nothing, so states that differ in it alone
are the same: Gymnasium's Taxi keeps its last action for pictures.
"""

from __future__ import annotations

from typing import Any

ALL = "__dict__"
"""Through it every attribute can be read."""


class AttributeWatch:
    """Sees which attributes of an object are read in a call before the call has written them.

    The object is given a subclass of its class for that, until `stop`.

    Args:
        thing: An object with a ``__dict__``.
        names: The attributes to watch; None for all.
    """

    def __init__(self, thing: Any, names: frozenset[str] | None = None) -> None:
        self.thing, self.read = thing, set[str]()
        """The names of the attributes that were read; of `ALL` where all may have been."""
        self._names, self._written = names, set[str]()
        self._is_in_call = False
        self._class = type(thing)
        self._watching = self._watched()
        thing.__class__ = self._watching

    @classmethod
    def fits(cls, thing: Any) -> bool:
        """Return whether an object can be watched: its class can be replaced by a subclass."""
        try:
            watch = cls(thing, frozenset())
        except TypeError:
            return False
        watch.stop()
        return True

    def stop(self) -> None:
        """Give the object its own class again."""
        self.thing.__class__ = self._class

    def begin(self) -> None:
        """A call begins, until `end`; reads are noted."""
        self._written.clear()
        self._is_in_call = True

    def end(self) -> None:
        """The call is over."""
        self._is_in_call = False
        if type(self.thing) is not self._watching:  # which has been put in its place
            self.read.add(ALL)

    def _tells(self, name: str) -> bool:
        """Return whether reading this attribute now tells what it held before the call."""
        if name in self._written:
            return False
        if name == ALL:
            return True
        is_watched = self._names is None or name in self._names
        return is_watched and name in object.__getattribute__(self.thing, ALL)

    def _watched(self) -> type:
        watch, own = self, self._class
        get: Any = own.__getattribute__
        put: Any = own.__setattr__
        remove: Any = own.__delattr__

        def read(thing: Any, name: str) -> Any:
            if watch._is_in_call and thing is watch.thing and watch._tells(name):
                watch.read.add(name)
            return get(thing, name)

        def write(thing: Any, name: str, value: Any) -> None:
            put(thing, name, value)
            if watch._is_in_call and thing is watch.thing:
                watch._written.add(name)

        def delete(thing: Any, name: str) -> None:
            if watch._is_in_call and thing is watch.thing and name not in watch._written:
                watch.read.add(name)  # whether it is there is told by an error
            remove(thing, name)

        space: dict[str, Any] = {
            "__getattribute__": read,
            "__setattr__": write,
            "__delattr__": delete,
            "__module__": own.__module__,
            "__qualname__": own.__qualname__,
            "__slots__": (),
        }
        return type(own.__name__, (own,), space)
