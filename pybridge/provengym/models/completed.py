"""A finite model in which what is not known ends the episode."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.models.finite_model import FiniteModel


@dataclass(frozen=True)
class Completed:
    """A complete model, and what of it was not known."""

    model: FiniteModel
    """With one state more, in which an episode ends whose outcome is not known."""
    unknown: NDArray[np.bool_]
    """Whether each outcome stands for what is not known, shape (transitions,)."""


def completed(given: FiniteModel) -> Completed:
    """The model in which each probability that is not known leads to the end of the episode.

    A policy succeeds in the given process at least as often as here where that end is a failure,
    and at most as often as here where it is a success.
    """
    model = given.without_rounding()
    if model.complete:
        return Completed(model, np.zeros(model.transitions, np.bool_))
    numbers = {probability: number for number, probability in enumerate(model.probabilities)}
    actions, end = len(model.actions), model.states
    missing = np.full(model.states * actions, -1)
    known = dict[bytes, int]()
    for row in range(missing.size):
        if model.ended[row // actions]:
            continue
        used = model.probability_of[model.row_starts[row] : model.row_starts[row + 1]]
        key = np.sort(used).tobytes()
        if key not in known:
            known[key] = _rest(used, list(numbers), numbers)
        missing[row] = known[key]
    lacks = np.flatnonzero(missing >= 0)
    after = model.row_starts[lacks + 1]
    sizes = np.diff(model.row_starts) + (missing >= 0)
    unknown = np.insert(np.zeros(model.transitions, np.bool_), after, True)
    start = _rest(model.start_probabilities, list(numbers), numbers)
    starts, chances = model.starts, model.start_probabilities
    if start >= 0:
        starts, chances = np.append(starts, end), np.append(chances, start)
    found = replace(
        model,
        observation_of=np.append(model.observation_of, 0).astype(np.int32),
        ended=np.append(model.ended, True),
        parents=np.append(model.parents, -1).astype(np.int32),
        parent_actions=np.append(model.parent_actions, -1).astype(np.int32),
        starts=starts.astype(np.int32),
        start_probabilities=chances.astype(np.int32),
        row_starts=np.concatenate([[0], np.cumsum(sizes), np.full(actions, sizes.sum())]),
        successors=np.insert(model.successors, after, end),
        rewards=np.insert(model.rewards, after, 0.0),
        terminated=np.insert(model.terminated, after, True),
        truncated=np.insert(model.truncated, after, False),
        probability_of=np.insert(model.probability_of, after, missing[lacks]),
        probabilities=tuple(numbers),
        success=None if model.success is None else np.insert(model.success, after, False),
        unknown_rows=(),
        findings=tuple(one for one in model.findings if one.kind != "extraction"),
        unfinished="",
    )
    return Completed(found, unknown)


def _rest(
    used: NDArray[np.int32], probabilities: list[Fraction], numbers: dict[Fraction, int]
) -> int:
    """The number of the probability that is missing to one; -1 where none is."""
    counts = Counter(used.tolist())
    rest = 1 - sum((many * probabilities[one] for one, many in counts.items()), Fraction(0))
    return numbers.setdefault(rest, len(numbers)) if rest else -1
