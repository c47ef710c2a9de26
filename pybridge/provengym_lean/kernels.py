"""A kernel as its bindings need it: what Lean exports (`kernel_exports`), and a table of what the
Lean sources do not say."""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from provengym_lean.emitted_c import literal
from provengym_lean.kernel_exports import (
    CONSTANTS,
    BindingsError,
    LeanKernel,
    constant,
    numbering,
    read_kernel,
)
from provengym_lean.sources import RULES, Module

_KEYS = {
    "observation": (list,),
    "summary": (str,),
    "doc": (str,),
    "params": (dict,),
}
_OPTIONAL = {"actions": (str, list), "states": (int, str), "words": (str,), "rules": (dict,)}
_IDENTIFIER = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_EXPRESSION = re.compile(r"[\w .+*/%?:<>=()-]+")
_LEAN_NAME = re.compile(r"[A-Z]\w*(?:\.\w+)+")
_OPERATORS: dict[type, Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
}


@dataclass(frozen=True)
class Parameter:
    """A parameter as the table has it: a note, and its bounds as expressions of C++."""

    name: str
    doc: str
    low: str
    high: str
    constants: tuple[int, ...]
    """The values for which the loops over lanes are compiled once more."""


@dataclass(frozen=True)
class Kernel:
    """One kernel: the exports of Lean and its entry in the table."""

    lean: LeanKernel
    params: tuple[Parameter, ...]
    actions: tuple[str, ...]
    """The names of the actions; empty where they have none."""
    reward_scale: int
    reset_words: int
    step_words: int
    observation: tuple[str, ...]
    states: str | None
    """The number of states as an expression of C++ in the parameters, where the first component of
    an observation is the number of the state."""
    summary: str
    doc: tuple[str, ...]
    """Paragraphs."""
    words: str
    """The meaning of the list of words, where the kernel takes one."""

    @property
    def name(self) -> str:
        """`GridWorld`."""
        return self.lean.name

    @property
    def struct(self) -> str:
        """The name of its struct in C++: that of a kernel of somebody's rules is none of ours."""
        return f"RulesOf{self.name}" if self.lean.home.startswith(f"{RULES}.") else self.name

    @property
    def prefix(self) -> str:
        """The prefix of the names of its C functions, and the name of its file."""
        return self.lean.prefix

    @property
    def state(self) -> list[str]:
        """The names of the state words."""
        return [word.name for word in self.lean.state]

    @property
    def is_indexed(self) -> bool:
        """True if the first component of an observation is the number of the state."""
        return self.states is not None


def kernel_of(
    modules: Mapping[str, Module], module: Module, entry: Any, c: str, table: str
) -> Kernel:
    """The kernel that a module exports, with its entry in a table.

    Args:
        modules: The modules beside it whose definitions the entry names.
        module: The module that exports it.
        entry: What the Lean sources do not say, see `pybridge/kernels.toml`.
        c: The C that Lean emitted for the module.
        table: The name of the table, for errors.

    Raises:
        BindingsError: They do not agree.
    """
    lean = read_kernel(module)
    where = f"{table}: {lean.name}"
    _check_keys(where, entry, _KEYS, _OPTIONAL)
    actions = entry.get("actions", [])
    if isinstance(actions, str):
        actions = numbering(modules, lean.home, actions)
    observation, functions = entry["observation"], lean.numbered("obs")
    if wrong := [name for name in (*observation, *actions) if not _IDENTIFIER.fullmatch(name)]:
        raise BindingsError(
            f"{where}: {wrong[0]!r} must be a name: letters, digits and underscores"
        )
    if len(observation) != len(functions):
        raise BindingsError(
            f"{where}.observation names {len(observation)} components, and {module.path} exports "
            f"{len(functions)}, {lean.prefix}_obs_0 to {lean.prefix}_{functions[-1].name}"
        )
    if ("states" in entry) != (observation[0] == "index"):
        raise BindingsError(f"{where}.states says how many states a first component index numbers")
    if ("words" in entry) != lean.has_words:
        needs = "has no" if "words" in entry else "exports an"
        raise BindingsError(
            f"{where}.words tells of a list of words: {module.path} {needs} {lean.prefix}_index"
        )
    constants = _constants(c, lean)
    if max(constants["step_words"], 1) != len(lean.noise):
        raise BindingsError(
            f"{module.path}: a step takes {constants['step_words']} random words, and "
            f"{lean.prefix}_step_0 has {len(lean.noise)}"
        )
    return Kernel(
        lean=lean,
        params=_parameters(modules, lean, entry["params"], where),
        actions=tuple(actions),
        **constants,
        observation=tuple(observation),
        states=_states(modules, lean, entry, where),
        summary=entry["summary"],
        doc=tuple(" ".join(part.split()) for part in entry["doc"].split("\n\n")),
        words=" ".join(entry.get("words", "").split()),
    )


