"""The results of an analysis, and the forms that they can be given in."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from provengym.data.codec import plain
from provengym.data.writing import AsPage
from provengym.finite import quantities
from provengym.reporting.page import facts_of, figures_of, page_of, text_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from provengym.design.certified import PolicyCertificate
    from provengym.filming import Drawn

_ANSWER = {True: "sufficient", False: "not sufficient", None: "undecided"}
_LIKE = {True: "clean", False: "differs", None: "inconclusive"}
"""The verdicts of `conform` that the answers look like."""
_MEANING = {
    True: "Some policy that looks at nothing else is optimal from every state.",
    False: "Each policy that looks at nothing else is worse than another from some state.",
    None: "It is not decided whether a policy that looks at nothing else is optimal.",
}


@dataclass(frozen=True, kw_only=True)
class AnalysisData:
    """The results of `analyse`."""

    target: str
    observed: str
    """The attributes or the expression looked at, in words."""
    objective: str
    sufficient: bool | None
    """True if a policy that looks at nothing else is optimal from every state, within `within`;
    None where the values are not near enough to say so."""
    within: float | None
    """The most by which such a policy earns less than any other; 0 where the values are exact, and
    None where none suffices."""
    sufficient_from_start: bool | None
    """True if some such policy is optimal from where an episode may begin, whatever it does in
    states that it does not reach; None where it is not decided in the work that is done for it."""
    homogeneous: bool
    """True if what is looked at is itself a Markov decision process: it respects the dynamics, the
    end of the episode included."""
    homogeneous_sets: tuple[tuple[str, ...], ...] | None
    """The sets of attributes that are so, and of which no proper subset is; None where there are
    more than 16 attributes, or it takes too much work."""
    homogeneous_monotone: bool | None
    """True if every superset of one of these is so too, which need not be; None as for the
    sets."""
    classes: int | None
    """The number of states that the smallest such process needs, whatever is observed: classes of
    states that no actions tell apart by what is paid and when it ends, the end being one.  None
    where it takes too much work."""
    witness: str | None
    """States that look alike and have no best action in common, with the best ones of each; None
    where it suffices."""
    histories: tuple[tuple[int, ...], ...]
    """The shortest ways to the states of the witness, in numbers of the model's actions."""
    attributes: tuple[str, ...]
    minimal_sets: tuple[tuple[str, ...], ...] | None
    """The minimal sufficient sets of attributes, by the same meaning of optimal; None where there
    are more than 16 attributes, or that is not decided."""
    necessary: tuple[str, ...] | None
    """The attributes without which all others do not suffice; None where all together do not."""
    minimal_actions: tuple[tuple[Any, ...], ...] | None
    """The minimal sufficient sets of actions, with what is looked at; None as for attributes."""
    trivial: bool
    """True if no action is worse than another in any state, as far as it is proved: then everything
    suffices."""
    solvable: bool | None
    """True if some policy can succeed; None where the meaning of success is not known."""
    states: int
    certificate: PolicyCertificate = field(repr=False)
    """Of the optimal values; where it suffices, with the policy that looks at nothing else."""

    pictures: Callable[[], Drawn] = field(default=list, repr=False, compare=False)
    """Draws the states of the witness, each with what it shows; empty where they have none."""

    def __bool__(self) -> bool:
        return self.sufficient is True

    @property
    def verdict(self) -> str:
        """The answer in words."""
        return _ANSWER[self.sufficient]

    def rows(self) -> list[tuple[str, list[str]]]:
        """All but the answer and its witness, as names and values."""
        found = [("states", [f"{self.states:,}"])]
        if self.within is not None:
            within = "optimal"
            if self.within:
                within = f"within {quantities.shown_up(self.within)} of optimal"
            found.append(("policy", [f"{within}, from every state"]))
        else:
            found.append(("from the start", [_ANSWER[self.sufficient_from_start]]))
        hides = "no: the dynamics depends on something that it hides"
        found.append(("Markov", ["yes" if self.homogeneous else hides]))
        sets = _told_sets(self.homogeneous_sets)
        if self.homogeneous_monotone is False:
            sets.append("not all sets that have more are Markov")
        found.append(("Markov sets", sets))
        if self.classes is not None:
            found.append(("classes", [f"{self.classes:,}"]))
        sets = _told_sets(self.minimal_sets)
        if self.minimal_sets == ():
            sets = ["none: all attributes together do not suffice"]
        found.append(("minimal sets", sets))
        if self.necessary is not None:
            found.append(("necessary", [", ".join(self.necessary) or "none"]))
        found.append(("minimal actions", _told_sets(self.minimal_actions)))
        found.append(("trivial", ["yes: everything suffices" if self.trivial else "no"]))
        solvable = {True: "yes", False: "no", None: "success is not known"}
        found.append(("solvable", [solvable[self.solvable]]))
        return [(name, values) for name, values in found if values]

    def to_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "target": self.target,
            "observed": self.observed,
            "objective": self.objective,
            "sufficient": self.sufficient,
            "within": self.within,
            "sufficient_from_start": self.sufficient_from_start,
            "homogeneous": self.homogeneous,
            "homogeneous_sets": _listed(self.homogeneous_sets),
            "homogeneous_monotone": self.homogeneous_monotone,
            "classes": self.classes,
            "witness": self.witness,
            "histories": [list(history) for history in self.histories],
            "attributes": list(self.attributes),
            "minimal_sets": _listed(self.minimal_sets),
            "necessary": None if self.necessary is None else list(self.necessary),
            "minimal_actions": _listed(self.minimal_actions),
            "trivial": self.trivial,
            "solvable": self.solvable,
            "states": self.states,
        }


def _told_sets(sets: tuple[tuple[Any, ...], ...] | None) -> list[str]:
    """A text for each set."""
    return [", ".join(map(str, one)) or "nothing" for one in sets or ()]


def _listed(sets: tuple[tuple[Any, ...], ...] | None) -> list[list[Any]] | None:
    """Sets for JSON."""
    return None if sets is None else [[plain(item) for item in one] for one in sets]


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
