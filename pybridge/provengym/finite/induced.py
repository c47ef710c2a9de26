"""The process that a policy makes of a finite model."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING

import numpy as np

from provengym.finite.completed import completed
from provengym.finite.model import FiniteModel, Unknown

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.finite.policies import Policy, Shares

    Ints = NDArray[np.int64]


@dataclass(frozen=True)
class Induced:
    """The process that a policy makes of a model, and where its states and outcomes come from."""

    model: FiniteModel
    """The process: one action, and the states that the policy reaches, in the order in which it
    does."""
    state_of: Ints
    """The state of the other model, of shape (states,)."""
    outcome_of: Ints
    """The outcome of the other model, of shape (transitions,)."""


def induced(given: FiniteModel, policy: Policy) -> Induced:
    """The process in which each action is taken as often as a policy takes it where the state's
    observation is seen.

    In states that show the same, the policy does the same.  What is not known of the model matters
    only where the policy may meet it, and so do states that were not explored.

    Args:
        given: The model.
        policy: The policy; it is asked of what it comes to observe, and of nothing else.

    Raises:
        PolicyError: It does not say what is done there.
    """
    model = given.without_rounding()
    asked = _PolicyRows(model, policy)
    place = np.full(model.states, -1)
    layer, parents, count = model.starts.astype(np.int64), np.full(model.starts.size, -1), 0
    layers, all_parents = [], []
    while layer.size:
        place[layer] = count + np.arange(layer.size)
        count += layer.size
        layers.append(layer)
        all_parents.append(parents)
        owners, items = asked.outcomes(layer)
        following, first = np.unique(model.successors[items], return_index=True)
        is_new = place[following] < 0
        layer = following[is_new].astype(np.int64)
        parents = place[owners[first[is_new]]]
    state_of, parents = np.concatenate(layers), np.concatenate(all_parents)
    owners, items = asked.outcomes(state_of)
    chances, probability_of = asked.probabilities(items)
    changed = {
        "successors": place[model.successors[items]].astype(np.int32),
        "probability_of": probability_of,
    }
    found = replace(
        model,
        actions=(0,),
        observation_of=model.observation_of[state_of],
        ended=model.ended[state_of],
        legal=None,
        parents=parents.astype(np.int32),
        parent_actions=np.minimum(parents, 0).astype(np.int32),
        starts=place[model.starts].astype(np.int32),
        row_starts=np.searchsorted(place[owners], np.arange(count + 1)),
        start_probabilities=np.array(
            [chances[p] for p in model.start_distribution().values()], np.int32
        ),
        probabilities=tuple(chances),
        **model.chosen(items) | changed,
        unknown_rows=tuple(asked.unknown(place)),
    )
    if model.unfinished and _misses(model) and not _misses(found):
        found = replace(found, unfinished="")
    return Induced(found, state_of, items)


def ends_surely(process: FiniteModel) -> bool:
    """Return whether the episodes of a process of one action end with probability 1, its limit of
    steps set aside; False where that is not known.

    In a finite Markov chain they do exactly if each state that they come to has a way to an end.

    Args:
        process: The process that a policy makes, as `induced` does; an episode comes to each of its
            states.
    """
    from scipy.sparse import csr_array
    from scipy.sparse.csgraph import breadth_first_order

    if not process.complete:
        return False
    states = process.states
    owners = np.repeat(np.arange(states), np.diff(process.row_starts))
    over = process.terminated | process.truncated | process.ended[process.successors]
    # Backwards, from a state more that stands for the end.
    sources = np.where(over, states, process.successors)
    graph = csr_array((np.ones(owners.size), (sources, owners)), shape=(states + 1, states + 1))
    order = breadth_first_order(graph, states, return_predecessors=False)
    comes_to_an_end = np.append(process.ended, True)
    comes_to_an_end[order] = True
    return bool(comes_to_an_end.all())


def _misses(model: FiniteModel) -> bool:
    """Return whether some probability is not known, of states that were not explored, too."""
    part = completed(model)
    return bool(part.unknown.any()) or not part.start_is_known


class _PolicyRows:
    """The shares of a policy on the observations of a model, as far as it was asked."""

    def __init__(self, model: FiniteModel, policy: Policy) -> None:
        self._model, self._policy = model, policy
        self._kinds: dict[Shares, int] = {}
        self._kind_of = np.full(len(model.observations), -1)
        """The number of the shares where each observation is seen; -1 where it was not asked."""
        if policy.everywhere is not None:
            self._kinds[policy.everywhere] = 0
            self._kind_of[:] = 0

    def outcomes(self, states: Ints) -> tuple[Ints, Ints]:
        """The outcomes that may come of what is done in some states, and the state of each, in the
        order of the states."""
        model, actions = self._model, len(self._model.actions)
        live = states[~model.ended[states]]
        seen = np.unique(model.observation_of[live])
        for look in seen[self._kind_of[seen] < 0].tolist():
            shares = self._policy.shares(model.observations[look])
            self._kind_of[look] = self._kinds.setdefault(shares, len(self._kinds))
        does = np.array([[share > 0 for share in shares] for shares in self._kinds], np.bool_)
        taken = does.reshape(-1, actions)[self._kind_of[model.observation_of[live]]]
        rows = (live[:, np.newaxis] * actions + np.arange(actions))[taken]
        first, sizes = model.row_starts[rows], np.diff(model.row_starts)[rows]
        items = np.arange(sizes.sum()) + np.repeat(first - np.cumsum(sizes) + sizes, sizes)
        return np.repeat(rows // actions, sizes), items

    def probabilities(self, items: Ints) -> tuple[dict[Fraction, int], NDArray[np.int32]]:
        """The probabilities of outcomes and of the starts, numbered, and the numbers of the
        former."""
        model, actions = self._model, len(self._model.actions)
        rows = np.searchsorted(model.row_starts, items, side="right") - 1
        kinds = self._kind_of[model.observation_of[rows // actions]]
        many = len(model.probabilities)
        pairs = (kinds * actions + rows % actions) * many + model.probability_of[items]
        pairs, which = np.unique(pairs, return_inverse=True)
        shares = [share for kind in self._kinds for share in kind]
        products = [shares[n // many] * model.probabilities[n % many] for n in pairs.tolist()]
        chances = dict.fromkeys((*model.start_distribution().values(), *products))
        numbers = {chance: number for number, chance in enumerate(chances)}
        found = np.array([numbers[p] for p in products], np.int32)
        return numbers, found[which]

    def unknown(self, place: Ints) -> list[Unknown]:
        """Return the unknown probability under the policy, by the numbers of the states in the
        process."""
        found = [row for row in self._model.unknown_rows if row.state is None]
        masses: dict[int, Fraction] = {}
        reasons: dict[int, Counter[str]] = {}
        kinds = list(self._kinds)
        for row in self._model.unknown_rows:
            if row.state is None or row.action is None or place[row.state] < 0:
                continue
            kind = int(self._kind_of[self._model.observation_of[row.state]])
            mass = row.mass * kinds[kind][row.action]
            if mass:
                state = int(place[row.state])
                masses[state] = masses.get(state, Fraction(0)) + mass
                reasons.setdefault(state, Counter()).update(row.reasons)
        return found + [Unknown(state, 0, mass, reasons[state]) for state, mass in masses.items()]
