"""A bit generator whose every use is a mark.

It lies under the enumerating generators, and in the place of NumPy's own where a call is made:
code that draws its bits itself, in C or Cython, does so through a table of functions, which are
callbacks here.
"""

from __future__ import annotations

import ctypes
import threading
from typing import Any

import numpy as np

from provengym.extraction.chance.run import current, mark_if_running

_REAL = np.random.PCG64()
_NAME = b"BitGenerator"
_TYPES = (
    ("next_uint64", ctypes.c_uint64),
    ("next_uint32", ctypes.c_uint32),
    ("next_double", ctypes.c_double),
    ("next_raw", ctypes.c_uint64),
)


def _callback(name: str) -> Any:
    """A function that marks, and then answers as PCG64 does."""
    interface = _REAL.ctypes
    function = interface.next_uint64 if name == "next_raw" else getattr(interface, name)

    def answer(_: Any) -> Any:
        run = current()
        if run is not None:  # no exception passes through compiled code
            run.marks.append(f"compiled code draws random bits ({name})")
        return function(interface.state)

    return answer


_FUNCTIONS = tuple(
    ctypes.CFUNCTYPE(kind, ctypes.c_void_p)(_callback(name)) for name, kind in _TYPES
)


class _Table(ctypes.Structure):
    """NumPy's `bitgen_t`."""

    _fields_ = (
        ("state", ctypes.c_void_p),
        *((name, ctypes.CFUNCTYPE(kind, ctypes.c_void_p)) for name, kind in _TYPES),
    )


_TABLE = _Table(None, *_FUNCTIONS)
_new_capsule = ctypes.PYFUNCTYPE(
    ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p
)(("PyCapsule_New", ctypes.pythonapi))


class Tripwire:
    """A stand-in that NumPy takes for a bit generator, and of which every use is a mark."""

    def __init__(self) -> None:
        self.capsule = _new_capsule(ctypes.addressof(_TABLE), _NAME, None)
        self.lock = threading.RLock()

    def __getattr__(self, name: str) -> Any:
        mark_if_running(f"bit_generator.{name} is used")
        raise AttributeError(name)

    def __reduce__(self) -> Any:
        mark_if_running("a bit generator is copied or saved")
        return Tripwire, ()


TRIPWIRE = Tripwire()
