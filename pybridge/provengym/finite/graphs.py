"""The graph of what can happen in a model: what leads where, and where one can stay for ever."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.finite.integer_model import IntegerModel

    Bools = NDArray[np.bool_]


class PossibleOutcomes:
    """The outcomes of positive weight, one item for each.

    Attributes:
        rows: The row ``state * actions + action``.
        states: The state in which the action is taken.
        successors: The state that follows.
        terminated: True where the episode ends.
    """

    def __init__(self, model: IntegerModel) -> None:
        rows = np.arange(model.states * model.actions)
        if model.row_starts is not None:
            rows = np.repeat(rows, np.diff(model.row_starts))
        self.successors: NDArray[np.int32] = model.successors
        self.terminated: Bools = model.terminated
        self.rewards: NDArray[np.int64] = model.rewards
        if model.weights is not None and not model.weights.all():
            possible = model.weights > 0
            rows, self.successors = rows[possible], self.successors[possible]
            self.terminated, self.rewards = self.terminated[possible], self.rewards[possible]
        self.rows: NDArray[np.int64] = rows
        self.states: NDArray[np.int64] = rows // model.actions

    def reached(self, starts: NDArray[np.int64] | None, states: int) -> Bools:
        """The states that an episode may come through, shape (states,).

        Args:
            starts: The states in which it may begin; None where they are not known, and then all
                are reached but those that are entered only by steps that end it.
            states: The number of states.
        """
        from scipy.sparse import csr_array
        from scipy.sparse.csgraph import breadth_first_order

        on = ~self.terminated
        if starts is None:
            moves = self.states != self.successors
            entered, ended = np.zeros(states, np.bool_), np.zeros(states, np.bool_)
            entered[self.successors[on & moves]] = True
            ended[self.successors[~on & moves]] = True
            return np.asarray(entered | ~ended)
        sources = np.concatenate([np.full(starts.size, states), self.states[on]])
        targets = np.concatenate([starts, self.successors[on]])
        graph = csr_array(
            (np.ones(sources.size), (sources, targets)), shape=(states + 1, states + 1)
        )
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


def attraction(
    outcomes: PossibleOutcomes, states: int, actions: int, hits: Bools, allowed: Bools | None = None
) -> Attraction:
    """The fewest steps to an outcome that is a hit.

    Args:
        outcomes: Those of the model.
        states: The number of states.
        actions: The number of actions in each.
        hits: The outcomes that are meant, shape (outcomes,).
        allowed: The rows that may be taken; None for all.
    """
    from scipy.sparse import csr_array
    from scipy.sparse.csgraph import dijkstra

    usable = np.ones(hits.size, np.bool_) if allowed is None else allowed[outcomes.rows]
    onward = usable & ~outcomes.terminated & ~hits
    found = usable & hits
    # Backwards, from a state more that stands for a hit.
    sources = np.concatenate(
        [np.full(np.count_nonzero(found), states), outcomes.successors[onward]]
    )
    targets = np.concatenate([outcomes.states[found], outcomes.states[onward]])
    graph = csr_array((np.ones(sources.size), (sources, targets)), shape=(states + 1, states + 1))
    far = np.asarray(dijkstra(graph, indices=np.array([states]), unweighted=True))[0, :states]
    steps = np.where(np.isfinite(far), far, -1).astype(np.int64)
    after = np.where(hits, 0, np.where(outcomes.terminated, -1, steps[outcomes.successors]))
    nearer = usable & (after >= 0) & (after == steps[outcomes.states] - 1)
    policy = np.zeros(states, np.int32)
    # The first of several stays.
    policy[outcomes.states[nearer][::-1]] = (outcomes.rows[nearer] % actions)[::-1]
    return Attraction(steps, policy)


def surely(
    outcomes: PossibleOutcomes, states: int, actions: int, hits: Bools, rounds: int
) -> Attraction | None:
    """Find ways to a hit with probability one, from each state from which some policy has one; None
    where that takes more rounds.

    States that cannot come to a hit are left out again and again, with the rows that may lead there
    (Baier and Katoen, Principles of Model Checking, algorithm 45).
    """
    allowed = np.ones(states * actions, np.bool_)
    allowed[outcomes.rows[outcomes.terminated & ~hits]] = False
    on = ~outcomes.terminated & ~hits
    for _ in range(rounds):
        found = attraction(outcomes, states, actions, hits, allowed)
        lost = found.steps < 0
        risky = allowed[outcomes.rows] & on & lost[outcomes.successors] & ~lost[outcomes.states]
        if not risky.any():
            return found
        allowed[outcomes.rows[risky]] = False
        allowed[np.repeat(lost, actions)] = False
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


def end_components(
    outcomes: PossibleOutcomes, states: int, actions: int, allowed: Bools | None = None
) -> EndComponents:
    """The maximal end components of the rows that are allowed.

    Strongly connected components are refined until no row leaves its own (Baier and Katoen,
    Principles of Model Checking, algorithm 47).
    """
    from scipy.sparse import csr_array
    from scipy.sparse.csgraph import connected_components

    staying = np.ones(states * actions, np.bool_) if allowed is None else allowed.copy()
    staying[outcomes.rows[outcomes.terminated]] = False
    labels: NDArray[Any] = np.zeros(states, np.int64)
    while True:
        usable = staying[outcomes.rows]
        edges = outcomes.states[usable], outcomes.successors[usable]
        graph = csr_array((np.ones(edges[0].size), edges), shape=(states, states))
        _, labels = connected_components(graph, connection="strong")
        leaves = labels[edges[0]] != labels[edges[1]]
        if not leaves.any():
            break
        staying[outcomes.rows[usable][leaves]] = False
    inside = staying.reshape(states, actions).any(axis=1)
    found, numbers = np.unique(labels[inside], return_inverse=True)
    result = np.full(states, -1, np.int64)
    result[inside] = numbers
    return EndComponents(result, staying, found.size)
