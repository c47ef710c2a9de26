"""The folder of a campaign: a line for each job that is done, and what the campaign is."""

from __future__ import annotations

import json
import os
import stat
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from provengym.campaigns.performing import CampaignError
from provengym.campaigns.rows import row_of
from provengym.data.reading import content, json_value
from provengym.data.writing import written

if sys.platform != "win32":
    import fcntl

if TYPE_CHECKING:
    from collections.abc import Collection

    from typing_extensions import Self

    from provengym.campaigns.rows import Row

MANIFEST, LINES = "campaign.json", "results.jsonl"
_FORMAT = 1
_BEGINNING = b'{"job": "'
"""Of each line."""


class Folder:
    """The rows of a campaign that are kept, to which more are added; a context manager.

    Attributes:
        rows: What is kept, by the ids of the jobs.

    Raises:
        CampaignError: The folder is of another campaign or version, in use, damaged, or cannot be
            read or written.
    """

    def __init__(
        self, path: str | os.PathLike[str], digest: str, version: str, jobs: Collection[str]
    ) -> None:
        self.path = Path(path)
        self.rows: dict[str, Row] = {}
        self._manifest = {
            "format": _FORMAT, "provengym": version, "campaign": digest, "jobs": len(jobs),
        }  # fmt: skip
        try:
            self._claim()
            # A link would have another file written to.
            flags = os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_NOFOLLOW", 0)
            self._file = os.open(self.path / LINES, flags, 0o666)
        except OSError as error:
            raise self._refused(error) from error
        try:
            if not stat.S_ISREG(os.fstat(self._file).st_mode):
                raise CampaignError(f"{self.path / LINES} is no regular file")
            self._lock()
            self._read(jobs)
        except BaseException:
            os.close(self._file)
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self._file)

    def add(self, row: Row) -> None:
        """Keep a row; when this returns, it is on the disk.

        Raises:
            CampaignError: It cannot be written; what was written of it does not count.
        """
        line = json.dumps(row, allow_nan=False).encode() + b"\n"
        try:
            while line:
                line = line[os.write(self._file, line) :]
            os.fsync(self._file)
        except OSError as error:
            raise self._refused(error) from error
        self.rows[row["job"]] = row

    def write(self, name: str, content: bytes) -> None:
        """Write a file of the folder in one step.

        Raises:
            CampaignError: It cannot be written.
        """
        try:
            written(self.path / name, lambda file: file.write(content))
        except OSError as error:
            raise self._refused(error) from error

    def _claim(self) -> None:
        """See that the folder is this campaign's, or make it so where it is new."""
        self.path.mkdir(exist_ok=True)
        place = self.path / MANIFEST
        if not place.exists():
            if any(not name.startswith(".") for name in os.listdir(self.path)):
                raise CampaignError(f"the folder {self.path} is not empty and holds no campaign")
            text = json.dumps(self._manifest, indent=2) + "\n"
            written(place, lambda file: file.write(text.encode()))
        try:
            found: Any = json_value(content(place))
            other = found["provengym"]
        except (ValueError, TypeError, KeyError):
            raise CampaignError(f"{place} is damaged") from None
        if other != self._manifest["provengym"]:
            raise CampaignError(
                f"the folder {self.path} is of provengym {other}, and this is "
                f"{self._manifest['provengym']}"
            )
        if found != self._manifest:
            raise CampaignError(f"the folder {self.path} is of another campaign: its jobs differ")

    def _lock(self) -> None:
        if sys.platform != "win32":
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise CampaignError(
                    f"another process is at work in the folder {self.path}"
                ) from None
            except OSError:  # there are no locks on this file system
                return

    def _read(self, jobs: Collection[str]) -> None:
        """Take the lines that are there; one that was cut short is dropped, and its job done."""
        with open(self._file, "rb", closefd=False) as file:
            found = file.read()
        *lines, rest = found.split(b"\n")
        for number, line in enumerate(lines, 1):
            try:
                row = row_of(json_value(line), jobs)
            except ValueError:
                raise self._foreign(number) from None
            self.rows.setdefault(row["job"], row)
        if rest:
            if not rest.startswith(_BEGINNING) and not _BEGINNING.startswith(rest):
                raise self._foreign(len(lines) + 1)
            try:
                os.ftruncate(self._file, len(found) - len(rest))
            except OSError as error:
                raise self._refused(error) from error

    def _foreign(self, number: int) -> CampaignError:
        place = self.path / LINES
        return CampaignError(f"{place}: line {number} is no result of this campaign")

    def _refused(self, error: OSError) -> CampaignError:
        return CampaignError(f"the folder {self.path} cannot be used: {error.strerror or error}")
