"""The form of what `reset` and the first step return; and nothing is printed meanwhile."""

from __future__ import annotations

import contextlib
import inspect
from random import Random
from typing import TYPE_CHECKING

from provengym.comparison.discrepancy import Discrepancy
from provengym.conformance.session import FailedError
from provengym.data.episode import Episode
from provengym.models.walks import random_walk, state_after
from provengym.targets.environment import StepResult
from provengym.targets.guard import Trouble

if TYPE_CHECKING:
    from collections.abc import Callable

    from provengym.comparison.comparer import Comparer
    from provengym.conformance.session import Session

LONGEST = 20


def check(session: Session) -> Discrepancy | None:
    """Spaces, and types and membership of what a reset and each action after it return.

    The engines that compare behaviour check the same in every step.
    """
    try:
        comparer = session.comparer(session.base)
    except FailedError as failed:
        return failed.discrepancy
    try:
        discrepancy = _takes_seed(session, comparer) or _at_reset(session, comparer)
        for action in range(len(session.base.actions)):
            discrepancy = discrepancy or _at_step(session, comparer, action)
        return discrepancy or _changed(session, comparer)
    finally:
        session.close(comparer)


def _changed(session: Session, comparer: Comparer) -> Discrepancy | None:
    """Check that a walk does not change the spaces; other faults in it are not looked for here."""
    walk = random_walk(session.base, LONGEST, Random(session.seed))
    taken = 0
    try:
        comparer.target_env.reset(session.seed)
        for action in walk:
            taken += 1
            if comparer.target_env.step(comparer.translator.actions[action]).done:
                break
    except Trouble as trouble:
        if trouble.kind == "space":
            before = state_after(session.base, walk[: taken - 1]) if taken else None
            episode = Episode(session.seed, walk[:taken])
            return comparer.trouble(episode, comparer.expected(before=before), trouble)
    return None


def _takes_seed(session: Session, comparer: Comparer) -> Discrepancy | None:
    try:
        inspect.signature(comparer.target_env.env.reset).bind(seed=session.seed)
    except TypeError:
        trouble = Trouble("api", "reset takes no argument seed")
        return comparer.trouble(Episode(session.seed), comparer.expected(), trouble)
    except ValueError:  # it has no signature to look at
        pass
    return None


def _at_reset(session: Session, comparer: Comparer) -> Discrepancy | None:
    episode, expected = Episode(session.seed), comparer.expected()
    try:
        seen = StepResult(comparer.target_env.reset(session.seed), 0.0, False, False)
    except Trouble as trouble:
        return comparer.trouble(episode, expected, trouble)
    if comparer.in_space(seen.observation):
        return None
    return comparer.discrepancy("space", episode, expected, seen)


def _at_step(session: Session, comparer: Comparer, action: int) -> Discrepancy | None:
    transition = None
    if session.base.deterministic:
        transition = session.base.step(session.base.start, action)
    expected = comparer.expected(transition, state_after(session.base, ()))
    episode = Episode(session.seed, (action,))
    try:
        comparer.target_env.reset(session.seed)
        seen = comparer.target_env.step(comparer.translator.actions[action])
    except Trouble as trouble:
        return comparer.trouble(episode, expected, trouble)
    if comparer.in_space(seen.observation):
        return None
    return comparer.discrepancy("space", episode, expected, seen)


def check_printing(session: Session) -> Discrepancy | None:
    """Neither `reset` nor `step` prints, or closes standard output; what is printed meanwhile goes
    nowhere."""
    model = session.base
    scripts = [(action,) for action in range(len(model.actions))]
    comparer = session.comparer(model)
    try:
        with comparer.target_env.objects.listening() as heard:
            for actions in (*scripts, random_walk(model, LONGEST, Random(session.seed))):
                found = _printed(session, comparer, actions, heard)
                if found is not None:
                    return found
    finally:
        session.close(comparer)
    return None


def _printed(
    session: Session, comparer: Comparer, actions: tuple[int, ...], heard: Callable[[], str]
) -> Discrepancy | None:
    with contextlib.suppress(Trouble):  # which others look for
        comparer.target_env.reset(session.seed)
        did, call, done = heard(), "reset", False
        for step, action in enumerate((*actions, None)):
            if did:
                error = f"{call} {did}"
                return Discrepancy(
                    kind="api",
                    model=session.base,
                    episode=Episode(session.seed, actions[:step]),
                    before=state_after(session.base, actions[: step - 1]) if step else None,
                    message=error,
                    got={"error": error},
                )
            if action is None or done:
                break
            done = comparer.target_env.step(comparer.translator.actions[action]).done
            did, call = heard(), "step"
    return None
