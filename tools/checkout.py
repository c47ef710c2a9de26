"""A checkout of this repository: its commit, its files, and a copy of it."""

from __future__ import annotations

import contextlib
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

import here  # noqa: F401
from provengym_lean.locking import locked

#: What is built outside version control and saves time when it comes along: Lean's results.
CACHES = ("build/lean", ".lake")


class CheckoutError(Exception):
    """A folder cannot be read as a checkout; the text says why."""


def commit_of(root: Path) -> str:
    """The commit of a checkout, with `-dirty` where files differ from it, as Git describes it.

    Raises:
        CheckoutError: There is no Git, or the folder is no checkout of it.
    """
    describe = ("git", "describe", "--always", "--abbrev=40", "--exclude=*", "--dirty")
    return _said(describe, root).strip()


def _said(command: Sequence[str], root: Path) -> str:
    try:
        done = subprocess.run(command, cwd=root, capture_output=True, check=True, text=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise CheckoutError(f"{root} is no git checkout: {error}") from error
    return done.stdout


def listed_files(root: Path) -> list[str]:
    """The names of the files that version control knows or would take.

    Raises:
        CheckoutError: There is no Git, or the folder is no checkout of it.
    """
    command = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    names = _said(command, root).split("\0")
    return [name for name in names if name and (root / name).is_file()]


def copy_tree(root: Path, tree: Path) -> list[str]:
    """Copy the files that version control knows or would take, and the caches; the files' names."""
    names = listed_files(root)
    for name in names:
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(root / name, tree / name)
    for cache in CACHES:
        if (root / cache).is_dir():
            with _unchanging(root / cache):
                shutil.copytree(root / cache, tree / cache, symlinks=True)
    return names


@contextlib.contextmanager
def _unchanging(cache: Path) -> Iterator[None]:
    """Let a build in this folder that takes a lock end first."""
    with contextlib.ExitStack() as stack:
        if (cache / "lock").exists():
            stack.enter_context(locked(cache / "lock", lambda: None))
        yield
