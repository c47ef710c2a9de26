"""The state that the code of an environment keeps outside of it: in modules, classes, functions,
spaces and objects of libraries, and in the settings of the process."""

from __future__ import annotations

import contextvars
import decimal
import functools
import gc
import locale
import logging
import os
import sys
import types
import warnings
import weakref
from collections import deque
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from provengym.extraction.nets.graph import attribute_of, owner_of
from provengym.extraction.nets.libraries import is_library
from provengym.snapshots.class_contents import module_of
from provengym.snapshots.snapshot import LOCKS, Snapshot, UnsavableError

if TYPE_CHECKING:
    from provengym.extraction.nets.generators import Replacer

_CONTAINERS = (list, dict, set, deque, bytearray)
_PLAIN = (int, float, str, bytes, bool, type(None))
_ALIASES = (types.GenericAlias, types.UnionType)
_BY_ITSELF = (type, types.ModuleType, types.FunctionType, types.BuiltinFunctionType, property)
_CACHE = type(functools.lru_cache(lambda: None))
_OF_INTERPRETER = (
    "_cache",
    "_np_random",
    "_abc_impl",
    "__abstractmethods__",
    "__warningregistry__",
)
"""Names under which libraries keep what says nothing of an environment."""
_RESTLESS = frozenset(
    (
        *("abc", "codecs", "copyreg", "functools", "gc", "importlib", "linecache", "logging", "re"),
        *("sre_compile", "sys", "threading", "tokenize", "traceback", "typing", "warnings"),
        *("weakref", "_weakrefset", "encodings", "inspect"),
    )
)
"""Modules that keep what says nothing of an environment under names with an underscore."""


class Surroundings:
    """The state outside of an environment, to see what of it changes.

    Args:
        env: The environment, whose present state is put back at each look; None where it is not
            called, but others like it are.
        replacer: The replacer of its generators, with what it met of the environment's own code.

    Raises:
        UnsavableError: The environment's state cannot be put back.
    """

    def __init__(self, env: Any, replacer: Replacer) -> None:
        self._met = replacer
        self._fresh = None if env is None else Snapshot(env)
        self._blind: set[str] = set()
        self._told: set[str] = set()
        self._libraries = self._library_variables()
        self._before = self._look()

    def changes(self) -> list[str]:
        """Return what has changed since the last look, a text for each thing, and, once, what
        cannot be looked into.  The environment is left in the state in which it was first."""
        if self._fresh is not None:
            self._fresh.restore()
        before, self._before = self._before, self._look()
        libraries, self._libraries = self._libraries, self._library_variables()
        changed = {
            name
            for name in before.keys() | self._before.keys()
            if before.get(name) != self._before.get(name)
            and not (name.startswith(_RESULT) and (name not in before or name not in self._before))
        }
        changed |= set(_changed(libraries, self._libraries))
        told = [
            f"{name.removeprefix(_RESULT)} changes, outside of the environment's saved state"
            for name in sorted(changed)
        ]
        blind, self._blind = sorted(self._blind - self._told), set()
        self._told.update(blind)
        return told + blind

    def _look(self) -> dict[str, object]:
        found: dict[str, object] = {}
        for (_, variable), (where, space) in self._met.variables.items():
            if variable in space:
                self._add(found, where, space[variable])
        for path, thing in list(self._met.outside.values()):
            if type(thing) is spaces.Box:
                repr(thing)  # which is kept from the first time on
            for name, value in _namespace(thing):
                self._add(found, f"{_called(path, thing)}{name}", value)
        for name, logger in list(logging.root.manager.loggerDict.items()):
            for key, value in vars(logger).items():
                if key not in _OF_INTERPRETER and isinstance(value, _PLAIN):
                    found[f"{key} of the logger {name!r}"] = value
        found.update(_settings())
        return found

    def _add(self, found: dict[str, object], name: str, value: Any) -> None:
        if isinstance(value, (staticmethod, classmethod)):
            value = value.__func__
        owner = owner_of(value)
        if isinstance(value, types.BuiltinFunctionType) and not isinstance(owner, _BY_ITSELF):
            value = owner
        if isinstance(value, (*_BY_ITSELF, *LOCKS)):
            found[name] = ("the object", id(value))
            return
        if isinstance(value, _ALIASES) or module_of(type(value)) == "typing":
            own = attribute_of(value, "__dict__") or {}
            found[name] = ("the object", id(value), *map(id, own.values()))
            return
        if isinstance(value, _CACHE):
            for one in gc.get_referents(value):
                is_object = (
                    isinstance(one, _CONTAINERS) or attribute_of(one, "__dict__") is not None
                )
                if is_object and not isinstance(one, _BY_ITSELF) and not _is_table_of(one, value):
                    found[f"{_RESULT}{name}, result {id(one)}"] = _key(one)
            return
        if isinstance(value, functools.cached_property):  # which has a lock before Python 3.12
            value = [item for item in vars(value).values() if not isinstance(item, LOCKS)]
        if isinstance(value, contextvars.ContextVar):
            value = value.get(None)
        if isinstance(value, (weakref.WeakKeyDictionary, weakref.WeakValueDictionary)):
            value = list(value.values())
        if isinstance(value, weakref.WeakSet):
            value = len(value)
        try:
            found[name] = Snapshot(value).key
        except (UnsavableError, RuntimeError):
            found[name] = self._reduced(name, value)

    def _reduced(self, name: str, value: Any) -> object:
        """Return the key of what an object of compiled code would be pickled as."""
        try:
            return Snapshot(value.__reduce_ex__(2)).key
        except Exception:  # noqa: BLE001 - the object may be of any library
            self._blind.add(f"{name} is a {type(value).__qualname__}, whose state cannot be read")
            return ("the object", id(value))

    def _library_variables(self) -> dict[str, dict[str, Any]]:
        """The variables of all modules of libraries."""
        return {
            name: dict(vars(module))
            for name, module in list(sys.modules.items())
            if isinstance(module, types.ModuleType)
            and is_library(name)
            and not name.startswith("provengym")
        }


