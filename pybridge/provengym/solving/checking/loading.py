"""Loading a certificate of any kind."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from provengym import _validation
from provengym.data.reading import require_format
from provengym.solving.certificates import files, records, streamed
from provengym.solving.registry import KINDS

if TYPE_CHECKING:
    from provengym.solving.certificates.base import Certificate


def load_certificate(path: str | os.PathLike[str]) -> Certificate:
    """Read a certificate that `Certificate.save`, or any other program, wrote.

    Nothing in the file is believed: whether the certificate holds is for `check` to say.

    Args:
        path: A .npz or a .json file, or a folder in which `solve` kept one.

    Raises:
        ValueError: The file is none, or has another ending; the message names file and field.
        OSError: It cannot be read.
    """
    if os.path.isdir(path):
        return streamed.load(path)
    try:
        with files.opened(path) as file:
            kind = _kind(file.header)
            whole = kind.layered is None
            alike = tuple(name for name in kind.arrays if whole or name != "members")
            return kind.joined(file.header, file.arrays(tuple(kind.arrays), alike))
    except records.FileError as error:
        raise ValueError(f"{path}: {error}") from error
    except (MemoryError, RecursionError) as error:
        raise ValueError(f"{path}: it is too large or too deep to be read") from error


def _kind(header: object) -> type[Certificate]:
    """The class of a certificate with this header."""
    try:
        header = require_format(header, records.FORMAT)
    except ValueError as error:
        raise records.FileError(str(error)) from None
    version = header.get("version")
    if version not in records.VERSIONS or isinstance(version, bool):
        shown = _validation.shown(version)
        if shown == "1":
            shown += (
                ": the sha256 of such a file leaves out the rounding of the model; solve the model "
                "again to have a certificate of today's form"
            )
        raise records.FileError(f"the field 'version' must be {records.VERSION}, got {shown}")
    # Files of version 2 are of the one kind that there was.
    name = records.field(header, "kind") if version == records.VERSION else "discounted"
    if not isinstance(name, str) or name not in KINDS:
        raise records.FileError(
            f"the field 'kind' must be one of {', '.join(KINDS)}, got {_validation.shown(name)}"
        )
    return KINDS[name]
