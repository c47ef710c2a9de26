"""Archives of arrays with a header of JSON: NumPy's .npz; nothing in them is code.

Of a file that is read nothing is believed.  What is not asked for is not looked at, and an array is
inflated only where it has as many items as it claims, and the machine has the memory for all.
"""

from __future__ import annotations

import contextlib
import errno
import json
import math
import os
import struct
import zipfile
import zlib
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym._validation import shown
from provengym.data.arrays import read_header
from provengym.data.memory import require_memory
from provengym.data.reading import json_value, opened
from provengym.data.writing import written

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from numpy.typing import NDArray

FORMAT, VERSION = "provengym model", 1
HEADER = "header"
_LONGEST_HEAD = 1 << 16
"""Bytes in which NumPy's own description of an array must end."""
_LONGEST_HEADER = 1 << 26
"""Bytes of the JSON that an archive may begin with."""
_BROKEN = (
    zipfile.BadZipFile, zlib.error, struct.error, EOFError, LookupError, NotImplementedError,
    OverflowError, RuntimeError, ValueError,
)  # fmt: skip


class ArchiveError(ValueError):
    """A file is no archive of arrays; the message names the array."""


def write(
    path: str | os.PathLike[str],
    header: Mapping[str, Any],
    arrays: Mapping[str, NDArray[Any]],
    *,
    compressed: bool = True,
) -> None:
    """Write an archive in one step.

    Raises:
        OSError: It cannot be written.
    """
    text = np.frombuffer(json.dumps(header).encode(), dtype=np.uint8)
    # NumPy's signature has no place for names of arrays next to `allow_pickle`.
    members: Any = {HEADER: text, **arrays}
    save = np.savez_compressed if compressed else np.savez
    written(Path(path), lambda file: save(file, **members))


def is_model_file(path: str | os.PathLike[str]) -> bool:
    """Return whether a path is one that `load_model` reads, as far as its name tells."""
    return Path(path).suffix.lower() == ".npz"


def with_ending(path: str | os.PathLike[str]) -> Path:
    """The path, checked.

    Raises:
        ValueError: It has another ending than ``.npz``.
    """
    target = Path(path)
    if not is_model_file(target):
        raise ValueError(f"a model is a .npz file, got {shown(str(target))}")
    return target


@contextlib.contextmanager
def archive(path: str | os.PathLike[str]) -> Iterator[Archive]:
    """Open an archive to read.

    Raises:
        ArchiveError: It is none; within, an array is not what was asked for.
        OSError: It cannot be read.
    """
    with opened(path) as file:
        if not os.fstat(file.fileno()).st_size:
            raise ArchiveError("it is empty")
        with _unbroken():
            members = zipfile.ZipFile(file)
        with members:
            yield Archive(members)


@contextlib.contextmanager
def _unbroken() -> Iterator[None]:
    """Whatever reading a broken archive raises is an `ArchiveError`."""
    try:
        yield
    except ArchiveError:
        raise
    except (*_BROKEN, OSError) as error:
        if isinstance(error, OSError) and error.errno != errno.EINVAL:  # of a place before the file
            raise
        raise ArchiveError(f"it is no .npz file: {error}") from error


@dataclass(frozen=True)
class Head:
    """The head of an array in an archive, which tells what the array claims to be."""

    shape: tuple[int, ...]
    dtype: np.dtype[Any]
    in_columns: bool
    """True if its first index is the one that changes first."""
    begin: int
    """The place in the file at which its items begin."""


class Archive:
    """The arrays of a file, each of which is read when it is asked for."""

    def __init__(self, members: zipfile.ZipFile) -> None:
        self._members = members
        listed = members.namelist()
        self.names = frozenset(
            name.removesuffix(".npy") for name in listed if name.endswith(".npy")
        )
        """Those of the arrays."""
        if len(set(listed)) < len(listed):
            raise ArchiveError("it has two members of the same name")

    def header(self) -> Any:
        """The JSON values in the header.

        Raises:
            ArchiveError: There is none.
        """
        if HEADER not in self.names:
            raise ArchiveError(f"the field {HEADER!r} is missing")
        if self._info(HEADER).file_size > _LONGEST_HEADER:
            raise ArchiveError(f"the field {HEADER!r} must have at most {_LONGEST_HEADER} bytes")
        text = self.read(HEADER, self.head(HEADER)).tobytes()
        try:
            return json_value(text)
        except ValueError as error:
            raise ArchiveError(f"the field {HEADER!r} is no JSON: {error}") from error

    def arrays(self, names: Iterable[str]) -> dict[str, NDArray[Any]]:
        """Some arrays, all of which there must be.

        Raises:
            ArchiveError: One is missing, or is not what it claims to be.
            MemoryError: They are larger than the memory of this machine.
        """
        heads = {name: self.head(name) for name in names}
        self.require(heads)
        return {name: self.read(name, head) for name, head in heads.items()}

    def require(self, names: Iterable[str]) -> None:
        """Raise a `MemoryError` where these arrays are larger than the memory of this machine."""
        require_memory("what the file holds", sum(self._info(name).file_size for name in names))

    def head(self, name: str) -> Head:
        """Return what an array claims to be.

        Raises:
            ArchiveError: It is missing, or no array of numbers or texts.
        """
        if name not in self.names:
            raise ArchiveError(f"the array {name} is missing")
        info = self._info(name)
        if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise ArchiveError(f"{name} is compressed in another way than NumPy does")
        with _unbroken(), self._members.open(info) as member:
            start = BytesIO(member.read(_LONGEST_HEAD))
        try:
            shape, in_columns, dtype = read_header(start)
        except ValueError as error:
            raise ArchiveError(f"{name} is no array: {error}") from error
        head = Head(shape, dtype, in_columns, start.tell())
        if dtype.hasobject or dtype.names is not None or not dtype.itemsize:
            raise ArchiveError(f"{name} must be an array of numbers or texts, got {dtype}")
        held, rest = divmod(info.file_size - head.begin, dtype.itemsize)
        if held != math.prod(shape) or rest:
            raise ArchiveError(f"{name} must have {math.prod(shape)} items, got {held}")
        return head

    def read(self, name: str, head: Head) -> NDArray[Any]:
        """An array that is what it claims to be.

        Raises:
            ArchiveError: It is damaged.
        """
        with _unbroken():
            content = self._members.read(f"{name}.npy")
        found = np.frombuffer(content, head.dtype, offset=head.begin)
        if head.dtype == np.bool_:
            found = found.view(np.uint8) != 0  # a byte of a file may be neither 0 nor 1
        return found.reshape(head.shape, order="F" if head.in_columns else "C")

    def _info(self, name: str) -> zipfile.ZipInfo:
        return self._members.getinfo(f"{name}.npy")
