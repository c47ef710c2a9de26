"""The findings on one answer, and the verdict on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from provengym_delf.design import Task

Verdict = Literal["right", "wrong", "undecided"]
SOURCES = ("answer", "process", "rules", "contract", "conformance", "audit", "analysis")
"""The sources of findings, in the order in which they are told."""
INSUFFICIENT = "insufficient"
"""The class of the finding that what is observed does not suffice."""

UNKNOWN_SUCCESS = (
    "What success is is not known, so whether it can be reached, and whether reward is endless, "
    "was not decided; name it in the task."
)
CONDUCT = "conduct"
"""The class of what a program does besides being an environment, such as to open a socket."""


@dataclass(frozen=True, kw_only=True)
class Finding:
    """One thing that is wrong with an answer."""

    source: str
    """One of `SOURCES`."""
    kind: str
    """Its class, the key ``"class"`` in JSON: one of `provengym.audit`, `INSUFFICIENT` or
    `CONDUCT`."""
    story: str
    """It told to a person, in a sentence or in several lines."""
    actions: tuple[int, ...] = ()
    """The shortest actions from a reset that show it."""

    def to_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "source": self.source,
            "class": self.kind,
            "story": self.story,
            "actions": list(self.actions),
        }


@dataclass(frozen=True, kw_only=True)
class Evaluation:
    """The findings on one answer, and the verdict; true where it is right."""

    findings: tuple[Finding, ...] = ()
    undecided: tuple[str, ...] = ()
    """The matters that could not be decided, a clause each."""
    notes: tuple[str, ...] = ()
    """Further facts, a sentence each."""
    assessment: Mapping[str, Any] | None = None
    """The answer of `assess`; None where it gave none."""
    confinement: str | None = None
    """The level of confinement that kept the program from the network and from files."""
    warnings: tuple[str, ...] = ()
    """The things that it was not kept from, a clause each."""
    grade: str | None = None
    """The grade of the page of rules, as `provengym.prove` gives it; None where it gave none."""

    @property
    def verdict(self) -> Verdict:
        """Right where nothing is wrong and everything was decided."""
        return "wrong" if self.findings else "undecided" if self.undecided else "right"

    def __bool__(self) -> bool:
        return self.verdict == "right"

    @property
    def classes(self) -> tuple[str, ...]:
        """The classes of the findings, each once."""
        return tuple(dict.fromkeys(finding.kind for finding in self.findings))

    @property
    def meaning(self) -> str:
        """The verdict in a sentence."""
        if self.findings:
            return f"There is something wrong: {', '.join(self.classes)}."
        if self.undecided:
            return f"Not everything could be decided: {'; '.join(self.undecided)}."
        return "Nothing is wrong in what was decided."

    def part(self, name: str) -> Mapping[str, Any]:
        """A report of the assessment; empty where there is none."""
        return (self.assessment or {}).get(name) or {}

    @property
    def pictures(self) -> Sequence[Sequence[str]]:
        """The caption of each picture, and its data URI."""
        return (self.assessment or {}).get("pictures") or ()

    @property
    def unneeded(self) -> str | None:
        """A sentence on what a best policy need not see or do; None where it needs everything."""
        analysis = self.part("analysis")
        parts = []
        if analysis.get("minimal_sets"):
            one = min(analysis["minimal_sets"], key=len)
            more = [name for name in analysis["attributes"] if name not in one]
            if not one:
                parts.append("see anything")
            elif more:
                parts.append(f"see {', '.join(more)}")
        if analysis.get("minimal_actions"):
            one = min(analysis["minimal_actions"], key=len)
            left_out = [action for action in analysis["actions"] if action not in one]
            if len(one) == 1 and left_out:
                parts.append(f"do anything but {one[0]}")
            elif left_out:
                parts.append(f"do {', '.join(map(str, left_out))}")
        return f"A best policy need not {', nor '.join(parts)}." if parts else None

    def to_dict(self) -> dict[str, Any]:
        """For JSON, without pictures."""
        kept = dict(self.assessment or {})
        kept.pop("pictures", None)
        return {
            "verdict": self.verdict,
            "meaning": self.meaning,
            "findings": [finding.to_dict() for finding in self.findings],
            "undecided": list(self.undecided),
            "notes": list(self.notes),
            "unneeded": self.unneeded,
            "confinement": self.confinement,
            "warnings": list(self.warnings),
            "grade": self.grade,
            "assessment": kept or None,
        }


NOTHING = Evaluation()
_PLAYED = {
    "contract": "Gymnasium's contract",
    "conformance": "the comparison with the reference",
}
"""Reports that may be inconclusive, and of what they are."""


def evaluation_of(
    assessment: Mapping[str, Any],
    task: Task,
    before: Evaluation = NOTHING,
    names: Sequence[str] = (),
) -> Evaluation:
    """The evaluation that follows from what `assess` answered.

    Args:
        assessment: That.
        task: What the environment is to be.
        before: What else was found, and how it was found.
        names: What the numbers of an observation are called, where that is known.
    """
    assessment = {**assessment, "analysis": _named(assessment["analysis"], names)}
    comparison, audited = assessment["conformance"], assessment["audit"]
    found = [*before.findings, *_contract(assessment["contract"]), *_audited(audited)]
    undecided = [*before.undecided, *assessment["undecided"]]
    if comparison is not None:
        found += _differences(comparison, found)
    for name, report in _PLAYED.items():
        if assessment[name] is not None and assessment[name]["verdict"] == "inconclusive":
            undecided.append(f"{report}: {assessment[name]['meaning']}")
    if audited is not None and audited["verdict"] == "undecided":
        undecided.append(audited["meaning"].removesuffix("."))
    insufficient = _insufficient(assessment["analysis"])
    notes = before.notes
    if audited is not None and audited["success"] is None:
        notes = (*notes, UNKNOWN_SUCCESS)
    if insufficient is not None and task.hidden:
        notes = (*notes, insufficient.story)
    elif insufficient is not None:
        found.append(insufficient)
    found.sort(key=lambda finding: SOURCES.index(finding.source))
    return replace(
        before,
        findings=tuple(found),
        undecided=tuple(undecided),
        notes=notes,
        assessment=assessment,
    )


def _contract(report: Mapping[str, Any] | None) -> list[Finding]:
    return [] if report is None else [_played("contract", one) for one in _confirmed(report)]


def _differences(report: Mapping[str, Any], before: Sequence[Finding]) -> list[Finding]:
    """Those of the comparison, but for what the contract has already shown."""
    known = {one.kind for one in before if one.source == "contract"}
    return [
        _played("conformance", one)
        for one in _confirmed(report)
        if one["check"] is None or one["class"] not in known
    ]


def _confirmed(report: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    return [one for one in report["findings"] if one["confirmed"]]


def _played(source: str, one: Mapping[str, Any]) -> Finding:
    story = one["story"].removeprefix(f"{one['class']}: ")
    return Finding(source=source, kind=one["class"], story=story, actions=tuple(one["actions"]))


def _audited(report: Mapping[str, Any] | None) -> list[Finding]:
    return [
        Finding(
            source="audit", kind=one["class"], story=one["story"], actions=tuple(one["actions"])
        )
        for one in (report or {"findings": ()})["findings"]
        if one["severity"] == "defect"
    ]


def _named(analysis: Mapping[str, Any] | None, names: Sequence[str]) -> Mapping[str, Any] | None:
    """The analysis with these names for its attributes, where there are as many."""
    if analysis is None or len(names) != len(analysis["attributes"]):
        return analysis
    called = dict(zip(analysis["attributes"], names, strict=True))
    sets = analysis["minimal_sets"]
    return {
        **analysis,
        "attributes": list(names),
        "necessary": [called[one] for one in analysis["necessary"]],
        "minimal_sets": None if sets is None else [[called[one] for one in few] for few in sets],
    }


def _insufficient(analysis: Mapping[str, Any] | None) -> Finding | None:
    """That what is observed does not suffice, where that is so."""
    if analysis is None or analysis["sufficient"] is not False:
        return None
    story = f"What is observed does not suffice. {analysis['witness']}"
    return Finding(source="analysis", kind=INSUFFICIENT, story=story)
