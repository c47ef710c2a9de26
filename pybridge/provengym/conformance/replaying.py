"""Play a saved finding again."""

from __future__ import annotations

import functools
import math
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from provengym.comparison.discrepancy import Difference
from provengym.conformance import references
from provengym.conformance.engines import CHECKS
from provengym.conformance.minimizing.classify import classify
from provengym.conformance.minimizing.confirm import Confirmation, finding_of
from provengym.conformance.minimizing.replays import REPLAYS, plays
from provengym.conformance.minimizing.shrinker import UNPROVED
from provengym.conformance.saved import Case, read
from provengym.conformance.session import FailedError, RefusedError, Run
from provengym.data.codec import plain
from provengym.data.errors import ConformanceError
from provengym.data.limits import NORMAL, Limits
from provengym.data.report import Finding
from provengym.models.model import AnyModel
from provengym.targets import loading as _target
from provengym.targets.binding import Binding
from provengym.targets.budget import Meter
from provengym.targets.isolation import Death, can_fork, in_a_fork


@dataclass(frozen=True, kw_only=True)
class Replay:
    """Whether a finding is still there."""

    reproduced: bool
    """Whether the target differed in any of the three plays, in whatever way."""
    times: int
    """In how many of the three it did."""
    same: bool
    """Whether it differed as saved: in the same class, at the same step, with the same answer."""
    story: str
    """The difference told to a person: the one now seen, or the saved one if there was none."""
    seen: Finding | None
    """The difference now seen, if any."""
    before: int
    """In how many of three plays it was seen when it was found; fewer than three: by chance."""


def replay(
    path_or_finding: str | os.PathLike[str] | Mapping[str, Any],
    *,
    target: object = None,
    binding: Binding | None = None,
    apart: bool | None = None,
) -> Replay:
    """Play a saved finding three times, each time on new environments.

    What a check of Gymnasium's contract found, such as memory that is shared, is found by that
    check again; everything else is played action by action against the reference.

    Args:
        path_or_finding: A JSON file that `Report.save` or ``provengym conform --save`` wrote, or
            what it holds.
        target: Another target than the saved one, in any form that `conform` takes.
        binding: Another binding than the saved one.
        apart: Whether to play in a fork of this process, where the system has one, so that a target
            that ends its process does not end this one.  By default findings of the classes
            ``exit`` and ``timeout`` are.

    Raises:
        ConformanceError: The file is not such a file, or the target cannot be loaded or played
            with the parameters of the finding.
    """
    case = read(path_or_finding, CHECKS)
    if (case.kind in ("exit", "timeout") if apart is None else apart) and can_fork():
        return _apart(case, target, binding)
    return _replay(case, target, binding)


def _replay(case: Case, target: object, binding: Binding | None, limits: Limits = NORMAL) -> Replay:
    run = _run(case, target, binding, limits)
    model = _model(run, case)
    run.ignored = case.ignored
    calls = case.got.get("calls")
    run.effort = calls if isinstance(calls, int) else 0
    # The binding worked when the finding was saved: when it fails now, that is the target's doing.
    run.binding_worked = binding is None
    with run.meter.watchdog.on_duty():
        played = list(plays(run.seed, lambda: _play(run, model, case)))
    found = [difference for difference in played if difference is not None]
    seen = Confirmation(replays=len(played), reproduced=len(found))
    told = [finding_of(run, difference, UNPROVED, seen, case.check) for difference in found]
    saved = [one for one in told if _is_as_saved(one, case)]
    now = next(iter(saved or told), None)
    return Replay(
        reproduced=bool(found),
        times=len(found),
        same=bool(saved),
        story=case.story if now is None else now.story,
        seen=now,
        before=case.reproduced,
    )


def _apart(case: Case, target: object, binding: Binding | None) -> Replay:
    """The same in forks of this process."""

    for _ in range(REPLAYS):
        answer = in_a_fork(functools.partial(_replay, case, target, binding))
        if not isinstance(answer, Death):
            return answer  # type: ignore[no-any-return]
        if not answer.moment.calls:
            raise ConformanceError(f"the target {case.target} cannot be loaded: {answer.told}")
    return Replay(
        reproduced=True,
        times=REPLAYS,
        same=answer.kind == case.kind and answer.told == case.got.get("error"),
        story=f"{case.story}\n  (now {answer.told})",
        seen=None,
        before=case.reproduced,
    )


def _run(case: Case, target: object, binding: Binding | None, limits: Limits) -> Run:
    if binding is not None and not isinstance(binding, Binding):
        raise ConformanceError(f"binding must be a Binding, got {type(binding).__name__}")
    found = _target.find(_located(case.target, case.folder) if target is None else target, limits)
    used = binding or found.binding
    if binding is None and case.binding is not None:
        used = _target.find_binding(_located(case.binding, case.folder))
    run = Run(
        found,
        references.find(_located_reference(case)),
        used,
        # The plays are as long as the finding; each call has its limit.
        Meter(math.inf, limits=limits),
        case.exploration_seed,
        case.params,
        case.target_args,
        case.reference_args,
        limits,
    )
    for name in case.explored:
        if name not in run.free:
            raise ConformanceError(
                f"the target {found.text} takes no argument {name!r} any more, "
                "which the saved finding needs"
            )
    return run


def _model(run: Run, case: Case) -> AnyModel:
    missing = [name for name in run.free if name not in case.parameters]
    if missing:
        raise ConformanceError(f"the finding's parameters lack {missing[0]!r}")
    model = run.model(case.parameters)
    if case.check is not None and model.parameters != run.base.parameters:
        raise ConformanceError(
            f"the finding of the check {case.check!r} is not at the parameters of the check"
        )
    for episode in (*case.earlier, case.episode):
        for action in episode.actions:
            if action >= len(model.actions):
                raise ConformanceError(
                    f"the finding has the action {action}; {model.name} has the actions "
                    f"0 to {len(model.actions) - 1}"
                )
    return model


def _play(run: Run, model: AnyModel, case: Case) -> Difference | None:
    try:
        if case.check is not None:
            return CHECKS[case.check](run)
        found = run.replay(model, *case.earlier, case.episode)
        return None if found is None else classify(run, found)
    except FailedError as failed:
        return failed.difference
    except RefusedError as error:
        raise ConformanceError(
            f"the target {run.target.text} refuses the parameters of the finding: {error}"
        ) from error


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
    if file.endswith(".py") and not Path(file).is_file() and there.is_file():
        return f"{there}:{attribute}"
    return place
