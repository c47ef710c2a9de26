"""What a call can get hold of: what the state holds, and what code that has started names."""

from __future__ import annotations

import dis
import itertools
import types
from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any

from provengym.extraction.nets.generators import homes_of
from provengym.extraction.nets.graph import ATOMS, DYNAMIC, Part, parts_of
from provengym.extraction.nets.libraries import is_compiled, is_library
from provengym.snapshots.class_contents import module_of

Started = Sequence[tuple[types.CodeType, dict[str, Any]]]
"""Code objects that have started, each with the variables of its module."""

_ANY_NAME = DYNAMIC | {"getattr", "attrgetter", "__getattribute__", "__import__"}
"""Names in code that may use a name which it has not."""
_ACCESSORS = (staticmethod, classmethod, property)


class Reach:
    """The closure of what an environment holds under the names in code that has started.

    A function is reached if it has started, and a variable of a module or a class if some code that
    has started has its name, wherever it is used.

    Args:
        env: The environment.
        started: The code that has started in its calls.
    """

    def __init__(self, env: Any, started: Started) -> None:
        self._env = env
        self._codes = {id(code) for code, _ in started}
        self.homes = {name_of(space) for _, space in started}
        """The modules of the code that has started."""
        self._own = [code for code, space in started if not is_library(name_of(space))]
        names = frozenset[str]().union(*(code.co_names for code in self._own))
        self._names = None if names & _ANY_NAME else names
        """None where any name may be used."""

    def has_started(self, code: types.CodeType) -> bool:
        """Return whether some code has started."""
        return id(code) in self._codes

    def __iter__(self) -> Iterator[Part]:
        """Yield each thing that is reached, once."""
        seen, open_, alive = set[int](), deque([Part("env", self._env)]), list[Any]()
        while open_:
            part = open_.popleft()
            value = part.value
            if type(value) in ATOMS or id(value) in seen:
                continue
            seen.add(id(value))
            alive.append(value)
            if isinstance(value, types.FunctionType) and not self.has_started(value.__code__):
                continue
            yield part
            open_.extend(self._parts(part))

    def packages(self) -> set[str]:
        """The packages of what is reached, and of the code that has started."""
        homes = self.homes.union(*(homes_of(part.value) for part in self))
        return {home.partition(".")[0] for home in homes}

    @property
    def meets_sets(self) -> bool:
        """True if the order of a set may matter: one is made, or held with what is hashed otherwise
        in other processes."""
        return any(map(_makes_sets, self._own)) or any(
            isinstance(part.value, (set, frozenset)) and not all(map(_is_hashed_alike, part.value))
            for part in self
        )

    def _parts(self, part: Part) -> Iterator[Part]:
        value = part.value
        if not isinstance(value, (type, types.ModuleType)):
            yield from parts_of(part.path, value)
            return
        home = value.__name__ if isinstance(value, types.ModuleType) else module_of(value)
        if is_compiled(str(home).partition(".")[0]):
            return
        for inner in parts_of(part.path, value):
            name = inner.path.rpartition(".")[2]
            is_code = isinstance(inner.value, (types.FunctionType, *_ACCESSORS))
            if is_code or self._names is None or name in self._names:
                yield inner


def name_of(space: dict[str, Any]) -> str:
    """The name of the module with some variables."""
    return str(space.get("__name__", "?"))


def _makes_sets(code: types.CodeType) -> bool:
    """Return whether some code makes a set, or goes through a constant one."""
    if not {"set", "frozenset"}.isdisjoint(code.co_names):
        return True
    instructions = list(dis.get_instructions(code))
    return any(one.opname in ("BUILD_SET", "SET_ADD") for one in instructions) or any(
        isinstance(one.argval, frozenset) and after.opname == "GET_ITER"
        for one, after in itertools.pairwise(instructions)
    )


def _is_hashed_alike(value: Any) -> bool:
    """Return whether a value has the same hash in each process, as numbers and tuples of them."""
    if type(value) in (tuple, frozenset):
        return all(map(_is_hashed_alike, value))
    return type(value) in (int, float, complex, bool)
