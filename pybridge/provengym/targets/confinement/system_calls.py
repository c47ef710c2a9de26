"""System calls of Linux by which a process gives up what it may do, for which Python has no names.

Nothing of the package is imported here: `supervisor` runs this file beside it, by itself.
"""

from __future__ import annotations

import ctypes
import os
import sys

PR_SET_PDEATHSIG, PR_CAPBSET_DROP, PR_SET_CHILD_SUBREAPER = 1, 24, 36
PR_SET_NO_NEW_PRIVS, PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL = 38, 47, 4
"""Of ``linux/prctl.h``."""
_LINUX_CAPABILITY_VERSION_3 = 0x20080522
"""Of ``linux/capability.h``."""

_libc = ctypes.CDLL(None, use_errno=True) if sys.platform == "linux" else None


class _CapabilityHeader(ctypes.Structure):
    """``struct __user_cap_header_struct``."""

    _fields_ = [("version", ctypes.c_uint32), ("pid", ctypes.c_int)]


class _CapabilitySets(ctypes.Structure):
    """Two of ``struct __user_cap_data_struct``, of 32 capabilities each."""

    _fields_ = [("words", ctypes.c_uint32 * 6)]


def prctl(option: int, argument: int = 0, more: int = 0) -> None:
    """Control this process.

    Raises:
        OSError: The system refuses, or is not Linux.
    """
    _call("prctl", option, argument, more, 0, 0)


def drop_privileges() -> None:
    """Give up all capabilities for good: nothing that this process starts has any.

    Raises:
        OSError: The system refuses.
    """
    prctl(PR_SET_NO_NEW_PRIVS, 1)
    prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL)
    _empty_bounding_set()
    header = _CapabilityHeader(_LINUX_CAPABILITY_VERSION_3, 0)
    _call("capset", ctypes.byref(header), ctypes.byref(_CapabilitySets()))


def _empty_bounding_set() -> None:
    """Empty it, which takes a capability itself; a process without needs it no more."""
    for capability in range(64):
        try:
            prctl(PR_CAPBSET_DROP, capability)
        except OSError:  # the first number beyond the last, or one that may not be dropped
            return


def _call(name: str, *arguments: object) -> int:
    """Call a function of the C library.

    Raises:
        OSError: It returns -1, or there is no such function.
    """
    function = getattr(_libc, name, None)
    if function is None:
        raise OSError(f"{name} is not there on this system")
    result = int(function(*arguments))
    if result == -1:
        error = ctypes.get_errno()
        raise OSError(error, f"{name}: {os.strerror(error)}")
    return result
