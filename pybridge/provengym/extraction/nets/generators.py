"""Finds the generators of random numbers that an environment reaches, and replaces them."""

from __future__ import annotations

import builtins
import dis
import itertools
import random
import types
from collections import deque
from typing import Any

import numpy as np

from provengym.extraction.chance.generator import EnumeratingGenerator
from provengym.extraction.chance.legacy import EnumeratingRandomState
from provengym.extraction.chance.python_random import EnumeratingRandom
from provengym.extraction.nets import traps
from provengym.extraction.nets.graph import (
    ATOMS,
    Part,
    attribute_of,
    codes_of,
    names_in,
    owner_of,
    parts_of,
)
from provengym.extraction.nets.libraries import is_compiled, is_library
from provengym.snapshots.class_contents import module_of
from provengym.snapshots.snapshot import is_constant

CHANCE = (
    np.random.Generator,
    np.random.BitGenerator,
    np.random.RandomState,
    np.random.SeedSequence,
    random.Random,
)
_LEGACY, _PYTHON = np.random.RandomState, random.Random
"""As they are before the traps are set."""
ENUMERATING = (EnumeratingGenerator, EnumeratingRandomState, EnumeratingRandom)
_OBJECTS_OF_LIBRARY = (np.generic, np.ufunc)

_Stand = EnumeratingGenerator | EnumeratingRandomState | EnumeratingRandom


class HiddenChanceError(Exception):
    """An environment reaches a source of random numbers that cannot be enumerated; the message
    says where."""


class Replacer:
    """Replaces generators by enumerating ones: the same one everywhere by the same one.

    What it meets on the way that no saved state holds is kept by its path.
    """

    def __init__(self) -> None:
        self.outside: dict[int, tuple[str, Any]] = {}
        """Modules, classes, functions and constants, by the `id` of each."""
        self.variables: dict[tuple[int, str], tuple[str, dict[str, Any]]] = {}
        """The variables of modules that the environment's code names, with their modules."""
        self.compiled: set[str] = set()
        """Packages with compiled code that code may name, and that are not trusted."""
        self.identity: dict[types.CodeType, str] = {}
        """Functions that may tell apart equal numbers, texts or tuples by `is`, by their code."""
        self.asking: dict[types.CodeType, str] = {}
        """Code that asks for chance where no trap is, and how."""
        self._replaced: dict[int, tuple[Any, _Stand]] = {}
        self._seen: set[int] = set()
        self._alive: list[Any] = []

    def replace_in(self, root: Any) -> None:
        """Replace those that are reached from an object.

        Raises:
            HiddenChanceError: One cannot be replaced.
        """
        open_ = deque([Part("env", root)])
        while open_:
            part = open_.popleft()
            value = part.value
            if type(value) in ATOMS or isinstance(value, _OBJECTS_OF_LIBRARY):
                continue
            if self._is_replaced(part) or id(value) in self._seen:
                continue
            self._seen.add(id(value))
            self._alive.append(value)
            self._look_at(part)
            if not self._is_of_compiled(value, root):
                open_.extend(parts_of(part.path, value))

    def _is_of_compiled(self, value: Any, root: object) -> bool:
        """Return whether this is code of a package that is compiled, and not that of the
        environment: nothing that it draws is seen, whatever is replaced there."""
        if not isinstance(value, (type, types.ModuleType, types.FunctionType)):
            return False
        package = homes_of(value)[0].partition(".")[0]
        return package in self.compiled and package != module_of(type(root)).partition(".")[0]

    def _is_replaced(self, part: Part) -> bool:
        """Replace a part that draws by one that enumerates, and return whether it draws.

        Raises:
            HiddenChanceError: It cannot be replaced.
        """
        value, path = part.value, part.path
        if isinstance(value, ENUMERATING):
            return True
        trapped = traps.in_place_of(value)
        if trapped is not None:
            _put(part, trapped, f"{path} is {traps.name_of(value)}")
            return True
        owner = value if isinstance(value, CHANCE) else owner_of(value)
        if not isinstance(owner, CHANCE):
            return False
        if isinstance(owner, ENUMERATING):
            return True
        if isinstance(owner, random.SystemRandom):
            raise HiddenChanceError(f"{path} draws from the system's entropy (SystemRandom)")
        new = self._stand_in(path, owner)
        _put(part, new if owner is value else getattr(new, value.__name__), f"{path} draws")
        return True

    def _stand_in(self, path: str, owner: Any) -> _Stand:
        """Return the generator that enumerates in the place of another one."""
        if id(owner) in self._replaced:
            return self._replaced[id(owner)][1]
        new: _Stand
        if type(owner) is np.random.Generator:
            new = EnumeratingGenerator(repr(owner.bit_generator.state))
        elif type(owner) is _LEGACY:
            new = EnumeratingRandomState(repr(owner.get_state(legacy=False)))
        elif type(owner) is _PYTHON:
            new = EnumeratingRandom(repr(owner.getstate()))
        else:
            kind = type(owner)
            raise HiddenChanceError(
                f"{path} draws by a {kind.__module__}.{kind.__qualname__}, which is not enumerated"
            )
        self._replaced[id(owner)] = owner, new
        return new

    def _look_at(self, part: Part) -> None:
        """Keep what matters of an object beside its parts.

        Raises:
            HiddenChanceError: It is a source of random numbers.
        """
        path, value = part.path, part.value
        kind: type = type(value)
        if _is_jax_key(value):
            raise HiddenChanceError(f"{path} is a key of JAX, whose draws are compiled")
        homes = homes_of(value)
        self.compiled |= set(filter(is_compiled, {home.partition(".")[0] for home in homes}))
        if isinstance(value, types.FunctionType) and not is_library(homes[0]):
            self._look_at_code(path, value)
        if is_constant(kind) or isinstance(value, types.FunctionType):
            self.outside[id(value)] = path, value

    def _look_at_code(self, path: str, function: types.FunctionType) -> None:
        names, space = names_in(function.__code__), function.__globals__
        for name in names & space.keys():
            where = f"{space.get('__name__', '?')}.{name}"
            self.variables.setdefault((id(space), name), (where, space))
            self._look_into_library(where, space[name], names)
        constants = {
            one
            for code in codes_of(function.__code__)
            for one in code.co_consts
            if one in ("now", "today")
        }
        if "datetime64" in names and constants:
            self.asking[function.__code__] = f"{path} asks numpy.datetime64 for the time"
        for code in codes_of(function.__code__):
            instructions = list(dis.get_instructions(code))
            for before, one in itertools.pairwise(instructions):
                if one.opname == "IS_OP" and not _is_known_object(before, space):
                    self.identity[function.__code__] = function.__qualname__
            if any(
                _calls_ndarray(*three)
                for three in zip(*(instructions[k:] for k in range(3)), strict=False)
            ):
                why = f"{path} calls numpy.ndarray, whose memory is not set"
                self.asking[function.__code__] = why

    def _look_into_library(self, path: str, module: Any, names: frozenset[str]) -> None:
        """Keep the functions, classes and modules of a library that code may name."""
        if not (isinstance(module, types.ModuleType) and is_library(module.__name__)):
            return
        for name in names & vars(module).keys():
            value, where = vars(module)[name], f"{path}.{name}"
            kinds = (type, types.ModuleType, types.FunctionType)
            if isinstance(value, kinds) and id(value) not in self.outside:
                self.outside[id(value)] = where, value
                self._alive.append(value)
                self._look_into_library(where, value, names)


