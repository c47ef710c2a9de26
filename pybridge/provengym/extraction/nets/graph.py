"""The objects that an object refers to, and how to put something else in each place."""

from __future__ import annotations

import dis
import functools
import gc
import importlib.util
import sys
import types
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from provengym.extraction.nets.libraries import is_library
from provengym.snapshots.class_contents import module_of, slots_of

ATOMS = (int, float, complex, bool, str, bytes, type(None), np.dtype, types.CodeType)
DYNAMIC = frozenset(("globals", "vars", "eval", "exec", "__dict__", "modules", "import_module"))
"""Names in code that may use every name of its module."""
_BUILT_IN = (
    *(types.BuiltinFunctionType, types.MethodWrapperType, types.WrapperDescriptorType),
    *(types.MethodDescriptorType, types.ClassMethodDescriptorType),
    *(types.MemberDescriptorType, types.GetSetDescriptorType),
)


@dataclass(frozen=True)
class Part:
    """Something that an object refers to."""

    path: str
    value: Any
    put: Callable[[Any], None] | None = None
    """Puts something else there; None where nothing can be."""


def attribute_of(value: Any, name: str) -> Any:
    """An attribute of an object of any library; None where it has none, or fails to say so."""
    try:
        return getattr(value, name, None)
    except Exception:  # noqa: BLE001 - the object may be of any library
        return None


def owner_of(value: Any) -> Any:
    """The object that a method is bound to; None where there is none.

    A module, which may import others when it is asked for an attribute, is not asked.
    """
    return None if isinstance(value, types.ModuleType) else attribute_of(value, "__self__")


@functools.cache
def codes_of(code: types.CodeType) -> tuple[types.CodeType, ...]:
    """Some code, and that of the functions and comprehensions in it."""
    inner = [codes_of(one) for one in code.co_consts if isinstance(one, types.CodeType)]
    return (code, *(one for several in inner for one in several))


@functools.cache
def names_in(code: types.CodeType) -> frozenset[str]:
    """The names of variables of the module, and of attributes, that some code has."""
    return frozenset(name for one in codes_of(code) for name in one.co_names)


@functools.cache
def imports_in(code: types.CodeType, package: str) -> frozenset[str]:
    """The full names of the modules that some code, of a module of this package, imports when it
    runs, and of what it imports from them, which may be modules."""
    names: set[str] = set()
    for one in codes_of(code):
        instructions = [i for i in dis.get_instructions(one) if i.opname != "EXTENDED_ARG"]
        base = ""
        for k, instruction in enumerate(instructions):
            if instruction.opname == "IMPORT_NAME":
                level = instructions[k - 2].argval  # then the names to import from it, then this
                base = "." * level + instruction.argval
                if level:
                    base = _absolute(base, package)
                names |= {base, base.partition(".")[0]}
            elif instruction.opname == "IMPORT_FROM":
                names.add(f"{base}.{instruction.argval}")
    return frozenset(names)


def _absolute(name: str, package: str) -> str:
    """The full name of a module; empty where there is none, and the import fails."""
    try:
        return importlib.util.resolve_name(name, package)
    except ImportError:
        return ""


def parts_of(path: str, value: Any) -> Iterator[Part]:
    """Yield the objects that an object refers to.

    Of a function these are what its code names, of a module and a class all of it; nothing of those
    of libraries, and of what belongs to `logging`, which leads to all that writes its records.
    """
    if module_of(type(value)) == "logging":
        return
    if isinstance(value, dict):
        for name, item in list(value.items()):
            if not isinstance(name, type):
                yield Part(f"a key of {path}", name)
            put = functools.partial(dict.__setitem__, value, name)
            yield Part(f"{path}[{name!r:.40}]", item, put)
    elif isinstance(value, (list, deque)):
        for k, item in enumerate(list(value)):
            yield Part(f"{path}[{k}]", item, functools.partial(value.__setitem__, k))
    elif isinstance(value, (tuple, set, frozenset)):
        for k, item in enumerate(value):
            yield Part(f"{path}[{k}]", item)
    elif isinstance(value, np.ndarray):
        if value.dtype.hasobject and value.dtype.kind == "O":
            for k, item in enumerate(value.flat):
                yield Part(f"{path}[{k}]", item, functools.partial(value.flat.__setitem__, k))
    elif isinstance(value, types.FunctionType):
        yield from _of_function(path, value)
        return
    elif isinstance(value, types.MethodType):
        yield Part(path, value.__func__)
        yield Part(path, value.__self__)
    elif isinstance(value, functools.partial):
        yield Part(f"the function of {path}", value.func)
        yield Part(f"the arguments of {path}", value.args)
        yield Part(f"the arguments of {path}", value.keywords)
    elif isinstance(value, (staticmethod, classmethod)):
        yield Part(path, value.__func__)
    elif isinstance(value, property):
        for one in (value.fget, value.fset, value.fdel):
            yield Part(path, one)
    elif isinstance(value, type):
        yield from _of_class(value)
        return
    elif isinstance(value, types.ModuleType):
        yield from _of_module(value)
        return
    elif isinstance(value, _BUILT_IN):
        owner = getattr(value, "__self__", None)
        if not isinstance(owner, types.ModuleType):
            yield Part(f"what {path} is bound to", owner)
        return
    elif attribute_of(value, "__dict__") is None and not any(map(slots_of, type(value).__mro__)):
        for k, item in enumerate(gc.get_referents(value)):  # of compiled code
            yield Part(f"{path}, part {k}", item)
        return
    yield from _of_object(path, value)


