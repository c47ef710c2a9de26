"""The answer of an audit, and its parts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Literal

from provengym.auditing.pictures import Pictures, no_pictures
from provengym.data import report as conformance
from provengym.data.codec import plain

if TYPE_CHECKING:
    from provengym.solving import Certificate

Severity = Literal["defect", "note"]
Verdict = Literal["sound", "defect", "undecided"]

CLASSES = (
    *conformance.CLASSES,
    "reset",
    "extraction",
    "unsolvable",
    "endless_reward",
    "trivial",
    "claim",
    "dead_end",
    "trap",
    "idle_action",
    "rounding",
)
"""The classes of findings, in the order in which they are told."""
NOTES = frozenset({"dead_end", "trap", "idle_action", "rounding", "extraction"})
"""Those that are no defects, unless they are asked to be."""


def share_text(chance: Fraction) -> str:
    """A small probability in words, not below it.

    >>> share_text(Fraction(1, 1000))
    'at most 2^-9'
    """
    return f"at most 2^-{(chance.denominator // chance.numerator).bit_length() - 1}"


@dataclass(frozen=True, kw_only=True)
class AuditFinding:
    """A finding of an audit."""

    kind: str
    """One of `CLASSES`; the key ``"class"`` of the JSON report."""
    severity: Severity
    story: str
    """The finding told to a person."""
    state: Any = None
    """The state as the environment shows it; None where the finding is about no state."""
    actions: tuple[int, ...] = ()
    """The shortest actions from a reset that show it."""
    probability: float | None = None
    certificate: str | None = None
    """The name of the certificate that it rests on, a key of `AuditData.certificates`."""

    def to_dict(self) -> dict[str, Any]:
        """The finding as JSON values."""
        return {
            "class": self.kind,
            "severity": self.severity,
            "state": plain(self.state),
            "actions": list(self.actions),
            "probability": self.probability,
            "story": self.story,
            "certificate": self.certificate,
        }


@dataclass(frozen=True, kw_only=True)
class Value:
    """A number that lies between two others."""

    low: Fraction
    high: Fraction

    @property
    def exact(self) -> Fraction | None:
        """The number, where both are the same."""
        return self.low if self.low == self.high else None

    def __str__(self) -> str:
        if self.exact is not None:
            return f"{float(self.low):.9g}"
        if self.high - self.low < Fraction(1, 10**5):
            return f"{float((self.low + self.high) / 2):.6f}"
        return f"between {float(self.low):.6g} and {float(self.high):.6g}"

    def to_dict(self) -> dict[str, Any]:
        """The number as JSON values."""
        exact = self.exact
        return {
            "value": float((self.low + self.high) / 2),
            "exact": None if exact is None else str(exact),
            "low": float(self.low),
            "high": float(self.high),
        }


@dataclass(frozen=True, kw_only=True)
class AtLeast:
    """A number that is not below another, and of which no more is known."""

    low: Fraction
    high: None = None
    exact: None = None

    def __str__(self) -> str:
        return f"at least {float(self.low):.9g}"

    def to_dict(self) -> dict[str, Any]:
        """The number as JSON values."""
        return {"value": None, "exact": None, "low": float(self.low), "high": None}


@dataclass(frozen=True, kw_only=True)
class AtMost:
    """A number that is not above another, and of which no more is known."""

    high: Fraction
    low: None = None

    exact: None = None

    def __str__(self) -> str:
        return f"at most {float(self.high):.9g}"

    def to_dict(self) -> dict[str, Any]:
        """The number as JSON values."""
        return {"value": None, "exact": None, "low": None, "high": float(self.high)}


@dataclass(frozen=True, kw_only=True)
class BestReturn:
    """The best expected return from a reset."""

    value: Value | AtLeast | AtMost
    """Of a model that is not complete, it is bounded as far as the ranges go that were given, for
    nobody saw what it may pay where it is not known."""
    kind: str
    """"total", "horizon" or "discounted"."""
    policies: str
    """Which policies it is the best of: "all", or those that are "ending"."""
    given: str = ""
    """The ranges that a bound rests on, as the user gave them, in words."""
    but_for: Fraction = Fraction(0)
    """The share of episodes, at most, in which something unknown is met, which may pay anything: a
    number that they do not change.  0 where the value is one whatever is not known."""
    certificates: tuple[str, ...] = field(default=(), repr=False)
    """The names of its certificates: that of the value, or of the bounds."""

    @property
    def condition(self) -> str:
        """What the value rests on, in words; empty where it rests on nothing."""
        if self.but_for:
            return f", but for {share_text(self.but_for)} of episodes"
        return f", if {self.given}" if self.given else ""

    def __str__(self) -> str:
        among = " among policies that end" if self.policies == "ending" else ""
        return f"{self.value}{among}{self.condition}"

    def to_dict(self) -> dict[str, Any]:
        """The return as JSON values."""
        return {
            **self.value.to_dict(),
            "kind": self.kind,
            "policies": self.policies,
            "given": self.given or None,
            "but_for": float(self.but_for),
            "certificates": list(self.certificates),
        }


@dataclass(frozen=True, kw_only=True)
class KnownPart:
    """The part that is known of a process that is not known as a whole."""

    states: int
    """The states in which the outcomes of all actions are known."""
    steps: int
    """The number of steps from a reset in which nothing unknown is met, whatever is done."""
    best_return: Value | None
    """The best expected return of so many steps."""
    success_probability: Value | None
    """The best probability of success within so many steps."""
    random_episodes: float | None
    """The share of episodes of uniformly random actions that meet nothing unknown, within the
    limit of steps if there is one; computed in the model."""
    twice: int | None
    """The number of steps that are about to be known with twice the budget, if each has as many
    times the states of the one before as the last has; None where the budget was not spent."""

    def rows(self) -> dict[str, str]:
        """The part in words."""
        found = {
            "known part": f"{self.states:,} states, and all that happens in {self.steps:,} steps"
        }
        within = []
        if self.best_return is not None:
            within.append(f"the best return is {self.best_return}")
        if self.success_probability is not None:
            within.append(f"the best chance of success {self.success_probability}")
        if within:
            found[f"in {self.steps:,} steps"] = ", ".join(within)
        if self.random_episodes is not None:
            share = f"a share of {self.random_episodes:.3g}"
            found["random episodes"] = f"{share} meets nothing unknown (computed in the model)"
        if self.twice is not None:
            found["twice the budget"] = f"about {2 * self.states:,} states and {self.twice:,} steps"
        return found

    def to_dict(self) -> dict[str, Any]:
        """The part as JSON values."""
        best, success = self.best_return, self.success_probability
        return {
            "states": self.states,
            "steps": self.steps,
            "best_return": None if best is None else best.to_dict(),
            "success_probability": None if success is None else success.to_dict(),
            "random_episodes": self.random_episodes,
            "twice_the_budget": None
            if self.twice is None
            else {"states": 2 * self.states, "steps": self.twice},
        }


@dataclass(frozen=True, kw_only=True)
class ClaimResult:
    """The result of a claim."""

    name: str
    given: str
    found: str
    holds: bool | None
    """None where it could not be decided."""

    def __str__(self) -> str:
        became = {True: "holds", False: "is wrong", None: "is not decided"}[self.holds]
        return f"{self.given} {became}: {self.found}"

    def to_dict(self) -> dict[str, Any]:
        """The claim as JSON values."""
        return {"name": self.name, "given": self.given, "found": self.found, "holds": self.holds}


@dataclass(frozen=True, kw_only=True, eq=False)
class AuditData:
    """The answer of an audit.  It is true when the environment is sound."""

    verdict: Verdict
    meaning: str
    """The verdict in a sentence."""
    target: str
    parameters: Mapping[str, Any]
    constructed: str = ""
    """Those of them that nobody gave, and the call in its package that they are of."""
    objective: str
    """The return that is to be as large as possible, in words."""
    states: int
    transitions: int
    complete: bool
    """True if the whole decision process is known."""
    unknown_mass: float
    """The largest probability of a reset or an action whose outcome is not known."""
    unknown_chance: float | None
    """A bound on the share of episodes that meet something unknown, whatever is done, for which
    the answers may not hold; 0 where the model is complete, None where too much is unknown for
    it to count as complete."""
    key: str | None
    assumption: str | None
    assumptions: tuple[str, ...]
    """The same, one by one."""
    success: str | None
    """The meaning of success, in words; None where it is not known."""
    success_probability: Value | None
    best_return: BestReturn | None
    known_part: KnownPart | None
    """How far the process is known; None where the answers are about all of it, or there is no
    model."""
    solution: tuple[int, ...] | None
    """The shortest actions that may succeed, as numbers of actions."""
    solution_probability: Fraction | None
    """The probability that they do, whatever is observed; 1 where nothing is random."""
    solution_text: str
    """Both, with the actions as the environment calls them."""
    findings: tuple[AuditFinding, ...]
    ignored: tuple[str, ...]
    claims: tuple[ClaimResult, ...]
    notes: tuple[str, ...]
    """Further facts for a reader, a sentence each."""
    proved: str
    tested: str
    certificates: Mapping[str, Certificate] = field(default_factory=dict, repr=False)
    """By what they are of: "success", "unreachable", "best_return", "endless_reward", ..."""
    pictures: Pictures = field(default=no_pictures, repr=False)
    """Draws a film of the solution and a map of the optimal values, as far as there are such."""

    def __bool__(self) -> bool:
        return self.verdict == "sound"

    def to_dict(self) -> dict[str, Any]:
        """The report as JSON values, in the form of ``provengym audit --json``."""
        probability, best = self.success_probability, self.best_return
        return {
            "verdict": self.verdict,
            "meaning": self.meaning,
            "target": self.target,
            "parameters": plain(self.parameters),
            "constructed": self.constructed,
            "objective": self.objective,
            "states": self.states,
            "transitions": self.transitions,
            "complete": self.complete,
            "unknown_mass": self.unknown_mass,
            "unknown_chance": self.unknown_chance,
            "key": self.key,
            "assumption": self.assumption,
            "assumptions": list(self.assumptions),
            "success": self.success,
            "success_probability": None if probability is None else probability.to_dict(),
            "best_return": None if best is None else best.to_dict(),
            "known_part": None if self.known_part is None else self.known_part.to_dict(),
            "solution": None if self.solution is None else list(self.solution),
            "solution_probability": None
            if self.solution_probability is None
            else float(self.solution_probability),
            "findings": [finding.to_dict() for finding in self.findings],
            "ignored": list(self.ignored),
            "claims": [claim.to_dict() for claim in self.claims],
            "notes": list(self.notes),
            "certificates": sorted(self.certificates),
            "proved": self.proved,
            "tested": self.tested,
        }
