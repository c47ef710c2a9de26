"""Arrays of any library as NumPy's: those of JAX, PyTorch, TensorFlow, CuPy and their like; and the
bytes of their numbers.

No such library is imported: an array is what follows one of the protocols that they share.
"""

from __future__ import annotations

import copy
import functools
import math
import os
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

import numpy as np
from numpy.typing import NDArray

from provengym.data.errors import told
from provengym.data.reading import opened

_PROTOCOLS = ("__array__", "__dlpack__")
_SCALARS = frozenset((int, float, bool, str, bytes, type(None)))
_PLAIN = _SCALARS | {np.ndarray}
_NUMBERS = frozenset(np.dtype(kind).type for kind in (*np.typecodes["AllInteger"], *"?efd"))
_READERS: tuple[Callable[[Any], Any], ...] = (
    lambda value: np.asarray(value),
    lambda value: np.from_dlpack(value),
    lambda value: np.asarray(value.tolist()),
    lambda value: np.asarray(value.item()),
)
_MAY_BE_PADDED = "gGV"
"""The characters of the dtypes whose items may have bytes that belong to no number."""
_EXTENDED_BYTES = 10
"""The size of a number in the extended precision of x87, which has 63 bits after the first."""


def is_foreign_array(value: object) -> bool:
    """Return whether a value is an array, or a scalar, of another library than NumPy."""
    return is_foreign_class(type(value))  # type: ignore[arg-type]  # classes have hashes


@functools.lru_cache(maxsize=4096)
def is_foreign_class(kind: type) -> bool:
    """Return whether a class is one of arrays, or scalars, of another library than NumPy."""
    if kind in _PLAIN or issubclass(kind, (np.ndarray, np.generic, type)):
        return False
    return any(hasattr(kind, name) for name in _PROTOCOLS) or (
        hasattr(kind, "tolist") and hasattr(kind, "dtype")
    )


def as_numpy(value: Any) -> Any:
    """`value` with NumPy's arrays in the place of those of other libraries.

    They may stand in tuples, lists and dictionaries.  What holds none is returned itself; so is
    what cannot be read.  Where the other library gives its memory away, it is shared.
    """
    if type(value) in _PLAIN:
        return value
    try:
        return _converted(value)
    except Exception:  # noqa: BLE001 - the value may be a target's own, or contain itself
        return value


def kept(value: Any) -> Any:
    """`value` in NumPy's arrays, as it is now, whoever writes into it later."""
    return _copied(as_numpy(value))


def _copied(value: Any) -> Any:
    # All of this is sooner done than by `deepcopy`, which does the rest.
    kind = type(value)
    if kind in _SCALARS or kind in _NUMBERS:
        return value
    if kind is np.ndarray and not value.dtype.hasobject:
        return value.copy(order="K")
    if kind is tuple:
        return value if _SCALARS.issuperset(map(type, value)) else tuple(map(_copied, value))
    if kind is dict and _SCALARS.issuperset(map(type, value)):
        return {name: _copied(item) for name, item in value.items()}
    return copy.deepcopy(value)


def as_scalar(value: Any) -> Any:
    """The number or truth value in an array without dimensions; anything else as `as_numpy`."""
    if type(value) in _SCALARS:
        return value
    found = as_numpy(value)
    if isinstance(found, np.ndarray) and found.shape == () and not found.dtype.hasobject:
        return found[()]
    return found


def _converted(value: Any) -> Any:
    if type(value) in _PLAIN:
        return value
    if is_foreign_array(value):
        return _read(value)
    if isinstance(value, dict):
        if _PLAIN.issuperset(map(type, value.values())):
            return value
        items = {name: _converted(item) for name, item in value.items()}
        return value if all(items[name] is item for name, item in value.items()) else items
    if isinstance(value, (list, tuple)):
        if _PLAIN.issuperset(map(type, value)):
            return value
        parts = [_converted(item) for item in value]
        if all(part is item for part, item in zip(parts, value, strict=True)):
            return value
        return parts if isinstance(value, list) else tuple(parts)
    return value


def _read(value: Any) -> Any:
    """One array; the value itself where no protocol works."""
    # A tensor that a gradient is taken of gives its numbers to nobody.
    detach = getattr(value, "detach", None)
    source = detach() if callable(detach) else value
    for read in _READERS:
        try:
            found = read(source)
        except Exception:  # noqa: BLE001 - another protocol may work
            continue
        if not found.dtype.hasobject:
            return found
    return value


