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
import gc
import hashlib
import itertools
import marshal
import random
import re
import threading
import types
import weakref
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

import numpy as np
from gymnasium import spaces

from provengym.data.arrays import as_numpy, is_foreign_class, number_bytes
from provengym.snapshots.class_contents import (
    holds_more,
    may_share,
    module_of,
    shared_by,
    slots_of,
)
from provengym.snapshots.restoring import (
    put_array,
    put_attributes,
    put_cell,
    put_code,
    put_cursor,
    put_dict,
    put_factory,
    put_generator,
    put_list,
    put_numbers,
    put_read_only,
    put_set,
    put_slots,
)
from provengym.snapshots.tables import NoTableError, TableContents, address, may_be_table

_PLAIN: frozenset[type] = frozenset((int, float, complex, bool, str, bytes, type(None)))
_VALUES = (
    *(decimal.Decimal, datetime.date, datetime.time, datetime.timedelta, datetime.timezone, slice),
)
"""Classes of compiled code, whose values are told by how they are written."""
_OF_VALUES = ("builtins", "datetime", "_pydatetime", "decimal", "_pydecimal")
"""Modules of their classes, and of those of plain values."""
_NUMBERS_OF_PYGAME = ("Rect", "FRect", "Vector2", "Vector3", "Color")
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
_CURSOR = ("provengym._core", "Cursor")
LOCKS: tuple[type[Any], ...] = (type(threading.Lock()), type(threading.RLock()))
_stand_ins: tuple[str, ...] = ()
"""Beginnings of the names of modules whose functions stand in the place of others."""
_standing: tuple[str, ...] = ()
"""The same of objects that stand in the place of others, and have no state."""
_CHANCE = (np.random.Generator, np.random.RandomState, random.Random)
NOTED = frozenset(("_np_random_seed", "_elapsed_steps"))
"""Attributes in which Gymnasium notes the seed and the number of steps of an episode."""
_SHORT = 64
CODES: dict[type, str] = {
    np.dtype(kind).type: np.dtype(kind).str for kind in (*np.typecodes["AllInteger"], *"?fd")
}
"""Dtype strings of the most common scalars, of which all of a class have the same dtype."""


def add_stand_ins(modules: str, *standing: str) -> None:
    """Let functions of these modules, and objects of those, be known for what they stand in the
    place of, and not be looked into.

    Args:
        modules: The beginning of the modules' names.
        standing: The same of those whose objects stand for others.  One whose class has a method
            `refusal` may be in no state, and that says why.
    """
    global _stand_ins, _standing
    _stand_ins, _standing = (*_stand_ins, modules), (*_standing, *standing)


class UnsavableError(Exception):
    """Something cannot be restored; the message names it."""


class OpaqueError(UnsavableError):
    """An object of compiled code holds what cannot be looked into."""


