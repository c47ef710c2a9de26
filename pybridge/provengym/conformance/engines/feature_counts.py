"""Count features anew, in episodes of their own."""

from __future__ import annotations

import itertools
from random import Random
from typing import TYPE_CHECKING

from provengym.comparison.belief import BeliefComparer
from provengym.comparison.policies import explorer
from provengym.conformance.engines.frequencies import departure_of
from provengym.statistics.features import Features

if TYPE_CHECKING:
    from provengym.comparison.discrepancy import Discrepancy
    from provengym.conformance.session import Session
    from provengym.models.model import Model

SEEDS = 2**20
"""More than the episodes of one round."""


def small_models(session: Session) -> list[Model]:
    """The reference at small choices of the free parameters."""
    if not session.free:
        return []
    fixed = session.spec.of_reference
    base = session.space.model(fixed).parameters
    models = map(session.model, session.space.enumerate_small(fixed, session.free))
    return [model for model in models if model.parameters != base]


def features_of(session: Session, model: Model) -> Features:
    """Nothing counted yet.

    All small models share one half of the false-positive probability, and that of the report has
    the other; where there are none, it has all.
    """
    small = [one.parameters for one in small_models(session)]
    share = 1.0
    if small:
        share = 1 / (2 * len(small)) if model.parameters in small else 1 / 2
    whole = session.limits.false_positive_probability
    return Features(model, false_positive_probability=share * whole)


def counted(session: Session, number: int, calls: int, longest: int) -> Discrepancy | None:
    """Count features in samples that depend on nothing but the number of a round.

    Args:
        session: The check; a new environment of its target is played.
        number: That of the round.  Round 0 begins as the search does; others have other seeds.
        calls: The number of calls that it took to find something.
        longest: The most steps of an episode.

    Returns:
        The feature that departs; or what cannot happen, if it did.
    """
    comparer, random = (
        session.comparer(session.base),
        Random(f"{session.seed} {number}" if number else session.seed),
    )
    assert isinstance(comparer, BeliefComparer)
    features = features_of(session, comparer.model)
    most = max(session.limits.support_confirming_calls, session.limits.confirming_factor * calls)
    seeds, numbers = itertools.count(session.seed + number * SEEDS), itertools.count()
    try:
        while not features.found and features.calls < most:
            policy = explorer(comparer.model, next(numbers), longest, random, features)
            discrepancy = comparer.guided(next(seeds), policy)
            if discrepancy is not None:
                return discrepancy
    finally:
        session.close(comparer)
    return departure_of(features) if features.found else None
