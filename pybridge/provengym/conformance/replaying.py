"""Play a saved finding again."""

from __future__ import annotations

import math
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from provengym.comparison.discrepancy import Discrepancy
from provengym.conformance.candidates import REPLAYS, Candidate, Confirmation
from provengym.conformance.engines import REPLAYS_BY_KEY
from provengym.conformance.journal import Journal
from provengym.conformance.minimizing.classify import classify
from provengym.conformance.minimizing.confirm import finding_of, replayed
from provengym.conformance.run import prepare
from provengym.conformance.saved import Case, read
from provengym.conformance.session import FailedError, RefusedError, Session
from provengym.conformance.time_limit import with_time_limit
from provengym.data.codec import plain
from provengym.data.errors import ConformanceError, brief
from provengym.data.limits import NORMAL, Limits
from provengym.data.report import Finding
from provengym.data.spec import CheckSpec
from provengym.models.model import Model
from provengym.models.stepped_model import ALONGSIDE
from provengym.processes.budget import OutOfTime
from provengym.processes.isolation import Send, can_fork, in_a_fork, understood
from provengym.targets import loading
from provengym.targets.binding import Binding
from provengym.targets.consent import ConsentError, refusal
from provengym.targets.own_modules import FILES, own_modules


@dataclass(frozen=True, kw_only=True)
class Replay:
    """The result of playing a saved finding again."""

    reproduced: bool
    """True if the target differed in any of the three plays, in whatever way."""
    times: int
    """The number of the three plays in which it did."""
    same: bool
    """True if it differed as saved: in the same class, at the same step, with the same answer."""
    story: str
    """The difference told to a person: the one now seen, or the saved one if there was none."""
    seen: Finding | None
    """The difference now seen, if any."""
    before: int
    """The number of three plays that showed it when it was found; fewer than three: by chance."""

    def to_dict(self) -> dict[str, Any]:
        """The answer as JSON values, in the form of ``provengym conform --replay FILE --json``."""
        seen = None if self.seen is None else self.seen.to_dict()
        return {**self.__dict__, "seen": seen}

    @classmethod
    def from_dict(cls, value: Mapping[str, Any]) -> Replay:
        """The answer with these JSON values."""
        seen = value["seen"]
        return cls(**{**value, "seen": None if seen is None else Finding.from_dict(seen)})


def replay(
    path_or_finding: str | os.PathLike[str] | Mapping[str, Any],
    *,
    target: object = None,
    binding: Binding | None = None,
    isolated: bool | None = None,
    run: bool | None = None,
) -> Replay:
    """Play a saved finding three times, each time on new environments.

    What a check of Gymnasium's contract found, such as memory that is shared, is found by that
    check again; everything else is played action by action against the reference.

    A file is data: of what it names, only classes and functions of Python files in the current
    folder, and environments of this package and of Gymnasium, are run without being asked for.

    Args:
        path_or_finding: A JSON file that `Report.save` or ``provengym conform --save`` wrote, or
            what it holds.
        target: Another target than the saved one, in any form that `conform` takes.
        binding: Another binding than the saved one.
        isolated: True to play in a fork of this process, where the system has one, so that a
            target that ends its process does not end this one.  By default findings of the classes
            ``exit`` and ``timeout`` are.
        run: True to run whatever the finding names, commands too, and to look for it in the
            folder where it was saved as well.  By default what a mapping names is run, which
            stands in a program, such as the test that `Report.save` writes, and not what a file
            does.

    Raises:
        ConsentError: The file names what is not run without being asked for.
        ConformanceError: The file is not such a file, or the target cannot be loaded or played
            with the parameters of the finding.
    """
    case = read(path_or_finding, REPLAYS_BY_KEY)
    if not (isinstance(path_or_finding, Mapping) if run is None else run):
        _require_consent(case, target, binding)
        case = replace(case, folder=None)
    if (case.kind in ("exit", "timeout") if isolated is None else isolated) and can_fork():
        return _isolated(case, target, binding)
    return _replay(case, target, binding)


def _require_consent(case: Case, target: object, binding: object) -> None:
    """Refuse to run what a finding names, unless it is of the current folder.

    Raises:
        ConsentError: It names something else; the message tells what would be run.
    """
    named = {
        "target": (None if target is not None else case.target, case.target_args),
        "reference": (case.reference, case.reference_args),
        "binding": (None if binding is not None else case.binding, {}),
    }
    for what, (place, arguments) in named.items():
        if place is not None and (why := refusal(place)) is not None:
            given = brief({**case.params, **arguments}, 200)
            raise ConsentError(f"the {what} {brief(place, 200)} {why}; it would run with {given}")


def _replay(case: Case, target: object, binding: Binding | None, limits: Limits = NORMAL) -> Replay:
    target = _located(case.target, case.folder) if target is None else target
    with own_modules(target):
        return _played(case, target, binding, limits)


