"""One form for each model, so that the same model has the same fingerprint however it was given."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.finite import rationals
from provengym.finite.given import Given
from provengym.finite.integer_model import IntegerModel

if TYPE_CHECKING:
    from numpy.typing import NDArray

SUM_TOLERANCE = 1e-9
"""The largest distance from one of the sum of a row's probabilities, if they are floats."""


def model_of(
    *,
    states: int,
    actions: int,
    discount: Fraction,
    starts: NDArray[np.int64],
    probabilities: NDArray[Any],
    successors: NDArray[np.int64],
    rewards: NDArray[Any],
    terminated: NDArray[np.bool_],
    denominator: int = 1,
    exact: NDArray[Any] | None = None,
    environment: tuple[str, dict[str, Any]] | None = None,
) -> IntegerModel:
    """The integer model of outcomes in the numbers that the user gave, sorted by row.

    Impossible outcomes are left out, equal ones are one, and the rest are sorted by successor,
    reward and termination.  Denominator and reward scale are as small as they can be.

    Args:
        starts: The first outcome of each row ``state * actions + action``, and the end of the last.
        probabilities: float64, or objects that are fractions, or int64 over `denominator`.
        rewards: int64, float64, or objects that are fractions.
        exact: The probabilities as fractions, where `probabilities` are the floats next to them.

    Raises:
        ValueError: The outcomes are none of a decision process, or do not fit the integers; the
            message names state and action.
    """
    given = Given(starts, probabilities, rewards, discount, denominator, exact)
    _check(given, states, actions, successors)
    weights, denominator, rounding = rationals.weights(starts, probabilities, denominator)
    units, scale, reward_rounding = rationals.rewards(rewards, discount)
    met = (
        exact is None
        and _are_met(probabilities, denominator, weights)
        and _are_met(rewards, scale, units)
    )
    possible, rows = weights > 0, states * actions
    columns = np.repeat(np.arange(rows), np.diff(starts)), successors, units, terminated, weights
    row, successor, reward, ends, weight = merged(*(column[possible] for column in columns))
    denominator, weight = lowest(denominator, weight)
    scale, reward = lowest(scale, reward)
    certain = row.size == rows
    return IntegerModel(
        states=states,
        actions=actions,
        discount=discount,
        denominator=denominator,
        reward_scale=scale,
        row_starts=None
        if certain
        else _owned(np.searchsorted(row, np.arange(rows + 1)).astype(np.int64)),
        weights=None if certain else _owned(weight.astype(np.uint32)),
        successors=_owned(successor.astype(np.int32)),
        rewards=_owned(reward),
        terminated=_owned(ends),
        environment=environment,
        rounding=rounding,
        reward_rounding=reward_rounding,
        given=None if met else given,
    )


def _check(given: Given, states: int, actions: int, successors: NDArray[np.int64]) -> None:
    """Raise a ValueError that names state and action where the numbers are none of a model."""
    starts, probabilities, rewards = given.starts, given.probabilities, given.rewards

    def place_of_row(row: int | np.integer[Any]) -> str:
        state, action = divmod(int(row), actions)
        return f"state {state}, action {action}"

    def place(item: int) -> str:
        return place_of_row(np.searchsorted(starts, item, side="right") - 1)

    empty = _first(np.diff(starts) == 0)
    if empty is not None:
        raise ValueError(f"{place_of_row(empty)} has no outcome")
    bad = _first((successors < 0) | (successors >= states))
    if bad is not None:
        raise ValueError(
            f"the successors of {place(bad)} must be between 0 and {states - 1}, "
            f"got {successors[bad]}"
        )
    one = given.denominator if probabilities.dtype == np.int64 else 1
    unit = Fraction(1, one) if probabilities.dtype == np.int64 else 1
    allowed = SUM_TOLERANCE if probabilities.dtype == np.float64 else 0
    with np.errstate(invalid="ignore"):
        bad = _first(~((probabilities >= 0) & (probabilities <= one + allowed)))
    if bad is not None:
        raise ValueError(
            f"the probabilities of {place(bad)} must be between 0 and 1, "
            f"got {probabilities[bad] * unit}"
        )
    sums = np.add.reduceat(probabilities, starts[:-1])
    bad = _first(abs(sums - one) > allowed)
    if bad is not None:
        raise ValueError(
            f"the probabilities of {place_of_row(bad)} sum to {sums[bad] * unit}, not to 1"
        )
    if rewards.dtype == np.float64:
        bad = _first(~np.isfinite(rewards))
        if bad is not None:
            raise ValueError(f"the rewards of {place(bad)} must be finite, got {rewards[bad]}")


def _first(wrong: NDArray[np.bool_]) -> int | None:
    """The index of the first true item, None when there is none."""
    index = int(wrong.argmax())
    return index if wrong[index] else None


def _are_met(values: NDArray[Any], scale: int, units: NDArray[np.int64]) -> bool:
    """Return whether numbers equal the integers over the scale that they were made, which floats do
    only if it is a power of two, in lowest terms."""
    if values.dtype != np.float64:
        return True
    scale, units = lowest(scale, units)
    return scale & (scale - 1) == 0 and bool((units / scale == values).all())


def merged(*columns: NDArray[Any]) -> tuple[NDArray[Any], ...]:
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
