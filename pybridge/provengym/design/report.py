"""The answer of an analysis, and the forms that it can be given in."""

from __future__ import annotations

from provengym.data.writing import AsPage
from provengym.design.data import AnalysisData
from provengym.reporting.page import facts_of, figures_of, page_of, text_of

_LIKE = {True: "clean", False: "differs", None: "inconclusive"}
"""The verdicts of `conform` that the answers look like."""
_MEANING = {
    True: "Some policy that looks at nothing else is optimal from every state.",
    False: "Each policy that looks at nothing else is worse than another from some state.",
    None: "It is not decided whether a policy that looks at nothing else is optimal.",
}


def page(analysis: AnalysisData) -> str:
    """The answer, the witness with its pictures, and what else was decided."""
    answer = analysis.sufficient
    parts = [facts_of({"Looked at": analysis.observed, "Objective": analysis.objective})]
    if analysis.witness is not None:
        parts += ["<h2>Why</h2>", *figures_of(analysis.pictures())]
        parts.append(f"<pre>\n{text_of(analysis.witness)}</pre>")
    facts: dict[str, object] = {}
    for name, values in analysis.rows():
        facts[name[0].upper() + name[1:]] = "; ".join(values)
    parts += ["<h2>What is so</h2>", facts_of(facts)]
    return page_of(analysis.target, analysis.verdict, _LIKE[answer], _MEANING[answer], parts)


class Analysis(AnalysisData, AsPage):
    """The answer of `analyse`; true where what is looked at suffices."""

    def to_html(self) -> str:
        """The analysis as a page of HTML that needs no other file."""
        return page(self)
