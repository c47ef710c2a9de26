"""The arguments with which the package of a class or function calls it: found, and never run."""

from __future__ import annotations

import ast
import contextlib
import fnmatch
import inspect
import json
import os
import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gymnasium.envs.registration import registry

from provengym.data.errors import brief
from provengym.data.gone_names import shown_path
from provengym.targets.notebooks import cells
from provengym.targets.own_modules import NOTEBOOK, installed

_PATTERNS = ("main.py", "example*.py", "test*.py", "*_test.py", "train*.py")
"""The names of the files that call what a package defines."""
_FOLDERS = ("tests", "test", "examples", "example", "scripts")
"""Folders of such files beside a package."""
_PROJECT = ("pyproject.toml", "setup.py", "setup.cfg", ".git")
_DEEPEST, _MOST_FILES, _LARGEST = 4, 300, 1 << 20
_NO_MATTER = ("render_mode",)
"""Arguments that decide nothing but how an environment is seen."""


@dataclass(frozen=True)
class Usage:
    """A call of which all arguments are known."""

    arguments: Mapping[str, Any]
    place: str
    """The file and the line."""

    def __str__(self) -> str:
        given = ", ".join(f"{name}={brief(value)}" for name, value in self.arguments.items())
        return f"constructed with {given}, from {self.place}"


def usage_of(function: Callable[..., Any], file: Path, given: Collection[str] = ()) -> Usage | None:
    """Return the first call of a class or function whose arguments are known: a registration with
    Gymnasium, made or only written; a call below ``if __name__ == "__main__":`` in its own file, or
    of a function that is called there; a call in a file of its package, or beside it, that tests,
    trains or plays.

    What can be read are literals, names that a file gives to one literal, what it loads of the one
    JSON file that it names, items of all these, and in its own file the names that its module has.
    A call with another argument is passed over.

    Args:
        function: The class or function.
        file: The file that defines it.
        given: The names of arguments that need not be read.
    """
    with contextlib.suppress(StopIteration):
        return next(_registered(function, given))
    for search in (_registrations, _calls):
        for path in (file, *_files(file)):
            tree = _tree(path)
            if tree is None:
                continue
            own = vars(sys.modules[function.__module__]) if path == file else None
            source = _Source(path, tree, own)
            for arguments, node in search(source, function, file, given):
                place = f"{shown_path(path)} line {node.lineno}"
                return Usage(arguments, path.name if path.suffix == NOTEBOOK else place)
    return None


class _Source:
    """A file, with the names that it gives to one literal each.

    Args:
        path: The file.
        tree: What is written in it.
        own: What its module has by name, if it is that of the class or function.
    """

    def __init__(self, path: Path, tree: ast.Module, own: Mapping[str, Any] | None) -> None:
        self.path, self.tree, self.own = path, tree, own
        self._constants: dict[str, ast.expr] = {}
        times = Counter(
            node.id
            for node in ast.walk(tree)
            if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)
        )
        for statement in [*tree.body, *_main(tree)]:
            if isinstance(statement, ast.Assign) and len(statement.targets) == 1:
                target, value = statement.targets[0], statement.value
            elif isinstance(statement, ast.AnnAssign) and statement.value is not None:
                target, value = statement.target, statement.value
            else:
                continue
            if isinstance(target, ast.Name) and times[target.id] == 1:
                self._constants[target.id] = value
        self._loaded = _loaded(path, tree)
        for node in ast.walk(tree) if self._loaded else ():
            if isinstance(node, ast.Assign) and _whole(node.value) in self._loaded:
                for name in (one.id for one in node.targets if isinstance(one, ast.Name)):
                    if times[name] == 1:
                        self._constants[name] = node.value

    def value(self, node: ast.expr) -> Any:
        """The value of an expression.

        Raises:
            ValueError: It cannot be read.
        """
        if isinstance(node, ast.Name) and self.own is not None and node.id in self.own:
            return self.own[node.id]
        try:
            return ast.literal_eval(_Filled(self._constants, self._loaded).visit(_copied(node)))
        except (
            ValueError,
            TypeError,
            LookupError,
            SyntaxError,
            RecursionError,
            MemoryError,
        ) as error:
            raise ValueError from error


class _Filled(ast.NodeTransformer):
    """Puts the literals in the place of the names that stand for them, and of their items."""

    def __init__(self, constants: Mapping[str, ast.expr], loaded: Mapping[str, ast.expr]) -> None:
        self._constants, self._loaded = constants, loaded

    def visit_Name(self, node: ast.Name) -> ast.expr:
        value = self._constants.get(node.id)
        if value is None:
            return node
        others = {name: one for name, one in self._constants.items() if name != node.id}
        filled: ast.expr = _Filled(others, self._loaded).visit(_copied(value))
        return filled

    def visit_Call(self, node: ast.Call) -> ast.expr:
        return self._loaded.get(ast.unparse(node.func), node)

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        whole = ast.literal_eval(self.visit(node.value))
        return _literal(whole[ast.literal_eval(self.visit(node.slice))])


