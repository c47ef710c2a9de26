"""Time limits of the target and the reference: which of them are compared, and where."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from gymnasium import wrappers

from provengym.conformance.session import FailedError
from provengym.data.episode import Episode
from provengym.models.model import TimeLimit
from provengym.models.time_limited import TimeLimitedModel
from provengym.models.timed_walks import limit_walks
from provengym.processes.budget import OutOfTime
from provengym.targets.guard import Trouble
from provengym.targets.loading import time_limit_of

if TYPE_CHECKING:
    from provengym.comparison.comparer import Comparer
    from provengym.comparison.discrepancy import Discrepancy
    from provengym.conformance.session import Session


def with_time_limit(session: Session) -> Session:
    """The same, a deterministic reference under its time limit of Gymnasium's, or where it says
    nothing of one, under that of the target."""
    limit = session.base.time_limit
    if not session.base.deterministic:
        return session
    if limit.of != "reference":
        kept = None if session.is_limited() else _kept_by_target(session)
        if kept is None:
            return session
        session.note(
            f"the reference is under Gymnasium's time limit of {kept} steps, as the target is"
        )
        limit = TimeLimit(kept, "target")
    return session if limit.steps == math.inf else _under(session, limit)


def below_limit(session: Session) -> Session:
    """The same without time limits, in episodes that are no longer than both allow: states do not
    count steps then.

    It is this session itself where the reference says nothing of a limit, or the target counts
    steps by itself.

    Raises:
        FailedError: The target cannot be played.
    """
    if session.base.time_limit.of != "reference":
        return session
    journal = session.journal
    if journal.target_limit is None:
        journal.target_limit = _target_limit(session)
    if not journal.target_limit:
        return session
    longest = min(session.base.time_limit.steps, journal.target_limit)
    return replace(_under(session, None), longest=longest)


def under_limit(session: Session, seen: Discrepancy) -> Discrepancy:
    """Return a discrepancy of the session below the limit, with the model of this one."""
    if session.imposed is None or isinstance(seen.model, TimeLimitedModel):
        return seen
    return replace(
        seen,
        model=session.base,
        before=None if seen.before is None else (*seen.before, max(seen.step - 1, 0)),
        shown=None if seen.shown is None else (*seen.shown, seen.step),
    )


def is_at_limit(found: Discrepancy, comparer: Comparer) -> bool:
    """Return whether an episode differs where the time limit of either side ends it."""
    limit = found.model.time_limit
    limits = limit.steps, time_limit_of(comparer.target_env.env)
    return limit.of == "reference" and found.kind == "truncated" and found.step in limits


def _under(session: Session, limit: TimeLimit | None) -> Session:
    """The same, a deterministic reference under a time limit or none."""
    session = replace(session, imposed=limit)
    return replace(session, base=session.model({}))


def _kept_by_target(session: Session) -> int | None:
    """Return the time limit of Gymnasium's that a new environment of the target keeps by itself."""
    try:
        comparer = session.lockstep_comparer(session.base)
    except (FailedError, OutOfTime):  # the engines will meet it too, and tell
        return None
    limit = time_limit_of(comparer.target_env.env)
    session.close(comparer)
    return limit


def _target_limit(session: Session) -> float:
    """The time limit of Gymnasium's that can be set aside in the target; infinity where it has
    none, and 0 where it counts steps by itself up to a limit no longer than the reference's."""
    comparer = session.lockstep_comparer(session.base)
    try:
        env = comparer.target_env.env
        if isinstance(env, wrappers.TimeLimit):
            return int(env._max_episode_steps)
        if session.imposed is None:
            return math.inf
        longest = session.limits.lockstep_long_walk_steps
        (to_limit, *_) = limit_walks(session.base, longest) or [()]
        counts = bool(to_limit) and (
            comparer.play(Episode(session.seed, to_limit)) is None
            or _truncates(comparer, Episode(session.seed, to_limit))
        )
        return 0 if counts else math.inf
    finally:
        session.close(comparer)


def _truncates(comparer: Comparer, episode: Episode) -> bool:
    """Return whether the target truncates an episode, be it that it departs from the reference on
    the way."""
    target, labels = comparer.target_env, comparer.translator.actions
    try:
        target.reset(episode.seed)
        for action in episode.actions:
            seen = target.step(labels[action])
            if seen.done:
                return seen.truncated
    except Trouble:  # the engines will meet it too, and tell
        pass
    return False
