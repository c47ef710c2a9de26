"""Environments that are written in notebooks."""

from __future__ import annotations

import ast
import dis
import json
import linecache
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

_LOADS = ("LOAD_NAME", "LOAD_GLOBAL")
_LARGEST = 1 << 26
"""Bytes of the largest notebook that is read."""


def module_of_notebook(path: Path, name: str, attribute: str) -> ModuleType:
    """Return a module of what a name in a notebook needs: the statements of its cells of code that
    bind this name, and those names which they use, in their order.  Nothing else is run.

    Args:
        path: The notebook.
        name: The name of the module.
        attribute: The name that is needed.

    Raises:
        ImportError: It is no notebook, or a cell is no Python.
    """
    text = "\n".join(cells(path))
    try:
        tree = ast.parse(text, str(path))
    except SyntaxError as error:
        raise ImportError(f"line {error.lineno} of its cells is no Python: {error.msg}") from error
    tree.body = _needed([one for several in tree.body for one in _apart(several)], attribute)
    module = ModuleType(name)
    module.__file__ = str(path)
    linecache.cache[str(path)] = len(text), None, text.splitlines(keepends=True), str(path)
    exec(compile(tree, str(path), "exec"), vars(module))
    return module


def cells(path: Path) -> Iterator[str]:
    """Yield the text of each cell of code, without what is said to IPython alone."""
    if path.stat().st_size > _LARGEST:
        raise ImportError(f"{path} has more than {_LARGEST >> 20} MB")
    try:
        cells = json.loads(path.read_bytes())["cells"]
        texts = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise ImportError(f"{path} is no notebook of version 4") from error
    for text in texts:
        if not text.lstrip().startswith("%%"):
            yield "\n".join(
                "" if line.lstrip().startswith(("%", "!")) else line for line in text.split("\n")
            )


def _needed(statements: list[ast.stmt], attribute: str) -> list[ast.stmt]:
    """The statements that bind a name and those that it needs."""
    binding = defaultdict[str, list[int]](list)
    for place, statement in enumerate(statements):
        for bound in _bound(statement):
            binding[bound].append(place)
    needed, open_ = {*binding["*"]}, [attribute, *_loaded(statements, binding["*"])]
    seen = set[str]()
    while open_:
        name = open_.pop()
        if name not in seen:
            seen.add(name)
            places = [place for place in binding[name] if place not in needed]
            needed.update(places)
            open_ += _loaded(statements, places)
    return [statements[place] for place in sorted(needed)]


def _apart(statement: ast.stmt) -> list[ast.stmt]:
    """A statement for each module that one imports."""
    if not isinstance(statement, ast.Import):
        return [statement]
    return [ast.copy_location(ast.Import([alias]), statement) for alias in statement.names]


def _bound(statement: ast.stmt) -> set[str]:
    """The names that a statement binds or changes; ``*`` where it says not which."""
    if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        return {statement.name}
    if isinstance(statement, (ast.Import, ast.ImportFrom)):
        return {alias.asname or alias.name.partition(".")[0] for alias in statement.names}
    if isinstance(statement, (ast.Assign, ast.AnnAssign, ast.AugAssign)):
        targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
        return {base for target in targets for base in map(_base, _flat(target)) if base}
    if isinstance(statement, (ast.If, ast.Try, ast.With, ast.For, ast.While)):
        inner = [one for one in ast.walk(statement) if isinstance(one, ast.stmt)][1:]
        return {name for one in inner for name in _bound(one)}
    return set()


def _flat(target: ast.expr) -> Iterator[ast.expr]:
    if isinstance(target, (ast.Tuple, ast.List)):
        for one in target.elts:
            yield from _flat(one)
    else:
        yield target


def _base(target: Any) -> str | None:
    """The name of a variable of which a part is bound."""
    while isinstance(target, (ast.Attribute, ast.Subscript, ast.Starred)):
        target = target.value
    return target.id if isinstance(target, ast.Name) else None


def _loaded(statements: list[ast.stmt], places: list[int]) -> list[str]:
    """The variables of the module that some statements use."""
    used = ast.Module([statements[place] for place in places], [])
    codes, names = [compile(used, "cells", "exec", dont_inherit=True)], list[str]()
    for code in codes:  # which grows
        codes += [one for one in code.co_consts if isinstance(one, CodeType)]
        loads = (one for one in dis.get_instructions(code) if one.opname in _LOADS)
        names += [str(one.argval) for one in loads]
    return names