def _constants(c: str, lean: LeanKernel) -> dict[str, int]:
    """The constants of a kernel, as the C that Lean emitted returns them."""
    found = {}
    for name in CONSTANTS:
        number = literal(c, f"{lean.prefix}_{name}")
        if number is None:
            raise BindingsError(
                f"the C of {lean.module.path}: {lean.prefix}_{name} does not return a constant: "
                "emit it again, or make it one there"
            )
        found[name] = number
    return found


def _parameters(
    modules: Mapping[str, Module], lean: LeanKernel, entries: dict[str, Any], kernel: str
) -> tuple[Parameter, ...]:
    where = f"{kernel}.params"
    names = [word.name for word in lean.params]
    if sorted(entries) != sorted(names):
        raise BindingsError(
            f"{where} must be {', '.join(names)}, as in {lean.module.path}, "
            f"got {', '.join(entries)}"
        )
    found = []
    for number, name in enumerate(names):
        entry = entries[name]
        bounds = {"low": (int, str), "high": (int, str)}
        _check_keys(
            f"{where}.{name}",
            entry,
            {"doc": (str,), **bounds},
            {"constants": (list,), "word": (str,)},
        )
        low, high = (
            _bound(modules, lean, f"{where}.{name}.{key}", entry[key], names[:number])
            for key in bounds
        )
        constants = tuple(entry.get("constants", ()))
        if not all(isinstance(value, int) and value >= 0 for value in constants):
            raise BindingsError(f"{where}.{name}.constants must be values of it, got {constants}")
        found.append(Parameter(name, entry["doc"], low, high, constants))
    if sum(bool(parameter.constants) for parameter in found) > 1:
        raise BindingsError(f"{where}: more than one parameter has constants")
    return tuple(found)


def _states(modules: Mapping[str, Module], lean: LeanKernel, entry: Any, where: str) -> str | None:
    if "states" not in entry:
        return None
    names = [word.name for word in lean.params]
    return _bound(modules, lean, f"{where}.states", entry["states"], names)


def _bound(
    modules: Mapping[str, Module], lean: LeanKernel, where: str, given: int | str, before: list[str]
) -> str:
    """A bound as an expression of C++ in the parameters before it."""
    used = re.findall(r"[A-Za-z_]\w*(?:\.\w+)*", str(given))
    names = [name for name in used if not _LEAN_NAME.fullmatch(name)]
    if not names:
        number = _number(modules, lean.home, where, given)
        return f"{number}u" if number >> 63 else str(number)
    if unknown := [name for name in names if name not in before]:
        raise BindingsError(f"{where}: {unknown[0]} is no parameter before this one")
    if not _EXPRESSION.fullmatch(str(given)):
        raise BindingsError(f"{where} must be an expression in parameters, got {given}")
    return str(given)


def _number(modules: Mapping[str, Module], home: str, where: str, given: int | str) -> int:
    """A number, or what an expression in Lean's definitions comes to."""
    if isinstance(given, int):
        return given
    text = _LEAN_NAME.sub(lambda name: str(constant(modules, home, name[0])), given)

    def evaluate(node: ast.AST) -> int:
        match node:
            case ast.Constant(value=int(number)):
                return number
            case ast.BinOp(left=left, op=op, right=right) if type(op) in _OPERATORS:
                return _OPERATORS[type(op)](evaluate(left), evaluate(right))
        raise SyntaxError(text)

    try:
        return evaluate(ast.parse(text, mode="eval").body)
    except SyntaxError as error:
        raise BindingsError(
            f"{where} must be a number or a sum of products, got {given}"
        ) from error


def _check_keys(
    where: str,
    entry: Any,
    required: Mapping[str, tuple[type, ...]],
    optional: Mapping[str, tuple[type, ...]],
) -> None:
    if not isinstance(entry, dict):
        raise BindingsError(f"{where} must be a table")
    known = {**required, **optional}
    for key, value in entry.items():
        if key not in known:
            raise BindingsError(f"{where}.{key} is unknown: {', '.join(known)}")
        if not isinstance(value, known[key]) or isinstance(value, bool):
            kinds = " or ".join(kind.__name__ for kind in known[key])
            raise BindingsError(f"{where}.{key} must be a {kinds}, got {value!r}")
    if missing := [key for key in required if key not in entry]:
        raise BindingsError(f"{where}.{missing[0]} is missing")
