"""A lock of a file that ends with the process that holds it, on every system."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path

_PAUSE = 0.1  # seconds between two attempts


@contextlib.contextmanager
def locked(path: Path, wait: Callable[[], None]) -> Iterator[None]:
    """Hold the lock of a file, which is made unless it is there; the first time that another holds
    it, `wait` is called.

    It is the lock that SQLite takes of a database, which the file is, without a table.

    Raises:
        OSError: The file cannot be opened.
    """
    with contextlib.closing(sqlite3.connect(path, timeout=0, isolation_level=None)) as database:
        while True:
            try:
                database.execute("PRAGMA journal_mode = MEMORY")  # which is no file
                database.execute("BEGIN EXCLUSIVE")
                break
            except sqlite3.OperationalError as error:
                if "locked" not in str(error):
                    raise OSError(f"{path}: {error}") from error
            wait()
            wait = _nothing
            time.sleep(_PAUSE)
        yield


def _nothing() -> None:
    pass