def _literal(value: object) -> ast.expr:
    return ast.parse(repr(value), mode="eval").body


def _loaded(path: Path, tree: ast.Module) -> dict[str, ast.expr]:
    """What `json.load`, and functions of a file that return what this does, give: the content of
    the only JSON file that the file names; nothing where there is none, or a choice."""
    texts = {one.value for one in ast.walk(tree) if isinstance(one, ast.Constant)}
    names = [text for text in texts if isinstance(text, str) and text.endswith(".json")]
    if len(names) != 1:
        return {}
    try:
        file = path.parent / names[0]
        content = json.loads(file.read_bytes()) if file.stat().st_size <= _LARGEST else None
        data = _literal(content)
    except (OSError, ValueError, SyntaxError, RecursionError, MemoryError):
        return {}
    makers = (
        one.name
        for one in tree.body
        if isinstance(one, ast.FunctionDef)
        for node in ast.walk(one)
        if isinstance(node, ast.Return) and node.value and _whole(node.value) == "json.load"
    )
    return dict.fromkeys(("json.load", *makers), data)


def _whole(node: ast.expr) -> str:
    """The function of the call of whose result an expression is an item, or all."""
    while isinstance(node, ast.Subscript):
        node = node.value
    return ast.unparse(node.func) if isinstance(node, ast.Call) else ""


def _copied(node: ast.expr) -> ast.expr:
    return ast.parse(ast.unparse(node), mode="eval").body


Found = Iterator[tuple[dict[str, Any], ast.Call]]


def _registered(function: Callable[..., Any], given: Collection[str]) -> Iterator[Usage]:
    """What Gymnasium has been told of it, by the import of its package."""
    for spec in registry.values():
        entry: Any = spec.entry_point
        if isinstance(entry, str):
            module, _, name = entry.partition(":")
            entry = getattr(sys.modules.get(module), name, None)
        if entry is function:
            with contextlib.suppress(ValueError, TypeError):
                arguments = _bound(function, (), spec.kwargs, given)
                yield Usage(arguments, f"the registration of {spec.id}")


def _registrations(
    source: _Source, function: Callable[..., Any], file: Path, given: Collection[str]
) -> Found:
    """The arguments that registrations with Gymnasium name."""
    for node in ast.walk(source.tree):
        if not (isinstance(node, ast.Call) and _name(node.func) == "register"):
            continue
        named = {keyword.arg: keyword.value for keyword in node.keywords}
        entry = named.get("entry_point", node.args[1] if len(node.args) > 1 else None)
        if entry is None or not _enters(entry, function, file):
            continue
        with contextlib.suppress(ValueError, TypeError):
            taken = source.value(named.get("kwargs", ast.Dict([], [])))
            yield _bound(function, (), taken, given), node


def _enters(entry: ast.expr, function: Callable[..., Any], file: Path) -> bool:
    """Return whether the entry point of a registration is a class or function."""
    if not isinstance(entry, ast.Constant):
        return _name(entry) == function.__name__
    module, _, name = str(entry.value).partition(":")
    return name == function.__name__ and module.rpartition(".")[2] in _modules(file)


def _calls(
    source: _Source, function: Callable[..., Any], file: Path, given: Collection[str]
) -> Found:
    """The arguments of the calls of a class or function."""
    within: list[ast.AST] = [source.tree]
    if source.own is not None and source.path.suffix != NOTEBOOK:
        block = _main(source.tree)
        called = {_name(node.func) for node in _inside(block) if isinstance(node, ast.Call)}
        within = [
            *block,
            *(one for one in source.tree.body if getattr(one, "name", None) in called),
        ]
    elif source.own is None and not _imports(source.tree, function, file):
        return
    for node in _inside(within):
        if isinstance(node, ast.Call) and _name(node.func) == function.__name__:
            with contextlib.suppress(ValueError, TypeError):
                yield _arguments(source, node, function, given), node


def _arguments(
    source: _Source, node: ast.Call, function: Callable[..., Any], given: Collection[str]
) -> dict[str, Any]:
    """The arguments of a call.

    Raises:
        ValueError, TypeError: Some cannot be read, or they do not fit.
    """
    names = list(inspect.signature(function).parameters)

    def read(name: str | None, value: ast.expr) -> Any:
        return None if name in given or name in _NO_MATTER else source.value(value)

    if len(node.args) > len(names):
        raise ValueError
    places = [read(name, value) for name, value in zip(names, node.args, strict=False)]
    named = {one.arg: read(one.arg, one.value) for one in node.keywords if one.arg is not None}
    for more in (source.value(one.value) for one in node.keywords if one.arg is None):
        named |= {**more}
    return _bound(function, places, named, given)


