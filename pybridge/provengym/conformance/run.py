"""The driver of a check: from what is asked to a journal of what the engines found."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

from provengym.conformance import references
from provengym.conformance.candidates import Confirmation, EpisodeCandidate
from provengym.conformance.engines import ENGINES
from provengym.conformance.engines.contract import Contract
from provengym.conformance.engines.contract.ending import NOT_COMPARED
from provengym.conformance.journal import Done, Seen, Started
from provengym.conformance.minimizing.confirm import confirm, finding_of
from provengym.conformance.minimizing.suggest_binding import suggest
from provengym.conformance.references.answering import call_seconds
from provengym.conformance.session import FailedError, Session
from provengym.conformance.time_limit import with_time_limit
from provengym.data.errors import ConformanceError, brief
from provengym.data.spec import budget_of
from provengym.processes.budget import Budget, OutOfTime
from provengym.targets import loading
from provengym.targets.guard import Guard
from provengym.targets.own_modules import own_modules

if TYPE_CHECKING:
    from collections.abc import Iterable

    from provengym.conformance.engines.base import Engine
    from provengym.conformance.journal import Ended, Journal
    from provengym.data.spec import CheckSpec

CONFIRMING = 0.25
"""The share of the budget that is kept for confirming what is found near its end."""


def check(spec: CheckSpec, journal: Journal) -> None:
    """Run the engines that fit, and write down what happens.

    Raises:
        ConformanceError: The target cannot be loaded or constructed, or an argument does not fit.
    """
    with own_modules(spec.target):
        try:
            session, names = prepare(spec, journal)
        except OutOfTime:
            raise ConformanceError(
                f"budget must suffice to construct the target, got {brief(spec.budget)}"
            ) from None
        ended: Ended | None = "out of time"
        every_lane = journal.lanes is None
        with session.guard.watchdog.on_duty(), contextlib.suppress(OutOfTime):
            ended, every_lane = _Run(with_time_limit(session)).all_lanes(names)
        journal.add(Done(session.budget.target_steps, every_lane, ended))


def prepare(spec: CheckSpec, journal: Journal) -> tuple[Session, tuple[str, ...]]:
    """The session of what is asked, and the engines that are to run in it.

    Raises:
        ConformanceError: As in `check`.
    """
    chosen = _chosen(spec.engines)
    target = loading.find(spec.target, spec.limits)
    binding = target.binding if spec.binding is None else loading.as_binding(spec.binding)
    call_seconds.set(spec.limits.call_seconds)
    space = references.find(spec.reference, spec.target, spec)
    if binding.reward_tolerance or binding.observation_tolerance:
        references.tolerate(space, binding)
    # Begun here, for importing the target is not exploring it.
    guard = Guard(Budget(*budget_of(spec.budget)), spec.limits)
    session = Session.begin(spec, target, space, binding, guard, journal)
    names = _fitting(session, chosen, asked=spec.engines is not None)
    explored = tuple(sorted(session.free))
    base = session.base.parameters
    name = space.name if session.has_reference else None
    journal.add(Started(target.text, name, base, session.seed, explored, names))
    if binding.after_done == "absorbing" and Contract.name not in names:
        session.note(NOT_COMPARED)
    for text in binding.deviations:
        session.note(f"deliberately different: {text}")
    for text in session.base.notes:
        session.note(text)
    return session, names


class _Run:
    """Runs engines, one after the other, and confirms what they hand over."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._searching = session.budget.part(share=1 - CONFIRMING)
        self._to_come = Fraction()
        """The budget weights of what is yet to run, together."""
        self._finished: set[tuple[int, str]] = set()
        """The lanes and engines that came to their end, and found nothing."""
        self._departs = False
        """True if behaviour was compared and differs, so that there is no more to look for."""

    def all_lanes(self, names: tuple[str, ...]) -> tuple[Ended | None, bool]:
        """Run engines; why they ended early, and whether every lane was checked to the end.

        An engine that leads on this target goes before the others that compare behaviour.  Of a
        vector environment the first lane gets all engines, each other one the first of the others,
        which comes before the rest of them of the first lane.
        """
        journal = self._session.journal
        compare = [name for name in names if ENGINES[name].compares]
        self._to_come = _weight(names)
        goes_on, ended = self._lane(0, [name for name in names if name not in compare])
        first = self._leading(compare) if goes_on else []
        others = [name for name in compare if name not in first]
        in_lanes = others[:1] or first[:1]
        if goes_on:
            goes_on, ended = self._lane(0, [*first, *others[:1]])
        lanes, lane = journal.lanes, 0
        if lanes is None:
            if goes_on:
                _, ended = self._lane(0, others[1:])
            return ended, True
        if lanes > 1:
            self._to_come += _weight(in_lanes)
        while goes_on and lane + 1 < lanes and compare:
            lane += 1
            goes_on, ended = self._lane(lane, in_lanes, Fraction(1, lanes - 1))
        if goes_on:
            goes_on, ended = self._lane(0, others[1:])
        in_first = others or in_lanes
        checked = sum(
            all((number, name) in self._finished for name in (in_lanes if number else in_first))
            for number in range(lane + 1)
        )
        # A lane in which something was found, or the budget ran out, is not one that agrees.
        note = self._session.note
        note(f"of the vector environment's {lanes} lanes {checked} were checked to the end")
        if checked > 1:
            begun = ", ".join(journal.coverage)
            note(f"lane 0 got the engines {begun}; each other that was checked {in_lanes[0]}")
        return ended, checked == lanes

    def _leading(self, names: list[str]) -> list[str]:
        """The engines that go before the others on this target."""
        if len(names) < 2:
            return []
        session = self._session.within(self._searching)
        try:
            return [name for name in names if ENGINES[name].leads(session)]
        except (FailedError, OutOfTime):  # the engines will meet it too, and tell
            return []

    def _lane(
        self, lane: int, names: Iterable[str], part: Fraction = Fraction(1)
    ) -> tuple[bool, Ended | None]:
        """Run engines in a lane, each with a part of its weight; whether there is more to look for,
        and why not."""
        for name in names:
            session = replace(self._session, engine=name, lane=lane)
            weight, known = part * _weight([name]), len(session.journal.findings)
            budget = self._searching.part(share=float(weight / self._to_come))
            self._to_come -= weight
            engine = ENGINES[name](session.within(budget))
            ended = self._guarded(session, engine)
            if ended is not None:
                return False, ended
            found = len(session.journal.findings) > known
            if not (found or budget.is_spent or engine.undecided):
                self._finished.add((lane, name))
            if not session.is_playable or self._departs:
                return False, None
        return True, None

    def _guarded(self, session: Session, engine: Engine) -> Ended | None:
        """Run an engine; why it ended early, if it did."""
        try:
            try:
                self._recorded(session, engine)
            except OutOfTime:
                self._confirm_hang(session)
                raise
            self._confirm_hang(session)
            suggest(session)
        except FailedError as failed:  # the first environment could be made, a later one not
            confirm(session, _Failure.of(failed.discrepancy))
        except OutOfTime:
            lane = f" in lane {session.lane}" if session.lane else ""
            if self._to_come and not self._searching.is_spent:
                session.note(
                    f"the engine {engine.name}{lane} came to the end of its share of the budget"
                )
                return None
            session.note(f"the budget ran out in the engine {engine.name}{lane}")
            return "out of time"
        except MemoryError:
            session.note(f"the memory ran out in the engine {engine.name}")
            return "out of memory"
        except KeyboardInterrupt:
            candidate = engine.pending()
            if candidate is not None:
                session.journal.add(finding_of(session, candidate, Confirmation()))
            return "interrupted"
        return None

    @staticmethod
    def _confirm_hang(session: Session) -> None:
        """A call that did not return is a finding, whatever the engine was looking for."""
        hang = next(iter(session.guard.hung), None)
        if hang is None:
            return
        findings = session.journal.findings
        if not any(finding.kind == "timeout" for finding in findings):
            confirm(session, EpisodeCandidate.of_hang(session, hang))
        if any(finding.kind == "timeout" and finding.confirmed for finding in findings):
            session.journal.invalid |= {"play"}
        else:  # it was a hitch
            session.guard.hung.forget()

    def _recorded(self, session: Session, engine: Engine) -> None:
        """Run an engine, and write down how far it comes."""
        if session.lane:
            self._search(session, engine)
            return
        journal, before = session.journal, session.budget.target_steps
        journal.begin_engine(lambda: engine.coverage(session.budget.target_steps - before))
        session.show(0.0)
        try:
            self._search(session, engine)
        finally:
            with session.guard.watchdog.held():
                journal.end_engine()

    def _search(self, session: Session, engine: Engine) -> None:
        with contextlib.closing(engine.search()) as candidates:
            candidate = next(candidates, None)
            while candidate is not None:
                session.journal.add(Seen(session.budget.target_steps, confirmed=False))
                confirmation = confirm(session, candidate)
                session.journal.add(Seen(session.budget.target_steps, confirmed=True))
                self._departs |= engine.compares and confirmation.came
                try:
                    candidate = candidates.send(confirmation)
                except StopIteration:
                    return


