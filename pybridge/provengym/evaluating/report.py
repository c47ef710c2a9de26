"""The answer of `evaluate`, and the forms that it can be given in."""

from __future__ import annotations

from dataclasses import dataclass

from provengym.data.writing import AsPage
from provengym.evaluating.data import EvaluationData
from provengym.evaluating.page import page


@dataclass(frozen=True, kw_only=True, eq=False)
class Evaluation(EvaluationData, AsPage):
    """The value of a policy from the start, certified and estimated."""

    def to_html(self) -> str:
        """The answer as a page of HTML that needs no other file."""
        return page(self)
