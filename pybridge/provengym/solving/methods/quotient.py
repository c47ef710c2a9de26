"""A model whose end components are left sooner or later, whatever one does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from provengym.finite.graphs import Attraction, attraction
from provengym.finite.integer_model import IntegerModel

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.finite.graphs import EndComponents


@dataclass(frozen=True)
class Quotient:
    """A model in which each end component, in which one may wander for nothing, is a choice among
    the ways out of it.

    The states from which a component can be left are in a chain: each may leave, or hand the
    choice on to the next, which costs nothing.  Whatever leads into the component leads to the
    first of the chain, whose value is that of all.  A component without a way out ends at once.

    Attributes:
        model: It has the states of the original, and one action more.
        sources: The row of the original for each row of the model, or -1 for those of a chain.
        first: The state whose value each state has, shape (states,).
        chain: The state that comes next in its chain, shape (states,); -1 where there is none.
    """

    model: IntegerModel
    sources: NDArray[np.int64]
    first: NDArray[np.int64]
    chain: NDArray[np.int64]
    _original: IntegerModel
    _components: EndComponents

    def policy(self, chosen: NDArray[np.int32]) -> NDArray[np.int32]:
        """The policy of the original that a policy of the quotient stands for: within a component
        it goes to where that leaves it."""
        states, actions = self._original.states, self._original.actions
        rows = self.sources[np.arange(states) * (actions + 1) + chosen]
        labels, result = self._components.labels, rows % actions
        inside = labels >= 0
        place = np.unique(self.first[inside])
        exits = np.full(states, -1, np.int64)
        while place.size:
            leaves = rows[place] >= 0
            done = place[leaves]
            exits[done] = rows[done]
            place = self.chain[place[~leaves]]
            place = place[place >= 0]
        rows_out = exits[exits >= 0]
        result[inside] = 0
        targets = np.zeros(states, np.bool_)
        targets[rows_out // actions] = True
        hits = targets[self._original.successors] & ~self._original.terminated
        ways: Attraction = attraction(self._original, hits, self._components.rows)
        result[inside] = ways.policy[inside]
        result[rows_out // actions] = rows_out % actions
        return np.asarray(result, dtype=np.int32)


def quotient(
    model: IntegerModel,
    components: EndComponents,
    over: NDArray[np.bool_] | None = None,
    worth_one: NDArray[np.bool_] | None = None,
) -> Quotient:
    """The quotient of a model by end components within which nothing is earned.

    Args:
        model: The model, whose transitions are all possible.
        components: End components of it.
        over: The states in which nothing can be earned any more, shape (states,): they end at once.
        worth_one: The states that are known to be worth one, shape (states,): they end with it.
    """
    states, actions = model.states, model.actions
    rows = states * actions
    labels = components.labels
    inside = labels >= 0
    ways_out = inside & ~components.rows.reshape(states, actions).all(axis=1)
    nowhere = np.zeros(states, np.bool_)
    over = nowhere if over is None else over
    worth_one = nowhere if worth_one is None else worth_one
    ways_out &= ~over & ~worth_one
    # The chains: the states with a way out, by component.
    order = np.flatnonzero(ways_out)
    order = order[np.argsort(labels[order], kind="stable")]
    chain = np.full(states, -1, np.int64)
    linked = labels[order[:-1]] == labels[order[1:]]
    chain[order[:-1][linked]] = order[1:][linked]
    first_of = np.full(components.count, -1, np.int64)
    first_of[labels[order[::-1]]] = order[::-1]
    first = np.arange(states)
    first[inside] = first_of[labels[inside]]
    closed = (inside & (first < 0)) | over | worth_one
    first[closed] = np.flatnonzero(closed)

    # Rows beyond those of the model: one to each state, one that ends, and one that ends with one.
    to, end = rows + np.arange(states), rows + states
    table = np.empty((states, actions + 1), np.int64)
    table[:, :actions] = np.arange(rows).reshape(states, actions)
    table[:, actions] = table[:, 0]
    other = inside & ~ways_out & ~closed
    table[other] = to[first[other]][:, np.newaxis]
    table[closed] = end
    table[worth_one] = end + 1
    staying = components.rows.reshape(states, actions)
    a_way = np.argmin(staying, axis=1)  # the first action that leaves
    last = ways_out & (chain < 0)
    instead = np.where(last, np.arange(states) * actions + a_way, to[chain])
    exits = np.flatnonzero(ways_out)
    table[exits, :actions] = np.where(
        staying[exits], instead[exits, np.newaxis], table[exits, :actions]
    )
    table[exits, actions] = instead[exits]

    flat = table.reshape(-1)
    starts = np.arange(rows + 1) if model.row_starts is None else model.row_starts
    starts = np.concatenate([starts, starts[-1] + 1 + np.arange(states + 2)])
    counts = np.diff(starts)[flat]
    ends = np.cumsum(counts)
    items = np.arange(ends[-1]) + np.repeat(starts[flat] - (ends - counts), counts)
    weights = np.full(model.transitions, model.denominator, np.uint32)
    weights = weights if model.weights is None else model.weights
    more = states + 2
    found = IntegerModel(
        states=states,
        actions=actions + 1,
        discount=model.discount,
        denominator=model.denominator,
        reward_scale=model.reward_scale,
        row_starts=np.concatenate([[0], ends]).astype(np.int64),
        weights=np.append(weights, np.full(more, model.denominator, np.uint32))[items],
        successors=np.append(first[model.successors], np.append(np.arange(states), [0, 0]))[
            items
        ].astype(np.int32),
        rewards=np.append(
            model.rewards, (np.arange(more) == states + 1) * np.int64(model.reward_scale)
        )[items],
        terminated=np.append(model.terminated, np.arange(more) >= states)[items],
    )
    sources = np.where(flat < rows, flat, -1)
    return Quotient(found, sources, first, chain, model, components)
