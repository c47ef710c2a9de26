"""The process that a table of weights makes of a decision process in integers."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym._validation import shown
from provengym.finite.integer_model import IntegerModel
from provengym.finite.quantities import MAX_DENOMINATOR

if TYPE_CHECKING:
    from numpy.typing import NDArray

LARGEST = 2**32 - 1
"""The largest weight of an action."""


def under_weights(model: IntegerModel, weights: NDArray[Any]) -> IntegerModel:
    """The process of one action in which each action of the model is taken with its share of the
    weights of the state.

    Args:
        model: A decision process.
        weights: A weight for each state, by its number, and action, integers from 0 to 2**32 - 1 of
            shape (states, actions), in no row all 0.

    Raises:
        TypeError: The model is no `IntegerModel`, or the weights are no array of integers.
        ValueError: They are of another shape or out of range, or a row has only zeros; or the
            probabilities that follow have no common denominator of at most 2**30.
    """
    if not isinstance(model, IntegerModel):
        raise TypeError(f"model must be an IntegerModel, got {shown(model)}")
    if not isinstance(weights, np.ndarray) or weights.dtype.kind not in "iu":
        raise TypeError(f"weights must be an array of integers, got {shown(weights)}")
    if weights.shape != (model.states, model.actions):
        raise ValueError(
            f"weights must have the shape ({model.states}, {model.actions}), got {weights.shape}"
        )
    wrong = (weights < 0) | (weights > LARGEST)
    if wrong.any():
        state, action = np.argwhere(wrong)[0]
        raise ValueError(
            f"weights[{state}, {action}] must be between 0 and {LARGEST}, got "
            f"{weights[state, action]}"
        )
    table = weights.astype(np.int64)
    sums = table.sum(axis=1)
    if (sums == 0).any():
        raise ValueError(f"weights[{int(np.argmin(sums))}] must have an item above 0")
    parts = np.gcd.reduce(table, axis=1)
    table, sums = table // parts[:, np.newaxis], sums // parts
    denominator = model.denominator * math.lcm(*np.unique(sums).tolist())
    if denominator > MAX_DENOMINATOR:
        raise ValueError(
            "the probabilities under a policy must have a common denominator of at most 2**30, and "
            "those of these weights have none"
        )
    shares = (table * (denominator // model.denominator // sums)[:, np.newaxis]).reshape(-1)

    starts = model.row_starts
    if starts is None:
        starts = np.arange(shares.size + 1)
    each = np.repeat(shares, np.diff(starts))
    each *= 1 if model.weights is None else model.weights.astype(np.int64)
    taken = each > 0
    counts = np.concatenate([[0], np.cumsum(taken)])
    return IntegerModel(
        states=model.states,
        actions=1,
        discount=model.discount,
        denominator=denominator,
        reward_scale=model.reward_scale,
        row_starts=counts[starts[:: model.actions]].astype(np.int64),
        **model.chosen(taken) | {"weights": each[taken].astype(np.uint32)},
        rounding=model.rounding,
        reward_rounding=model.reward_rounding,
        shows_numbers=model.shows_numbers,
        given=model.given,  # a mean of rows is at most as far away as these are
    )