class Snapshot:
    """The state of an object and of everything that it refers to.

    Two snapshots of one object have the same `key` exactly when the state is the same: values by
    their bytes, with their types and in their order, and objects by what they refer to.

    Args:
        root: The object.
        tables: The `tables` of an earlier snapshot, which are not looked through if still the same.
        only_table: True if only a table is taken, which has no others inside.
        constants: Objects that are not looked into, by their `address`.
        with_generators: True if there may be generators of random numbers, whose states are then
            part of it.
        with_streams: True if the states of these, and the seed and the number of steps that
            Gymnasium notes of an episode, are part of the `key`; they are restored in any case.
        with_opaque: True if there may be objects of compiled code that cannot be looked into.  Of
            them the `key` has only what they refer to, and what they hold is not restored.

    Raises:
        UnsavableError: Something that may change cannot be restored, or should not be there.
        OpaqueError: It is of compiled code.
        NoTableError: It is none.
    """

    def __init__(
        self,
        root: object,
        tables: dict[int, TableContents] | None = None,
        *,
        only_table: bool = False,
        constants: Mapping[int, object] | None = None,
        with_generators: bool = True,
        with_streams: bool = True,
        with_opaque: bool = False,
    ) -> None:
        self.tables: dict[int, TableContents] = {}
        """Those that were met, by the `address` of their objects."""
        self.opaque: tuple[Any, ...] = ()
        """The objects that could not be looked into."""
        self._earlier = tables or {}
        self._constants = constants or {}
        self._only_table, self._with_generators = only_table, with_generators
        self._with_streams, self._with_opaque = with_streams, with_opaque
        self.size = 0
        self._numbers: dict[int, int] = {}
        self._classes: dict[type, int] = {}
        self._alive: list[Any] = []  # so that no number is given twice
        self._kept: list[tuple[Callable[[Any, Any], None], Any, Any]] = []
        try:
            data = marshal.dumps(self._whole(root), 2)
        except (RecursionError, ValueError) as error:
            raise UnsavableError("objects that refer to each other too deeply") from error
        self.size += len(data)
        self.key = data if len(data) <= _SHORT else hashlib.blake2b(data, digest_size=24).digest()
        if only_table:
            self.table = TableContents(self._alive, self._kept, self.key, self.size)
        # A search keeps many snapshots, and no more than what it takes to restore them.
        del self._alive, self._numbers, self._classes, self._earlier, self._with_opaque

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

    def _whole(self, root: object) -> Any:
        """The form of the root."""
        return self._form(root)

    def _form(self, value: Any) -> Any:
        """Return the form of a value that `marshal` writes, and keep objects that can change."""
        kind: type = type(value)
        if kind in _PLAIN:
            return value
        if kind is tuple:
            return ("tuple", *self._forms(value))
        code = CODES.get(kind)
        if code is not None:
            return (code, value.tobytes())
        known = facts_of_class(kind)
        if known.sort is not None:
            return self._apart(value, known)
        at = address(value)
        if at in self._constants:
            return ("constant", at)
        number = self._numbers.get(at)
        if number is not None:
            return ("again", number)
        if known.is_function and stands_for_another(value):
            return ("constant", value.__name__)
        if self._only_table:
            if kind not in (dict, list):
                raise NoTableError
        elif kind in (dict, list) and may_be_table(value):
            table = self._table(value)
            if table is not None:
                return ("table", table.key)
        self._numbers[at] = len(self._numbers)
        self._alive.append(value)
        return (known.name, *known.inside(self, value), *self._own(value, known))

    def _forms(self, values: Iterable[Any]) -> list[Any]:
        """That of each; most are plain, and spared a call."""
        form = self._form
        return [value if type(value) in _PLAIN else form(value) for value in values]

    def _apart(self, value: Any, known: _ClassFacts) -> tuple[Any, ...]:
        """That of an object of which nothing is kept."""
        if known.sort == _SCALAR:
            return (value.dtype.str, number_bytes(value))
        if known.sort == _REFUSED:
            raise UnsavableError(value.refusal())
        name, at = type(value).__qualname__, address(value)
        if known.sort == STANDS_IN:
            return ("constant", name)
        if at in self._constants:
            return ("constant", at)
        return ("constant", name, *self._named(value))

    def _named(self, value: Any) -> tuple[Any, ...]:
        """Return the values that tell a constant from others."""
        if isinstance(value, type):
            return module_of(value), value.__qualname__, address(value)
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
        if isinstance(value, property):
            return tuple(map(self._form, (value.fget, value.fset, value.fdel)))
        if isinstance(value, (types.CodeType, *weakref.ProxyTypes)):
            return (address(value),)
        return (str(getattr(value, "name", "")),)

    def _table(self, value: Any) -> TableContents | None:
        """The table that a value is, unless it is none, or a part of it was met outside of it."""
        table = self._earlier.get(address(value))
        if table is None or not table.is_as_it_was:
            try:
                table = Snapshot(value, only_table=True).table
            except NoTableError:
                return None
            self.size += table.size
        if not self._numbers.keys().isdisjoint(table.numbers):
            return None
        self._numbers.update(zip(table.numbers, itertools.count(len(self._numbers))))
        self._kept.append((TableContents.restore, table, None))
        self.tables[address(value)] = table
        return table

    def _dict(self, value: Any) -> tuple[Any, ...]:
        self._kept.append((put_dict, value, list(value.items())))
        factory = None
        if isinstance(value, collections.defaultdict):
            factory = value.default_factory
            self._kept.append((put_factory, value, factory))
        return (self._form(factory), *[tuple(self._forms(pair)) for pair in value.items()])

    def _list(self, value: Any) -> tuple[Any, ...]:
        content = list(value)
        self._kept.append((put_list, value, content))
        return tuple(self._forms(content))

    def _deque(self, value: Any) -> tuple[Any, ...]:
        return (value.maxlen, *self._list(value))

    def _set(self, value: Any) -> tuple[Any, ...]:
        if isinstance(value, set):
            self._kept.append((put_set, value, list(value)))
        return tuple(sorted(map(self._form, value), key=lambda item: marshal.dumps(item, 2)))

    def _tuple(self, value: Any) -> tuple[Any, ...]:
        return tuple(self._forms(value))

    def _bytes(self, value: Any) -> tuple[Any, ...]:
        self._kept.append((put_list, value, bytes(value)))
        return (bytes(value),)

    def _chance(self, value: Any) -> tuple[Any, ...]:
        if not self._with_generators:
            raise UnsavableError(f"an ordinary {type(value).__qualname__}")
        if isinstance(value, np.random.Generator):
            state = value.bit_generator.state
            self._kept.append((put_generator, value, state))
            return (Snapshot(state).key,) if self._with_streams else ()
        if isinstance(value, np.random.RandomState):
            old = value.get_state()
            self._kept.append((np.random.RandomState.set_state, value, old))
            return (Snapshot(old).key,) if self._with_streams else ()
        self._kept.append((random.Random.setstate, value, value.getstate()))
        return (value.getstate(),) if self._with_streams else ()

    def _cursor(self, value: Any) -> tuple[Any, ...]:
        memory = value.lane, value.episode_return, value.last_action
        self._kept.append((put_cursor, value, memory))
        return memory

    def _array(self, value: np.ndarray[Any, Any]) -> tuple[Any, ...]:
        base = self._form(value.base) if isinstance(value.base, np.ndarray) else None
        is_free = value.flags.writeable
        if is_free:
            self._kept.append((put_array, value, value.copy()))
        else:
            self._kept.append((put_read_only, value, None))
        layout = is_free, value.shape, value.strides
        if value.dtype.hasobject:
            return (base, *layout, *map(self._form, value.ravel().tolist()))
        return (base, *layout, value.dtype.str, number_bytes(value))

    def _foreign_array(self, value: Any) -> tuple[Any, ...]:
        """The numbers of an array of another library, which can change only where NumPy can write
        into its memory."""
        array, again = as_numpy(value), as_numpy(value)
        is_read = isinstance(array, np.ndarray)
        if is_read and not array.flags.writeable:
            return (array.dtype.str, array.shape, number_bytes(array))
        if is_read and (not array.size or np.shares_memory(array, again)):
            self._kept.append((put_array, array, array.copy()))
            return (array.dtype.str, array.shape, number_bytes(array))
        if getattr(value, "__dict__", None):  # an object that can be read as an array
            return ()
        self._seen_of(value)
        return ()

    def _cell(self, value: Any) -> tuple[Any, ...]:
        try:
            content = value.cell_contents
        except ValueError:  # nothing yet
            return ()
        self._kept.append((put_cell, value, content))
        return (self._form(content),)

    def _function(self, value: Any) -> tuple[Any, ...]:
        code, defaults, named = value.__code__, value.__defaults__, value.__kwdefaults__
        self._kept.append((put_code, value, (code, defaults, named)))
        held = defaults, named, *(value.__closure__ or ())
        return (value.__qualname__, address(code), *self._forms(held))

    def _method(self, value: Any) -> tuple[Any, ...]:
        return (self._form(value.__func__), self._form(value.__self__))

    def _wrapper(self, value: Any) -> tuple[Any, ...]:
        return (self._form(value.__func__),)

    def _builtin(self, value: Any) -> tuple[Any, ...]:
        return (value.__name__, self._form(value.__self__))

    def _partial(self, value: Any) -> tuple[Any, ...]:
        form = self._form
        return (form(value.func), form(value.args), *map(form, value.keywords.items()))

    def _proxy(self, value: Any) -> tuple[Any, ...]:
        return (self._form(dict(value)),)

    def _written(self, value: Any) -> tuple[Any, ...]:
        kind: Any = next(cls for cls in type(value).__mro__ if module_of(cls) in _OF_VALUES)
        return (kind.__repr__(value),)

    def _numbers_of(self, value: Any) -> tuple[Any, ...]:
        numbers = tuple(value)
        self._kept.append((put_numbers, value, numbers))
        return numbers

    def _error(self, value: Any) -> tuple[Any, ...]:
        return (self._form(value.args),)

    def nothing(self, value: Any) -> tuple[Any, ...]:
        """The contents of what holds nothing but attributes."""
        return ()

    def _own(self, value: Any, known: _ClassFacts) -> tuple[Any, ...]:
        """The attributes of an object, and those of its classes that can change, which come with
        the first object of a class."""
        own = getattr(value, "__dict__", None)
        content: Iterable[tuple[Any, Any]] = ()
        if isinstance(own, dict) and (known.is_understood or not known.holds_more):
            attributes = dict(own)
            self._kept.append((put_attributes, value, (type(value), attributes)))
            content = attributes.items()
            if not self._with_streams:
                content = [item for item in content if item[0] not in NOTED]
        elif not known.is_understood and (known.holds_more or not known.slots):
            content = enumerate(self._seen_of(value))
        if known.slots:
            held = {name: getattr(value, name) for name in known.slots if hasattr(value, name)}
            self._kept.append((put_slots, value, (known.slots, held)))
            content = [*content, *held.items()]
        before: tuple[int, ...] = ()
        if known.sharing:
            kind = type(value)
            which = self._classes.get(kind)
            if which is None:
                self._classes[kind] = len(self._classes)
                content = [*content, *(pair for cls in known.sharing for pair in shared_by(cls))]
            else:
                before = (which,)
        form = self._form
        items = [(name, item if type(item) in _PLAIN else form(item)) for name, item in content]
        return (*before, *items)

    def _seen_of(self, value: Any) -> list[Any]:
        """Return what an object of compiled code refers to; of a lock, whether it is locked."""
        if not self._with_opaque:
            raise OpaqueError(f"a {module_of(type(value))}.{type(value).__qualname__}")
        if isinstance(value, LOCKS):
            return [value.locked() if hasattr(value, "locked") else value._is_owned()]
        self.opaque += (value,)
        held = gc.get_referents(value)
        for name in ("gi_frame", "cr_frame", "ag_frame"):
            frame = getattr(value, name, None)
            if frame is not None:  # its variables, without what comes to be when they are asked for
                others = frame, frame.f_locals, frame.f_globals, frame.f_builtins
                held += gc.get_referents(frame)
                held = [one for one in held if not any(one is other for other in others)]
        return held


