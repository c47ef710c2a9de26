"""The report of a conformance check: its verdict, findings and coverage."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from provengym.data.codec import plain, tuples_again, tuples_kept
from provengym.data.verdict import ACCEPTED

if TYPE_CHECKING:
    from collections.abc import Mapping

    from typing_extensions import Self

    from provengym.data.spec import CheckSpec
    from provengym.data.verdict import Required, Verdict

CLASSES = (
    "api",
    "space",
    "exception",
    "timeout",
    "exit",
    "seeding",
    "aliasing",
    "after_done",
    "terminated",
    "truncated",
    "reward",
    "observation",
    "transition",
    "distribution",
    "task",
)
"""The classes of findings; a finding has the first that applies, except that `transition` stands
instead of `observation` where the target's state can be read or a later step shows it."""


@dataclass(frozen=True, kw_only=True)
class Weakest:
    """The cell in which a wrong probability is least likely to have been found."""

    cell: str
    """Its name: a state and an action, or the start; where no state is known, what is shown."""
    detectable: float
    """The smallest error of a probability there that would have been found with probability 99 %;
    1.0 where none would."""

    def to_dict(self) -> dict[str, Any]:
        """The cell as JSON values."""
        return {"cell": self.cell, "detectable": self.detectable}


@dataclass(frozen=True, kw_only=True)
class Evidence:
    """Pairs of episodes of target and reference, under one seed each, in which one side shows
    something more often: what the same draws that are used otherwise do not explain."""

    seed: int | None
    """The seed under which one side was first seen to show it and the other not; none of the
    pairs'."""
    event: str
    """The event that a side shows or does not show, in words."""
    actions: tuple[int, ...]
    """Those of each pair, on both sides."""
    pairs: int
    target: int
    """The number of pairs in which the target shows it."""
    reference: int
    """The number in which the reference does."""
    target_alone: int
    """The number in which the target does and the reference does not."""
    reference_alone: int
    """The number in which it is the other way round."""
    e_value: float
    """Two environments that show it equally often give such evidence, or more, with a probability
    that is at most its inverse."""

    @property
    def told(self) -> str:
        """The evidence as a sentence without an end."""
        return (
            f"in {self.pairs:,} pairs of episodes with the same actions, each pair with a seed of "
            f"its own, the target shows {self.event} {_times(self.target)}, {self.target_alone:,} "
            f"alone, and the reference {_times(self.reference)}, {self.reference_alone:,} alone; "
            "two environments that show it equally often give such evidence with probability "
            f"{1 / self.e_value:.1g} at most"
        )

    def to_dict(self) -> dict[str, Any]:
        """The evidence as JSON values."""
        return {**self.__dict__, "actions": list(self.actions)}

    @classmethod
    def from_dict(cls, value: Mapping[str, Any]) -> Self:
        """The evidence with these JSON values."""
        return cls(**{**value, "actions": tuple(value["actions"])})


@dataclass(frozen=True, kw_only=True)
class Coverage:
    """The coverage of an engine: how much it compared, and what follows if it found nothing."""

    engine: str
    states: int = 0
    """Reference states in which the target was compared."""
    transitions: int = 0
    """Pairs of such a state and an action that was tried there."""
    target_steps: int = 0
    """Calls of the target's `step`."""
    compares: bool = True
    """True if the engine compares behaviour."""
    episodes: int | None = None
    """Random episodes that were played to their end where there is no reference; else None."""
    complete: bool = False
    """True if every transition of the reference at the report's parameters was tried."""
    assumption: str | None = None
    """Under which assumption `meaning` holds."""
    meaning: str = ""
    """The conclusion if this engine found nothing, as text."""
    false_positive_probability: float | None = None
    """An upper bound on the probability that a right target is found wrong; None where that cannot
    be."""
    detectable: Mapping[str, float] | None = None
    """The smallest error of a probability that would have been found with probability 99 %, in the
    least sampled cell, in the median cell, and in all cells of the commonest distribution together;
    only the last where the state is hidden."""
    weakest: Weakest | None = None
    """The cell in which the largest error could have been overlooked; None where nothing is
    random, or nothing was sampled."""

    def to_dict(self) -> dict[str, Any]:
        """The coverage as JSON values."""
        more: dict[str, Any] = {}
        if self.episodes is not None:
            more = {"episodes": self.episodes}
        if self.false_positive_probability is not None:
            more |= {
                "false_positive_probability": self.false_positive_probability,
                "detectable": plain(self.detectable),
            }
        return {
            "engine": self.engine,
            "states": self.states,
            "transitions": self.transitions,
            "target_steps": self.target_steps,
            "compares": self.compares,
            "complete": self.complete,
            "assumption": self.assumption,
            "meaning": self.meaning,
            "weakest": None if self.weakest is None else self.weakest.to_dict(),
            **more,
        }

    @classmethod
    def from_dict(cls, value: Mapping[str, Any]) -> Self:
        """The coverage with these JSON values."""
        weakest = value["weakest"]
        return cls(**{**value, "weakest": None if weakest is None else Weakest(**weakest)})