def _bound(
    function: Callable[..., Any],
    places: Collection[Any],
    named: Mapping[str, Any],
    given: Collection[str],
) -> dict[str, Any]:
    """Arguments by their names, without those that need not be read.

    Raises:
        ValueError, TypeError: They do not fit.
    """
    signature = inspect.signature(function)
    more = {name: None for name in given if name not in named}
    taken = signature.bind_partial(*places, **named).arguments
    taken = signature.bind(
        *places, **named, **{name: value for name, value in more.items() if name not in taken}
    ).arguments
    arguments: dict[str, Any] = {}
    for name, value in taken.items():
        kind = signature.parameters[name].kind
        if kind is inspect.Parameter.VAR_KEYWORD:
            arguments |= value
        elif kind in (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.POSITIONAL_ONLY):
            raise ValueError
        else:
            arguments[name] = value
    return {
        name: value
        for name, value in arguments.items()
        if name not in given and name not in _NO_MATTER
    }


def _imports(tree: ast.Module, function: Callable[..., Any], file: Path) -> bool:
    """Return whether the name of a class or function means it in another file."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)) and node.name == function.__name__:
            return False
    modules = _modules(file)
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            module = (node.module or "").rpartition(".")[2]
            names = {alias.name for alias in node.names if alias.asname in (None, alias.name)}
            if (module in modules or not module) and names & {
                function.__name__,
                "*",
                *modules,
            }:
                return True
        elif isinstance(node, ast.Import) and modules & {
            alias.name.rpartition(".")[2] for alias in node.names
        }:
            return True
    return False


def _modules(file: Path) -> set[str]:
    """The last names of the modules that may have what a file defines: its own, and those of the
    packages around it."""
    names, folder = {file.stem}, file.parent
    while (folder / "__init__.py").is_file() and folder.parent != folder:
        names.add(folder.name)
        folder = folder.parent
    return names


def _main(tree: ast.Module) -> list[ast.stmt]:
    """The statements below ``if __name__ == "__main__":``."""
    return [
        statement
        for node in tree.body
        if isinstance(node, ast.If)
        and any(isinstance(one, ast.Name) and one.id == "__name__" for one in ast.walk(node.test))
        for statement in node.body
    ]


def _inside(nodes: list[Any]) -> Iterator[ast.AST]:
    for node in nodes:
        yield from ast.walk(node)


def _name(node: ast.expr) -> str | None:
    """The last name of what is called."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else None


def _tree(path: Path) -> ast.Module | None:
    try:
        if path.stat().st_size > _LARGEST and path.suffix != NOTEBOOK:
            return None
        return ast.parse("\n".join(cells(path)) if path.suffix == NOTEBOOK else path.read_bytes())
    except (OSError, ImportError, SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def _files(file: Path) -> list[Path]:
    """The files of the package of a file, or beside it, that may call what it defines."""
    root, is_package = file.parent, False
    while (root / "__init__.py").is_file() and root.parent != root:
        top, root, is_package = root, root.parent, True
    found: list[Path] = []
    if is_package:
        found += _below(top, (*_PATTERNS, "__init__.py"))
    if root not in installed():
        folders = [root.parent] if root.name == "src" else [root]
        if any((root.parent / mark).exists() for mark in _PROJECT):
            folders.append(root.parent)
        for folder in dict.fromkeys(folders):
            found += _matching(folder, _PATTERNS)
            for name in _FOLDERS:
                found += _below(folder / name, _PATTERNS)
    return [path for path in dict.fromkeys(found) if path != file][:_MOST_FILES]


def _below(folder: Path, patterns: tuple[str, ...], depth: int = 0) -> list[Path]:
    """The files of these names in a folder and in those inside it."""
    found = _matching(folder, patterns)
    with contextlib.suppress(OSError):
        for inner in sorted(folder.iterdir()):
            is_hidden = inner.name.startswith((".", "__"))
            if depth < _DEEPEST and not is_hidden and inner.is_dir() and not inner.is_symlink():
                found += _below(inner, patterns, depth + 1)
    return found


def _matching(folder: Path, patterns: tuple[str, ...]) -> list[Path]:
    try:
        names = sorted(os.listdir(folder))
    except OSError:
        return []
    return [
        folder / name
        for pattern in patterns
        for name in names
        if fnmatch.fnmatchcase(name, pattern) and (folder / name).is_file()
    ]
