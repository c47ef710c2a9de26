"""Count features anew, in episodes of their own."""

from __future__ import annotations

import itertools
from random import Random
from typing import TYPE_CHECKING

from provengym.comparison.belief import PossibleMatch
from provengym.comparison.policies import Watched
from provengym.conformance.engines.frequencies import departure_of
from provengym.models.walks import wander
from provengym.statistics.features import Features

if TYPE_CHECKING:
    from provengym.comparison.discrepancy import Difference
    from provengym.conformance.session import Run

SEEDS = 2**20
"""More than the episodes of one round."""


def counted(run: Run, number: int, calls: int, longest: int) -> Difference | None:
    """What depends on nothing but the number of a round: what its samples say.

    Args:
        run: Of which a new environment is played.
        number: Of the round.  Round 0 begins as the search does; others have other seeds.
        calls: How many calls it took to find something.
        longest: The most steps of an episode.

    Returns:
        The feature that departs; or what cannot happen, if it did.
    """
    match, random = run.match(run.base), Random(f"{run.seed} {number}" if number else run.seed)
    assert isinstance(match, PossibleMatch)
    features = Features(
        match.model, false_positive_probability=run.limits.false_positive_probability
    )
    most = max(run.limits.support_confirming_calls, run.limits.confirming_factor * calls)
    seeds = itertools.count(run.seed + number * SEEDS)
    try:
        while not features.found and features.calls < most:
            actions = wander(run.base, longest, random)
            difference = match.guided(next(seeds), Watched(actions, features))
            if difference is not None:
                return difference
    finally:
        run.close(match)
    return departure_of(features) if features.found else None
