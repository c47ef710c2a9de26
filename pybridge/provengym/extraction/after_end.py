"""The effect of a step after the end of an episode on the next one.

Gymnasium leaves open what such a step returns or raises.  But it must return, and the next reset
must lead to what any other leads to.
"""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from provengym.comparison.translator import is_in, not_in
from provengym.data.arrays import as_numpy
from provengym.data.errors import told
from provengym.extraction.mistaken import MistakenError
from provengym.extraction.nets import HiddenChanceError
from provengym.extraction.nets.residue import drawn_in
from provengym.finite.model import ExtractionFinding
from provengym.processes.isolation import in_a_fork, understood
from provengym.processes.timeout import Expired
from provengym.snapshots.snapshot import UnsavableError
from provengym.targets.exit_guard import LeftError
from provengym.targets.guard import Trouble

if TYPE_CHECKING:
    from collections.abc import Mapping

    from provengym.data.limits import Limits
    from provengym.extraction.search import Search
    from provengym.processes.isolation import Send

CLASS = "after_done"
_FEW_CALLS = 5_000
_TRIES = 2
"""The number of times that a step must not return, for once may be a hitch."""
_OPEN = "Gymnasium leaves that open"


@dataclass
class AfterEnd:
    """The results of steps after the ends of episodes."""

    findings: list[ExtractionFinding] = field(default_factory=list)
    """One at most: the first that is met, so that no shorter history leads to another."""
    notes: list[str] = field(default_factory=list)
    calls: int = 0
    """The number of calls that were made."""


def steps_after_ends(search: Search, limits: Limits) -> AfterEnd:
    """Make each step in each state in which an episode is over, and the reset after it, which must
    be as the first; in a fork, which may hang or end.

    No further step is tried once all together, with the reset of the next, would take more than a
    thirtieth of the calls of the search.
    """
    found, trying = AfterEnd(), [""]
    actions: list[int] = []

    def receive(message: Mapping[str, Any]) -> None:
        with understood():
            found.calls = message.get("calls", found.calls)
            if message["event"] == "trying":
                actions[:], trying[0] = message["actions"], message["where"]
            elif message["event"] == "note":
                found.notes.append(message["text"])
            elif message["event"] == "found":
                found.findings.append(ExtractionFinding(CLASS, message["text"], tuple(actions)))

    if not search.ends:
        return found
    crash = in_a_fork(lambda send: _tried(search, send), receive, limits)
    if crash is not None and crash.is_kill:
        found.notes.append(f"steps after the end of an episode were not all made: {crash.told}")
    elif crash is not None:
        does = f"ends the process with {crash.how}" if crash.how else "does not return"
        found.findings.append(ExtractionFinding(CLASS, f"{trying[0]} {does}", tuple(actions)))
    return found


def _tried(search: Search, send: Send) -> None:
    hidden = search.subject.accumulators
    # A clock may be read that no step of an episode reads.
    within = contextlib.nullcontext() if hidden.clock is None else hidden.as_shown(True)
    with within:
        _Tried(search, send).all()


class _Tried:
    """Makes the steps, in the fork."""

    def __init__(self, search: Search, send: Send) -> None:
        self._search, self._send = search, send
        self._notes: dict[str, str] = {}
        """One of each kind."""
        self._where = ""
        """The step that is made."""
        self._stopped = False
        """True if it was seen not to return."""
        self._seen: dict[str, str] = {}
        """Notes on what it has returned or raised, which count where all of it was followed."""

    def all(self) -> None:
        """Make all, up to the first that does damage."""
        search, subject = self._search, self._search.subject
        subject.guard.go_on_in_a_fork()
        before = subject.calls
        most = before + max(_FEW_CALLS, before // 30)
        ends = tuple(search.ends)  # and not those that more are met in
        made, steps = 0, len(ends) * len(search.labels)
        try:
            for end in ends:
                for action, label in enumerate(search.labels):
                    if subject.calls + search.calls_of_a_reset > most or search.is_spent:
                        self._notes["left"] = (
                            f"of {steps:,} steps after the end of an episode {made:,} were made; "
                            "the budget for them is spent"
                        )
                        return
                    made += 1
                    self._where = f"a step after the end (action {label})"
                    actions = [*search.history(end.state), end.action, action]
                    calls = {"calls": subject.calls - before}
                    self._send(
                        {"event": "trying", "actions": actions, "where": self._where, **calls}
                    )
                    damage = self._damage(end.saved, action, most)
                    if damage:
                        self._send({"event": "found", "text": f"{self._where} {damage}"})
                        return
        except (HiddenChanceError, MistakenError, UnsavableError) as error:
            self._notes[""] = f"steps after the end of an episode were not all compared: {error}"
        finally:  # not within a call, in which everything is looked into
            for note in self._notes.values():
                self._send({"event": "note", "text": note})
            self._send({"event": "calls", "calls": subject.calls - before})

    def _damage(self, saved: Any, action: int, most: int) -> str:
        """Return in words what a step does that is wrong; empty where that is nothing."""
        self._stopped = False
        self._seen = {}
        damage = self._search.damage_of(saved, action, self._see, most)
        if damage is None or self._stopped:
            return self._stops(saved, action)
        self._notes = {**self._seen, **self._notes}
        return f"damages the next episode: {damage}" if damage else ""

    def _stops(self, saved: Any, action: int) -> str:
        """Return in words how a step does not return; empty where it once returns."""
        how = ""
        for _ in range(_TRIES):
            how = self._stop(saved, action)
            if not how:
                break
        return how

    def _stop(self, saved: Any, action: int) -> str:
        try:
            self._search.step_unseen(saved, action)
        except Trouble as trouble:
            if trouble.kind == "timeout":
                return f"does not return: {trouble}"
            if trouble.kind == "exit":
                return f"ends the process: {trouble}"
        return ""

    def _see(self, returned: object) -> None:
        """Look at what a step has returned or raised."""
        if isinstance(returned, (Expired, LeftError, SystemExit)):
            self._stopped = True
        elif isinstance(returned, Exception):
            note = f"{self._where} raises {told(returned)}; {_OPEN}"
            self._seen[type(returned).__name__] = note
        elif (
            isinstance(returned, tuple)
            and returned
            and drawn_in("observation", returned[0]) is None
        ):
            observation = as_numpy(returned[0])
            space = self._search.subject.env.observation_space
            if not is_in(space, observation):
                note = f"{self._where}: {not_in(space, observation)}; {_OPEN}"
                self._seen["space"] = note
