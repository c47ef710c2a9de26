"""Arrays of any library as NumPy's: those of JAX, PyTorch, TensorFlow, CuPy and their like.

No such library is imported: an array is what follows one of the protocols that they share.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

_PROTOCOLS = ("__array__", "__dlpack__")
_PLAIN = frozenset((int, float, bool, str, bytes, type(None), np.ndarray))
_READERS: tuple[Callable[[Any], Any], ...] = (
    lambda value: np.asarray(value),
    lambda value: np.from_dlpack(value),
    lambda value: np.asarray(value.tolist()),
    lambda value: np.asarray(value.item()),
)


def is_foreign_array(value: object) -> bool:
    """Whether this is an array, or a scalar, of another library than NumPy."""
    return is_foreign_class(type(value))  # type: ignore[arg-type]  # classes have hashes


@functools.lru_cache(maxsize=4096)
def is_foreign_class(kind: type) -> bool:
    """Whether the objects of a class are arrays, or scalars, of another library than NumPy."""
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


def as_scalar(value: Any) -> Any:
    """The number or truth value in an array without dimensions; anything else as `as_numpy`."""
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
