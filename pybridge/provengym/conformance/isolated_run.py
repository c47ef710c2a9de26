"""A check in a process of its own, whose death is a finding."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from provengym.comparison.discrepancy import Difference
from provengym.conformance import run as _check
from provengym.conformance.driver import Ended, conclude
from provengym.conformance.engines import ENGINES
from provengym.conformance.minimizing.confirm import Confirmation, add
from provengym.conformance.minimizing.replays import REPLAYS
from provengym.conformance.minimizing.shrinker import EXHAUSTIVE, UNPROVED
from provengym.conformance.report import Report
from provengym.data.episode import Episode
from provengym.data.errors import ConformanceError
from provengym.data.limits import NORMAL, Limits
from provengym.data.report import Call
from provengym.models.walks import state_after
from provengym.targets.isolation import Death, can_fork, in_a_fork

if TYPE_CHECKING:
    from provengym.conformance.session import Run
    from provengym.models.model import AnyModel

T = TypeVar("T")
Arguments = Callable[[], AbstractContextManager[Mapping[str, Any]]]
CONSTRUCTOR = "the constructor"


def conform_apart(
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

    def work(check: Callable[[], Report]) -> tuple[Report, T]:
        report = check()
        return replace(report, call=report.call and _without_values(report.call)), finish(report)

    @contextlib.contextmanager
    def limited() -> Iterator[Mapping[str, Any]]:
        with arguments() as given:
            yield {**given, "limits": limits}

    def check() -> Report:
        with limited() as given:
            return _check.check(target, **given)

    if not can_fork():
        return work(check)
    forked = functools.partial(in_a_fork, limits=limits or NORMAL)
    answer = forked(functools.partial(work, check))
    if isinstance(answer, Death):
        death = answer
        if not death.moment.calls or death.moment.call == CONSTRUCTOR:
            what = "constructed" if death.moment.calls else "loaded"
            raise ConformanceError(f"the target {target} cannot be {what}: {death.told}")
        # The contract tries long walks before all short ones; but to wait for a call takes long.
        if death.moment.engine == "contract" and (death.how or len(death.moment.actions) > 1):
            other = forked(functools.partial(_sweep, target, limited))
            if isinstance(other, Death) and other.moment.call != CONSTRUCTOR:
                death = other
        replay = functools.partial(_again, target, limited, death)
        confirmation = Confirmation()
        for _ in range(REPLAYS):
            confirmation.count(isinstance(forked(replay), Death))
        obituary = functools.partial(_obituary, target, limited, death, confirmation)
        answer = forked(functools.partial(work, obituary))
    if isinstance(answer, Death):
        raise ConformanceError(f"the target {target} cannot be loaded again: {answer.told}")
    report, finished = answer
    return report, finished


def _without_values(call: Call) -> Call:
    """The call without what it was given, which need not be known to another process."""
    return replace(call, target=None, reference=None, params={}, target_args={}, reference_args={})


def _difference(run: Run, death: Death) -> Difference:
    """What was played when the process ended."""
    moment = death.moment
    model: AnyModel = run.base
    if moment.parameters is not None:
        model = run.model(moment.parameters)
    actions = tuple(action for action in moment.actions if action < len(model.actions))
    return Difference(
        kind=death.kind,
        model=model,
        episode=Episode(moment.seed, actions),
        before=state_after(model, actions[:-1]) if actions else None,
        message=death.told,
        got={"error": death.told},
    )


def _sweep(target: object, arguments: Arguments) -> None:
    """Try shortest paths first, which should be the end of this process too."""
    with arguments() as given:
        asked = {**given, "engines": None, "progress": None}
        run, names, _ = _check.prepare(target, **asked)
    if "systematic" in names:
        with run.meter.watchdog.on_duty():
            run.engine = "systematic"
            ENGINES[run.engine](run).search()


def _again(target: object, arguments: Arguments, death: Death) -> None:
    """Play it again, which should be the end of this process."""
    with arguments() as given:
        run, _, _ = _check.prepare(target, **given)
    difference = _difference(run, death)
    with run.meter.watchdog.on_duty(), run.meter.overtime():
        run.replay(difference.model, difference.episode)


def _obituary(
    target: object, arguments: Arguments, death: Death, confirmation: Confirmation
) -> Report:
    """The report on a check whose process ended."""
    with arguments() as given:
        run, names, call = _check.prepare(target, **given)
    run.engine = death.moment.engine or names[0]
    run.meter.target_steps = death.moment.target_steps
    run.note("the process of the check ended, so what was covered before is not known")
    ended: Ended | None = None
    if death.is_kill and not confirmation.reproduced:
        ended = "killed"
        run.note(
            "it was ended by the signal SIGKILL, which a system short of memory sends, and was not "
            "when the same was played again"
        )
    else:
        difference = _difference(run, death)
        minimal = UNPROVED if difference.step > 1 else EXHAUSTIVE
        add(run, difference, minimal, confirmation)
    engine = ENGINES[run.engine](run)
    report = conclude(run, [(engine, death.moment.target_steps)], ended)
    return replace(report, call=call)
