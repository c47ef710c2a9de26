"""Which states of a finite model, or of two, no sequence of actions tells apart."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.models.observed import Observations, identity

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.models.finite_model import FiniteModel


def classes(model: FiniteModel) -> NDArray[np.int64]:
    """The number of each state's class in the coarsest bisimulation, of shape (states,).

    Two states are in one class exactly when they show the same observation, an episode is over in
    both or in none, and each action has, for every class, reward, flag and success, the same
    probability
    (Givan, Dean and Greig 2003).  By refinement of partitions; probabilities are compared exactly.
    """
    flags = 2 * model.terminated.astype(np.int64) + model.truncated + 4 * _success_of(model)
    found = _numbered(np.stack([model.observation_of.astype(np.int64), model.ended]).T)
    count = -1
    while count != (count := int(found.max(initial=-1)) + 1):
        signatures: dict[tuple[object, ...], int] = {}
        found = np.array(
            [
                signatures.setdefault((number, *side), len(signatures))
                for number, side in zip(found.tolist(), _sides(model, found, flags), strict=True)
            ],
            dtype=np.int64,
        )
    return found


def unlike(model: FiniteModel, numbers: NDArray[np.int64]) -> tuple[int, int, int] | None:
    """Two states with one number, and an action that has other distributions in them of the reward,
    of the flags and of the number of what follows; None where there are none.

    Then what the numbers stand for respects the dynamics: the partition is homogeneous (Givan, Dean
    and Greig 2003), and the numbers themselves are the states of a decision process.

    Args:
        model: A complete model.
        numbers: What each state shows, of shape (states,).  States in which an episode is over are
            shown, and compared with none.
    """
    flags = 2 * model.terminated.astype(np.int64) + model.truncated
    sides = _sides(model, numbers, flags)
    first: dict[int, int] = {}
    for state in np.flatnonzero(~model.ended).tolist():
        other = first.setdefault(int(numbers[state]), state)
        if sides[other] != sides[state]:
            action = min(set(sides[other]) ^ set(sides[state]))[0]
            return other, state, action
    return None


def _sides(
    model: FiniteModel, numbers: NDArray[np.int64], flags: NDArray[np.int64]
) -> list[list[tuple[int, ...]]]:
    """Of each state, and of each action in it, the outcomes by the number of what follows, reward
    and flags, with their probability, equal ones together; in order."""
    actions = len(model.actions)
    rows = np.repeat(np.arange(model.states * actions), np.diff(model.row_starts))
    state, action = rows // actions, rows % actions
    _, rewards = np.unique(model.rewards.view(np.int64), return_inverse=True)
    labels = np.stack([state, action, numbers[model.successors], rewards, flags]).T
    sides: list[list[tuple[int, ...]]] = [[] for _ in range(model.states)]
    for label, number in _row_sums(model, labels, np.lexsort(labels.T[::-1])):
        sides[label[0]].append((*label[1:], number))
    return sides


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


def differ(one: FiniteModel, other: FiniteModel) -> tuple[str, tuple[int, ...]] | None:
    """How two complete models are not the same up to bisimulation, in words; None where they are.

    Beside the words, a history of `one` to the first row, in the order in which its states were
    found, that is not the same in both as they are numbered.
    """
    if one.actions != other.actions:
        return "the actions are others", ()
    if _are_equal(one, other):
        return None
    if (one.success is None) != (other.success is None):
        return "the infos say of success what the others do not", ()
    both = _side_by_side(one, other)
    numbers = classes(both)
    spreads = []
    for model, shift in ((one, 0), (other, one.states)):
        spread: dict[int, Fraction] = {}
        for state, probability in model.start_distribution().items():
            number = int(numbers[state + shift])
            spread[number] = spread.get(number, Fraction()) + probability
        spreads.append(spread)
    if spreads[0] == spreads[1]:
        return None
    sizes = [f"{model.states} states and {model.transitions} outcomes" for model in (other, one)]
    return f"the model is another one, with {sizes[0]} (here {sizes[1]})", _to_other_row(one, other)


def _are_equal(one: FiniteModel, other: FiniteModel) -> bool:
    """Whether two models are the same as they are numbered."""
    columns = [model.arrays() for model in (one, other)]
    return (
        one.probabilities == other.probabilities
        and one.observations.forms == other.observations.forms
        and columns[0].keys() == columns[1].keys()
        and all(
            column.dtype == columns[1][name].dtype
            and column.shape == columns[1][name].shape
            and column.tobytes() == columns[1][name].tobytes()
            for name, column in columns[0].items()
        )
    )


def _to_other_row(one: FiniteModel, other: FiniteModel) -> tuple[int, ...]:
    """A history to the first state or row that differs as the models are numbered; no actions
    where a reset does."""
    shown = [_shown(model) for model in (one, other)]
    if one.start_distribution() != other.start_distribution():
        return ()
    for state in range(min(one.states, other.states)):
        if shown[0][one.observation_of[state]] != shown[1][other.observation_of[state]]:
            return one.history(state)
        for action in range(len(one.actions)):
            if one.row(state, action) != other.row(state, action):
                return (*one.history(state), action)
    return ()


def _success_of(model: FiniteModel) -> NDArray[np.int64]:
    """What the infos say of success: 0 where none says anything, 1 or 2 for no and yes."""
    if model.success is None:
        return np.zeros(model.transitions, dtype=np.int64)
    return 1 + model.success.astype(np.int64)


def _shown(model: FiniteModel) -> list[Hashable]:
    """The identity of each observation."""
    return [identity(observation) for observation in model.observations]


def _side_by_side(one: FiniteModel, other: FiniteModel) -> FiniteModel:
    """The states of two models with the same actions in one, the second model's after the
    first's."""
    numbers: dict[Hashable, int] = {}
    values: list[Any] = []
    observation_of = []
    for model in (one, other):
        table = []
        for observation in model.observations:
            table.append(numbers.setdefault(identity(observation), len(numbers)))
            if len(numbers) > len(values):
                values.append(observation)
        observation_of.append(np.array(table, dtype=np.int32)[model.observation_of])
    chances = {
        p: k for k, p in enumerate(dict.fromkeys((*one.probabilities, *other.probabilities)))
    }
    probability_of = [
        np.array([chances[p] for p in model.probabilities], dtype=np.int32)[model.probability_of]
        for model in (one, other)
    ]
    moved = np.where(other.parents < 0, -1, other.parents + one.states)
    return replace(
        one,
        observations=Observations.of(values),
        observation_of=np.concatenate(observation_of),
        ended=np.concatenate([one.ended, other.ended]),
        parents=np.concatenate([one.parents, moved]),
        parent_actions=np.concatenate([one.parent_actions, other.parent_actions]),
        starts=one.starts[:0],
        start_probabilities=one.start_probabilities[:0],
        row_starts=np.concatenate([one.row_starts, one.row_starts[-1] + other.row_starts[1:]]),
        successors=np.concatenate([one.successors, other.successors + one.states]),
        rewards=np.concatenate([one.rewards, other.rewards]),
        terminated=np.concatenate([one.terminated, other.terminated]),
        truncated=np.concatenate([one.truncated, other.truncated]),
        success=None
        if one.success is None or other.success is None
        else np.concatenate([one.success, other.success]),
        probability_of=np.concatenate(probability_of),
        probabilities=tuple(chances),
        unknown_rows=(),
        rounding=(),
    )