_RESULT = "what is cached: "


def _changed(before: dict[str, dict[str, Any]], now: dict[str, dict[str, Any]]) -> Iterator[str]:
    for module in before.keys() & now.keys():
        old, new = before[module], now[module]
        for name in old.keys() | new.keys():
            one, other = old.get(name, old), new.get(name, old)
            if one is other or name.startswith("__") or isinstance(other, types.ModuleType):
                continue
            if name.startswith("_") and module.partition(".")[0] in _RESTLESS:
                continue
            if isinstance(one, _PLAIN) and isinstance(other, _PLAIN) and one == other:
                continue
            yield f"{name} of the module {module}"


def _namespace(thing: Any) -> list[tuple[str, Any]]:
    """The variables of a module, a class, a function or a constant."""
    if isinstance(thing, types.FunctionType):
        held: list[tuple[str, Any]] = list(thing.__dict__.items())
        if not is_library(thing.__module__ or ""):
            held.append(("defaults", (thing.__defaults__, thing.__kwdefaults__)))
            held += [("code", id(thing.__code__)), ("text", thing.__doc__)]
            held += zip(thing.__code__.co_freevars, thing.__closure__ or (), strict=False)
        return [(f", its {name}", value) for name, value in held if name != "__wrapped__"]
    own = attribute_of(thing, "__dict__") or {}
    if isinstance(thing, types.ModuleType):
        return []  # looked at as the variables that code names, and as those of libraries
    is_of_library = isinstance(thing, type) and is_library(module_of(thing))
    found = [
        (f".{name}", value)
        for name, value in list(own.items())
        if name not in _OF_INTERPRETER
        if not (name.startswith("__") and name.endswith("__")) or _is_method(value)
        if not is_of_library or isinstance(value, _PLAIN)
    ]
    if isinstance(thing, type) and not is_of_library:
        found.append((", its bases", tuple(map(id, thing.__bases__))))
    return found


def _is_method(value: Any) -> bool:
    return isinstance(value, (types.FunctionType, staticmethod, classmethod))


def _called(path: str, thing: Any) -> str:
    if isinstance(thing, type):
        return f"the class {thing.__qualname__}"
    if isinstance(thing, types.FunctionType):
        return f"the function {thing.__qualname__}"
    return path


def _key(value: Any) -> object:
    try:
        return Snapshot(value).key
    except (UnsavableError, RuntimeError):
        return id(value)


def _is_table_of(one: Any, cache: Any) -> bool:
    """Return whether this is the table of a cache itself, or its attributes."""
    if one is cache.__dict__:
        return True
    return isinstance(one, dict) and bool(one) and len(one) == cache.cache_info().currsize


def _settings() -> Iterator[tuple[str, object]]:
    """Yield the settings of which a process has one each, with their names."""
    yield "the context of decimal", repr(decimal.getcontext())
    yield "numpy.geterr", tuple(np.geterr().items())
    yield "numpy's print options", repr(np.get_printoptions())
    yield "the recursion limit", sys.getrecursionlimit()
    yield "the switch interval", sys.getswitchinterval()
    yield "warnings.filters", len(warnings.filters)
    yield "sys.argv", tuple(sys.argv)
    yield "sys.path", tuple(sys.path)
    yield "the environment variables", tuple(os.environ.items())
    yield "gc.isenabled", (gc.isenabled(), gc.get_threshold(), gc.get_debug())
    yield "the locale", locale.setlocale(locale.LC_ALL)
    yield "numpy's buffer size", np.getbufsize()
    yield "the trace functions", (id(sys.gettrace()), id(sys.getprofile()))
    yield "the folder", os.getcwd()
    mask = os.umask(0)
    os.umask(mask)
    yield "the umask", mask
    if hasattr(sys, "get_int_max_str_digits"):
        yield "the most digits of integers", sys.get_int_max_str_digits()
    for variable, value in contextvars.copy_context().items():
        if isinstance(value, _PLAIN):
            yield f"the context variable {variable.name}", value
