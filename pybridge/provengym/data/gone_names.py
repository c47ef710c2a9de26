"""Names that NumPy no longer has: the line that uses one, and what stands for it."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from types import TracebackType

_FORMS = (
    (re.compile(r"module 'numpy' has no attribute '(\w+)'"), "np"),
    (re.compile(r"`np\.(\w+)` was removed"), "np"),
    (re.compile(r"cannot import name '(\w+)' from 'numpy' "), "np"),
    (re.compile(r"'numpy\.ndarray' object has no attribute '(\w+)'"), "ndarray"),
    (re.compile(r"`(\w+)` was removed from the ndarray class"), "ndarray"),
)
"""The beginnings of messages, and what a name is one of."""
_TOLD = (
    re.compile(r"([Uu]se .+?)(?: instead| by itself)?\.(?=\s|$)"),
    re.compile(r"was removed in the NumPy \S+ release\. (.+)"),
)
"""What stands for a name, in a message of NumPy's."""
_UNTOLD = {
    "np.asscalar": "a.item()",
    "np.bool8": "np.bool_",
    "np.bytes0": "np.bytes_",
    "np.cumproduct": "np.cumprod",
    "np.in1d": "np.isin",
    "np.int0": "np.intp",
    "np.msort": "np.sort(a, axis=0)",
    "np.object0": "np.object_",
    "np.product": "np.prod",
    "np.row_stack": "np.vstack",
    "np.str0": "np.str_",
    "np.trapz": "np.trapezoid",
    "np.uint0": "np.uintp",
    "np.void0": "np.void",
    "ndarray.itemset": "a[index] = value",
    "ndarray.newbyteorder": "a.view(a.dtype.newbyteorder())",
    "ndarray.ptp": "np.ptp(a)",
    "ndarray.tostring": "a.tobytes()",
}
"""What stands for names of which NumPy does not say it."""


def told_of_numpy(error: BaseException) -> str | None:
    """Return which line uses a name that NumPy no longer has, and what stands for it, in words;
    None for another error.

    Args:
        error: As it was caught.
    """
    if type(error) not in (AttributeError, ImportError):
        return None
    message = str(error)
    for form, owner in _FORMS:
        if (found := form.match(message)) is not None:
            name, place = f"{owner}.{found[1]}", _place(error.__traceback__)
            advice = _advice(name, _said(found[1]) if type(error) is ImportError else message)
            if advice is None or place is None:
                return None
            version = ".".join(np.__version__.split(".")[:2])
            return f"{place} uses {name}, which NumPy {version} no longer has: {advice}"
    return None


def _said(name: str) -> str:
    """What NumPy says where it is asked for a name that it does not have."""
    try:
        getattr(np, name)
    except AttributeError as error:
        return str(error)
    return ""


def _advice(name: str, message: str) -> str | None:
    """Return what to do without a name, by a message of NumPy's, or the table; None where nothing
    is known to stand for it."""
    for told in _TOLD:
        if (found := told.search(message)) is not None:
            return found[1][0].lower() + found[1][1:].rstrip(".")
    return f"use {_UNTOLD[name]}" if name in _UNTOLD else None


def _place(traceback: TracebackType | None) -> str | None:
    """The file and the line of the innermost call that is none of NumPy's."""
    place, home = None, Path(np.__file__).parent
    while traceback is not None:
        path = Path(traceback.tb_frame.f_code.co_filename)
        if home not in path.parents:
            place = f"{shown_path(path)} line {traceback.tb_lineno}"
        traceback = traceback.tb_next
    return place


def shown_path(path: Path) -> str:
    """Return a path as it is from the working directory, if it lies below that."""
    with contextlib.suppress(OSError):  # there may be none
        here = Path.cwd()
        return str(path.relative_to(here) if path.is_relative_to(here) else path)
    return str(path)
