"""Certificates in files: NumPy's .npz, and JSON."""

from __future__ import annotations

import json
import zipfile
import zlib
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym._validation import shown
from provengym.data.writing import written
from provengym.solving import _records
from provengym.solving._records import FileError

if TYPE_CHECKING:
    import os
    from collections.abc import Mapping

    from numpy.typing import NDArray

    Arrays = Mapping[str, NDArray[Any]]

HEADER = "header"
_LONGEST_HEAD = 1 << 16
"""Bytes in which NumPy's own description of an array must end."""
_BROKEN = (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError)


def write(path: str | os.PathLike[str], header: dict[str, Any], arrays: Arrays) -> None:
    """Write a certificate's header and arrays in one step; see `Certificate.save`."""
    target = Path(path)
    if _ending(target) == ".json":
        whole = _records.nested(header, {name: array.tolist() for name, array in arrays.items()})
        written(target, lambda file: file.write(json.dumps(whole).encode() + b"\n"))
    else:
        text = np.frombuffer(json.dumps(header).encode(), dtype=np.uint8)
        # NumPy's signature has no place for names of arrays next to `allow_pickle`.
        members: Any = {HEADER: text, **arrays}
        written(target, lambda file: np.savez_compressed(file, **members))


def read(path: str | os.PathLike[str]) -> tuple[Any, Mapping[str, Any]]:
    """The header and the arrays in a file, neither of which is to be trusted.

    Raises:
        FileError: It holds none.
        ValueError: It has another ending.
        OSError: It cannot be read.
    """
    source = Path(path)
    return _read_json(source) if _ending(source) == ".json" else _read_npz(source)


def _ending(path: Path) -> str:
    ending = path.suffix.lower()
    if ending not in (".npz", ".json"):
        raise ValueError(f"a certificate is a .npz or a .json file, got {shown(str(path))}")
    return ending


def _read_json(source: Path) -> tuple[Any, dict[str, Any]]:
    content = source.read_bytes()
    try:
        return _records.flat(json.loads(content, parse_constant=_refuse))
    except ValueError as error:
        raise FileError(f"it is no JSON: {error}") from error


def _refuse(constant: str) -> None:
    raise ValueError(f"{constant} is no number of JSON")


def _read_npz(source: Path) -> tuple[Any, dict[str, NDArray[Any]]]:
    content = BytesIO(source.read_bytes())
    known = {f"{name}.npy": name for name in (HEADER, *_records.ARRAYS)}
    try:
        with zipfile.ZipFile(content) as archive:
            names = {known[name]: name for name in known.keys() & set(archive.namelist())}
            # A small file may hold large arrays, so these are only inflated where they fit.
            _compare({name: _head(archive, member)[0] for name, member in names.items()})
            found = {name: _read_array(archive, member) for name, member in names.items()}
    except FileError:
        raise
    except _BROKEN as error:
        raise FileError(f"it is no .npz file: {error}") from error
    if HEADER not in found:
        raise FileError(f"the field {HEADER!r} is missing")
    try:
        header = json.loads(found.pop(HEADER).tobytes(), parse_constant=_refuse)
    except ValueError as error:
        raise FileError(f"the field {HEADER!r} is no JSON: {error}") from error
    return header, found


def _compare(lengths: Mapping[str, int]) -> None:
    """Whether arrays that go together are of the same length."""
    for names in _records.ALIKE:
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
    """An array of an archive; no more memory is taken than the archive has bytes for."""
    length, dtype, begin = _head(archive, name)
    array: NDArray[Any] = np.frombuffer(archive.read(name), dtype, offset=begin)
    if array.size != length:
        raise FileError(f"{name} must have {length} items, got {array.size}")
    return array
