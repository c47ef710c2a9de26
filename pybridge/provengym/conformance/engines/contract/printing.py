"""A target answers by what it returns, and leaves standard output to the program around it."""

from __future__ import annotations

import contextlib
from random import Random
from typing import TYPE_CHECKING

from provengym.comparison.discrepancy import Discrepancy
from provengym.data.episode import Episode
from provengym.models.walks import random_walk, state_after
from provengym.targets.guard import Trouble

if TYPE_CHECKING:
    from collections.abc import Callable

    from provengym.comparison.comparer import Comparer
    from provengym.conformance.session import Session

LONGEST = 20


def check(session: Session) -> Discrepancy | None:
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
