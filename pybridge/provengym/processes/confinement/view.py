"""The files of the system that a confined process sees: Python, and what is imported."""

from __future__ import annotations

import functools
import importlib.metadata
import importlib.util
import os
import re
import site
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

_OF_THE_SYSTEM = (
    *("/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/usr/share/zoneinfo"),
    *("/etc/ld.so.cache", "/etc/alternatives", "/etc/localtime"),
)
"""Libraries that Python and NumPy may be linked with, how they are found, and time zones."""
_STORES = ("/nix/store", "/gnu/store")
"""The folders in which Nix and Guix keep all libraries, each in a folder of its own."""
_PACKAGE = __name__.partition(".")[0]
_NAME = re.compile(r"[A-Za-z0-9._-]+")


@dataclass(frozen=True)
class VisibleFiles:
    """The files that a confined process sees; it writes into none of them.  No path but those of
    `links` leads over a link."""

    reads: tuple[str, ...]
    """Files, and folders with all that is in them."""
    hidden: tuple[str, ...]
    """Folders in these that seem empty, but for what else is in `reads`."""
    lists: tuple[str, ...]
    """Folders whose names are seen, since modules are imported from them."""
    links: tuple[tuple[str, str], ...]
    """Paths by which some of `reads` are known, each with its own path."""

    @classmethod
    def of(
        cls, reads: Iterable[str], lists: Iterable[str], hidden: Iterable[str] = ()
    ) -> VisibleFiles:
        """The view of what is there of some paths, without those that lead to all files of a user
        or of the system."""
        known = list(_there(reads))
        covers = sorted({os.path.realpath(path) for path in hidden if os.path.isdir(path)})
        covers = [one for one in covers if not any(_is_in(one, other) for other in covers)]
        found: list[str] = []
        for path in sorted(map(os.path.realpath, known), key=lambda path: path.count(os.sep)):
            around = max(
                (one for one in (*found, *covers) if _is_at(path, one)), key=len, default=""
            )
            if around not in found:
                found.append(path)
        return cls(
            reads=tuple(found),
            hidden=tuple(one for one in covers if any(_is_in(one, path) for path in found)),
            lists=tuple(dict.fromkeys(map(os.path.realpath, _there(lists)))),
            links=tuple(
                (path, os.path.realpath(path))
                for path in known
                if path != os.path.realpath(path)
                if not any(_is_in(path, one) for one in found)
            ),
        )


def _is_in(path: str, folder: str) -> bool:
    return path.startswith(folder.rstrip(os.sep) + os.sep)


def _is_at(path: str, other: str) -> bool:
    return path == other or _is_in(path, other)


def _there(paths: Iterable[str]) -> Iterator[str]:
    home = os.path.realpath(os.path.expanduser("~"))
    for path in dict.fromkeys(os.path.abspath(path) for path in paths if path):
        if os.path.exists(path) and not _is_at(home, os.path.realpath(path)):
            yield path


def view_of_module(module: str, more: Iterable[str] = ()) -> VisibleFiles:
    """Python, all packages that are installed, this one with what it requires, wherever that is,
    a module by itself, and more paths.

    What else is on ``sys.path`` may be anything of the user's, and is left out.
    """
    sites, top = _site_folders(), module.partition(".")[0]
    own = [*_files_of_package(), *_files_of_distributions(_PACKAGE)]
    own += [] if top == _PACKAGE else _files_of_module(top)
    return VisibleFiles.of([*_python(), *sites, *own, *more], [*sites, *map(os.path.dirname, own)])


def view_of_distributions(*names: str) -> VisibleFiles:
    """Python, and these distributions with what they require; nothing else that is installed."""
    libraries = _python()
    reads = _files_of_distributions(*names)
    hidden = [*_site_folders(), *_files_of_package()]
    for folder in libraries:
        hidden += [str(found) for found in Path(folder).glob("python*/*-packages")]
        hidden += [str(found) for found in Path(folder).glob("*-packages")]
    return VisibleFiles.of([*libraries, *reads], map(os.path.dirname, reads), hidden)


@functools.cache
def _python() -> tuple[str, ...]:
    """The interpreter, its library, and the system's libraries."""
    found = [*_OF_THE_SYSTEM, *_interpreter()]
    for prefix in {sys.prefix, sys.exec_prefix, sys.base_prefix, sys.base_exec_prefix}:
        found += [os.path.join(prefix, name) for name in ("lib", "lib64", "pyvenv.cfg")]
    found += [sysconfig.get_path(name) for name in ("stdlib", "platstdlib")]
    found += os.environ.get("LD_LIBRARY_PATH", "").split(os.pathsep)
    base = os.path.realpath(sys.executable)
    found += [store for store in _STORES if base.startswith(store + "/")]
    return tuple(found)


def _interpreter() -> Iterator[str]:
    """The program, with every link that leads to it."""
    path = os.path.abspath(sys.executable)
    yield path
    while os.path.islink(path):
        path = os.path.join(os.path.dirname(path), os.readlink(path))
        yield path
    yield os.path.realpath(sys.executable)


def _site_folders() -> list[str]:
    """Return the folders in which packages are installed."""
    found = [sysconfig.get_path("purelib"), sysconfig.get_path("platlib"), *site.getsitepackages()]
    if site.ENABLE_USER_SITE:
        found.append(site.getusersitepackages())
    return found


def _files_of_package() -> list[str]:
    """The folder of this package, and files of it that lie elsewhere, as those that were compiled
    may."""
    files = [
        os.path.abspath(file)
        for name, module in list(sys.modules.items())
        if name.partition(".")[0] == _PACKAGE
        if isinstance(file := getattr(module, "__file__", None), str)
    ]
    own = os.path.dirname(os.path.abspath(sys.modules[_PACKAGE].__file__ or ""))
    return [own, *(file for file in files if not file.startswith(own + os.sep))]


def _files_of_module(name: str) -> list[str]:
    """The file of a module, or the folders of a package."""
    found = importlib.util.find_spec(name)
    if found is None:
        return []
    if found.submodule_search_locations:
        return list(found.submodule_search_locations)
    return [found.origin] if found.has_location and found.origin else []


def _files_of_distributions(*names: str) -> list[str]:
    """The packages, modules and libraries of some distributions, and of those that they require
    without being asked for more."""
    found: list[str] = []
    seen, asked = set[str](), list(names)
    while asked:
        name = asked.pop().lower().replace("_", "-")
        if name in seen:
            continue
        seen.add(name)
        try:
            distribution = importlib.metadata.distribution(name)
        except importlib.metadata.PackageNotFoundError:
            continue
        tops = {file.parts[0] for file in distribution.files or ()} - {"..", "__pycache__"}
        found += [str(distribution.locate_file(top)) for top in sorted(tops)]
        if not tops:  # installed by a system that keeps no list
            found += _files_of_module(name.replace("-", "_"))
        needs = (need for need in distribution.requires or () if "extra ==" not in need)
        asked += [match[0] for match in map(_NAME.match, needs) if match]
    return found
