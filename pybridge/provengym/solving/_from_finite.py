"""The outcomes of a finite model that was extracted from an environment."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING

import numpy as np

from provengym.solving._outcomes import Outcomes
from provengym.solving.quantities import MAX_DENOMINATOR

if TYPE_CHECKING:
    from provengym.models.finite_model import FiniteModel


def outcomes(model: FiniteModel) -> Outcomes:
    """The outcomes of a complete model; an episode that was truncated is over as well.

    A state in which an episode is over stays where it is and pays nothing.  Probabilities whose
    common denominator is too large for an `IntegerModel` are given as floats, which it rounds, and
    says by how much.

    Raises:
        ValueError: The model is not complete.
    """
    if not model.complete:
        raise ValueError(f"{model!r} cannot be solved: {model.why_incomplete()}")
    model = model.without_rounding()
    actions = len(model.actions)
    sizes = np.diff(model.row_starts)
    empty = sizes == 0  # those of the states in which an episode is over
    starts = np.concatenate([[0], np.cumsum(np.where(empty, 1, sizes))]).astype(np.int64)
    kept = np.ones(int(starts[-1]), dtype=np.bool_)
    kept[starts[:-1][empty]] = False
    successors = np.empty(kept.size, dtype=np.int64)
    successors[kept] = model.successors
    successors[~kept] = np.flatnonzero(empty) // actions
    rewards = np.zeros(kept.size)
    rewards[kept] = model.rewards
    terminated = np.ones(kept.size, dtype=np.bool_)
    terminated[kept] = model.terminated | model.truncated
    used = [model.probabilities[number] for number in np.unique(model.probability_of)]
    small = math.lcm(*(p.denominator for p in used)) <= MAX_DENOMINATOR
    table = np.array(model.probabilities, dtype=object)
    exact = np.full(kept.size, Fraction(1), dtype=object)
    exact[kept] = table[model.probability_of]
    probabilities = exact
    if not small:
        probabilities = np.ones(kept.size)
        probabilities[kept] = table.astype(np.float64)[model.probability_of]
    return Outcomes(
        states=model.states,
        actions=actions,
        starts=starts,
        probabilities=probabilities,
        successors=successors,
        rewards=rewards,
        terminated=terminated,
        exact=None if small else exact,
    )