def homes_of(value: Any) -> tuple[str, ...]:
    """The modules that a value is of, its own before that of its class."""
    own = attribute_of(value, "__name__" if isinstance(value, types.ModuleType) else "__module__")
    return (own if isinstance(own, str) else "", module_of(type(value)))


def _is_known_object(instruction: Any, space: dict[str, Any]) -> bool:
    """Return whether an instruction loads None, a truth value or the ellipsis, or a variable of the
    module that is no number, text or tuple: `is` with it tells apart no equal ones of these."""
    name = str(instruction.argval)
    if instruction.opname == "LOAD_CONST":
        return any(instruction.argval is one for one in (None, True, False, ...))
    if instruction.opname not in ("LOAD_GLOBAL", "LOAD_NAME"):
        return False
    value = space.get(name, getattr(builtins, name, None))
    return type(value) not in (int, float, complex, str, bytes, tuple)


def _calls_ndarray(before: Any, one: Any, after: Any) -> bool:
    """Return whether the second of three instructions loads the class in order to call it: only
    for what is called do Python's instructions push a NULL, before or after it."""
    return one.argval == "ndarray" and (
        one.opname == "LOAD_METHOD"
        or "NULL" in f"{before.argrepr} {one.argrepr}"
        or after.opname == "PUSH_NULL"
    )


def _put(part: Part, new: Any, what: str) -> None:
    if part.put is None:
        raise HiddenChanceError(f"{what}, in a place where nothing else can be put")
    try:
        part.put(new)
    except (AttributeError, TypeError, ValueError) as error:
        raise HiddenChanceError(f"{what}, and cannot be changed: {error}") from error


def _is_jax_key(value: Any) -> bool:
    """Return whether this is a key of JAX, or an array that may be one."""
    if not module_of(type(value)).startswith(("jax", "jaxlib")):
        return False
    kind, shape = str(getattr(value, "dtype", "")), getattr(value, "shape", ())
    return "key<" in kind or (kind == "uint32" and tuple(shape)[-1:] == (2,))
