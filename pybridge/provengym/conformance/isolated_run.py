"""A check in a process of its own, whose crash is a finding."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from provengym.conformance import journal as events
from provengym.conformance.candidates import EXHAUSTIVE, UNPROVED, Candidate, unanswered
from provengym.conformance.engines import ENGINES
from provengym.conformance.journal import Done, Journal, Note, Started
from provengym.conformance.minimizing.confirm import confirm
from provengym.conformance.minimizing.forked_shrinker import forked
from provengym.conformance.run import CONFIRMING, agreement_engines, check, prepare
from provengym.conformance.session import CONSTRUCTOR
from provengym.data.episode import Episode
from provengym.data.errors import ConformanceError
from provengym.data.spec import budget_of, budget_text, memory_of
from provengym.processes.budget import Budget, OutOfTime
from provengym.processes.isolation import Crash, Send, can_fork, in_a_fork, understood
from provengym.processes.memory import limit_memory
from provengym.targets.own_modules import own_modules

if TYPE_CHECKING:
    from provengym.comparison.discrepancy import Discrepancy
    from provengym.conformance.candidates import Confirmation, Shrink
    from provengym.conformance.journal import Ended
    from provengym.conformance.session import Session
    from provengym.data.spec import CheckSpec


def check_isolated(spec: CheckSpec, journal: Journal) -> None:
    """`check` in a fork of this process, where there can be one.

    The fork tells what happens as it happens, so that nothing is lost that came before its end.

    Raises:
        ConformanceError: As in `check`, or the target ends the process where it is loaded or
            constructed.
    """
    if not can_fork():
        if spec.memory is not None:
            raise ConformanceError("memory: a limit needs Linux or macOS; on Windows, WSL")
        check(spec, journal)
        return
    budget = Budget(*budget_of(spec.budget))

    def receive(message: Mapping[str, Any]) -> None:
        nonlocal budget
        with understood():
            event = events.from_dict(message)
        if isinstance(event, Started):  # only now: importing the target is not exploring it
            budget = Budget(*budget_of(spec.budget))
        journal.add(event)

    try:
        crash = in_a_fork(lambda send: _check(spec, send), receive, spec.limits)
        if crash is None:
            return
        moment = crash.moment
        if not moment.calls or moment.call == CONSTRUCTOR:
            what = "constructed" if moment.calls else "loaded"
            raise ConformanceError(f"the target {spec.target} cannot be {what}: {crash.told}")
        budget.count(moment.target_steps)
        left = replace(spec, budget=_left(spec, budget))

        def look_again(send: Send) -> None:
            with own_modules(spec.target):
                _confirm_crash(left, crash, send)

        second = in_a_fork(look_again, receive, spec.limits)
        if second is not None:
            raise ConformanceError(
                f"the target {spec.target} cannot be loaded again: {second.told}"
            )
    except KeyboardInterrupt:
        if journal.started is None:
            raise
        journal.add(Done(_steps(journal), ended="interrupted"))


def _check(spec: CheckSpec, send: Send) -> None:
    """`check` in the memory that it may take."""
    journal = _telling(send)
    try:
        _limit_memory(spec)
        check(spec, journal)
    except MemoryError:
        if journal.started is None:
            if spec.memory is None:
                raise
            raise ConformanceError(
                f"memory: {spec.memory} does not suffice to load target and reference"
            ) from None
        journal.add(Done(_steps(journal), ended="out of memory"))


def _limit_memory(spec: CheckSpec) -> None:
    many = memory_of(spec.memory)
    if many is not None:
        limit_memory(many)


def _steps(journal: Journal) -> int:
    """The steps of the target that are known of."""
    return sum(coverage.target_steps for coverage in journal.coverage.values())


def _left(spec: CheckSpec, budget: Budget) -> float | str:
    """Return what is left of a budget, but no less than the share kept for confirming."""
    seconds, steps = (CONFIRMING * whole for whole in budget_of(spec.budget))
    return budget_text(max(budget.seconds_left, seconds), max(budget.steps_left, steps))


def _telling(send: Send) -> Journal:
    """A journal that passes everything on."""
    return Journal(lambda event: send(events.to_dict(event)))


def _confirm_crash(spec: CheckSpec, crash: Crash, send: Send) -> None:
    """Tell what is known of a process that has ended."""
    _limit_memory(spec)
    try:
        session, names = prepare(spec, Journal())
    except OutOfTime:
        moment, journal = crash.moment, _telling(send)
        journal.add(
            Note(f"{crash.told}, with the seed {moment.seed} after the actions {[*moment.actions]}")
        )
        journal.add(Done(moment.target_steps, ended="unanswered"))
        return
    session = replace(session, journal=_telling(send), engine=crash.moment.engine or names[0])
    candidate = _CrashCandidate(session, crash)
    ended: Ended | None = None
    try:
        confirm(session, candidate)
    except KeyboardInterrupt:
        ended = "interrupted"
    if candidate.was_killed:
        ended = ended or "killed"
        session.note(
            "the process of the check was ended by the signal SIGKILL, which a system short of "
            "memory sends, and was not when the same was played again"
        )
    session.journal.add(Done(crash.moment.target_steps, ended=ended))


class _CrashCandidate(Candidate):
    """The episode in which the process ended, played again in forks of this process."""

    def __init__(self, session: Session, crash: Crash) -> None:
        super().__init__(None)
        self.was_killed = False
        """True if it was ended from outside, and by no fault of the target's."""
        self._take(session, crash)

    def reduce(self, session: Session, shrink: Shrink) -> None:
        """Try shortest paths, which an engine does that compares behaviour, or shorter episodes."""
        asked = ENGINES[self._crash.moment.engine or session.engine]
        names = [name for name in agreement_engines() if ENGINES[name].fits(session.base)]
        found = self.discrepancy
        assert found is not None
        if not names:
            for smaller, minimal in shrink(session, found):
                self.discrepancy, self.minimal = smaller, minimal
        # To wait for a call that does not return takes long.
        elif not asked.compares and (self._crash.how or found.step > 1):
            engine = ENGINES[names[0]]
            session = replace(session, engine=engine.name)
            crash, _ = forked(session, lambda fresh: next(engine(fresh).search(), None))
            if crash is not None and crash.moment.call != CONSTRUCTOR:
                self._take(session, crash)

    def reproduce(self, session: Session, number: int) -> Discrepancy | None:
        """Play the episode in a fork; return the discrepancy if the process ends again."""
        found = self.discrepancy
        assert found is not None
        crash, _ = forked(session, lambda fresh: fresh.replay(found.model, found.episode))
        return None if crash is None else found

    def conclude(self, confirmation: Confirmation) -> None:
        if self._crash.is_kill and not confirmation.reproduced:
            self.was_killed, self.discrepancy = True, None

    def _take(self, session: Session, crash: Crash) -> None:
        moment, self._crash = crash.moment, crash
        model = session.base if moment.parameters is None else session.model(moment.parameters)
        actions = tuple(action for action in moment.actions if action < len(model.actions))
        self.minimal = UNPROVED if len(actions) > 1 else EXHAUSTIVE
        episode = Episode(moment.seed, actions)
        self.discrepancy = unanswered(crash.kind, model, episode, crash.told)
