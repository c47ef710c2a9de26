"""The graph of what can happen in a model: what leads where, and where one can stay for ever."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.finite.integer_model import IntegerModel

    Bools = NDArray[np.bool_]


def reached(model: IntegerModel, starts: NDArray[np.int64] | None) -> Bools:
    """The states that an episode may come through, shape (states,).

    Args:
        model: A model whose transitions are all `possible`, as in the functions below.
        starts: The states in which it may begin; None where they are not known, and then all are
            reached but those that are entered only by steps that end it.
    """
    from scipy.sparse import csr_array
    from scipy.sparse.csgraph import breadth_first_order

    states, on = model.states, ~model.terminated
    if starts is None:
        moves = model.state_of != model.successors
        entered, ended = np.zeros(states, np.bool_), np.zeros(states, np.bool_)
        entered[model.successors[on & moves]] = True
        ended[model.successors[~on & moves]] = True
        return np.asarray(entered | ~ended)
    sources = np.concatenate([np.full(starts.size, states), model.state_of[on]])
    targets = np.concatenate([starts, model.successors[on]])
    graph = csr_array((np.ones(sources.size), (sources, targets)), shape=(states + 1, states + 1))
    order = breadth_first_order(graph, states, return_predecessors=False)
    result = np.zeros(states + 1, np.bool_)
    result[order] = True
    return result[:states]


@dataclass(frozen=True)
class Attraction:
    """The shortest ways to a target that have positive probability.

    Attributes:
        steps: The fewest steps from each state, shape (states,); -1 where there is no way.
        policy: An action that has an outcome which is a step nearer, 0 where there is none.
    """

    steps: NDArray[np.int64]
    policy: NDArray[np.int32]


def attraction(model: IntegerModel, hits: Bools, allowed: Bools | None = None) -> Attraction:
    """The fewest steps to an outcome that is a hit.

    Args:
        model: The model.
        hits: The transitions that are meant, shape (transitions,).
        allowed: The rows that may be taken; None for all.
    """
    from scipy.sparse import csr_array
    from scipy.sparse.csgraph import dijkstra

    states = model.states
    usable = np.ones(hits.size, np.bool_) if allowed is None else allowed[model.row_of]
    onward = usable & ~model.terminated & ~hits
    found = usable & hits
    # Backwards, from a state more that stands for a hit.
    sources = np.concatenate([np.full(np.count_nonzero(found), states), model.successors[onward]])
    targets = np.concatenate([model.state_of[found], model.state_of[onward]])
    graph = csr_array((np.ones(sources.size), (sources, targets)), shape=(states + 1, states + 1))
    far = np.asarray(dijkstra(graph, indices=np.array([states]), unweighted=True))[0, :states]
    steps = np.where(np.isfinite(far), far, -1).astype(np.int64)
    after = np.where(hits, 0, np.where(model.terminated, -1, steps[model.successors]))
    nearer = usable & (after >= 0) & (after == steps[model.state_of] - 1)
    policy = np.zeros(states, np.int32)
    # The first of several stays.
    policy[model.state_of[nearer][::-1]] = (model.row_of[nearer] % model.actions)[::-1]
    return Attraction(steps, policy)


def surely(model: IntegerModel, hits: Bools, rounds: int) -> Attraction | None:
    """Find ways to a hit with probability one, from each state from which some policy has one; None
    where that takes more rounds.

    States that cannot come to a hit are left out again and again, with the rows that may lead there
    (Baier and Katoen, Principles of Model Checking, algorithm 45).
    """
    allowed = np.ones(model.states * model.actions, np.bool_)
    allowed[model.row_of[model.terminated & ~hits]] = False
    on = ~model.terminated & ~hits
    for _ in range(rounds):
        found = attraction(model, hits, allowed)
        lost = found.steps < 0
        risky = allowed[model.row_of] & on & lost[model.successors] & ~lost[model.state_of]
        if not risky.any():
            return found
        allowed[model.row_of[risky]] = False
        allowed[np.repeat(lost, model.actions)] = False
    return None


@dataclass(frozen=True)
class EndComponents:
    """The largest sets of states in which some actions stay for ever.

    Attributes:
        labels: The number of the component of each state, shape (states,); -1 of none.
        rows: True for the rows that stay within a component, shape (states * actions,).
        count: The number of components.
    """

    labels: NDArray[np.int64]
    rows: Bools
    count: int


def end_components(model: IntegerModel, allowed: Bools | None = None) -> EndComponents:
    """The maximal end components of the rows that are allowed.

    Strongly connected components are refined until no row leaves its own (Baier and Katoen,
    Principles of Model Checking, algorithm 47).
    """
    from scipy.sparse import csr_array
    from scipy.sparse.csgraph import connected_components

    states, actions = model.states, model.actions
    staying = np.ones(states * actions, np.bool_) if allowed is None else allowed.copy()
    staying[model.row_of[model.terminated]] = False
    labels: NDArray[Any] = np.zeros(states, np.int64)
    while True:
        usable = staying[model.row_of]
        edges = model.state_of[usable], model.successors[usable]
        graph = csr_array((np.ones(edges[0].size), edges), shape=(states, states))
        _, labels = connected_components(graph, connection="strong")
        leaves = labels[edges[0]] != labels[edges[1]]
        if not leaves.any():
            break
        staying[model.row_of[usable][leaves]] = False
    inside = staying.reshape(states, actions).any(axis=1)
    found, numbers = np.unique(labels[inside], return_inverse=True)
    result = np.full(states, -1, np.int64)
    result[inside] = numbers
    return EndComponents(result, staying, found.size)
