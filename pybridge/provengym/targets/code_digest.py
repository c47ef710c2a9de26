"""The digest of the code of a target, under which what was found of it is kept."""

from __future__ import annotations

import ast
import functools
import hashlib
import json
import platform
import sys
from importlib import metadata
from importlib.machinery import PathFinder
from pathlib import Path
from typing import TYPE_CHECKING, Any

import gymnasium

from provengym.targets.loading import names_attribute
from provengym.targets.own_modules import FILE_PREFIX, file_of, home_of, installed

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

CODE = (".py", ".so", ".pyd")
"""The ends of the names of files with code."""
PACKAGES = {"site-packages", "dist-packages"}
"""The names of folders of installed packages, which count with their versions."""
_PACKAGE = Path(__file__).parents[1]


def code_digest(target: str, parameters: Mapping[str, Any]) -> str | None:
    """The SHA-256 of what the behaviour of a target rests on: its code and that of all that it
    imports by name, its parameters, the versions of Python and of all that is installed, and the
    code of this package.

    Files that it reads, the variables of its surroundings, and modules whose names it computes are
    no part of it.

    Args:
        target: The id of a registered environment, or module:attribute or
            path/to/file.py:attribute.
        parameters: What it is constructed with.

    Returns:
        The digest in hexadecimal; None where the code is not known by name, as that of a notebook,
        or a parameter is no value of JSON.
    """
    found = _place(target)
    if found is None:
        return None
    folder, root, subject = found
    try:
        json.dumps(dict(parameters), allow_nan=False)
        told = json.dumps([*subject, repr(sorted(parameters.items()))])
    except (TypeError, ValueError):
        return None
    digest = hashlib.sha256(told.encode())
    versions = sorted(f"{one.metadata['Name']} {one.version}" for one in metadata.distributions())
    digest.update(json.dumps([sys.version, platform.machine(), *versions]).encode())
    digest.update(_own_code())
    digest.update(_told(_Imports(folder).of(root)))
    return digest.hexdigest()


def _place(target: str) -> tuple[Path, Path | str, list[str]] | None:
    """The folder that is searched first for imports, the file or the name of the module with the
    code, and the target in words; None where the code is not known by name."""
    if names_attribute(target):
        place = target.rpartition(":")[0]
        file = file_of(place)
        if file is None:
            return Path.cwd(), place, [target]
        if file.suffix != ".py" or not file.is_file():
            return None
        folder, name = home_of(file)
        root = file.resolve() if name.startswith(FILE_PREFIX) else name
        return folder, root, [target, str(file.resolve())]
    spec = gymnasium.registry.get(target.rpartition(":")[2])
    if spec is None or not isinstance(spec.entry_point, str):
        return None
    try:
        told = spec.to_json()
    except (TypeError, ValueError):  # of an argument that is no value of JSON
        return None
    return Path.cwd(), spec.entry_point.partition(":")[0], [target, told]


class _Imports:
    """The files with the code that is imported by name, but for what is installed."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._installed = folder, installed()
        self._seen: set[str] = set()
        self._files: set[Path] = set()

    def of(self, root: Path | str) -> list[Path]:
        """All files that a file, or a module by its name, comes to import."""
        if isinstance(root, Path):
            self._add([root])
        else:
            self._import(root)
        return sorted(self._files)

    def _add(self, files: list[Path]) -> None:
        for file in files:
            if file not in self._files:
                self._files.add(file)
                for name in _imported(file):
                    self._import(name)

    def _import(self, name: str) -> None:
        """Add the module or the package around it; a package as a whole."""
        top = name.partition(".")[0]
        if top in self._seen or top in sys.stdlib_module_names:
            return
        self._seen.add(top)
        try:
            found = PathFinder.find_spec(top, [str(self._folder), *sys.path])
        except (ImportError, ValueError):
            return
        if found is None:
            return
        folders = [Path(one).resolve() for one in found.submodule_search_locations or ()]
        files = [file for folder in folders for file in _code_in(folder)]
        files = files if folders else [Path(found.origin or "").resolve()]
        around = {one.parent for one in (folders or files)}
        is_installed = around & self._installed or {one.name for one in around} & PACKAGES
        if not is_installed and _PACKAGE not in folders:
            self._add([file for file in files if file.is_file()])


@functools.cache
def _own_code() -> bytes:
    """The digest of the code of this package."""
    return _told(_code_in(_PACKAGE))


def _told(files: list[Path]) -> bytes:
    """The digest of the names of some files and of what is in them."""
    digest = hashlib.sha256()
    for file in files:
        digest.update(f"\n{file}\n".encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.digest()


def _code_in(folder: Path) -> list[Path]:
    """The files with code in a folder and those in it."""
    return sorted(file for file in folder.rglob("*") if file.suffix in CODE and file.is_file())


def _imported(file: Path) -> Iterator[str]:
    """The names of the modules that a file imports, in functions too; those that it imports
    relatively are of the package that it is in."""
    if file.suffix != ".py":
        return
    try:
        tree = ast.parse(file.read_bytes())
    except (SyntaxError, ValueError, RecursionError):
        return  # the import says why
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
