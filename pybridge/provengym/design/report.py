"""The answer of an analysis, and the forms that it can be given in."""

from __future__ import annotations

from provengym.data.writing import AsPage
from provengym.design.data import AnalysisData
from provengym.design.html import page


class Analysis(AnalysisData, AsPage):
    """The answer of `analyse`; true where what is looked at suffices."""

    def to_html(self) -> str:
        """The analysis as a page of HTML that needs no other file."""
        return page(self)