def _played(case: Case, target: object, binding: Binding | None, limits: Limits) -> Replay:
    session = _session(case, target, binding, limits)
    with session.guard.watchdog.on_duty():
        session = with_time_limit(session)
    model = _model(session, case)
    if "error" in case.got or case.kind == "space":
        model = model.silent()
    session.journal.invalid |= case.ignored & {"space", "dtype"}
    # The binding worked when the finding was saved: when it fails now, that is the target's doing.
    session.journal.binding_worked = binding is None
    saved, seen = _SavedCandidate(model, case), Confirmation()
    found: list[Finding] = []
    with session.guard.watchdog.on_duty():
        for discrepancy in replayed(session, saved):
            seen.count(discrepancy is not None)
            saved.discrepancy = discrepancy
            if discrepancy is not None:
                found.append(finding_of(session, saved, Confirmation()))
    found = [replace(one, replays=seen.replays, reproduced=seen.reproduced) for one in found]
    as_saved = [one for one in found if _is_as_saved(one, case)]
    now = next(iter(as_saved or found), None)
    return Replay(
        reproduced=bool(found),
        times=len(found),
        same=bool(as_saved),
        story=case.story if now is None else now.story,
        seen=now,
        before=case.reproduced,
    )


class _SavedCandidate(Candidate):
    """The discrepancy of a saved finding."""

    def __init__(self, model: Model, case: Case) -> None:
        super().__init__(None)
        self.key, self._model, self._case = case.check, model, case
        calls = case.got.get("calls")
        self._calls = calls if isinstance(calls, int) else 0

    def reproduce(self, session: Session, number: int) -> Discrepancy | None:
        """Play it again, in the way of what found it.

        Raises:
            ConformanceError: The target refuses the parameters.
        """
        case = self._case
        try:
            if self.key is not None:
                return REPLAYS_BY_KEY[self.key](session.at(self._model), number, self._calls)
            found = session.replay(self._model, *case.earlier, case.episode)
            return None if found is None else _classified(session, found)
        except FailedError as failed:
            return failed.discrepancy
        except RefusedError as error:
            raise ConformanceError(
                f"the target {session.target.text} refuses the parameters of the finding: {error}"
            ) from error


def _classified(session: Session, found: Discrepancy) -> Discrepancy:
    """Return the discrepancy in the class that says most, as far as that is found in time."""
    part = session.budget.part(seconds=session.limits.replayed_class_seconds)
    try:
        return classify(session.within(part), found)
    except OutOfTime:
        return found


def _isolated(case: Case, target: object, binding: Binding | None) -> Replay:
    """The same in forks of this process."""
    answers: list[Replay] = []

    def work(send: Send) -> None:
        send({"event": "replay", "replay": _replay(case, target, binding).to_dict()})

    def receive(message: Mapping[str, Any]) -> None:
        with understood():
            answers.append(Replay.from_dict(message["replay"]))

    for _ in range(REPLAYS):
        crash = in_a_fork(work, receive, NORMAL)
        if crash is None:
            return answers[0]
        if not crash.moment.calls:
            raise ConformanceError(f"the target {case.target} cannot be loaded: {crash.told}")
    assert crash is not None
    return Replay(
        reproduced=True,
        times=REPLAYS,
        same=crash.kind == case.kind and crash.told == case.got.get("error"),
        story=f"{case.story}\n  (now {crash.told})",
        seen=None,
        before=case.reproduced,
    )


def _session(case: Case, target: object, binding: Binding | None, limits: Limits) -> Session:
    if binding is not None and not isinstance(binding, Binding):
        raise ConformanceError(f"binding must be a Binding, got {type(binding).__name__}")
    if binding is None and case.binding is not None:
        binding = loading.find_binding(_located(case.binding, case.folder))
    spec = CheckSpec(
        target=target,
        reference=_located_reference(case),
        parameters=case.params,
        binding=binding,
        # What was found without a model of the reference is played without one.
        engines=(case.engine,) if case.engine == ALONGSIDE else None,
        limits=limits,
        # The plays are as long as the finding; each call has its limit.
        budget=math.inf,
        seed=case.exploration_seed,
        target_args=case.target_args,
        reference_args=case.reference_args,
    )
    session, _ = prepare(spec, Journal())
    found = session.target
    for name in case.explored:
        if name not in session.free:
            raise ConformanceError(
                f"the target {found.text} takes no argument {name!r} any more, "
                "which the saved finding needs"
            )
    return session


def _model(session: Session, case: Case) -> Model:
    named = session.free & session.base.parameters.keys()
    missing = sorted(named - case.parameters.keys())
    if missing:
        raise ConformanceError(f"the finding's parameters lack {missing[0]!r}")
    model = session.model(case.parameters)
    for episode in (*case.earlier, case.episode):
        for action in episode.actions:
            if action >= len(model.actions):
                raise ConformanceError(
                    f"the finding has the action {action}; {model.name} has the actions "
                    f"0 to {len(model.actions) - 1}"
                )
    return model


def _is_as_saved(finding: Finding, case: Case) -> bool:
    seen = (finding.kind, finding.step, plain(finding.got))
    return seen == (case.kind, case.step, case.got)


def _located_reference(case: Case) -> str:
    """The name of a proved reference, or the place of the user's own."""
    return _located(case.reference, case.folder) if ":" in case.reference else case.reference


def _located(place: str, folder: str | None) -> str:
    """The place from the current folder, else from the one where the finding was saved."""
    if folder is None or not Path(folder).is_dir():
        return place
    if folder not in sys.path:
        sys.path.append(folder)
    file, _, attribute = place.rpartition(":")
    there = Path(folder, file)
    if file.endswith(FILES) and not Path(file).is_file() and there.is_file():
        return f"{there}:{attribute}"
    return place
