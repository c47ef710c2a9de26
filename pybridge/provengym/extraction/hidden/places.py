"""The places of values that are hidden: attributes, and items of lists and dictionaries."""

from __future__ import annotations

import contextlib
import functools
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import gymnasium

from provengym.extraction.chance.run import current
from provengym.extraction.hidden.infos import InfoEntries
from provengym.extraction.hidden.values import (
    TAKEN,
    TIMED,
    Clock,
    Hidden,
    HiddenNumber,
    Taken,
    Uses,
    counted,
    is_alike,
)
from provengym.extraction.nets.libraries import is_library
from provengym.snapshots.class_contents import module_of
from provengym.snapshots.snapshot import is_constant
from provengym.snapshots.tables import address

Path = tuple[Any, ...]
"""The name of an attribute, and further ones, keys of dictionaries or indices of lists inside."""
_MOST_PLACES, _MOST_ITEMS = 400, 32
_ELAPSED = "_elapsed_steps"
"""The attribute in which Gymnasium's `TimeLimit` counts, whose limit is no own one."""
_UNKNOWN = (None, -1, 0, 1, 2, 100)
"""Values of a place in which a hidden number was left, of which none was seen."""
_LATE = 1_000
"""The step before which a clock without a limit is tried."""


@dataclass(frozen=True, eq=False)
class Accumulator:
    """A place whose value calls only accumulate into, as far as is known."""

    path: Path
    """From an object of the chain of wrappers."""
    name: str
    """The path as it is written in code."""
    kind: type[Hidden]
    values: tuple[Any, ...]
    """Some that it has had, and others like them."""
    clock: Clock | None = None
    """That of a counter of steps, which is compared with numbers, too."""
    is_optional: bool = False
    """True if it has been None, too."""


def space_of(thing: Any) -> Any:
    """Return the attributes of an object, or the dictionary or the list that it is; None where no
    place is looked for in it."""
    kind: Any = type(thing)
    if kind is dict or kind is list:
        return thing
    return attributes_of(thing) if _is_looked_into(kind) else None


@functools.lru_cache(maxsize=4096)
def _is_looked_into(kind: Any) -> bool:
    """Return whether places are looked for in objects of a class."""
    is_other = issubclass(kind, gymnasium.Env) or is_constant(kind)
    return not (is_other or is_library(module_of(kind)))


def attributes_of(thing: Any) -> dict[str, Any] | None:
    """The attributes that an object itself has; None for one that has no dictionary."""
    try:
        own = object.__getattribute__(thing, "__dict__")
    except AttributeError:
        return None
    return own if type(own) is dict else None


def places_in(thing: Any) -> Iterator[tuple[Path, str, Any]]:
    """Yield the path, the name and the value of the places in an object of the chain of wrappers,
    outer ones first."""
    seen, many = {address(thing)}, 0
    open_: list[tuple[Path, str, Any, bool]] = [((), "", attributes_of(thing) or {}, True)]
    for path, name, space, is_object in open_:  # which grows
        for key, value in list(enumerate(space) if type(space) is list else space.items()):
            if many == _MOST_PLACES:
                return
            if type(key) not in (str, int) or key == _ELAPSED:
                continue
            many += 1
            where = f"{name}.{key}".lstrip(".") if is_object else f"{name}[{key!r}]"
            yield (*path, key), where, value
            inner = space_of(value)
            if inner is None or address(value) in seen:
                continue
            if inner is not value or len(inner) <= _MOST_ITEMS:
                seen.add(address(value))
                open_.append(((*path, key), where, inner, inner is not value))


