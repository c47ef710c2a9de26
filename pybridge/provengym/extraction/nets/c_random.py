"""The state of the C library's generator of random numbers, from which compiled code may draw."""

from __future__ import annotations

import ctypes
import functools

_SIZES = 8, 32, 64, 128, 256
"""The bytes of each kind of state; the first number of one tells its kind, and the next draw."""


def c_state() -> bytes:
    """The state of `rand()` and `random()`; empty where the system's library is not the GNU one.

    Another state stands in its place for a moment, for only then does the library tell where its
    own is, and write down which number is the next.

    Source: the manual of the GNU C library, *BSD Random Number Functions*.
    """
    library, scratch = _library(), ctypes.create_string_buffer(_SIZES[0])
    if library is None:
        return b""
    place = library.initstate(1, scratch, len(scratch))
    try:
        kind = ctypes.c_int32.from_address(place).value % len(_SIZES)
        return ctypes.string_at(place, _SIZES[kind])
    finally:
        library.setstate(place)


@functools.cache
def _library() -> ctypes.CDLL | None:
    try:
        found = ctypes.CDLL(None)
        found.gnu_get_libc_version  # noqa: B018 - which others lack
    except (OSError, TypeError, AttributeError):
        return None
    found.initstate.argtypes = ctypes.c_uint, ctypes.c_void_p, ctypes.c_size_t
    found.initstate.restype = ctypes.c_void_p
    found.setstate.argtypes = (ctypes.c_void_p,)
    return found