@functools.lru_cache(maxsize=4096)
def is_constant(kind: type) -> bool:
    """Return whether objects of a class count as constants."""
    home = module_of(kind)
    return not (_is_cursor(kind) or _is_of_numbers(kind)) and (
        issubclass(kind, _CONSTANT)
        or any(home == name or home.startswith(f"{name}.") for name in _CONSTANT_MODULES)
    )


def _is_cursor(kind: type) -> bool:
    """Return whether this is the class of the lanes of this package's own environments.  It is not
    imported here, as a target may never load it."""
    return (module_of(kind), kind.__qualname__) == _CURSOR


def _is_of_numbers(kind: type) -> bool:
    """Return whether objects of a class are numbers of pygame's, in which an environment may keep
    its state as well as anywhere."""
    return any(
        cls.__name__ in _NUMBERS_OF_PYGAME and module_of(cls).partition(".")[0] == "pygame"
        for cls in kind.__mro__
    )


def stands_for_another(value: Any) -> bool:
    """Return whether an extraction has put this function in the place of one that draws."""
    if isinstance(value, types.MethodType):
        return module_of(type(value.__self__)).startswith(_standing)
    return str(value.__globals__.get("__name__", "")).startswith(_stand_ins)


_REFUSED, STANDS_IN, _SCALAR, NAMED = "refused", "stands in", "scalar", "named"

