"""Certificates by what they claim, and the files that hold them."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from provengym import _validation
from provengym.data.reading import require_format
from provengym.finite.forms import FORMS, Form
from provengym.solving.certificates import files, records, streamed
from provengym.solving.certificates.base import Certificate
from provengym.solving.certificates.discounted import DiscountedCertificate
from provengym.solving.certificates.endless import EndlessCertificate
from provengym.solving.certificates.horizon import HorizonCertificate
from provengym.solving.certificates.result import CheckResult
from provengym.solving.certificates.streamed import StreamedCertificate
from provengym.solving.certificates.success import SuccessCertificate, UnreachableCertificate
from provengym.solving.certificates.total import TotalCertificate

if TYPE_CHECKING:
    from provengym.finite.integer_model import IntegerModel

__all__ = [
    "KINDS",
    "Certificate",
    "CheckResult",
    "DiscountedCertificate",
    "EndlessCertificate",
    "HorizonCertificate",
    "StreamedCertificate",
    "SuccessCertificate",
    "TotalCertificate",
    "UnreachableCertificate",
    "load_certificate",
]

KINDS: dict[str, type[Certificate]] = {
    kind.kind: kind
    for kind in (
        DiscountedCertificate,
        EndlessCertificate,
        HorizonCertificate,
        SuccessCertificate,
        TotalCertificate,
        UnreachableCertificate,
    )
}
"""The class of every kind by its name."""


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
            return kind.joined(file.header, file.arrays(tuple(kind.arrays), kind.alike))
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


def _table(given: Any, *_: object) -> IntegerModel:
    """The table that a certificate is about."""
    if isinstance(given, (SuccessCertificate, UnreachableCertificate)) or given.model is None:
        lacks = "without the table that it is about"
        if given.model is not None:
            lacks = f"of kind {given.kind}, whose table says nothing of rewards"
        raise ValueError(f"it is a certificate {lacks}")
    table: IntegerModel = given.model
    return table


FORMS.append(Form("Certificate", lambda given: isinstance(given, Certificate), _table))