@dataclass(frozen=True, kw_only=True, eq=False)
class Finding:
    """One departure from the reference, with the actions that show it.

    Findings are equal when their JSON values are.  A pickled one has these values in place of the
    target's.
    """

    kind: str
    """One of `CLASSES`; the key ``"class"`` of the JSON report."""
    parameters: Mapping[str, Any]
    seed: int | None
    """The argument of the `reset` before the actions."""
    actions: tuple[int, ...]
    """Numbers of the reference's actions since that `reset`."""
    step: int
    """The step that differs, from 1; 0 is the reset."""
    expected: Mapping[str, Any]
    got: Mapping[str, Any]
    story: str
    """The finding told to a person, as text of several lines."""
    reproduced: int
    """The number of replays in which the same difference came again."""
    minimal: str
    """The sense in which no shorter sequence of actions differs."""
    earlier: tuple[tuple[int | None, tuple[int, ...]], ...] = ()
    """(seed, actions) of the episodes that must be played before, if any must."""
    check: str | None = None
    """The check of the contract that found it; None where it was played against the reference."""
    ignored: tuple[str, ...] = ()
    """Classes that were found before and not looked for any more."""
    engine: str = ""
    """The engine that found it."""
    action_labels: tuple[str, ...] = ()
    """The reference's name of each of the actions."""
    replays: int = 3
    """The number of times it was played again; fewer where there was no time."""
    may_not_recur: str = ""
    """The reason why playing it again need not show it again; empty where it must."""

    evidence: Evidence | None = None
    """Pairs of episodes that support it, where the reference has no model; None where it needs
    none."""

    @property
    def confirmed(self) -> bool:
        """True if it was seen again, or need not be; the verdict rests on such findings alone."""
        return self.reproduced > 0 or bool(self.may_not_recur)

    @property
    def is_of_target_alone(self) -> bool:
        """True if `expected` and `got` are both the target's, or of its task."""
        return self.kind in ("seeding", "aliasing", "task")

    @property
    def confirmation(self) -> str:
        """The result of playing it again, as a sentence."""
        replayed = "Not replayed"
        if self.replays:
            replayed = f"Replayed {_times(self.replays)}, seen again {_times(self.reproduced)}"
        if not self.confirmed:
            return f"{replayed}: it is not reproduced, so no verdict rests on it."
        if self.may_not_recur and not 0 < self.replays == self.reproduced:
            return f"{replayed}: {self.may_not_recur}."
        return f"{replayed}."

    def to_dict(self) -> dict[str, Any]:
        """The finding as JSON values."""
        return {
            "class": self.kind,
            "parameters": plain(self.parameters),
            "seed": self.seed,
            "actions": list(self.actions),
            "step": self.step,
            "expected": plain(self.expected),
            "got": plain(self.got),
            "story": self.story,
            "reproduced": self.reproduced,
            "minimal": self.minimal,
            "earlier": [{"seed": seed, "actions": list(acts)} for seed, acts in self.earlier],
            "check": self.check,
            "ignored": list(self.ignored),
            "engine": self.engine,
            "action_labels": list(self.action_labels),
            "replays": self.replays,
            "confirmed": self.confirmed,
            "may_not_recur": self.may_not_recur or None,
            "evidence": None if self.evidence is None else self.evidence.to_dict(),
        }

    @classmethod
    def from_dict(cls, value: Mapping[str, Any]) -> Self:
        """The finding with these JSON values."""
        fields = {name: item for name, item in value.items() if name not in ("class", "confirmed")}
        evidence = value["evidence"]
        return cls(
            **fields
            | {
                "kind": value["class"],
                "parameters": tuples_again(value["parameters"]),
                "actions": tuple(value["actions"]),
                "earlier": tuple((e["seed"], tuple(e["actions"])) for e in value["earlier"]),
                "ignored": tuple(value["ignored"]),
                "action_labels": tuple(value["action_labels"]),
                "may_not_recur": value["may_not_recur"] or "",
                "evidence": None if evidence is None else Evidence.from_dict(evidence),
            }
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Finding) and self.to_dict() == other.to_dict()

    __hash__ = None  # type: ignore[assignment]

    def __getstate__(self) -> dict[str, Any]:
        values = {"expected": plain(dict(self.expected)), "got": plain(dict(self.got))}
        return self.__dict__ | values | {"parameters": tuples_kept(self.parameters)}


