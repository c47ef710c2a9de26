"""Check what follows the end of an episode: a step too many, and the autoreset of a lane."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from gymnasium.vector import AutoresetMode

from provengym.comparison.discrepancy import Discrepancy
from provengym.conformance.reporting.side_by_side import differences
from provengym.data.episode import Episode
from provengym.data.errors import one_line
from provengym.models.model import Transition
from provengym.models.timed_walks import limit_walks
from provengym.models.walks import random_walk, way_to_the_end
from provengym.processes.budget import OutOfTime
from provengym.targets.adapters.vector import Lane
from provengym.targets.guard import Trouble

if TYPE_CHECKING:
    from provengym.comparison.lockstep import LockstepComparer
    from provengym.conformance.session import Session
    from provengym.models.state_graph import Actions

LONGEST, EPISODES = 1_000, 5
"""Random actions that may lead to an end, and how many times they are tried."""
MEANS = {
    AutoresetMode.NEXT_STEP: "autoreset in the next step: it shows the start, and pays nothing",
    AutoresetMode.SAME_STEP: "autoreset in the same step: the next one begins at the start",
}
NOT_COMPARED = (
    "nothing after the end of an episode is compared, although the binding says "
    "after_done='absorbing'"
)
_SEEKING = 0.1
"""The share of what is left of the budget in which a way to the end is sought."""


def shortest_way(session: Session) -> Actions | None:
    """The shortest actions from the start to the end of the episode; None where there are none, or
    they are not found soon."""
    known, part = session.known, session.budget.part(share=_SEEKING)
    try:
        return way_to_the_end(known, known.start, check=part.check)
    except OutOfTime:
        return None


def check_step_too_many(session: Session) -> Discrepancy | None:
    """Compare a step after the end where the binding wants it, else make a note of it.

    Gymnasium leaves such a step undefined.  A target that refuses it is always right.  Of a random
    reference no way to the end is known, and nothing is compared.  Lanes reset themselves.
    """
    way = None
    if session.base.deterministic and session.journal.lanes is None:
        way = shortest_way(session)
    if way is None:
        if session.binding.after_done == "absorbing":
            session.note(NOT_COMPARED)
        return None
    comparer = session.lockstep_comparer(session.known)
    try:
        for action in range(len(session.known.actions)):
            discrepancy = _step_too_many(session, comparer, way, action)
            if discrepancy is None:
                continue
            if session.binding.after_done == "absorbing":
                return discrepancy
            told = differences(discrepancy.expected, discrepancy.got)
            session.note(
                f"a step after the end of an episode ({session.known.actions[action]}) gives "
                f"{one_line(told)}; Gymnasium leaves that undefined, and it counts only where the "
                "binding says after_done='absorbing'",
                usual=True,
            )
            return None
        return None
    finally:
        session.close(comparer)


def _step_too_many(
    session: Session, comparer: LockstepComparer, way: tuple[int, ...], action: int
) -> Discrepancy | None:
    actions, state = (*way, action), session.known.start
    steps = [("step", comparer.translator.actions[earlier]) for earlier in way]
    comparer.target_env.expect([("reset", session.seed), *steps])
    try:
        comparer.target_env.reset(session.seed)
        for earlier in way:
            seen = comparer.target_env.step(comparer.translator.actions[earlier])
            state = session.known.step(state, earlier).state
        if not seen.done:
            return None  # the engines that compare behaviour report it
        seen = comparer.target_env.step(comparer.translator.actions[action])
    except Trouble:
        return None
    expected = comparer.expected(session.known.step(state, action), state)
    if not comparer.differs(seen, expected):
        return None
    return comparer.discrepancy("after_done", Episode(session.seed, actions), expected, seen)


def check_autoreset(session: Session) -> Discrepancy | None:
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
