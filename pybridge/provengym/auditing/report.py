"""The answer of an audit, and the forms that it can be given in."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from provengym.auditing.data import AuditData
from provengym.auditing.html import page
from provengym.data.writing import AsPage

if TYPE_CHECKING:
    import os


class AuditReport(AuditData, AsPage):
    """The answer of `audit`.  It is true when the environment is sound."""

    def to_html(self) -> str:
        """The report as a page of HTML that needs no other file."""
        return page(self)

    def save_certificates(self, path: str | os.PathLike[str]) -> list[str]:
        """Write each certificate to a file of its own, named after `path` and what it is of.

        Returns:
            The files' names, such as ``audit-success.npz`` for ``audit.npz``.

        Raises:
            ValueError: `path` ends in neither ``.npz`` nor ``.json``.
            OSError: A file cannot be written.
        """
        place, names = Path(path), []
        for name, certificate in self.certificates.items():
            file = place.with_name(f"{place.stem}-{name}{place.suffix}")
            certificate.save(file)
            names.append(str(file))
        return names
