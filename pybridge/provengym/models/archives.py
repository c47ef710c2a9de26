"""Archives of arrays with a header of JSON: NumPy's .npz; nothing in them is code."""

from __future__ import annotations

import json
import zipfile
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym._validation import shown
from provengym.data.writing import written

if TYPE_CHECKING:
    import os
    from collections.abc import Mapping

    from numpy.typing import NDArray

FORMAT, VERSION = "provengym model", 1
HEADER = "header"
BROKEN = (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, KeyError, ValueError)
"""What reading a file that is no such archive raises."""


def write(
    path: str | os.PathLike[str],
    header: Mapping[str, Any],
    arrays: Mapping[str, NDArray[Any]],
    *,
    compressed: bool = True,
) -> None:
    """Write an archive in one step.

    Raises:
        ValueError: The file has another ending than ``.npz``.
        OSError: It cannot be written.
    """
    target = with_ending(path)
    text = np.frombuffer(json.dumps(header).encode(), dtype=np.uint8)
    # NumPy's signature has no place for names of arrays next to `allow_pickle`.
    members: Any = {HEADER: text, **arrays}
    written(target, lambda file: (np.savez_compressed if compressed else np.savez)(file, **members))


def is_model_file(path: str | os.PathLike[str]) -> bool:
    """Whether a path is one that `load_model` reads, as far as its name tells."""
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
