"""The library that rules are checked against: modules of this repository that are built already."""

from __future__ import annotations

import json
from pathlib import Path

from provengym_lean.olean import OleanError, commit_of


class LibraryError(Exception):
    """A folder has no built modules, or other ones than are needed; the text says what to do."""


class Library:
    """The built modules in a folder: `lib` of a build, or what the wheel `provengym-lean` has.

    Beside the `.olean` file of a module lies the stamp of its build, see `compiling`.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def file(self, name: str, ending: str) -> Path:
        """Where a result of a module lies."""
        return self.folder / f"{name.replace('.', '/')}{ending}"

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and all(
            self.file(name, ending).is_file() for ending in (".olean", ".json")
        )

    def key(self, name: str) -> str:
        """The key of a module: a sum over its source, what it imports, and the Lean that built it.

        Raises:
            LibraryError: It is not built.
        """
        try:
            return str(json.loads(self.file(name, ".json").read_text(encoding="utf-8"))["key"])
        except (OSError, ValueError, KeyError) as error:
            raise LibraryError(f"{self.folder} has no built module {name}: {error}") from error

    def commit(self, name: str) -> str:
        """The commit of the Lean that built a module.

        Raises:
            LibraryError: It is not built.
        """
        try:
            return commit_of(self.file(name, ".olean"))
        except (OSError, OleanError) as error:
            raise LibraryError(f"{self.folder} has no built module {name}: {error}") from error
