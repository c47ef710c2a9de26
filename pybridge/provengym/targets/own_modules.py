"""Let a target import its own modules, also where another one has modules of the same names."""

from __future__ import annotations

import ast
import contextlib
import os
import pkgutil
import sys
import sysconfig
from importlib.machinery import PathFinder
from pathlib import Path
from typing import TYPE_CHECKING

import gymnasium

from provengym.targets.adapters import process

if TYPE_CHECKING:
    from types import ModuleType

NOTEBOOK = ".ipynb"
FILES = (".py", NOTEBOOK)
"""The ends of the names of files that targets are loaded from."""
FILE_PREFIX = "_provengym_target_"
"""The beginning of the name of a module that is loaded from a file."""
_PACKAGE = __name__.partition(".")[0]


class OwnModules(contextlib.AbstractContextManager[None]):
    """Within, the names of the modules in a folder mean these; outside, what they meant before.

    A module that was imported from this folder before is shared.

    Args:
        folder: The one that is searched first for imports.
        names: Names of other modules that are loaded anew.
        is_alone: True to leave no module of this folder to others; otherwise those stay whose names
            were not imported before from elsewhere.
    """

    def __init__(self, folder: Path, names: frozenset[str], *, is_alone: bool) -> None:
        self._folder = str(folder)
        others = [
            name for name in _modules_in(folder) if not _is_from(sys.modules.get(name), folder)
        ]
        if not is_alone:
            others = [name for name in others if name in sys.modules]
        self._names = names.union(others)
        self._own: dict[str, ModuleType] = {}
        self._others: list[dict[str, ModuleType]] = []

    def __enter__(self) -> None:
        self._others.append(self._taken())
        sys.modules.update(self._own)
        sys.path.insert(0, self._folder)

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(ValueError):  # somebody else took it away
            sys.path.remove(self._folder)
        self._own = self._taken()
        sys.modules.update(self._others.pop())

    def _taken(self) -> dict[str, ModuleType]:
        """The modules of these names, which are in `sys.modules` no more."""
        found = [name for name in self._names if name in sys.modules]
        packages = tuple(f"{name}." for name in found if hasattr(sys.modules[name], "__path__"))
        if packages:
            found += [name for name in sys.modules if name.startswith(packages)]
        return {name: sys.modules.pop(name) for name in dict.fromkeys(found)}


def file_of(place: str) -> Path | None:
    """Return the file that a path of a file, or of the folder of a package, names for an import;
    None where it is no path, but the name of a module."""
    if place.endswith(FILES):
        return Path(place)
    return Path(place, "__init__.py") if "/" in place or os.sep in place else None


def home_of(path: Path) -> tuple[Path, str]:
    """Return the folder that is searched first for the imports of a file, and the name of its
    module.

    An ``__init__.py``, and a file that imports relatively or by the name of a folder that it lies
    in, is a module of the package around it: the folder around the outermost one is searched.
    Another file is loaded as ``python path/to/file.py`` does it, beside whose modules its own lies.
    """
    path = path.resolve()
    up = _folders_up(path)
    if not up:
        return path.parent, FILE_PREFIX + path.stem
    folder = path.parents[up]
    parts = path.relative_to(folder).with_suffix("").parts
    return folder, ".".join(parts[:-1] if path.stem == "__init__" else parts)


def _folders_up(path: Path) -> int:
    """The number of folders around a file that are packages which it imports from; 0 for none."""
    try:
        tree = ast.parse(path.read_bytes())
    except (OSError, SyntaxError, ValueError, RecursionError):
        return 0  # the import says why
    up, names = int(path.stem == "__init__"), set[str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            up = max(up, node.level)
            if not node.level:
                names.add(str(node.module).partition(".")[0])
        elif isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
    around = path.parents
    for count, folder in enumerate(around, 1):
        if folder.name in names and not _is_elsewhere(folder.name, folder):
            up = max(up, count)
    if up:  # the whole package, as far as folders say that they belong to one
        while up < len(around) - 1 and (around[up] / "__init__.py").is_file():
            up += 1
    return min(up, len(around) - 1)


def _is_elsewhere(name: str, folder: Path) -> bool:
    """Return whether an import of this name finds a module that is not in the folder."""
    if name in sys.stdlib_module_names:
        return True
    try:
        found = PathFinder.find_spec(name)
    except (ImportError, ValueError):
        return False
    if found is None or found.origin is None:
        return False
    return Path(found.origin).resolve().parent != folder


def own_modules(
    target: object, *, is_alone: bool = False
) -> contextlib.AbstractContextManager[None]:
    """Within, a target that a text names imports what lies beside it, whatever of the same name was
    imported for another one.

    Installed packages, programs and objects import what they always do.

    Args:
        target: A target in any form.
        is_alone: True to leave none of its modules to others outside.
    """
    if not isinstance(target, str) or target.startswith(process.PREFIX):
        return contextlib.nullcontext()
    place = target.rpartition(":")[0] or _entry_point(target) or _namespace(target)
    place = target if target.endswith(FILES) else place
    if (file := file_of(place)) is not None:
        folder, name = home_of(file)
        names = frozenset({name, name.partition(".")[0]})
        return OwnModules(folder, names, is_alone=is_alone)
    top = place.partition(".")[0]
    try:
        found = PathFinder.find_spec(top, [os.getcwd(), *sys.path]) if top else None
    except (ImportError, ValueError):
        found = None
    if found is None or top == _PACKAGE:
        return contextlib.nullcontext()
    where = next(iter(found.submodule_search_locations or [found.origin or ""]))
    folder = Path(where).parent.resolve()
    if not where or folder in installed():
        return contextlib.nullcontext()
    return OwnModules(folder, frozenset(), is_alone=is_alone)


def _entry_point(env_id: str) -> str:
    """The module of a registered environment; empty where no text says which."""
    spec = gymnasium.registry.get(env_id)
    entry = None if spec is None else spec.entry_point
    return entry.partition(":")[0] if isinstance(entry, str) else ""


def _namespace(env_id: str) -> str:
    """The package that may register an id when it is imported; empty where the id names none."""
    name, slash, _ = env_id.partition("/")
    return name if slash and name.isidentifier() and env_id not in gymnasium.registry else ""


def _modules_in(folder: Path) -> set[str]:
    """The names under which the modules in a folder are imported, those of packages without an
    ``__init__.py`` included; none of Python's own library, or of this package."""
    names = {module.name for module in pkgutil.iter_modules([str(folder)])}
    with contextlib.suppress(OSError):
        for inner in folder.iterdir():
            if inner.name.isidentifier() and inner.is_dir() and any(inner.glob("*.py")):
                names.add(inner.name)
    return names - sys.stdlib_module_names - {_PACKAGE}


def _is_from(module: ModuleType | None, folder: Path) -> bool:
    """Return whether a module lies in a folder, and in none inside it."""
    places = [*getattr(module, "__path__", ())] or [getattr(module, "__file__", None)]
    return places[0] is not None and Path(places[0]).resolve().parent == folder


def installed() -> set[Path]:
    """Return the folders of installed packages and of Python's own library."""
    names = ("stdlib", "platstdlib", "purelib", "platlib")
    return {Path(sysconfig.get_path(name)).resolve() for name in names}
