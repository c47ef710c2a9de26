"""Check a lane of a vector environment after the end of its episode."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from gymnasium.vector import AutoresetMode

from provengym.comparison.discrepancy import Discrepancy
from provengym.conformance.engines.contract.ending import shortest_way
from provengym.data.episode import Episode
from provengym.models.limit_walks import limit_walks
from provengym.models.model import Transition
from provengym.models.walks import random_walk
from provengym.targets.adapters.vector import Lane
from provengym.targets.guard import Trouble

if TYPE_CHECKING:
    from provengym.comparison.lockstep import LockstepComparer
    from provengym.conformance.session import Session

LONGEST, EPISODES = 1_000, 5
"""Random actions that may lead to an end, and how many times they are tried."""
MEANS = {
    AutoresetMode.NEXT_STEP: "autoreset in the next step: it shows the start, and pays nothing",
    AutoresetMode.SAME_STEP: "autoreset in the same step: the next one begins at the start",
}


def check(session: Session) -> Discrepancy | None:
    """Follow a lane over the end of an episode, where the environment says how it is reset: the
    nearest end, and those at the reference's time limit.

    Of a random reference no way to the end is known, and nothing is compared.  Where there is no
    reference, random actions lead to an end, if any do.
    """
    if not session.has_reference:
        return _after_some_end(session)
    if not session.base.deterministic:
        return None
    model = session.known
    comparer = session.lockstep_comparer(model)
    try:
        env = comparer.target_env.env
        if not isinstance(env, Lane) or env.declared_mode not in MEANS:
            return None
        shortest = shortest_way(session)
        ways = [] if shortest is None else [shortest]
        ways += limit_walks(model, session.limits.lockstep_walk_steps)
        for way in ways:
            for action in range(len(model.actions)):
                found = _over_the_end(session, comparer, way, action, env.declared_mode)
                if found is not None:
                    return found
        return None
    finally:
        session.close(comparer)


def _after_some_end(session: Session) -> Discrepancy | None:
    """Check that the step that only resets a lane pays nothing and ends nothing."""
    comparer = session.free_comparer()
    try:
        env = comparer.target_env.env
        if not isinstance(env, Lane) or env.declared_mode is not AutoresetMode.NEXT_STEP:
            return None
        actions = random_walk(session.base, LONGEST, Random(session.seed))
        for seed in range(session.seed, session.seed + EPISODES):
            comparer.target_env.reset(seed)
            over = False
            for step, action in enumerate(actions, start=1):
                seen = comparer.target_env.step(comparer.translator.actions[action])
                if over and (seen.reward or seen.done):
                    episode = Episode(seed, actions[:step])
                    found = comparer.discrepancy("after_done", episode, comparer.expected(), seen)
                    expected = {"reward": 0.0, "terminated": False, "truncated": False}
                    return replace(found, message=MEANS[env.declared_mode], expected=expected)
                if over:
                    break
                over = seen.done
        return None
    except Trouble:
        return None  # the walks report it
    finally:
        session.close(comparer)


def _over_the_end(
    session: Session,
    comparer: LockstepComparer,
    way: tuple[int, ...],
    action: int,
    mode: AutoresetMode,
) -> Discrepancy | None:
    state = session.known.start
    following = [session.known.step(state, action)]
    if mode is AutoresetMode.NEXT_STEP:
        following.insert(0, Transition(state, 0.0, False))
    actions = (*way, *[action] * len(following))
    try:
        comparer.target_env.reset(session.seed)
        for earlier in way:
            seen = comparer.target_env.step(comparer.translator.actions[earlier])
        if not seen.done:
            return None  # the engines that compare behaviour report it
        for step, expected in enumerate(following, start=len(way) + 1):
            seen = comparer.target_env.step(comparer.translator.actions[action])
            wanted = comparer.expected(expected)
            if comparer.differs(seen, wanted):
                episode = Episode(session.seed, actions[:step])
                found = comparer.discrepancy("after_done", episode, wanted, seen)
                return replace(found, message=MEANS[mode])
    except Trouble:
        pass  # so do they
    return None