class _Failure(EpisodeCandidate):
    """A target that cannot be played any more."""

    invalidates = frozenset({"play"})


def _weight(names: Iterable[str]) -> Fraction:
    return Fraction(sum(ENGINES[name].budget_weight for name in names))


def _chosen(engines: tuple[str, ...] | None) -> tuple[str, ...]:
    there_is = f"there is {', '.join(ENGINES)}"
    if engines is None:
        return tuple(ENGINES)
    for name in engines:
        if name not in ENGINES:
            raise ConformanceError(f"no engine is called {name!r}; {there_is}")
    if not engines:
        raise ConformanceError(f"no engine is chosen; {there_is}")
    asked = {*engines}
    if any(ENGINES[name].takes_agreement for name in asked):
        found_by = agreement_engines()
        if not asked & {*found_by}:
            asked.add(found_by[0])
    return tuple(name for name in ENGINES if name in asked)


def agreement_engines() -> list[str]:
    """The engines that find whether a target agrees with a reference that is not random."""
    return [
        name
        for name, engine in ENGINES.items()
        if engine.compares and engine.random is False and not engine.takes_agreement
    ]


def _fitting(session: Session, names: tuple[str, ...], *, asked: bool) -> tuple[str, ...]:
    """The engines that fit the reference.

    Raises:
        ConformanceError: One is asked for that does not.
    """
    fitting = tuple(name for name in ENGINES if ENGINES[name].fits(session.base))
    for name in names:
        if asked and name not in fitting and not session.has_reference:
            raise ConformanceError(
                f"the engine {name!r} needs a reference; without one there is {', '.join(fitting)}"
            )
        if asked and name not in fitting:
            is_random = not session.base.deterministic
            raise ConformanceError(
                f"the engine {name!r} does not fit the reference {session.space.name}, which is "
                f"{'random or hides its state' if is_random else 'not random'}; "
                f"there is {', '.join(fitting)}"
            )
    return tuple(
        name for name in names if name in fitting and (asked or ENGINES[name].unasked(session.base))
    )
