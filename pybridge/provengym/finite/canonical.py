"""One form for each model, so that the same model has the same fingerprint however it was given."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.finite import rationals
from provengym.finite.given import Given
from provengym.finite.integer_model import IntegerModel

if TYPE_CHECKING:
    from fractions import Fraction

    from numpy.typing import NDArray

    from provengym.finite.outcomes import ListedOutcomes


def model_of(given: ListedOutcomes, discount: Fraction) -> IntegerModel:
    """The integer model of these outcomes.

    Impossible outcomes are left out, equal ones are one, and the rest are sorted by successor,
    reward and termination.  Denominator and reward scale are as small as they can be.

    Raises:
        ValueError: The outcomes are none of a decision process, or do not fit the integers.
    """
    given.check()
    weights, denominator, rounding = rationals.weights(given)
    rewards, scale, reward_rounding = rationals.rewards(given, discount)
    met = (
        given.exact is None
        and _are_met(given.probabilities, denominator, weights)
        and _are_met(given.rewards, scale, rewards)
    )
    possible = weights > 0
    columns = given.rows, given.successors, rewards, given.terminated, weights
    row, successor, reward, ends, weight = _merged(*(column[possible] for column in columns))
    denominator, weight = lowest(denominator, weight)
    scale, reward = lowest(scale, reward)
    rows = given.states * given.actions
    certain = row.size == rows
    starts = np.searchsorted(row, np.arange(rows + 1)).astype(np.int64)
    return IntegerModel(
        states=given.states,
        actions=given.actions,
        discount=discount,
        denominator=denominator,
        reward_scale=scale,
        row_starts=None if certain else _owned(starts),
        weights=None if certain else _owned(weight.astype(np.uint32)),
        successors=_owned(successor.astype(np.int32)),
        rewards=_owned(reward),
        terminated=_owned(ends),
        environment=given.environment,
        rounding=rounding,
        reward_rounding=reward_rounding,
        given=None if met else Given(given, discount),
    )


def _are_met(values: NDArray[Any], scale: int, units: NDArray[np.int64]) -> bool:
    """Return whether numbers equal the integers over the scale that they were made, which floats do
    only if it is a power of two, in lowest terms."""
    if values.dtype != np.float64:
        return True
    scale, units = lowest(scale, units)
    return scale & (scale - 1) == 0 and bool((units / scale == values).all())


def _merged(*columns: NDArray[Any]) -> tuple[NDArray[Any], ...]:
    """The columns sorted by all but the last, which is summed over rows that are equal in them."""
    if not _increasing(columns[:-1]):
        order = np.lexsort(columns[-2::-1])
        columns = tuple(column[order] for column in columns)
        new = np.ones(order.size, dtype=np.bool_)
        new[1:] = np.any([column[1:] != column[:-1] for column in columns[:-1]], axis=0)
        starts = np.flatnonzero(new)
        columns = *(c[starts] for c in columns[:-1]), np.add.reduceat(columns[-1], starts)
    return columns


def _increasing(columns: tuple[NDArray[Any], ...]) -> bool:
    """Return whether each row is greater than the one before, in lexicographic order."""
    greater = np.zeros(columns[0].size - 1, dtype=np.bool_)
    for column in reversed(columns):
        greater = (column[1:] > column[:-1]) | ((column[1:] == column[:-1]) & greater)
    return bool(greater.all())


def lowest(denominator: int, numerators: NDArray[np.int64]) -> tuple[int, NDArray[np.int64]]:
    """A fraction for each numerator, in the lowest terms that they have in common."""
    if denominator == 1:
        return denominator, numerators
    common = int(np.gcd(np.gcd.reduce(numerators), denominator))
    return denominator // common, numerators // common


def _owned(array: NDArray[Any]) -> NDArray[Any]:
    """The array, which nobody else has, as one that nobody can write."""
    array.flags.writeable = False
    return array
