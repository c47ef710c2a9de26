"""Save the state of Python objects, and restore it.

Nothing is copied: what is kept are the contents of every object that can change and that is reached
from a root, and they are put back into the same objects.  So the identity of objects, cycles and
objects with two names stay as they are.  Spaces, loggers, windows and the like are taken for
constants.
"""

from __future__ import annotations

import collections
import datetime
import decimal
import enum
import functools
import hashlib
import itertools
import marshal
import random
import re
import types
import weakref
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from gymnasium import spaces

from provengym import _core
from provengym.data.arrays import as_numpy, is_foreign_array
from provengym.targets.class_contents import module_of, shared_by, slots_of
from provengym.targets.restoring import (
    put_array,
    put_attributes,
    put_cell,
    put_cursor,
    put_dict,
    put_generator,
    put_list,
    put_set,
    put_slots,
)
from provengym.targets.tables import NoTableError, Table, may_be_table

_PLAIN = (int, float, complex, bool, str, bytes, type(None))
_VALUES = (
    *(decimal.Decimal, datetime.date, datetime.time, datetime.timedelta, datetime.timezone, slice),
)
"""Of compiled code, and told by how they are written."""
_CONSTANT = (
    type,
    types.ModuleType,
    types.CodeType,
    enum.Enum,
    np.dtype,
    np.ufunc,
    range,
    property,
    type(Ellipsis),
)
_CONSTANT_MODULES = (
    "gymnasium.spaces",
    "gymnasium.envs.registration",
    "logging",
    "matplotlib",
    "pygame",
    "provengym._core",
    "re",
    "weakref",
)
_OF_EXTRACTION = "provengym.extraction."
_ENUMERATED = f"{_OF_EXTRACTION}chance."
"""Modules of the generators that enumerate what they could draw, which have no state."""
_CHANCE = (np.random.Generator, np.random.RandomState, random.Random)
_SHORT = 64


class UnsavableError(Exception):
    """Something cannot be restored; the message names it."""


