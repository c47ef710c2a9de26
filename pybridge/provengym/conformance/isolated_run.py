"""A check in a process of its own, whose crash is a finding."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from provengym.comparison.discrepancy import Discrepancy
from provengym.conformance.driver import Ended, conclude
from provengym.conformance.engines import ENGINES
from provengym.conformance.minimizing.confirm import Confirmation, add
from provengym.conformance.minimizing.replays import REPLAYS
from provengym.conformance.minimizing.shrinker import EXHAUSTIVE, UNPROVED
from provengym.conformance.report import Report
from provengym.conformance.run import check, prepare
from provengym.data.episode import Episode
from provengym.data.errors import ConformanceError
from provengym.data.limits import NORMAL, Limits
from provengym.data.report import Call
from provengym.models.walks import state_after
from provengym.targets.isolation import Crash, can_fork, in_a_fork

if TYPE_CHECKING:
    from provengym.conformance.session import Session
    from provengym.models.model import AnyModel

T = TypeVar("T")
Arguments = Callable[[], AbstractContextManager[Mapping[str, Any]]]
CONSTRUCTOR = "the constructor"


def conform_isolated(
    target: object,
    arguments: Arguments,
    finish: Callable[[Report], T],
    limits: Limits | None = None,
) -> tuple[Report, T]:
    """`conform` in a fork of this process, where there can be one.

    Args:
        target: As in `conform`.
        arguments: The other arguments of `prepare`, for as long as they are needed; to make them
            may run code of the user's.
        finish: What else is to be done with the report; its result can be pickled.
        limits: As in `prepare`.

    Returns:
        The report, also where the check was interrupted, without what its call was given, and what
        `finish` returned.

    Raises:
        ConformanceError: As in `conform`, or the target ends the process where it is loaded or
            constructed.
    """

    def work(made: Callable[[], Report]) -> tuple[Report, T]:
        report = made()
        return replace(report, call=report.call and _without_values(report.call)), finish(report)

    @contextlib.contextmanager
    def limited() -> Iterator[Mapping[str, Any]]:
        with arguments() as given:
            yield {**given, "limits": limits}

    def checked() -> Report:
        with limited() as given:
            return check(target, **given)

    if not can_fork():
        return work(checked)
    forked = functools.partial(in_a_fork, limits=limits or NORMAL)
    answer = forked(functools.partial(work, checked))
    if isinstance(answer, Crash):
        crash = answer
        if not crash.moment.calls or crash.moment.call == CONSTRUCTOR:
            what = "constructed" if crash.moment.calls else "loaded"
            raise ConformanceError(f"the target {target} cannot be {what}: {crash.told}")
        # The contract tries long walks before all short ones; but to wait for a call takes long.
        if crash.moment.engine == "contract" and (crash.how or len(crash.moment.actions) > 1):
            other = forked(functools.partial(_sweep, target, limited))
            if isinstance(other, Crash) and other.moment.call != CONSTRUCTOR:
                crash = other
        replay = functools.partial(_again, target, limited, crash)
        confirmation = Confirmation()
        for _ in range(REPLAYS):
            confirmation.count(isinstance(forked(replay), Crash))
        crash_report = functools.partial(_crash_report, target, limited, crash, confirmation)
        answer = forked(functools.partial(work, crash_report))
    if isinstance(answer, Crash):
        raise ConformanceError(f"the target {target} cannot be loaded again: {answer.told}")
    report, finished = answer
    return report, finished


def _without_values(call: Call) -> Call:
    """The call without what it was given, which need not be known to another process."""
    return replace(call, target=None, reference=None, params={}, target_args={}, reference_args={})


def _difference(session: Session, crash: Crash) -> Discrepancy:
    """What was played when the process ended."""
    moment = crash.moment
    model: AnyModel = session.base
    if moment.parameters is not None:
        model = session.model(moment.parameters)
    actions = tuple(action for action in moment.actions if action < len(model.actions))
    return Discrepancy(
        kind=crash.kind,
        model=model,
        episode=Episode(moment.seed, actions),
        before=state_after(model, actions[:-1]) if actions else None,
        message=crash.told,
        got={"error": crash.told},
    )


def _sweep(target: object, arguments: Arguments) -> None:
    """Try shortest paths first, which should be the end of this process too."""
    with arguments() as given:
        asked = {**given, "engines": None, "progress": None}
        session, names, _ = prepare(target, **asked)
    if "systematic" in names:
        with session.meter.watchdog.on_duty():
            session.engine = "systematic"
            ENGINES[session.engine](session).search()


def _again(target: object, arguments: Arguments, crash: Crash) -> None:
    """Play it again, which should be the end of this process."""
    with arguments() as given:
        session, _, _ = prepare(target, **given)
    discrepancy = _difference(session, crash)
    with session.meter.watchdog.on_duty(), session.meter.overtime():
        session.replay(discrepancy.model, discrepancy.episode)


def _crash_report(
    target: object, arguments: Arguments, crash: Crash, confirmation: Confirmation
) -> Report:
    """The report on a check whose process ended."""
    with arguments() as given:
        session, names, call = prepare(target, **given)
    session.engine = crash.moment.engine or names[0]
    session.meter.target_steps = crash.moment.target_steps
    session.note("the process of the check ended, so what was covered before is not known")
    ended: Ended | None = None
    if crash.is_kill and not confirmation.reproduced:
        ended = "killed"
        session.note(
            "it was ended by the signal SIGKILL, which a system short of memory sends, and was not "
            "when the same was played again"
        )
    else:
        discrepancy = _difference(session, crash)
        minimal = UNPROVED if discrepancy.step > 1 else EXHAUSTIVE
        add(session, discrepancy, minimal, confirmation)
    engine = ENGINES[session.engine](session)
    report = conclude(session, [(engine, crash.moment.target_steps)], ended)
    return replace(report, call=call)
