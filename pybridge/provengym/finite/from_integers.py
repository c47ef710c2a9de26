"""The finite model of a decision process in integers."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import numpy as np

from provengym._validation import integer
from provengym.finite.model import FiniteModel
from provengym.finite.observed import Observations

if TYPE_CHECKING:
    from provengym.finite.integer_model import IntegerModel

NAME = "a table"
"""The name of such a target."""


def model_of_integers(given: IntegerModel, start: int | None = None) -> FiniteModel:
    """The model of what a state of a table can come to; see `forms.model_of_table`."""
    if not given.shows_numbers:
        raise ValueError(
            "it is a table of an extracted model, and what the states of that show is not in it: "
            "take the model itself, as a FiniteModel or the .npz file that provengym extract wrote"
        )
    first = integer("start", 0 if start is None else start, 0, given.states - 1)
    outcomes = given.possible()
    weights = np.ones(outcomes.transitions, np.int64)
    if outcomes.weights is not None:
        weights = outcomes.weights.astype(np.int64)
    row_starts = np.searchsorted(outcomes.row_of, np.arange(given.states * given.actions + 1))

    number_of = {(first, False): 0}  # by the table's state, and whether the episode is over there
    nodes, ways = [(first, False)], [(-1, -1)]
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
        assumptions=tuple(_assumptions(given, start is None)),
    )


def _assumptions(given: IntegerModel, anywhere: bool) -> list[str]:
    """Return the assumptions about a table, which may not say where an episode begins."""
    told = []
    if anywhere:
        told.append("an episode begins in state 0 of the table, which does not say where")
    if given.given is not None:
        told.append(
            "its floats stand for the fractions next to them with the denominators "
            f"{given.denominator:,} (of probabilities) and {given.reward_scale:,} (of rewards)"
        )
    elif given.rounding or given.reward_rounding:
        told.append(
            f"its probabilities and rewards are within {given.rounding:.1e} and "
            f"{given.reward_rounding:.1e} of those that it was made from"
        )
    return told
