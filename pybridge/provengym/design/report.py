"""The answer of an analysis, and the forms that it can be given in."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from provengym.data.writing import written
from provengym.design.data import AnalysisData
from provengym.design.html import page

if TYPE_CHECKING:
    import os


class Analysis(AnalysisData):
    """The answer of `analyse`; true where what is looked at suffices."""

    def to_html(self) -> str:
        """The analysis as a page of HTML that needs no other file."""
        return page(self)

    def save_html(self, path: str | os.PathLike[str]) -> None:
        """Write the page in one step.

        Raises:
            OSError: It cannot be written.
        """
        written(Path(path), lambda file: file.write(self.to_html().encode()))