def _of_object(path: str, value: Any) -> Iterator[Part]:
    own = attribute_of(value, "__dict__")
    if isinstance(own, dict):
        for name, item in list(own.items()):
            yield Part(f"{path}.{name}", item, functools.partial(own.__setitem__, name))
    for cls in type(value).__mro__:
        for name in slots_of(cls):
            if name not in ("__dict__", "__weakref__") and hasattr(value, name):
                put = functools.partial(object.__setattr__, value, name)
                yield Part(f"{path}.{name}", getattr(value, name), put)
    yield Part(f"the class of {path}", type(value))


def _of_function(path: str, value: types.FunctionType) -> Iterator[Part]:
    if str(value.__globals__.get("__name__")).startswith("provengym.extraction."):  # a trap
        return
    for name, cell in zip(value.__code__.co_freevars, value.__closure__ or (), strict=False):
        try:
            content = cell.cell_contents
        except ValueError:  # nothing yet
            continue
        put = functools.partial(setattr, cell, "cell_contents")
        yield Part(f"{name} in the closure of {path}", content, put)
    if is_library(value.__module__ or ""):
        return
    yield Part(f"the attributes of {path}", value.__dict__)
    for k, item in enumerate(value.__defaults__ or ()):
        put = functools.partial(_put_default, value, k)
        yield Part(f"the defaults of {path}[{k}]", item, put)
    yield Part(f"the defaults of {path}", value.__kwdefaults__)
    names, space = names_in(value.__code__), value.__globals__
    home = space.get("__name__", "?")
    for name in sorted(space.keys() if names & DYNAMIC else names):
        if name in space and not (name.startswith("__") and name.endswith("__")):
            put = functools.partial(space.__setitem__, name)
            yield Part(f"{home}.{name}", space[name], put)
    for name in sorted(imports_in(value.__code__, space.get("__package__") or "")):
        if name in sys.modules:
            yield Part(name, sys.modules[name])


def _put_default(function: types.FunctionType, place: int, new: Any) -> None:
    defaults = list(function.__defaults__ or ())
    defaults[place] = new
    function.__defaults__ = tuple(defaults)


def _of_class(value: type) -> Iterator[Part]:
    for cls in value.__mro__:
        if is_library(module_of(cls)):
            continue
        for name, item in list(vars(cls).items()):
            where, put = f"{cls.__qualname__}.{name}", functools.partial(setattr, cls, name)
            if isinstance(item, (staticmethod, classmethod)):
                yield Part(where, item.__func__, _wrapped(type(item), put))
            elif name not in ("__dict__", "__weakref__", "__doc__", "__module__"):
                yield Part(where, item, put)
    if type(value) is not type:
        yield Part(f"the class of {value.__qualname__}", type(value))


def _wrapped(kind: type, put: Callable[[Any], None]) -> Callable[[Any], None]:
    return lambda new: put(kind(new))


def _of_module(value: types.ModuleType) -> Iterator[Part]:
    if is_library(value.__name__):
        return
    for name, item in list(vars(value).items()):
        if not (name.startswith("__") and name.endswith("__")):
            put = functools.partial(vars(value).__setitem__, name)
            yield Part(f"{value.__name__}.{name}", item, put)
