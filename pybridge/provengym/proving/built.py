"""Modules that Lean has built, kept in the user's cache under the keys of their builds: what has
not changed is not checked again when something beside it has."""

from __future__ import annotations

import base64
import contextlib
import os
import shutil
import tempfile
import zlib
from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import IO

from provengym.data.writing import written
from provengym_lean.installing import home

MOST = 100
"""The most modules that are kept, those that were used last."""
LARGEST = 8 << 20
"""The most bytes of a module's files that are kept."""


def kept(keys: Mapping[str, str]) -> dict[str, Path]:
    """The folders of those modules, by their names, that are kept.

    Args:
        keys: The key of the build of each module.
    """
    found = {}
    for name, key in keys.items():
        folder = _folder(name, key)
        with contextlib.suppress(OSError):
            os.utime(folder)
            found[name] = folder
    return found


def keep(name: str, key: str, told: Mapping[str, str]) -> None:
    """Keep the files of a module, and of all modules those that were used last.

    Args:
        name: The name of the module.
        key: The key of its build.
        told: What `files` returned of it.
    """
    target = _folder(name, key)
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=".") as stage:
        made = Path(stage, "made")
        made.mkdir()
        for file, data in told.items():
            content = zlib.decompress(base64.b64decode(data))
            written(Path(made, Path(file).name), partial(_write, content))
        with contextlib.suppress(OSError):  # another process was faster
            made.rename(target)
    folders = [one for one in home("modules").glob("[!.]*") if one.is_dir()]
    for old in sorted(folders, key=lambda one: one.stat().st_mtime)[:-MOST]:
        shutil.rmtree(old, ignore_errors=True)


def place(folder: Path, name: str, library: Path) -> None:
    """Copy the files of a module that is kept to where a build has them.

    Args:
        folder: Where they are kept.
        name: The name of the module.
        library: The folder of the results of the build.
    """
    target = library.joinpath(*name.split(".")[:-1])
    target.mkdir(parents=True, exist_ok=True)
    for file in folder.iterdir():
        shutil.copyfile(file, target / file.name)


def files(name: str, library: Path) -> dict[str, str]:
    """The files of a module of a build, as `keep` takes them; none where they are too large.

    Args:
        name: The name of the module.
        library: The folder of the results of the build.
    """
    *folders, last = name.split(".")
    found = list(_of(library.joinpath(*folders), last))
    if sum(one.stat().st_size for one in found) > LARGEST:
        return {}
    return {
        one.name: base64.b64encode(zlib.compress(one.read_bytes(), 1)).decode() for one in found
    }


def _write(content: bytes, file: IO[bytes]) -> None:
    file.write(content)


def _of(folder: Path, last: str) -> Iterable[Path]:
    return (one for one in folder.iterdir() if one.name.split(".")[0] == last)


def _folder(name: str, key: str) -> Path:
    return home("modules") / f"{name}-{key[:32]}"
