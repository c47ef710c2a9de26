"""The kernel of an environment that somebody writes as rules: the Lean modules that join the rules
with the theorems of this repository, and the C++ that joins what Lean emitted with its lanes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from provengym_lean.deriving import BASIC, understood
from provengym_lean.emitted_c import functions, violations
from provengym_lean.kernel_cpp import kernel_hpp, kernel_table_cpp
from provengym_lean.kernel_exports import BindingsError
from provengym_lean.kernels import kernel_of
from provengym_lean.sources import RULES, Module

#: The most lines of a function in C of which each loop over lanes has a copy.  A compiler takes
#: 40 s for copies of one with 1,500, and 3 s for one that all share, with half the speed of lanes.
LONGEST = 800

_MADE = "`provengym` from a class of rules"
_HIGHEST = {"UInt32": 2**32 - 1, "UInt64": 2**64 - 1}
#: What begins the names of functions that are there already.
_TAKEN = ("l", "lean", "lp", "provengym")


def module_of_rules(name: str, entry: Mapping[str, Any]) -> str:
    """The name of the module that has the rules of an environment: `Rules.Corridor.Basic`, or
    `Rules.Corridor` where the table `rules` of its entry has an empty `file`."""
    return f"{RULES}.{name}.{entry['rules'].get('file', BASIC)}".rstrip(".")


def joining_modules(name: str, entry: Mapping[str, Any], rules: str) -> dict[str, str]:
    """The modules that are made of rules, by their names: `Rules.Corridor.Kernel`, the functions
    that C sees, and `Rules.Corridor.Implementation`, the theorem that they are the environment.

    Args:
        name: The name of the environment.
        entry: What the rules do not say of themselves, as pybridge/kernels.toml has it of the
            environments of this repository.
        rules: The text of `module_of_rules`.

    Raises:
        BindingsError: The entry or the rules are not as they must be.
    """
    module = _module(module_of_rules(name, entry), rules)
    home = f"{RULES}.{name}"
    derived = understood(name, entry, module, home=home, made=_MADE, table="the rules")
    return {
        path.removesuffix(".lean").replace("/", "."): text for path, text in derived.files.items()
    }


def kernel_files(
    name: str, entry: Mapping[str, Any], modules: Mapping[str, str], c: str
) -> dict[str, str]:
    """The files of a kernel, by their names: `corridor.c`, `corridor.hpp` and `corridor_table.cpp`.

    They are compiled as those in pybridge/generated are.

    Args:
        name: The name of the environment.
        entry: As for `joining_modules`; names of components of observations, and what documents
            the kernel, may be missing, and so may bounds of parameters that are those of words.
        modules: The texts of the modules by their names, those of `joining_modules` among them.
        c: What Lean emitted for the kernel.

    Raises:
        BindingsError: The entry and the kernel do not agree, or the C is not that of a kernel:
            scalar functions only, complete in one file.
    """
    read = {one: _module(one, text) for one, text in modules.items()}
    kernel = kernel_of(read, read[f"{RULES}.{name}.Kernel"], _completed(entry), c, "the rules")
    if kernel.prefix in _TAKEN:
        raise BindingsError(f"the rules: {name} is no name for an environment: it is taken in C")
    if found := violations(f"{kernel.prefix}.c", c):
        raise BindingsError("\n".join(found))
    return {
        f"{kernel.prefix}.c": c,
        f"{kernel.prefix}.hpp": kernel_hpp(kernel, _MADE, is_long=_is_long(c)),
        f"{kernel.prefix}_table.cpp": kernel_table_cpp(kernel, _MADE),
    }


def _is_long(c: str) -> bool:
    """Return whether emitted C has a function that is too long for a copy in each loop."""
    return any(len(one.lines) > LONGEST for one in functions(c))


def _completed(entry: Mapping[str, Any]) -> dict[str, Any]:
    """The entry with what may be missing."""
    count = len(entry["rules"]["shown"])
    parameters = {
        name: {"doc": "", "low": 0, "high": _HIGHEST[told.get("word", "UInt32")], **told}
        for name, told in entry["params"].items()
    }
    named = {"observation": [f"component_{k}" for k in range(count)], "summary": "", "doc": ""}
    return {**named, **entry, "params": parameters}


def _module(name: str, text: str) -> Module:
    return Module(name, f"{name.replace('.', '/')}.lean", text, ())
