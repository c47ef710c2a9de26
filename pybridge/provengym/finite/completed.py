"""A finite model in which what is not known ends the episode, or is avoided."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.finite.model import FiniteModel


@dataclass(frozen=True)
class Completed:
    """A complete model, and what of it was not known."""

    model: FiniteModel
    """The model, with one state more where it was not complete: there an episode ends whose outcome
    is not known."""
    unknown: NDArray[np.bool_]
    """True for the outcomes that stand for what is not known, shape (transitions,)."""
    start_is_known: bool
    """True if every start is known."""

    def avoiding(self) -> FiniteModel | None:
        """The model in which only what is sure to meet nothing unknown can be done; None where that
        is nothing from some start.

        A policy earns here what it earns in the given process.  An action that is left out does
        what the first one does that is not; a state that is not reached then ends an episode.
        """
        if not self.start_is_known:
            return None
        model, actions = self.model, len(self.model.actions)
        sizes = np.diff(model.row_starts)
        owners = np.repeat(np.arange(sizes.size), sizes)
        onward = ~(model.terminated | model.truncated)
        allowed = np.repeat(~model.ended, actions)
        allowed[owners[self.unknown]] = False
        while True:
            lost = ~model.ended & ~allowed.reshape(-1, actions).any(axis=1)
            risky = allowed[owners] & onward & lost[model.successors]
            if not risky.any():
                break
            allowed[owners[risky]] = False
        if lost[model.starts].any():
            return None
        leads = allowed[owners] & onward
        reached, new = np.zeros(model.states, np.bool_), model.starts
        while new.size:
            reached[new] = True
            after = model.successors[leads & reached[owners // actions]]
            new = after[~reached[after]]
        table = allowed.reshape(-1, actions)
        own = np.arange(table.size).reshape(table.shape)
        rows = np.where(table, own, own[:, :1] + table.argmax(axis=1, keepdims=True)).reshape(-1)
        kept = np.where(np.repeat(reached, actions), sizes[rows], 0)
        starts = np.concatenate([[0], np.cumsum(kept)])
        items = np.arange(starts[-1]) + np.repeat(model.row_starts[rows] - starts[:-1], kept)
        return replace(
            model,
            ended=model.ended | ~reached,
            row_starts=starts,
            **model.chosen(items),
        )

    def paying(self, once: float, later: float) -> FiniteModel:
        """The model in which what is not known pays something, and then the episode goes on for
        ever and pays the same in each step."""
        model, actions, end = self.model, len(self.model.actions), self.model.states - 1
        probabilities = model.probabilities
        if Fraction(1) not in probabilities:
            probabilities = (*probabilities, Fraction(1))
        certain = np.full(actions, probabilities.index(Fraction(1)))
        starts = model.row_starts.copy()
        starts[-actions:] += np.arange(1, actions + 1)
        never, success = np.zeros(actions, np.bool_), model.success
        return replace(
            model,
            ended=model.ended & (np.arange(model.states) < end),
            row_starts=starts,
            successors=np.append(model.successors, np.full(actions, end)),
            rewards=np.append(np.where(self.unknown, once, model.rewards), [later] * actions),
            terminated=np.append(model.terminated & ~self.unknown, never),
            truncated=np.append(model.truncated, never),
            probability_of=np.append(model.probability_of, certain),
            probabilities=probabilities,
            success=None if success is None else np.append(success, never),
        )


def completed(given: FiniteModel) -> Completed:
    """The model in which each probability that is not known leads to the end of the episode.

    A policy succeeds in the given process at least as often as here where that end is a failure,
    and at most as often as here where it is a success.
    """
    model = given.without_rounding()
    if model.complete:
        return Completed(model, np.zeros(model.transitions, np.bool_), True)
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
    return Completed(found, unknown, start < 0)


def _rest(
    used: NDArray[np.int32], probabilities: list[Fraction], numbers: dict[Fraction, int]
) -> int:
    """The number of the probability that is missing to one; -1 where none is."""
    counts = Counter(used.tolist())
    rest = 1 - sum((many * probabilities[one] for one, many in counts.items()), Fraction(0))
    return numbers.setdefault(rest, len(numbers)) if rest else -1