class Snapshot:
    """The state of an object and of everything that it refers to.

    Two mementos of one object have the same `key` exactly when the state is the same: values by
    their bytes, with their types and in their order, and objects by what they refer to.

    Args:
        root: The object.
        tables: The `tables` of an earlier snapshot, which are not looked through if still the same.
        only_table: Whether only a table is taken, which has no others inside.
        constants: Objects that are not looked into, by their `id`.
        with_generators: Whether there may be generators of random numbers, whose states are then
            part of it.

    Raises:
        UnsavableError: Something that may change cannot be restored, or should not be there.
        NoTableError: It is none.
    """

    def __init__(
        self,
        root: object,
        tables: dict[int, Table] | None = None,
        *,
        only_table: bool = False,
        constants: Mapping[int, object] | None = None,
        with_generators: bool = True,
    ) -> None:
        self.tables: dict[int, Table] = {}
        """Those that were met, by the `id` of their objects."""
        self._earlier = tables or {}
        self._constants = constants or {}
        self._only_table, self._with_generators = only_table, with_generators
        self.size = 0
        self._numbers: dict[int, int] = {}
        self._alive: list[Any] = []  # so that no number is given twice
        self._kept: list[tuple[Callable[[Any, Any], None], Any, Any]] = []
        try:
            data = marshal.dumps(self._form(root), 2)
        except (RecursionError, ValueError) as error:
            raise UnsavableError("objects that refer to each other too deeply") from error
        self.size += len(data)
        self.key = data if len(data) <= _SHORT else hashlib.blake2b(data, digest_size=24).digest()
        if only_table:
            self.table = Table(self._alive, self._kept, self.key, self.size)
        self._alive.clear()

    def restore(self) -> None:
        """Put the state back.

        Raises:
            UnsavableError: It cannot be.
        """
        for put, thing, content in self._kept:
            try:
                put(thing, content)
            except (TypeError, ValueError, AttributeError) as error:
                raise UnsavableError(f"a {type(thing).__qualname__}") from error

    def _form(self, value: Any) -> Any:
        """What `marshal` writes for a value; objects that can change are kept on the way."""
        kind: type = type(value)
        if kind in _PLAIN:
            return value
        if kind is tuple:
            return ("tuple", *map(self._form, value))
        if module_of(kind).startswith(_ENUMERATED):
            if kind.__name__ == "Draw":
                raise UnsavableError("a draw that is not decided yet")
            return ("constant", kind.__qualname__)
        if isinstance(value, np.generic) and not isinstance(value, np.void):
            return (value.dtype.str, value.tobytes())
        if is_constant(kind):
            return ("constant", kind.__qualname__, *self._named(value))
        if id(value) in self._constants:
            return ("constant", id(value))
        number = self._numbers.get(id(value))
        if number is not None:
            return ("again", number)
        if kind in (types.FunctionType, types.MethodType) and _stands_for_another(value):
            return ("constant", value.__name__)
        if self._only_table:
            if kind not in (dict, list):
                raise NoTableError
        elif may_be_table(value):
            table = self._table(value)
            if table is not None:
                return ("table", table.key)
        self._numbers[id(value)] = len(self._numbers)
        self._alive.append(value)
        return (f"{module_of(kind)}.{kind.__qualname__}", *self._inside(value), *self._own(value))

    def _named(self, value: Any) -> tuple[Any, ...]:
        """Which constant one is."""
        if isinstance(value, type):
            return value.__module__, value.__qualname__
        if isinstance(value, types.ModuleType):
            return (value.__name__,)
        if isinstance(value, enum.Enum):
            return str(value.name), self._form(value._value_)
        if isinstance(value, (range, re.Pattern, spaces.Space)):
            return (repr(value),)
        if isinstance(value, re.Match):
            return self._form(value.re), self._form(value.string), value.regs
        if isinstance(value, weakref.ReferenceType):
            return (self._form(value()),)
        if isinstance(value, (weakref.WeakKeyDictionary, weakref.WeakValueDictionary)):
            return tuple(self._form(pair) for pair in value.items())
        return (str(getattr(value, "name", "")),)

    def _table(self, value: Any) -> Table | None:
        """The table that a value is, unless it is none, or a part of it was met outside of it."""
        table = self._earlier.get(id(value))
        if table is None or not table.is_as_it_was:
            try:
                table = Snapshot(value, only_table=True).table
            except NoTableError:
                return None
            self.size += table.size
        if not self._numbers.keys().isdisjoint(table.numbers):
            return None
        self._numbers.update(zip(table.numbers, itertools.count(len(self._numbers))))
        self._keep(Table.restore, table, None)
        self.tables[id(value)] = table
        return table

    def _inside(self, value: Any) -> tuple[Any, ...]:
        """What a container, an array, a generator of random numbers or a function holds."""
        form = self._form
        if isinstance(value, dict):
            self._keep(put_dict, value, list(value.items()))
            factory = getattr(value, "default_factory", None)
            return (form(factory), *((form(key), form(item)) for key, item in value.items()))
        if isinstance(value, (list, collections.deque)):
            self._keep(put_list, value, list(value))
            return tuple(map(form, value))
        if isinstance(value, (set, frozenset)):
            if isinstance(value, set):
                self._keep(put_set, value, list(value))
            return tuple(sorted(map(form, value), key=lambda item: marshal.dumps(item, 2)))
        if isinstance(value, tuple):
            return tuple(map(form, value))
        if isinstance(value, np.ndarray):
            return self._array(value)
        if is_foreign_array(value):
            return self._foreign_array(value)
        if isinstance(value, bytearray):
            self._keep(put_list, value, bytes(value))
            return (bytes(value),)
        if isinstance(value, _CHANCE) and not self._with_generators:
            raise UnsavableError(f"an ordinary {type(value).__qualname__}")
        if isinstance(value, np.random.Generator):
            state = value.bit_generator.state
            self._keep(put_generator, value, state)
            return (Snapshot(state).key,)
        if isinstance(value, np.random.RandomState):
            old = value.get_state()
            self._keep(np.random.RandomState.set_state, value, old)
            return (Snapshot(old).key,)
        if isinstance(value, random.Random):
            self._keep(random.Random.setstate, value, value.getstate())
            return (value.getstate(),)
        if isinstance(value, _core.Cursor):
            memory = value.lane, value.episode_return, value.last_action
            self._keep(put_cursor, value, memory)
            return memory
        return self._function(value)

    def _array(self, value: np.ndarray[Any, Any]) -> tuple[Any, ...]:
        base = self._form(value.base) if isinstance(value.base, np.ndarray) else None
        if value.flags.writeable:
            self._keep(put_array, value, value.copy())
        if value.dtype.hasobject:
            return (base, value.shape, *map(self._form, value.ravel().tolist()))
        return (base, value.dtype.str, value.shape, value.tobytes())

    def _foreign_array(self, value: Any) -> tuple[Any, ...]:
        """The numbers of an array of another library, which can change only where NumPy can write
        into its memory."""
        array, again = as_numpy(value), as_numpy(value)
        is_read = isinstance(array, np.ndarray)
        if is_read and not array.flags.writeable:
            return (array.dtype.str, array.shape, array.tobytes())
        if is_read and (not array.size or np.shares_memory(array, again)):
            self._keep(put_array, array, array.copy())
            return (array.dtype.str, array.shape, array.tobytes())
        if getattr(value, "__dict__", None):  # an object that can be read as an array
            return ()
        raise UnsavableError(f"a {type(value).__module__}.{type(value).__qualname__}")

    def _function(self, value: Any) -> tuple[Any, ...]:
        form = self._form
        if isinstance(value, types.FunctionType):
            return (value.__qualname__, *map(form, value.__closure__ or ()))
        if isinstance(value, types.CellType):
            try:
                content = value.cell_contents
            except ValueError:  # nothing yet
                return ()
            self._keep(put_cell, value, content)
            return (form(content),)
        if isinstance(value, types.MethodType):
            return (form(value.__func__), form(value.__self__))
        if isinstance(value, (types.BuiltinFunctionType, types.MethodWrapperType)):
            return (value.__name__, form(value.__self__))
        if isinstance(value, functools.partial):
            return (form(value.func), form(value.args), *map(form, value.keywords.items()))
        if isinstance(value, types.MappingProxyType):
            return (form(dict(value)),)
        if isinstance(value, (*_PLAIN, *_VALUES)):
            return (repr(value),)
        return ()

    def _own(self, value: Any) -> tuple[Any, ...]:
        """The attributes of an object, and those of its classes that can change."""
        own = getattr(value, "__dict__", None)
        slots = [
            name
            for cls in type(value).__mro__
            for name in slots_of(cls)
            if name not in ("__dict__", "__weakref__")
        ]
        if isinstance(own, dict):
            content = list(own.items())
            self._keep(put_attributes, value, content)
        elif slots or _is_understood(value) or is_foreign_array(value):
            content = []
        else:
            raise UnsavableError(f"a {type(value).__module__}.{type(value).__qualname__}")
        if slots:
            held = [(name, getattr(value, name)) for name in slots if hasattr(value, name)]
            self._keep(put_slots, value, held)
            content = [*content, *held]
        shared = [pair for cls in type(value).__mro__ for pair in shared_by(cls)]
        return tuple((name, self._form(item)) for name, item in (*content, *shared))

    def _keep(self, put: Callable[[Any, Any], None], thing: Any, content: Any) -> None:
        self._kept.append((put, thing, content))


@functools.lru_cache(maxsize=4096)
def is_constant(kind: type) -> bool:
    """Whether the objects of a class are taken for constants."""
    home = module_of(kind)
    return kind is not _core.Cursor and (
        issubclass(kind, _CONSTANT)
        or any(home == name or home.startswith(f"{name}.") for name in _CONSTANT_MODULES)
    )


def _stands_for_another(value: Any) -> bool:
    """Whether an extraction has put this function in the place of one that draws."""
    if isinstance(value, types.MethodType):
        return module_of(type(value.__self__)).startswith(_ENUMERATED)
    return str(value.__globals__.get("__name__", "")).startswith(_OF_EXTRACTION)


def _is_understood(value: Any) -> bool:
    """Whether all that a value without attributes of its own holds has been taken."""
    known = (
        *(dict, list, collections.deque, set, frozenset, tuple, np.ndarray, bytearray),
        *(np.random.Generator, np.random.RandomState, random.Random, types.CellType),
        *(types.MethodType, types.BuiltinFunctionType, types.MethodWrapperType),
        *(functools.partial, types.MappingProxyType, _core.Cursor, *_PLAIN, *_VALUES),
    )
    return isinstance(value, known) or type(value) is object
