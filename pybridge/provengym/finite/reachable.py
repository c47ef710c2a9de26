"""The finite model of what a reference can come to, read off the reference by whole arrays."""

from __future__ import annotations

import math
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.finite.model import FiniteModel
from provengym.finite.observed import Observations
from provengym.models.rows import RowIndex, words_of
from provengym.models.state_graph import ModelGraph, unlimited
from provengym.models.time_limited import TimeLimitedModel

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from provengym.models.model import Model, Outcomes, State, States
    from provengym.models.state_graph import Check


def reachable(
    model: Model, starts: Mapping[State, Fraction], most: int, check: Check = unlimited
) -> FiniteModel:
    """Build the model of the states reachable from some, with every outcome of every action.

    The states are those of the reference, without what nothing depends on (`Model.forget`); all
    that end an episode and show the same are one.  A time limit that the reference's states do
    not count is the model's `time_limit`.

    Args:
        model: The reference.
        starts: The probability of each state after a reset.
        most: The most states in which an episode goes on that are explored.
        check: Called now and then; it may raise what ends the search.

    Raises:
        ValueError: The reference does not know how probable its outcomes are, or accepts several
            rewards of a step.
    """

    def step(states: States, actions: NDArray[np.int64]) -> Outcomes:
        outcomes = model.outcomes(states, actions)
        if outcomes.weights is None:
            raise ValueError(f"{model.name} does not know how probable its outcomes are")
        if outcomes.conditions is not None:
            raise ValueError(f"{model.name} accepts several rewards of a step")
        return replace(outcomes, states=model.forget(outcomes.states))

    roots: dict[State, Fraction] = {}
    columns = model.forget(model.columns(list(starts))).T.tolist()
    for words, chance in zip(columns, starts.values(), strict=True):
        roots[tuple(words)] = roots.get(tuple(words), Fraction(0)) + chance
    actions, limit = len(model.actions), model.time_limit.steps
    is_counted = isinstance(model, TimeLimitedModel)  # in the states
    graph = ModelGraph(model, model.columns(list(roots)), most=most, step=step)
    blocks = list(graph.search(check=check))
    live = len(graph)

    def joined(name: str) -> NDArray[Any]:
        return np.concatenate([getattr(block.outcomes, name) for block in blocks])

    transitions = np.concatenate([block.transitions for block in blocks])
    successors = np.concatenate([block.numbers for block in blocks])
    done = joined("terminated") | joined("truncated")
    shown_last = joined("observations")[done]
    ends = RowIndex(words_of(shown_last).shape[1])
    number, first = ends.add(words_of(shown_last))
    successors[done] = live + number
    kept = successors >= 0  # where the search was cut, some outcomes lead to no state

    shown = np.concatenate([model.observe(graph.states(range(live))), shown_last[first]])
    looks = RowIndex(words_of(shown).shape[1])
    observation_of, distinct = looks.add(words_of(shown))
    parts = list(shown[distinct].T)
    form = ["int"] if len(parts) == 1 else ["tuple", [["int"]] * len(parts)]

    came = [graph.came(node) for node in range(live)] + transitions[done][first].tolist()
    ways = [(-1, -1) if way is None else divmod(way, actions) for way in came]
    sizes = np.bincount(transitions[kept], minlength=len(shown) * actions)
    probabilities: dict[Fraction, int] = {}
    chances = [_numbered(block.outcomes, probabilities) for block in blocks]
    return FiniteModel(
        target=model.name,
        parameters=model.parameters,
        actions=tuple(range(actions)),
        observations=Observations.in_columns(form, parts),
        observation_of=observation_of.astype(np.int32),
        ended=np.arange(len(shown)) >= live,
        parents=np.array([state for state, _ in ways]),
        parent_actions=np.array([action for _, action in ways]),
        starts=np.arange(len(roots), dtype=np.int32),
        start_probabilities=np.array(
            [probabilities.setdefault(chance, len(probabilities)) for chance in roots.values()]
        ),
        row_starts=np.concatenate([[0], np.cumsum(sizes)]),
        successors=successors[kept],
        rewards=joined("rewards")[kept],
        terminated=joined("terminated")[kept],
        truncated=joined("truncated")[kept],
        probability_of=np.concatenate(chances)[kept].astype(np.int32),
        probabilities=tuple(probabilities),
        unfinished=f"there are more than {most:,}" if graph.is_cut else "",
        time_limit=None if is_counted or limit == math.inf else int(limit),
    )


def _numbered(outcomes: Outcomes, probabilities: dict[Fraction, int]) -> NDArray[np.int64]:
    """The numbers of the probabilities of some outcomes; those that are new get the next ones."""
    assert outcomes.weights is not None
    assert outcomes.totals is not None
    pairs = np.stack([outcomes.weights, outcomes.totals[outcomes.parents]], axis=1)
    if pairs.dtype != object:
        pairs, place = np.unique(pairs, axis=0, return_inverse=True)
    else:
        place = np.arange(len(pairs))
    numbers = [
        probabilities.setdefault(Fraction(weight, total), len(probabilities))
        for weight, total in pairs.tolist()
    ]
    return np.array(numbers, dtype=np.int64)[place.reshape(-1)]