_INSIDE: tuple[tuple[type | tuple[type, ...], Callable[[Snapshot, Any], tuple[Any, ...]]], ...] = (
    (dict, Snapshot._dict),
    (list, Snapshot._list),
    (collections.deque, Snapshot._deque),
    ((set, frozenset), Snapshot._set),
    (tuple, Snapshot._tuple),
    (np.ndarray, Snapshot._array),
    (bytearray, Snapshot._bytes),
    (_CHANCE, Snapshot._chance),
    (types.FunctionType, Snapshot._function),
    (types.CellType, Snapshot._cell),
    (types.MethodType, Snapshot._method),
    ((types.BuiltinFunctionType, types.MethodWrapperType), Snapshot._builtin),
    ((staticmethod, classmethod), Snapshot._wrapper),
    (functools.partial, Snapshot._partial),
    (types.MappingProxyType, Snapshot._proxy),
    ((*_PLAIN, *_VALUES), Snapshot._written),
    (BaseException, Snapshot._error),
)
"""Methods that take the contents of a container, an array, a generator of random numbers or a
function: the first whose class fits."""


class _ClassFacts(NamedTuple):
    """Facts about all objects of one class."""

    name: str
    sort: str | None
    """The way to tell an object apart of which nothing is kept; None where it is looked into."""
    is_function: bool
    inside: Callable[[Snapshot, Any], tuple[Any, ...]]
    slots: tuple[str, ...]
    is_understood: bool
    """True if `inside` takes all that an object holds besides attributes and slots."""
    holds_more: bool
    """True if an object holds more than attributes and slots."""
    sharing: tuple[type, ...]
    """Its classes of which there may be attributes that can change."""


