"""Finds the generators of random numbers that an environment reaches, and replaces them."""

from __future__ import annotations

import functools
import random
import sys
import types
from collections import deque
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np

from provengym.extraction.chance.generator import EnumeratingGenerator
from provengym.extraction.nets.libraries import is_library
from provengym.targets.class_contents import slots_of

_CHANCE = (
    np.random.Generator,
    np.random.BitGenerator,
    np.random.RandomState,
    np.random.SeedSequence,
    random.Random,
)
_ATOMS = (int, float, complex, bool, str, bytes, type(None), np.dtype)
_SKIPPED = (gymnasium.spaces.Space, np.generic, types.CodeType)

Put = Callable[[Any], None]


class HiddenChanceError(Exception):
    """An environment reaches a source of random numbers that cannot be enumerated; the message
    says where."""


class Replacer:
    """Replaces generators by enumerating ones: the same one everywhere by the same one."""

    def __init__(self) -> None:
        self.modules: dict[str, types.ModuleType] = {}
        """The modules of the environment's own code."""
        self.classes: dict[int, type] = {}
        """Its own classes."""
        self._replaced: dict[int, tuple[Any, EnumeratingGenerator]] = {}
        self._seen: set[int] = set()
        self._alive: list[Any] = []

    def replace_in(self, root: Any) -> None:
        """Replace those that are reached from an object.

        Raises:
            HiddenChanceError: One cannot be replaced.
        """
        open_: deque[tuple[str, Any]] = deque([("env", root)])
        while open_:
            path, value = open_.popleft()
            if type(value) in _ATOMS or isinstance(value, _SKIPPED) or id(value) in self._seen:
                continue
            self._seen.add(id(value))
            self._alive.append(value)
            open_.extend(self._inside(path, value))

    def _inside(self, path: str, value: Any) -> list[tuple[str, Any]]:
        """The parts of an object, of which those that draw are replaced."""
        parts: list[tuple[str, Any, Put | None]] = []
        if isinstance(value, dict):
            parts += [
                (f"{path}[{name!r}]", item, functools.partial(dict.__setitem__, value, name))
                for name, item in list(value.items())
            ]
        elif isinstance(value, (list, deque)):
            parts += [
                (f"{path}[{k}]", item, functools.partial(value.__setitem__, k))
                for k, item in enumerate(list(value))
            ]
        elif isinstance(value, (tuple, set, frozenset)):
            parts += [(f"{path}[{k}]", item, None) for k, item in enumerate(value)]
        elif isinstance(value, np.ndarray):
            if value.dtype.hasobject:
                parts += [
                    (f"{path}[{k}]", item, functools.partial(value.flat.__setitem__, k))
                    for k, item in enumerate(value.flat)
                ]
        elif isinstance(value, types.FunctionType):
            self._function(path, value, parts)
        elif isinstance(value, types.MethodType):
            parts += [(path, value.__func__, None), (path, value.__self__, None)]
        elif isinstance(value, functools.partial):
            parts += [(f"{path}.func", value.func, None), (f"{path}.args", value.args, None)]
            parts.append((f"{path}.keywords", value.keywords, None))
        elif isinstance(value, (staticmethod, classmethod)):
            parts.append((path, value.__func__, None))
        elif isinstance(value, property):
            parts += [(path, one, None) for one in (value.fget, value.fset, value.fdel)]
        elif isinstance(value, type):
            self._class(path, value, parts)
        elif isinstance(value, types.ModuleType):
            self._module(path, value, parts)
        else:
            self._object(path, value, parts)
        return [self._checked(*part) for part in parts]

    def _object(self, path: str, value: Any, parts: list[tuple[str, Any, Put | None]]) -> None:
        own = getattr(value, "__dict__", None)
        if isinstance(own, dict):
            parts += [
                (f"{path}.{name}", item, functools.partial(own.__setitem__, name))
                for name, item in list(own.items())
            ]
        for cls in type(value).__mro__:
            for name in slots_of(cls):
                if name not in ("__dict__", "__weakref__") and hasattr(value, name):
                    put = functools.partial(object.__setattr__, value, name)
                    parts.append((f"{path}.{name}", getattr(value, name), put))
        parts.append((f"the class of {path}", type(value), None))

    def _function(
        self, path: str, value: types.FunctionType, parts: list[tuple[str, Any, Put | None]]
    ) -> None:
        if is_library(value.__module__ or ""):
            return
        for cell in value.__closure__ or ():
            try:
                put = functools.partial(setattr, cell, "cell_contents")
                parts.append((f"the closure of {path}", cell.cell_contents, put))
            except ValueError:  # nothing yet
                continue
        parts.append((f"the defaults of {path}", value.__defaults__, None))
        parts.append((f"the defaults of {path}", value.__kwdefaults__, None))
        module = sys.modules.get(value.__module__ or "")
        if module is not None:
            parts.append((f"the module {module.__name__}", module, None))

    def _class(self, path: str, value: type, parts: list[tuple[str, Any, Put | None]]) -> None:
        for cls in value.__mro__:
            if is_library(cls.__module__):
                continue
            self.classes[id(cls)] = cls
            for name, item in list(vars(cls).items()):
                if name in ("__dict__", "__weakref__", "__doc__", "__module__"):
                    continue
                put = functools.partial(setattr, cls, name)
                parts.append((f"{cls.__qualname__}.{name}", item, put))
            module = sys.modules.get(cls.__module__)
            if module is not None:
                parts.append((f"the module {module.__name__}", module, None))

    def _module(
        self, path: str, value: types.ModuleType, parts: list[tuple[str, Any, Put | None]]
    ) -> None:
        if is_library(value.__name__):
            return
        self.modules[value.__name__] = value
        parts += [
            (f"{value.__name__}.{name}", item, functools.partial(vars(value).__setitem__, name))
            for name, item in list(vars(value).items())
            if not (name.startswith("__") and name.endswith("__"))
        ]

    def _checked(self, path: str, value: Any, put: Put | None) -> tuple[str, Any]:
        """A part, replaced where it draws.

        Raises:
            HiddenChanceError: It cannot be.
        """
        if isinstance(value, EnumeratingGenerator):
            return path, None
        owner = value if isinstance(value, _CHANCE) else getattr(value, "__self__", None)
        if not isinstance(owner, _CHANCE) or isinstance(owner, EnumeratingGenerator):
            if _is_jax_key(value):
                raise HiddenChanceError(f"{path} is a key of JAX, whose draws are compiled")
            return path, value
        if isinstance(owner, random.SystemRandom):
            raise HiddenChanceError(f"{path} draws from the system's entropy")
        if not isinstance(owner, np.random.Generator):
            kind = type(owner)
            raise HiddenChanceError(
                f"{path} draws by a {kind.__module__}.{kind.__qualname__}, which is not enumerated"
            )
        if put is None:
            raise HiddenChanceError(f"{path} is a generator in what cannot be changed")
        new = self._stand_in(owner)
        put(new if owner is value else getattr(new, value.__name__))
        return path, None

    def _stand_in(self, owner: np.random.Generator) -> EnumeratingGenerator:
        found = self._replaced.get(id(owner))
        if found is None:
            origin = repr(owner.bit_generator.state)
            found = self._replaced[id(owner)] = owner, EnumeratingGenerator(origin)
        return found[1]


def _is_jax_key(value: Any) -> bool:
    """Whether this is a typed key of JAX."""
    if not type(value).__module__.startswith(("jax", "jaxlib")):
        return False
    return "key<" in str(getattr(value, "dtype", ""))
