"""The events of a check, and the journal in which they add up."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, get_args

from provengym.data.codec import plain, tuples_again
from provengym.data.report import Coverage, Finding

Ended = Literal["out of time", "out of memory", "killed", "unanswered", "interrupted"]
"""The reason why a check did not come to its end."""
WATCHED_SECONDS = 0.1
"""Coverage is told again after so long, and after ten times as long as it took to tell."""


@dataclass(frozen=True)
class Started:
    """A check begins."""

    target: str
    reference: str | None
    """None where there is none."""
    parameters: Mapping[str, Any]
    """The parameters of the reference."""
    seed: int
    explored: tuple[str, ...]
    engines: tuple[str, ...]
    """Those that are to run."""


@dataclass(frozen=True)
class Constructed:
    """The target was constructed with arguments that nobody gave."""

    how: str
    """These arguments and their place, in words."""


@dataclass(frozen=True)
class Progress:
    """An engine has come so far."""

    engine: str
    fraction: float


@dataclass(frozen=True)
class Seen:
    """An engine has seen a discrepancy, or it has been confirmed, after so many target steps."""

    target_steps: int
    confirmed: bool


@dataclass(frozen=True)
class Note:
    """A remark that a reader should know, and that is no departure."""

    text: str
    usual: bool = False
    """True if most environments get it, right ones among them."""


@dataclass(frozen=True)
class Done:
    """The check is over."""

    target_steps: int
    every_lane: bool = True
    """True if each lane of a vector environment was checked to the end."""
    ended: Ended | None = None


Event = Started | Constructed | Progress | Seen | Note | Coverage | Finding | Done
"""`Coverage` and `Finding` are themselves events; a later `Coverage` of an engine replaces the
earlier one."""
_KINDS: dict[str, type[Event]] = {kind.__name__.lower(): kind for kind in get_args(Event)}


def to_dict(event: Event) -> dict[str, Any]:
    """An event as JSON values."""
    values = event.to_dict() if isinstance(event, (Coverage, Finding)) else plain(vars(event))
    return {"event": type(event).__name__.lower(), **values}


def from_dict(value: Mapping[str, Any]) -> Event:
    """The event with these JSON values."""
    fields = dict(value)
    kind = _KINDS[fields.pop("event")]
    if kind is Coverage or kind is Finding:
        return kind.from_dict(fields)
    return kind(**tuples_again(fields))


@dataclass
class Journal:
    """The record of a check so far, and whoever is told of it."""

    listen: Callable[[Event], None] | None = None
    started: Started | None = None
    constructed: str = ""
    """See `Constructed`; empty where all arguments were given."""
    findings: list[Finding] = field(default_factory=list)
    """The findings, at most one of each class."""
    notes: list[str] = field(default_factory=list)
    usual: set[str] = field(default_factory=set)
    """Those of the notes that most environments get."""
    coverage: dict[str, Coverage] = field(default_factory=dict)
    """The coverage of each engine, in the order in which they ran."""
    done: Done | None = None
    invalid: frozenset[str] = frozenset()
    """Names of what the findings so far have made meaningless, see `Candidate.invalidates`."""
    lanes: int | None = None
    """The number of the target's lanes, where it is a vector environment."""
    binding_worked: bool = False
    """True if the binding has read an observation: a later failure is the target's doing."""
    is_limited: bool | None = None
    """True if the reference has a time limit of its own; None before anyone asks."""
    target_limit: float | None = None
    """The time limit that can be set aside in the target, see `below_limit`; None before
    anyone asks."""
    _covered: Callable[[], Coverage] | None = None
    _next_coverage: float = 0.0

    def add(self, event: Event) -> None:
        """Write an event down and pass it on, unless it says nothing new."""
        if isinstance(event, Note):
            if event.text in self.notes:
                return
            self.notes.append(event.text)
            if event.usual:
                self.usual.add(event.text)
        elif isinstance(event, Finding):
            if not self._add_finding(event):
                return
        elif isinstance(event, Coverage):
            self.coverage[event.engine] = event
        elif isinstance(event, Started):
            self.started = event
        elif isinstance(event, Constructed):
            if event.how == self.constructed:
                return
            self.constructed = event.how
        elif isinstance(event, Done):
            self.done = event
        elif isinstance(event, Progress):
            self._tell_coverage()
        if self.listen is not None:
            self.listen(event)

    def begin_engine(self, covered: Callable[[], Coverage]) -> None:
        """An engine begins; `covered` tells how far it has come."""
        self._covered, self._next_coverage = covered, 0.0

    def end_engine(self) -> None:
        """It has come to its end, or its end came."""
        if self._covered is not None:
            self.add(self._covered())
        self._covered = None

    def _add_finding(self, finding: Finding) -> bool:
        """Add a finding unless one of its class is as good; return whether it was added.

        A confirmed one replaces one that is not; of an observation that is out of its space in any
        dtype, it replaces one of a wrong dtype, too."""
        for known in self.findings:
            if known.kind == finding.kind:
                is_graver = "dtype" in {*finding.ignored} - {*known.ignored}
                if not (finding.confirmed and (is_graver or not known.confirmed)):
                    return False
                self.findings.remove(known)
                break
        self.findings.append(finding)
        return True

    def _tell_coverage(self) -> None:
        """Now and then, so that it is known should the process end."""
        now = time.monotonic()
        if self.listen is None or self._covered is None or now < self._next_coverage:
            return
        self.add(self._covered())
        took = time.monotonic() - now
        self._next_coverage = now + took + max(WATCHED_SECONDS, 10 * took)
