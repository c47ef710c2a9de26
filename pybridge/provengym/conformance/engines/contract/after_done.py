"""Check a step after the end of an episode."""

from __future__ import annotations

from typing import TYPE_CHECKING

from provengym.comparison.discrepancy import Discrepancy
from provengym.conformance.engines.contract.ending import shortest_way
from provengym.conformance.reporting.side_by_side import differences
from provengym.data.episode import Episode
from provengym.data.errors import one_line
from provengym.targets.guard import Trouble

if TYPE_CHECKING:
    from provengym.comparison.lockstep import LockstepComparer
    from provengym.conformance.session import Session


NOT_COMPARED = (
    "nothing after the end of an episode is compared, although the binding says "
    "after_done='absorbing'"
)


def check(session: Session) -> Discrepancy | None:
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
                "binding says after_done='absorbing'"
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
