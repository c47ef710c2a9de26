"""Decide which targets, references and bindings that a file names are run without a question.

A saved finding and a campaign are data, which anybody may have written, and they name targets,
references and bindings.  Without being asked only what belongs to the current folder is run, and
the environments of this package and of Gymnasium.  Nothing is imported to find that out.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from importlib.machinery import PathFinder
from pathlib import Path

import gymnasium

from provengym.data.errors import ConformanceError
from provengym.targets.adapters import process
from provengym.targets.own_modules import installed

_SHIPPED = ("provengym", "gymnasium")
"""The packages whose environments may be named by anybody."""
_DEEPEST = 10
"""Imports that are followed from the name in a file to what it stands for."""
_REGISTERED = re.compile(r"[\w-]+/[\w.-]+-v\d+")
"""An id, whose package is imported where it is not registered."""
_ENV = "env:"
"""The prefix of the name of a reference that is a target."""


class ConsentError(ConformanceError):
    """A file names what is not run without being asked for."""


def refusal(place: str, folder: Path | None = None) -> str | None:
    """Return why what a file names is not run without being asked for; None where it is.

    Args:
        place: A target, a reference or a binding, in any form that is a text.
        folder: The folder whose own is run, where that is not the current one.
    """
    here = (Path.cwd() if folder is None else folder).resolve()
    place = place.removeprefix(_ENV)
    if place.startswith(process.PREFIX):
        return "is a command"
    module, colon, name = place.rpartition(":")
    if not colon and name.endswith(".py"):
        return None if _is_in(here, here / name) else "is not of this folder"
    if not colon or (module in _SHIPPED and not name.isidentifier()):
        return None if _is_shipped(name) else "is of another package"
    file = here / module if module.endswith(".py") else _file_of(module, here)
    if file is None or not _is_in(here, file):
        return "is not of this folder"
    if not _defines(here, file, name):
        return f"is no class or function of {file.name}"
    return None


def _is_shipped(name: str) -> bool:
    """Return whether a name runs nothing but environments of this package and of Gymnasium."""
    spec = gymnasium.registry.get(name)
    if spec is None:  # a proved reference, a file of a model, or nothing
        return _REGISTERED.fullmatch(name) is None or name.partition("/")[0] in _SHIPPED
    entry = spec.entry_point
    return isinstance(entry, str) and entry.partition(".")[0] in _SHIPPED


def _is_in(here: Path, file: Path) -> bool:
    """Return whether a file lies in a folder, and in no package that is installed there."""
    try:
        found = file.resolve(strict=True)
    except OSError:
        return False
    if not found.is_relative_to(here) or any(map(found.is_relative_to, installed())):
        return False
    return not {"site-packages", "dist-packages"}.intersection(found.relative_to(here).parts)


def _file_of(module: str, here: Path) -> Path | None:
    """The file that an import would run for a module that nobody has imported from elsewhere."""
    top, *rest = module.split(".")
    if not top or top in sys.stdlib_module_names:
        return None
    try:
        spec = PathFinder.find_spec(top, [str(here), *sys.path])
    except (ImportError, ValueError):
        return None
    if spec is None:
        return None
    imported = getattr(sys.modules.get(top), "__file__", None)
    if top in sys.modules and imported != spec.origin:
        return None
    file = None if spec.origin is None else Path(spec.origin)
    folders = [Path(folder) for folder in spec.submodule_search_locations or ()]
    for part in rest:
        files = [f for folder in folders for f in _files(folder, part)]
        file = next((f for f in files if f.is_file()), None)
        folders = [folder / part for folder in folders]
    return file


def _files(folder: Path, module: str) -> tuple[Path, Path]:
    """Return the files that a module of a folder may be."""
    return folder / module / "__init__.py", folder / f"{module}.py"


def _defines(here: Path, file: Path, name: str, depth: int = 0) -> bool:
    """Return whether a file of a folder gives this name to a class or function of its own, or to a
    value that it makes, or imports one of these from a file of the folder."""
    if depth > _DEEPEST:
        return False
    try:
        tree = ast.parse(file.read_bytes())
    except (OSError, SyntaxError, ValueError, RecursionError, MemoryError):
        return False
    for node in _statements(tree.body):
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)) and node.name == name:
            return True
        if isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(one, ast.Name) and one.id == name for one in targets):
                value = node.value
                if isinstance(value, ast.Name):
                    return _defines(here, file, value.id, depth + 1)
                return not isinstance(value, ast.Attribute)
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                if name == (alias.asname or alias.name):
                    source = _source(here, file, node)
                    if source is None or not _is_in(here, source):
                        return False
                    return _defines(here, source, alias.name, depth + 1)
    return False


def _statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements of a module, those under conditions included."""
    for node in body:
        yield node
        if isinstance(node, (ast.If, ast.Try)):
            for inner in ast.iter_child_nodes(node):
                handled = inner.body if isinstance(inner, ast.ExceptHandler) else [inner]
                yield from _statements([one for one in handled if isinstance(one, ast.stmt)])


def _source(here: Path, file: Path, node: ast.ImportFrom) -> Path | None:
    """The file from which another one imports."""
    if not node.level:
        beside = [f for f in _files(file.parent, node.module or "") if f.is_file()]
        return next(iter(beside), None) or _file_of(node.module or "", here)
    folder = file.parent
    for _ in range(node.level - 1):
        folder = folder.parent
    parts = (node.module or "").split(".")
    place = folder.joinpath(*parts[:-1])
    return next((f for f in _files(place, parts[-1]) if f.is_file()), None)
