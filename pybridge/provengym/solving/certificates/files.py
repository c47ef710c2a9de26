"""Certificates in files: NumPy's .npz, and JSON."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from provengym._validation import shown
from provengym.data.reading import content, json_value
from provengym.data.writing import written
from provengym.models import archives
from provengym.solving.certificates import records
from provengym.solving.certificates.records import FileError

if TYPE_CHECKING:
    import os
    from collections.abc import Iterator, Mapping

    from numpy.typing import NDArray

    Arrays = Mapping[str, NDArray[Any]]
    Names = tuple[str, ...]


def write(path: str | os.PathLike[str], header: dict[str, Any], arrays: Arrays) -> None:
    """Write a certificate's header and arrays in one step; see `Certificate.save`."""
    target = Path(path)
    if _ending(target) == ".json":
        whole = records.nested(header, {name: array.tolist() for name, array in arrays.items()})
        written(target, lambda file: file.write(json.dumps(whole).encode() + b"\n"))
    else:
        archives.write(target, header, arrays)


class Opened(Protocol):
    """A file that may hold a certificate, of which nothing is to be trusted."""

    @property
    def header(self) -> Any:
        """The JSON values in it."""

    def arrays(self, names: Names, alike: Names) -> Mapping[str, Any]:
        """Those of these arrays, and of the arrays of a model, that it holds.

        Args:
            names: The arrays that a certificate of its kind has.
            alike: Those that have the same length.

        Raises:
            FileError: They cannot be read, or their lengths differ.
        """


@contextlib.contextmanager
def opened(path: str | os.PathLike[str]) -> Iterator[Opened]:
    """Open a file to read.

    Raises:
        FileError: It holds none.
        ValueError: It has another ending.
        OSError: It cannot be read.
    """
    source = Path(path)
    if _ending(source) == ".json":
        yield _Json(content(source))
        return
    try:
        with archives.archive(source) as archive:
            yield _Npz(archive)
    except archives.ArchiveError as error:
        raise FileError(str(error)) from error


def _ending(path: Path) -> str:
    ending = path.suffix.lower()
    if ending not in (".npz", ".json"):
        raise ValueError(f"a certificate is a .npz or a .json file, got {shown(str(path))}")
    return ending


class _Json:
    def __init__(self, text: bytes) -> None:
        try:
            self.header = json_value(text)
        except ValueError as error:
            raise FileError(f"it is no JSON: {error}") from error

    def arrays(self, names: Names, alike: Names) -> dict[str, Any]:
        return records.flat(self.header, names)


class _Npz:
    def __init__(self, archive: archives.Archive) -> None:
        self._archive = archive
        self.header = archive.header()

    def arrays(self, names: Names, alike: Names) -> dict[str, NDArray[Any]]:
        archive = self._archive
        there = [name for name in (*names, *records.ARRAYS) if name in archive.names]
        # A small file may hold large arrays, so these are only inflated where they fit.
        heads = {name: archive.head(name) for name in there}
        for name, head in heads.items():
            if len(head.shape) != 1:
                raise FileError(f"{name} must be an array of numbers of one dimension")
        lengths = {name: head.shape[0] for name, head in heads.items()}
        _compare(lengths, (alike, records.ALIKE))
        archive.require(there)
        return {name: archive.read(name, head) for name, head in heads.items()}


def _compare(lengths: Mapping[str, int], alike: tuple[Names, ...]) -> None:
    """Check that arrays that go together are of the same length."""
    for names in alike:
        there = [name for name in names if name in lengths]
        for name in there[1:]:
            if lengths[name] != lengths[there[0]]:
                raise FileError(
                    f"{name} must have the shape ({lengths[there[0]]},) as {there[0]} has, got "
                    f"({lengths[name]},)"
                )