class Accumulators:
    """The accumulators of one environment, whose values are hidden from its calls.

    Args:
        places: Each with the object of the chain of wrappers from which its path leads.
        infos: The places in the code where a value is used for an info alone.
    """

    def __init__(
        self, places: Sequence[tuple[Any, Accumulator]], infos: InfoEntries | None = None
    ) -> None:
        self._places = places
        self.used = Uses(infos)
        """The names of those that are none, for they were used."""
        self.shown: bool | None = None
        """True if calls get ordinary values, False if hidden ones; None for ordinary ones where
        the draws are ordinary, too."""
        self.hidden = self.varied = 0
        """The numbers of calls from which values were hidden, and which got other ones."""
        self.clock: Clock | None = None
        """That of the steps of an episode, if one is hidden."""
        self.is_last = False
        """True if ordinary values of the clock are those before the step of the limit."""
        self.reached: list[tuple[Any, Accumulator]] = []
        """Other places in which a hidden number was left, each with its object of the chain."""
        for clock in (one.clock for _, one in places if one.clock is not None):
            self.clock = replace(clock)
        self._name, self._step = "", 1
        self._given: dict[str, Any] = {}
        """The ordinary lists and dictionaries that were put for a call."""
        self._random = Random(0)

    def _mark_of(self, one: Accumulator) -> Hidden:
        timed = () if one.clock is None else (self.clock,)
        return one.kind(one.name, self.used, *timed)

    def __bool__(self) -> bool:
        return bool(self._places)

    @property
    def names(self) -> list[str]:
        """Those of the places, but for one that has a time limit."""
        timed = self.clocks if self.clock is not None and self.clock.limit else ()
        return sorted(one.name for _, one in self._places if one.name not in timed)

    @property
    def counter(self) -> str:
        """What the clock is, in words."""
        lists = [one.kind.stands_for == (list,) for _, one in self._places if one.clock is not None]
        return ("the length of " if any(lists) else "") + ", ".join(self.clocks)

    @property
    def clocks(self) -> list[str]:
        """The name of the place of the clock, if there is one."""
        return [one.name for _, one in self._places if one.clock is not None]

    def shared(self) -> set[str]:
        """The names of those whose list or dictionary something else refers to, which could read
        it."""
        return {
            one.name
            for root, one in self._places
            if (space := space_at(root, one.path)) is not None
            and type(space[one.path[-1]]) in one.kind.stands_for
            and one.kind.can_be_shared
            and _references(space, one.path[-1]) > _ALONE
        }

    def take(self, *, first: bool = False) -> None:
        """Take the values, or what stands for them, out of the state after a call.

        Args:
            first: True for a state before the first reset, in which some may not be there yet.
        """
        for root, one in self._places:
            space, key = space_at(root, one.path), one.path[-1]
            if space is None or not self._can_be_taken(space, key, one, first=first):
                if not first:
                    self.used.add(one.name)
                continue
            space[key] = TAKEN
        self.used.are_noted = False

    def _can_be_taken(self, space: Any, key: Any, one: Accumulator, *, first: bool) -> bool:
        kind, given = type(space[key]), self._given.pop(one.name, None)
        is_given = given is not None and space[key] is given
        if one.clock is not None and kind is not Taken and not first:
            is_alone = is_given or not one.kind.can_be_shared or _references(space, key) <= _ALONE
            return is_alone and self._keeps_time(space[key], one.clock)
        if kind in (one.kind, Taken) or is_given:  # taken, if it has two names
            return True
        if one.is_optional and kind is type(None):
            return True
        if kind not in one.kind.stands_for or not is_alike(space[key], one.values[0]):
            return False
        return first or not one.kind.can_be_shared or _references(space, key) <= _ALONE

    def _keeps_time(self, value: Any, clock: Clock) -> bool:
        """Return whether a counter is as a clock is after the call that was made."""
        if type(value) in TIMED.values():
            return bool(value.keeps_time(self._name))
        step = self._step if self._name == "step" else 0
        return counted(value) == clock.at(step + 1)

    def put(self, name: str) -> None:
        """Put something in each place before a call, of which the name is given."""
        run, shown = current(), self.shown
        if shown is None:
            shown = run is not None and run.mode == "replay"
        self.used.are_noted, self._name = True, name
        if self.clock is not None:
            self.clock.is_running = name == "step"
            self._step = self._chosen_step(self.clock)
        self.varied += shown
        self.hidden += not shown
        for root, one in self._places:
            space, key = space_at(root, one.path), one.path[-1]
            if space is None or space[key] is not TAKEN:
                continue
            if not shown:
                some = [value for value in one.values if value is not None]
                self.used.values[one.name] = (
                    some[-1].copy() if one.kind.can_be_shared else self._random.choice(some)
                )
                is_none = one.is_optional and self.used.either(one.name)
                space[key] = None if is_none else self._mark_of(one)
            elif self.clock is not None and one.clock is not None:
                space[key] = self._given[one.name] = _timed(one, self.clock.at(self._step))
            else:
                is_any = self.is_last or not self.shown
                value = self._random.choice(one.values) if is_any else one.values[0]
                if one.kind.can_be_shared and value is not None:
                    value = self._given[one.name] = value.copy()
                space[key] = value

    def _chosen_step(self, clock: Clock) -> int:
        if self.is_last:
            return clock.limit or 1
        return 1 if self.shown else self._random.randrange(1, clock.limit or _LATE)

    def clear(self) -> None:
        """Take everything that stands for a value out of its place, whatever a call has done, and
        note where else it was left."""
        for root, one in self._places:
            space = space_at(root, one.path)
            if space is not None and issubclass(type(space[one.path[-1]]), Hidden):
                space[one.path[-1]] = TAKEN
        for root in {address(root): root for root, _ in self._places}.values():
            for path, name, value in places_in(root):
                if type(value) is HiddenNumber:
                    place = Accumulator(path, name, HiddenNumber, _UNKNOWN, is_optional=True)
                    self.reached.append((root, place))
        self.used.are_noted = False

    @contextlib.contextmanager
    def in_the_last_step(self) -> Iterator[None]:
        """Within, calls get ordinary values, and the clock's is that before its limit."""
        self.is_last = True
        try:
            with self.as_shown(True):
                yield
        finally:
            self.is_last = False

    @contextlib.contextmanager
    def as_shown(self, shown: bool) -> Iterator[None]:
        """Within, calls get ordinary values, or hidden ones, all of them."""
        before, self.shown = self.shown, shown
        try:
            yield
        finally:
            self.shown = before


def _timed(one: Accumulator, number: int) -> Any:
    """Return an ordinary value of a clock: a number, or a list of that length."""
    if one.kind.stands_for == (int,):
        return number
    items = max(one.values, key=len)
    return [items[at % len(items)] for at in range(number)]


def space_at(root: Any, path: Path) -> Any:
    """Return where a path ends, which has an item under the last key; None where there is none."""
    space: Any = attributes_of(root)
    for key in path[:-1]:
        if not _has(space, key):
            return None
        space = space_of(space[key])
    return space if _has(space, path[-1]) else None


def _has(space: Any, key: Any) -> bool:
    if type(space) is list:
        return type(key) is int and key < len(space)
    return type(space) is dict and key in space


def _references(space: Any, key: Any) -> int:
    return sys.getrefcount(space[key])


_ALONE = _references({0: []}, 0)
"""The references to what nothing refers to but its place."""
