"""The finite model of a decision process that is given as a table or as arrays."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym._validation import shown
from provengym.models.finite_model import FiniteModel
from provengym.models.observed import Observations
from provengym.solving._convert import integer_model
from provengym.solving._graphs import Outcomes

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from provengym.solving._model import IntegerModel

NAME = "a table"
"""What such a target is called."""
START = 0
"""The state in which an episode begins, for a table does not say."""


def model_of_table(table: Mapping[Any, Any] | Sequence[Any]) -> FiniteModel:
    """The model of what the state 0 of a table can come to; a state shows its number.

    Args:
        table: ``P[state][action]``, or arrays, as `provengym.solve` takes them.

    Raises:
        TypeError, ValueError: It is no decision process; the message names state and action.

    >>> model_of_table({0: {0: [(1.0, 1, 0.5, True)]}, 1: {0: [(1.0, 1, 0, False)]}})
    FiniteModel('a table', states=2, actions=1, transitions=1, complete)
    """
    if isinstance(table, (list, tuple)) and not table:
        raise ValueError(f"a table P[state][action] must have states, got {shown(table)}")
    given = integer_model(table, 1)
    outcomes = Outcomes(given)
    weights = np.ones(outcomes.rows.size, np.int64)
    if given.weights is not None:
        weights = given.weights[given.weights > 0].astype(np.int64)
    row_starts = np.searchsorted(outcomes.rows, np.arange(given.states * given.actions + 1))

    number_of = {(START, False): 0}  # by the table's state, and whether the episode is over there
    nodes, ways = [(START, False)], [(-1, -1)]
    sizes: list[int] = []
    items: list[int] = []
    successors: list[int] = []
    for node, (state, is_over) in enumerate(nodes):
        for action in range(given.actions):
            row = state * given.actions + action
            found = range(0) if is_over else range(int(row_starts[row]), int(row_starts[row + 1]))
            sizes.append(len(found))
            items += found
            for item in found:
                to = int(outcomes.successors[item]), bool(outcomes.terminated[item])
                if to not in number_of:
                    number_of[to] = len(nodes)
                    nodes.append(to)
                    ways.append((node, action))
                successors.append(number_of[to])
    chosen, probability_of = np.unique(weights[items], return_inverse=True)
    probabilities = [Fraction(int(weight), given.denominator) for weight in chosen]
    if Fraction(1) not in probabilities:
        probabilities.append(Fraction(1))
    return FiniteModel(
        target=NAME,
        actions=tuple(range(given.actions)),
        observations=Observations.in_columns(["int"], [np.array([state for state, _ in nodes])]),
        observation_of=np.arange(len(nodes), dtype=np.int32),
        ended=np.array([is_over for _, is_over in nodes]),
        parents=np.array([node for node, _ in ways]),
        parent_actions=np.array([action for _, action in ways]),
        starts=np.array([0]),
        start_probabilities=np.array([probabilities.index(Fraction(1))]),
        row_starts=np.concatenate([[0], np.cumsum(sizes)]),
        successors=np.array(successors),
        rewards=outcomes.rewards[items] / given.reward_scale,
        terminated=outcomes.terminated[items],
        truncated=np.zeros(len(items), np.bool_),
        probability_of=probability_of.astype(np.int32),
        probabilities=tuple(probabilities),
        assumptions=tuple(_assumptions(given)),
    )


def _assumptions(given: IntegerModel) -> list[str]:
    """What is taken for granted of a table."""
    told = [f"an episode begins in state {START} of the table, which does not say where"]
    if given.given is not None:
        told.append(
            "its floats stand for the fractions next to them with the denominators "
            f"{given.denominator:,} (of probabilities) and {given.reward_scale:,} (of rewards)"
        )
    return told
