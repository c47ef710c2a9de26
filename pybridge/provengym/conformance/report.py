"""The answer of a conformance check, and the forms that it can be given in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from provengym.conformance.saving import save
from provengym.data.report import ReportData
from provengym.data.writing import AsPage

if TYPE_CHECKING:
    import os
    from pathlib import Path


class Report(ReportData, AsPage):
    """The answer of `conform`.  A report is true when no difference was found, and as much was
    covered as was required.

    Reports are equal when their JSON values are, and can be pickled whatever the target showed.
    """

    def save(self, folder: str | os.PathLike[str], *, binding: str | None = None) -> list[Path]:
        """Write each finding as ``<class>.json``, and a test of it as ``test_<class>.py``.

        ``provengym conform --replay`` and `replay` play such a file again; the test fails as long
        as the target has the fault.

        Args:
            folder: A folder, made if there is none.  Files of the same names are replaced.
            binding: The place from which the binding that was given to `conform` can be loaded, as
                ``"module:attribute"`` or ``"path/to/file.py:attribute"``.

        Returns:
            The files, in the order of the findings.

        Raises:
            ConformanceError: The target, the binding or an argument cannot be written down, or the
                folder cannot be written to.
        """
        return save(self, folder, binding)

    def to_junit(self) -> str:
        """The report as JUnit XML: a test case for each engine that ran."""
        from provengym.conformance.reporting.junit import junit

        return junit(self)

    def to_html(self) -> str:
        """The report as a page of HTML that needs no other file."""
        from provengym.conformance.pictures import pictures, start_pictures
        from provengym.conformance.reporting.html import page

        return page(self, pictures, start_pictures)
