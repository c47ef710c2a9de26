"""Make a counterexample shorter where the reference's states are not known."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from provengym.conformance.candidates import EXHAUSTIVE, UNPROVED
from provengym.conformance.session import FailedError
from provengym.data.episode import Episode

if TYPE_CHECKING:
    from collections.abc import Iterator

    from provengym.comparison.discrepancy import Discrepancy
    from provengym.conformance.session import Session


def shrink_stepped(session: Session, best: Discrepancy) -> Iterator[tuple[Discrepancy, str]]:
    """Leave out actions, by halves and then by ever smaller parts, and then try every shorter
    sequence where they are few; with the seed of the difference."""
    model, seed = best.model, best.episode.seed
    try:
        comparer = session.comparer(model)
    except FailedError:
        yield best, UNPROVED
        return
    try:
        size = best.step // 2
        while size:
            for first in range(0, best.step, size):
                actions = best.episode.actions
                kept = Episode(seed, actions[:first] + actions[first + size :])
                found = comparer.play(kept)
                if found is not None and found.step < best.step:
                    best = found
                    yield best, UNPROVED
                    break
                session.budget.check()
            else:
                size //= 2
        for length in range(best.step):
            if len(model.actions) ** length > session.limits.shrinking_sequences:
                return
            for actions in itertools.product(range(len(model.actions)), repeat=length):
                session.budget.check()
                found = comparer.play(Episode(seed, actions))
                if found is not None:
                    yield found, EXHAUSTIVE
                    return
        yield best, EXHAUSTIVE
    finally:
        session.close(comparer)
