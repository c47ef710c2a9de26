"""The decision process in integers of a finite model that was extracted from an environment."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.finite.canonical import model_of
from provengym.finite.legal import as_legal, instead
from provengym.finite.model import numerators
from provengym.finite.quantities import MAX_DENOMINATOR

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.finite.integer_model import IntegerModel
    from provengym.finite.model import FiniteModel


def integers(model: FiniteModel, discount: Fraction) -> IntegerModel:
    """A complete model in integers; an episode that was truncated is over as well.

    A state in which an episode is over stays where it is and pays nothing, and an action that is
    not legal does what the first does that is.  Probabilities whose
    common denominator is too large for an `IntegerModel` are given as floats, which it rounds, and
    says by how much.

    Raises:
        ValueError: The model is not complete.
    """
    if not model.complete:
        raise ValueError(f"{model!r} cannot be solved: {model.why_incomplete()}")
    model = as_legal(model.without_rounding())
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
    numbers, place = np.unique(model.probability_of, return_inverse=True)
    used = np.array([model.probabilities[number] for number in numbers], dtype=object)
    exact: NDArray[Any] | None = None
    probabilities: NDArray[Any]
    if (found := numerators(used, MAX_DENOMINATOR)) is not None:
        units, denominator = found
        probabilities = np.full(kept.size, denominator, dtype=np.int64)
        probabilities[kept] = units[place]
    else:
        denominator = 1
        probabilities = np.ones(kept.size)
        probabilities[kept] = used.astype(np.float64)[place]
        exact = np.full(kept.size, Fraction(1), dtype=object)
        exact[kept] = used[place]
    result = model_of(
        states=model.states,
        actions=actions,
        discount=discount,
        starts=starts,
        probabilities=probabilities,
        successors=successors,
        rewards=rewards,
        terminated=terminated,
        denominator=denominator,
        exact=exact,
    )
    does = None if model.legal is None else instead(model.legal).astype(np.int32).reshape(-1)
    return replace(result, shows_numbers=model.shows_numbers, does=does)