def number_bytes(value: NDArray[Any] | np.generic) -> bytes:
    """The bytes of an array's numbers, or of a scalar, in C order: the same for the same numbers.

    NumPy leaves anything in bytes that belong to no number, as an item of extended precision has
    them, and some structures between their fields.
    """
    if value.dtype.char in _MAY_BE_PADDED:
        value = without_padding(np.asarray(value))
    return value.tobytes()


def without_padding(array: NDArray[Any]) -> NDArray[Any]:
    """The array, or a copy with zeros in the bytes that belong to no number."""
    used = _used(array.dtype)
    if used.all():
        return array
    items = array.flatten()
    items.view(np.uint8).reshape(len(items), len(used))[:] *= used
    return items.reshape(array.shape)


@functools.lru_cache(maxsize=256)
def _used(dtype: np.dtype[Any]) -> NDArray[np.bool_]:
    """Return which bytes of an item belong to a number."""
    used = np.ones(dtype.itemsize, np.bool_)
    if dtype.names is not None and dtype.fields is not None:
        used[:] = False
        for name in dtype.names:
            field, offset = dtype.fields[name][:2]
            used[offset : offset + field.itemsize] |= _used(field)
    elif dtype.subdtype is not None and dtype.itemsize:
        used[:] = np.tile(_used(dtype.base), dtype.itemsize // dtype.base.itemsize)
    elif dtype.char in "gG" and np.finfo(np.longdouble).nmant == 63:
        parts = used.reshape(1 if dtype.char == "g" else 2, -1)
        parts[:, _EXTENDED_BYTES:] = False
        parts[:] = parts if dtype.isnative else parts[:, ::-1]
    return used


class FileArray:
    """An array of one dimension in a file that `numpy.save` wrote, whose parts are read when they
    are asked for.  It is not mapped into memory: a file that is cut then would end the process.

    Args:
        path: The file.

    Attributes:
        path: The file.
        size: The number of items.
        dtype: That of the items.

    Raises:
        ValueError: The file holds something else.
        OSError: It cannot be read.
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = Path(path)
        with opened(self.path) as file:
            shape, _, self.dtype = read_header(file)
            self._begin = file.tell()
            length = os.fstat(file.fileno()).st_size - self._begin
        if len(shape) != 1 or self.dtype.hasobject:
            raise ValueError(f"it holds {self.dtype} of the shape {shape}, and no list of numbers")
        self.size: int = shape[0]
        if length < self.size * self.dtype.itemsize:
            raise ValueError(f"it is cut short, and holds less than its {self.size} items")

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, part: slice) -> NDArray[Any]:
        """The items of a part, a new array that cannot be written to.

        Raises:
            ValueError: They are not there any more.
        """
        begin, end, _ = part.indices(self.size)
        many, at = max(end - begin, 0), self._begin + begin * self.dtype.itemsize
        found = np.fromfile(self.path, self.dtype, many, offset=at)
        if len(found) < many:
            raise ValueError(f"{self.path} was cut while it was read")
        found.flags.writeable = False
        return found


def read_header(file: IO[bytes]) -> tuple[tuple[int, ...], bool, np.dtype[Any]]:
    """The shape of an array that `numpy.save` wrote, whether its first index is the one that
    changes first, and its dtype; the file is then where its items begin.

    Raises:
        ValueError: It is none.
    """
    try:
        version = np.lib.format.read_magic(file)
        if version not in _HEADERS:
            raise ValueError(f"it is of the unknown version {version}")
        shape, in_columns, dtype = _HEADERS[version](file)
    except ValueError:
        raise
    except Exception as error:  # noqa: BLE001 - NumPy reads it by Python's own parser
        raise ValueError(f"its header is none: {told(error)}") from None
    if not all(type(size) is int and size >= 0 for size in shape):
        raise ValueError(f"its shape is {shape}")
    return shape, in_columns, dtype


def load(path: str | os.PathLike[str]) -> NDArray[Any]:
    """An array that `numpy.save` wrote.

    Raises:
        ValueError: The file holds something else, or less or more than it claims.
        OSError: It cannot be read.
    """
    with opened(path) as file:
        shape, in_columns, dtype = read_header(file)
        held = os.fstat(file.fileno()).st_size - file.tell()
        if dtype.hasobject or math.prod(shape) * dtype.itemsize != held:
            raise ValueError(f"it holds no array of {dtype} of the shape {shape}")
        found = np.frombuffer(file.read(), dtype)
    return found.reshape(shape, order="F" if in_columns else "C")


_HEADERS: dict[Any, Callable[[Any], tuple[tuple[int, ...], bool, np.dtype[Any]]]] = {
    (1, 0): np.lib.format.read_array_header_1_0,
    (2, 0): np.lib.format.read_array_header_2_0,
}
