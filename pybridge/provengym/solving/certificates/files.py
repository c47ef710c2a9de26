"""Certificates in files: NumPy's .npz, and JSON."""

from __future__ import annotations

import contextlib
import json
import zipfile
import zlib
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from provengym._validation import shown
from provengym.data.writing import written
from provengym.solving.certificates import records
from provengym.solving.certificates.records import FileError

if TYPE_CHECKING:
    import os
    from collections.abc import Iterator, Mapping

    from numpy.typing import NDArray

    Arrays = Mapping[str, NDArray[Any]]
    Names = tuple[str, ...]

HEADER = "header"
_LONGEST_HEAD = 1 << 16
"""Bytes in which NumPy's own description of an array must end."""
_LONGEST_HEADER = 1 << 26
"""Bytes of the JSON that an .npz file may begin with."""
_BROKEN = (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError)


def write(path: str | os.PathLike[str], header: dict[str, Any], arrays: Arrays) -> None:
    """Write a certificate's header and arrays in one step; see `Certificate.save`."""
    target = Path(path)
    if _ending(target) == ".json":
        whole = records.nested(header, {name: array.tolist() for name, array in arrays.items()})
        written(target, lambda file: file.write(json.dumps(whole).encode() + b"\n"))
    else:
        text = np.frombuffer(json.dumps(header).encode(), dtype=np.uint8)
        # NumPy's signature has no place for names of arrays next to `allow_pickle`.
        members: Any = {HEADER: text, **arrays}
        written(target, lambda file: np.savez_compressed(file, **members))


class Opened(Protocol):
    """A file that may hold a certificate, of which nothing is to be trusted."""

    @property
    def header(self) -> Any:
        """The JSON values in it."""

    def arrays(self, names: Names, alike: tuple[Names, ...]) -> Mapping[str, Any]:
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
    ending, content = _ending(source), source.read_bytes()
    if ending == ".json":
        yield _Json(content)
        return
    try:
        with zipfile.ZipFile(BytesIO(content)) as archive:
            yield _Npz(archive)
    except _BROKEN as error:
        if isinstance(error, FileError):
            raise
        raise FileError(f"it is no .npz file: {error}") from error


def _ending(path: Path) -> str:
    ending = path.suffix.lower()
    if ending not in (".npz", ".json"):
        raise ValueError(f"a certificate is a .npz or a .json file, got {shown(str(path))}")
    return ending


class _Json:
    def __init__(self, content: bytes) -> None:
        try:
            self.header = json.loads(content, parse_constant=_refuse)
        except ValueError as error:
            raise FileError(f"it is no JSON: {error}") from error

    def arrays(self, names: Names, alike: tuple[Names, ...]) -> dict[str, Any]:
        return records.flat(self.header, names)


def _refuse(constant: str) -> None:
    raise ValueError(f"{constant} is no number of JSON")


class _Npz:
    def __init__(self, archive: zipfile.ZipFile) -> None:
        self._archive = archive
        self._members = set(archive.namelist())
        if f"{HEADER}.npy" not in self._members:
            raise FileError(f"the field {HEADER!r} is missing")
        if archive.getinfo(f"{HEADER}.npy").file_size > _LONGEST_HEADER:
            raise FileError(f"the field {HEADER!r} must have at most {_LONGEST_HEADER} bytes")
        text = _read_array(archive, f"{HEADER}.npy").tobytes()
        try:
            self.header = json.loads(text, parse_constant=_refuse)
        except ValueError as error:
            raise FileError(f"the field {HEADER!r} is no JSON: {error}") from error

    def arrays(self, names: Names, alike: tuple[Names, ...]) -> dict[str, NDArray[Any]]:
        found = {name: f"{name}.npy" for name in (*names, *records.ARRAYS)}
        members = {name: member for name, member in found.items() if member in self._members}
        # A small file may hold large arrays, so these are only inflated where they fit.
        lengths = {name: _head(self._archive, member)[0] for name, member in members.items()}
        _compare(lengths, (*alike, *records.ALIKE))
        return {name: _read_array(self._archive, member) for name, member in members.items()}


def _compare(lengths: Mapping[str, int], alike: tuple[Names, ...]) -> None:
    """Whether arrays that go together are of the same length."""
    for names in alike:
        there = [name for name in names if name in lengths]
        for name in there[1:]:
            if lengths[name] != lengths[there[0]]:
                raise FileError(
                    f"{name} must have the shape ({lengths[there[0]]},) as {there[0]} has, got "
                    f"({lengths[name]},)"
                )


def _head(archive: zipfile.ZipFile, name: str) -> tuple[int, np.dtype[Any], int]:
    """The length that an array of an archive claims, its dtype, and where its items begin."""
    if archive.getinfo(name).compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise FileError(f"{name} is compressed in another way than NumPy does")
    with archive.open(name) as member:
        content = BytesIO(member.read(_LONGEST_HEAD))
    major, _ = np.lib.format.read_magic(content)
    if major not in (1, 2):
        raise FileError(f"{name} has an unknown version, {major}")
    read = (
        np.lib.format.read_array_header_1_0 if major == 1 else np.lib.format.read_array_header_2_0
    )
    shape, _, dtype = read(content)
    if dtype.hasobject or len(shape) != 1:
        raise FileError(f"{name} must be an array of numbers of one dimension")
    return shape[0], dtype, content.tell()


def _read_array(archive: zipfile.ZipFile, name: str) -> NDArray[Any]:
    """An array of an archive, which is inflated only where it has as many items as it claims."""
    length, dtype, begin = _head(archive, name)
    held = (archive.getinfo(name).file_size - begin) // max(dtype.itemsize, 1)
    if held != length:
        raise FileError(f"{name} must have {length} items, got {held}")
    array: NDArray[Any] = np.frombuffer(archive.read(name), dtype, offset=begin)
    return array
