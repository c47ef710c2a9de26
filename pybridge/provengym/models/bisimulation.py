"""Which states of a finite model no sequence of actions tells apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.models.finite_model import FiniteModel


def classes(model: FiniteModel) -> NDArray[np.int64]:
    """The number of each state's class in the coarsest bisimulation, of shape (states,).

    Two states are in one class exactly when they show the same observation, an episode is over in
    both or in none, and each action has, for every class, reward and flag, the same probability
    (Givan, Dean and Greig 2003).  By refinement of partitions; probabilities are compared exactly.
    """
    states, actions = model.states, len(model.actions)
    rows = np.repeat(np.arange(states * actions), np.diff(model.row_starts))
    state, action = rows // actions, rows % actions
    flags = 2 * model.terminated.astype(np.int64) + model.truncated
    _, rewards = np.unique(model.rewards.view(np.int64), return_inverse=True)
    found = _numbered(np.stack([model.observation_of.astype(np.int64), model.ended]).T)
    count = -1
    while count != (count := int(found.max(initial=-1)) + 1):
        # What an outcome is but for its probability, then the sum of the probabilities of equal
        # ones, and the set of those for each state.
        labels = np.stack([state, action, found[model.successors], rewards, flags]).T
        order = np.lexsort(labels.T[::-1])
        sums = _row_sums(model, labels, order)
        sides: list[list[tuple[int, ...]]] = [[] for _ in range(states)]
        for label, number in sums:
            sides[label[0]].append((*label[1:], number))
        signatures: dict[tuple[object, ...], int] = {}
        found = np.array(
            [
                signatures.setdefault((int(found[s]), *sides[s]), len(signatures))
                for s in range(states)
            ],
            dtype=np.int64,
        )
    return found


def _row_sums(
    model: FiniteModel, labels: NDArray[np.int64], order: NDArray[np.int64]
) -> list[tuple[tuple[int, ...], int]]:
    """Each distinct label, in order, with the number of the sum of its probabilities."""
    numbers: dict[object, int] = {}
    result: list[tuple[tuple[int, ...], int]] = []
    at = 0
    sorted_labels = [tuple(label) for label in labels[order].tolist()]
    chances = model.probability_of[order].tolist()
    while at < len(order):
        label, total = sorted_labels[at], model.probabilities[chances[at]]
        at += 1
        while at < len(order) and sorted_labels[at] == label:
            total += model.probabilities[chances[at]]
            at += 1
        result.append((label, numbers.setdefault(total, len(numbers))))
    return result


def _numbered(rows: NDArray[np.int64]) -> NDArray[np.int64]:
    """The number of each row among the distinct ones."""
    return np.asarray(np.unique(rows, axis=0, return_inverse=True)[1], dtype=np.int64).reshape(-1)
