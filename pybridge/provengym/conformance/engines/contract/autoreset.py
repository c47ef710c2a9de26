"""What a lane of a vector environment does after its end."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from gymnasium.vector import AutoresetMode

from provengym.comparison.discrepancy import Discrepancy
from provengym.conformance.engines.contract.ending import shortest_way
from provengym.data.episode import Episode
from provengym.models.model import Transition
from provengym.models.random_model import RandomModel
from provengym.targets.adapters.vector import Lane
from provengym.targets.guard import Trouble

if TYPE_CHECKING:
    from provengym.comparison.lockstep import LockstepComparer
    from provengym.conformance.session import Session

MEANS = {
    AutoresetMode.NEXT_STEP: "autoreset in the next step: it shows the start, and pays nothing",
    AutoresetMode.SAME_STEP: "autoreset in the same step: the next one begins at the start",
}


def check(session: Session) -> Discrepancy | None:
    """Follow a lane over the end of an episode, where the environment says how it is reset.

    Of a random reference no way to the end is known, and nothing is compared.
    """
    if isinstance(session.base, RandomModel):
        return None
    known = session.known
    comparer = session.lockstep_comparer(known)
    try:
        env = comparer.target_env.env
        if not isinstance(env, Lane) or env.declared_mode not in MEANS:
            return None
        way = shortest_way(session)
        if way is None:
            return None
        for action in range(len(known.actions)):
            found = _over_the_end(session, comparer, way, action, env.declared_mode)
            if found is not None:
                return found
        return None
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