@functools.lru_cache(maxsize=4096)
def facts_of_class(kind: type) -> _ClassFacts:
    """Return the facts about a class."""
    is_foreign = is_foreign_class(kind)
    inside = next((take for kinds, take in _INSIDE if issubclass(kind, kinds)), None)
    if is_foreign and not issubclass(kind, (dict, list, collections.deque, set, frozenset, tuple)):
        inside = Snapshot._foreign_array
    if _is_of_numbers(kind):
        inside = Snapshot._numbers_of
    if _is_cursor(kind):
        inside = Snapshot._cursor
    return _ClassFacts(
        f"{module_of(kind)}.{kind.__qualname__}",
        _sort_of(kind),
        kind in (types.FunctionType, types.MethodType),
        inside or Snapshot.nothing,
        tuple(
            name
            for cls in kind.__mro__
            for name in slots_of(cls)
            if name not in ("__dict__", "__weakref__")
        ),
        is_foreign or kind is object or inside is not None,
        holds_more(kind),
        tuple(filter(may_share, kind.__mro__)),
    )


def _sort_of(kind: type) -> str | None:
    if module_of(kind).startswith(_standing):
        return _REFUSED if hasattr(kind, "refusal") else STANDS_IN
    is_named = is_constant(kind)
    if issubclass(kind, np.generic) and not issubclass(kind, np.void):
        return _SCALAR
    return NAMED if is_named else None
