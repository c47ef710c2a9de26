"""An observation belongs to whoever got it."""

from __future__ import annotations

import copy
from random import Random
from typing import TYPE_CHECKING, Any

from provengym.comparison.discrepancy import Discrepancy
from provengym.conformance.engines.contract.same import overwrite_in_place, same, shared
from provengym.data.episode import Episode
from provengym.models.walks import random_walk, state_after
from provengym.targets.guard import Trouble

if TYPE_CHECKING:
    from provengym.comparison.comparer import Comparer
    from provengym.conformance.session import Session

LONGEST = 20


def check(session: Session) -> Discrepancy | None:
    """No observation changes or shares memory with a later one, and writing to it has no effect."""
    first_steps = [(action,) for action in range(len(session.base.actions))]
    comparer = session.comparer(session.base)
    try:
        for actions in (*first_steps, random_walk(session.base, LONGEST, Random(session.seed))):
            found = _reused(session, comparer, actions)
            if found is not None:
                break
    finally:
        session.close(comparer)
    # Writing into observations could spoil an environment that is not this run's own.
    if found is not None or session.target.single:
        return found
    comparer = session.comparer(session.base)
    try:
        return _written(session, comparer)
    finally:
        session.close(comparer)


def _reused(session: Session, comparer: Comparer, actions: tuple[int, ...]) -> Discrepancy | None:
    kept: list[tuple[Any, Any]] = []
    try:
        observation = comparer.target_env.reset(session.seed)
        for step in range(len(actions) + 1):
            if step:
                seen = comparer.target_env.step(comparer.translator.actions[actions[step - 1]])
                observation = seen.observation
            for time, (old, was) in enumerate(kept):
                message = ""
                if not same(old, was):
                    message = f"step {step} changed the observation of step {time} (0: the reset)"
                elif shared(old, observation):
                    message = f"step {step} returned the object or memory of step {time} again"
                if message:
                    before = state_after(session.base, actions[: step - 1]) if step else None
                    return _difference(session, actions[:step], before, was, old, message)
            kept.append((observation, copy.deepcopy(observation)))
            if step and seen.done:
                break
    except Trouble:
        pass  # the engines that compare behaviour report it
    return None


def _written(session: Session, comparer: Comparer) -> Discrepancy | None:
    start = state_after(session.base, ())
    for action in range(len(session.base.actions)):
        answers: list[Any] = []
        for write in (False, True):
            try:
                observation = comparer.target_env.reset(session.seed)
                if write and not overwrite_in_place(observation):
                    return None
                seen = comparer.target_env.step(comparer.translator.actions[action])
                answers.append(copy.deepcopy(seen.observation))
            except Trouble as trouble:
                answers.append(str(trouble))
        if not same(*answers):
            message = "writing into the observation of the reset changed what the step returned"
            before, after = answers
            return _difference(session, (action,), start, before, after, message)
    return None


def _difference(
    session: Session,
    actions: tuple[int, ...],
    before: tuple[int, ...] | None,
    expected: Any,
    got: Any,
    message: str,
) -> Discrepancy:
    return Discrepancy(
        kind="aliasing",
        model=session.base,
        episode=Episode(session.seed, actions),
        before=before,
        message=message,
        expected={"observation": copy.deepcopy(expected)},
        got={"observation": copy.deepcopy(got)},
    )
