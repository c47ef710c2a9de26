"""Check copies of a target that is held against no reference."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import TYPE_CHECKING, Any

from provengym.conformance.engines.contract.seeding import in_turn
from provengym.data.episode import Episode
from provengym.data.errors import one_line
from provengym.models.walks import random_walk
from provengym.targets.guard import Trouble

if TYPE_CHECKING:
    from provengym.comparison.discrepancy import Discrepancy
    from provengym.comparison.free import FreeComparer
    from provengym.conformance.session import Session

LONGEST = 50
FIRST = 5
"""Steps before a copy is made in the middle of an episode."""


def _pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


WAYS = {"copy.deepcopy": copy.deepcopy, "pickle": _pickled}


def check(session: Session) -> Discrepancy | None:
    """After a reset with the same seed, a copy does what the environment does that it was made of.

    That it goes on as that from the middle of an episode Gymnasium does not demand: pickled
    environments may begin anew.  Where it does not, a note says so, and where there is no copy.
    """
    if session.has_reference or session.journal.lanes is not None or session.target.single:
        return None
    walk = random_walk(session.base, LONGEST, Random(session.seed))
    for name, make in WAYS.items():
        comparer = session.free_comparer()
        try:
            found = _copied(session, comparer, name, make, walk)
        finally:
            session.close(comparer)
        if found is not None:
            return found
    return None


def _copied(
    session: Session, comparer: FreeComparer, name: str, make: Any, walk: tuple[int, ...]
) -> Discrepancy | None:
    env, guard = comparer.target_env, session.guard
    try:
        env.reset(session.seed)
        for number, action in enumerate(walk[:FIRST]):
            if env.step(comparer.translator.actions[action]).done:
                walk = walk[: number + 1]
                env.reset(session.seed)
                break
        copied = guard.play(name, make, env.env)
        other = session.free_comparer(copied)
    except Trouble as trouble:
        session.note(f"the target has no copy: {one_line(trouble)}")
        return None
    begun = walk[:FIRST] if len(walk) > FIRST else ()
    on = Episode(session.seed, walk[len(begun) :])
    if in_turn(session, comparer, other, on, "", begun=begun) is not None:
        session.note(
            f"a copy by {name} in the middle of an episode does not go on as the environment does; "
            "Gymnasium does not demand that"
        )
    return in_turn(
        session, comparer, other, Episode(session.seed, walk), f"in a copy of it by {name}"
    )
