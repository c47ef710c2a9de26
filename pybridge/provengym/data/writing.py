"""Files that are complete, or as they were."""

from __future__ import annotations

import abc
import contextlib
import os
import sys
from html import escape
from pathlib import Path
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class AsPage(abc.ABC):
    """An object that can be shown as a page of HTML."""

    @abc.abstractmethod
    def to_html(self) -> str:
        """A page of HTML that needs no other file."""

    def _repr_html_(self) -> str:
        """The page in a frame of its own, which a notebook shows; no script runs in it."""
        return (
            f'<iframe srcdoc="{escape(self.to_html())}" title="{type(self).__name__}" sandbox="" '
            'style="width: 100%; height: 32rem; border: 0"></iframe>'
        )

    def save_html(self, path: str | os.PathLike[str]) -> None:
        """Write the page in one step.

        Raises:
            OSError: It cannot be written.
        """
        written(Path(path), lambda file: file.write(self.to_html().encode()))


def written(target: Path, write: Callable[[IO[bytes]], object]) -> None:
    """Give a file its content in one step: a reader finds the old or the new, never a part, after
    the loss of power, too.

    Raises:
        OSError: It cannot be written; the system's own error names the file.
    """
    try:
        _written(target, write)
    except OSError as error:
        if error.errno is not None:  # and the file was, if any, the temporary one
            error.filename = str(target)
        raise


def _written(target: Path, write: Callable[[IO[bytes]], object]) -> None:
    temporary = target.with_name(f".{target.name}.{os.urandom(8).hex()}")
    file = open(temporary, "xb")  # noqa: SIM115 - whose name is given up below, where it fails
    try:
        with file:
            write(file)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, target)
    except BaseException:
        os.unlink(temporary)
        raise
    keep_names(target.parent)


def keep_names(folder: Path) -> None:
    """Have a folder's names of its files on the disk, where the system can say so."""
    if sys.platform == "win32":
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        with contextlib.suppress(OSError):  # of a file system that has no such thing
            os.fsync(opened)
    finally:
        os.close(opened)