@dataclass(frozen=True, kw_only=True, eq=False)
class ReportData:
    """The report that `conform` returns.  It is true when no difference was found, and as much was
    covered as was required.

    Reports are equal when their JSON values are, and can be pickled whatever the target showed.
    """

    verdict: Verdict
    meaning: str
    reference: str | None
    """None where nothing was compared with one."""
    target: str
    parameters: Mapping[str, Any]
    """The reference's parameters, those explored at their default."""
    seed: int
    coverage: Coverage
    """That of the engine on which the verdict rests; its `target_steps` count every engine's."""
    findings: tuple[Finding, ...]
    """The findings, at most one of each class, in the order of `CLASSES`."""
    engines: tuple[Coverage, ...] = ()
    """The coverage of each engine that ran."""
    notes: tuple[str, ...] = ()
    """Remarks for the reader that are no departures."""
    usual: frozenset[str] = frozenset()
    """Those of the notes that most environments get, right ones among them; none of a report that
    was read from JSON."""
    constructed: str = ""
    """The arguments of the target that nobody gave, and the call in its package that they are of;
    empty where all were given."""
    interrupted: bool = False
    explored: tuple[str, ...] = ()
    """The parameters of the reference that were varied."""
    require: Required = "agrees"
    """The least verdict with which the report is true."""
    spec: CheckSpec | None = field(default=None, repr=False)
    """The arguments of the check; None where they are not known, as in a report read from JSON."""

    def __bool__(self) -> bool:
        return self.verdict in ACCEPTED[self.require]

    @property
    def title(self) -> str:
        """The target and the reference that it was compared with, as text."""
        target = f"{self.target}, {self.constructed}," if self.constructed else self.target
        if self.reference is None:
            return f"{target} without a reference"
        return f"{target} against {self.reference}"

    @property
    def falls_short(self) -> bool:
        """True if no difference was found, but less was covered than was required."""
        return not self and self.verdict in ACCEPTED["agrees"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ReportData) and self.to_dict() == other.to_dict()

    __hash__ = None  # type: ignore[assignment]

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"parameters": tuples_kept(self.parameters)}

    def to_dict(self) -> dict[str, Any]:
        """The report as JSON values, in the form of ``provengym conform --json``."""
        return {
            "verdict": self.verdict,
            "meaning": self.meaning,
            "reference": self.reference,
            "target": self.target,
            "parameters": plain(self.parameters),
            "seed": self.seed,
            "coverage": self.coverage.to_dict(),
            "findings": [finding.to_dict() for finding in self.findings],
            "engines": [coverage.to_dict() for coverage in self.engines],
            "notes": list(self.notes),
            "constructed": self.constructed,
            "interrupted": self.interrupted,
            "explored": list(self.explored),
            "require": self.require,
        }

    @classmethod
    def from_dict(cls, value: Mapping[str, Any]) -> Self:
        """The report with these JSON values, those of `to_dict`; it cannot be saved.

        Raises:
            KeyError: Something is missing.
            TypeError: It is something else.
        """
        return cls(
            **dict(value)
            | {
                "parameters": tuples_again(value["parameters"]),
                "coverage": Coverage.from_dict(value["coverage"]),
                "findings": tuple(map(Finding.from_dict, value["findings"])),
                "engines": tuple(map(Coverage.from_dict, value["engines"])),
                "notes": tuple(value["notes"]),
                "explored": tuple(value["explored"]),
            }
        )


def _times(number: int) -> str:
    return f"{number} time{'' if number == 1 else 's'}"
