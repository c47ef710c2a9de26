"""A finite model in which what is not known ends the episode, or is avoided, or is too rare or too
far away to matter."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING

import numpy as np

from provengym.finite.model import Rounding, numerators
from provengym.finite.quantities import MAX_DENOMINATOR

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.finite.model import FiniteModel


RARE = Fraction(1, 2**40)
"""What is less probable decides nothing, as in `FiniteModel.rounding`."""


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

    @property
    def states_of_unknown(self) -> NDArray[np.int64]:
        """The state of each unknown outcome, in which it is met."""
        owners = np.repeat(
            np.arange(self.model.row_starts.size - 1), np.diff(self.model.row_starts)
        )
        return np.asarray(owners[self.unknown] // len(self.model.actions))

    @property
    def masses(self) -> list[Fraction]:
        """The probability of each unknown outcome."""
        numbers = self.model.probability_of[self.unknown].tolist()
        return [self.model.probabilities[number] for number in numbers]

    @property
    def start_mass(self) -> Fraction:
        """The probability that a start is not known."""
        if self.start_is_known:
            return Fraction(0)
        return self.model.probabilities[int(self.model.start_probabilities[-1])]

    def known_steps(self) -> int | None:
        """The number of steps in which nothing unknown is met, whatever is done; None where it is
        met in no number of steps."""
        if not self.start_is_known:
            return 0
        far = distances(self.model)[self.states_of_unknown]
        return min(far[far >= 0].tolist(), default=None)

    def earning(self, reward: float) -> FiniteModel:
        """The model in which what is not known pays something, and ends the episode."""
        return replace(self.model, rewards=np.where(self.unknown, reward, self.model.rewards))

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
        legal=None if model.legal is None else np.vstack([model.legal, model.legal[:1] | True]),
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


def lowered(given: FiniteModel) -> tuple[FiniteModel, NDArray[np.int64]]:
    """The model whose probabilities have a common denominator that a certificate can hold; where
    those of the given one have none, they are rounded down, and what is cut off is not known.

    Returns:
        The model, and the numbers of the given outcomes that it has.
    """
    model = given.without_rounding()
    used = {number: model.probabilities[number] for number in np.unique(model.probability_of)}
    if numerators(used.values(), MAX_DENOMINATOR) is not None:
        return model, np.arange(model.transitions)
    numbers = {probability: number for number, probability in enumerate(model.probabilities)}
    below = np.full(len(numbers), -1)
    for number, probability in used.items():
        if units := int(probability * MAX_DENOMINATOR):
            lower = Fraction(units, MAX_DENOMINATOR)
            below[number] = numbers.setdefault(lower, len(numbers))
    probability_of = below[model.probability_of]
    kept = np.flatnonzero(probability_of >= 0)
    found = _of_outcomes(replace(model, probabilities=tuple(numbers)), probability_of >= 0)
    return replace(found, probability_of=probability_of[kept].astype(np.int32)), kept


def closed(given: FiniteModel) -> FiniteModel:
    """The complete model in which what is not known goes as the likeliest outcome of its row does,
    or begins as the likeliest start."""
    part = completed(given)
    rows = np.repeat(np.arange(part.model.row_starts.size - 1), np.diff(part.model.row_starts))
    missing = [
        Rounding(row // len(given.actions), row % len(given.actions), mass, "")
        for row, mass in zip(rows[part.unknown].tolist(), part.masses, strict=True)
    ]
    if not part.start_is_known:
        missing.append(Rounding(None, None, part.start_mass, ""))
    rounding = (*given.rounding, *missing)
    return replace(given, rounding=rounding, unknown_rows=(), unfinished="").without_rounding()


def nearly(given: FiniteModel) -> FiniteModel | None:
    """The complete model that a given one is, or is but for what is `RARE` in each row; None where
    more is unknown."""
    if given.complete:
        return given
    is_wrong = any(one.kind == "extraction" for one in given.findings)
    if is_wrong or given.unfinished or any(row.mass >= RARE for row in given.unknown_rows):
        return None
    part = completed(given)
    mass = max([part.start_mass, *part.masses])
    return closed(given) if mass < RARE else None


def cut(given: FiniteModel, horizon: int) -> FiniteModel:
    """The model in which an episode is over in every state to which no episode comes within fewer
    steps; in so many steps the process is the same.  It is unfinished where another state was not
    explored."""
    far = distances(given)
    ended = given.ended | (far < 0) | (far >= horizon)
    sizes = np.diff(given.row_starts)
    found = _of_outcomes(given, np.repeat(~np.repeat(ended, len(given.actions)), sizes))
    rows = [row for row in given.unknown_rows if row.state is None or not ended[row.state]]
    is_open = (sizes == 0).reshape(ended.size, -1).any(axis=1) & ~ended
    unfinished = given.unfinished if is_open.any() else ""
    return replace(found, ended=ended, unknown_rows=tuple(rows), unfinished=unfinished)


def distances(model: FiniteModel) -> NDArray[np.int64]:
    """The fewest known steps from a start to each state, while the episode goes on; -1 where it
    never comes there; shape (states,)."""
    found, steps = np.full(model.states, -1), 0
    onward = ~(model.terminated | model.truncated)
    actions, new = len(model.actions), model.starts.astype(np.int64)
    while new.size:
        found[new] = steps
        first, end = model.row_starts[new * actions], model.row_starts[(new + 1) * actions]
        ends = np.cumsum(end - first)
        items = np.arange(int(ends[-1])) + np.repeat(end - ends, end - first)
        new = np.unique(model.successors[items[onward[items]]])
        new = new[found[new] < 0]
        steps += 1
    return found


def _of_outcomes(model: FiniteModel, kept: NDArray[np.bool_]) -> FiniteModel:
    """The model that has only some of its outcomes."""
    before = np.concatenate([[0], np.cumsum(kept)])
    return replace(model, row_starts=before[model.row_starts], **model.chosen(np.flatnonzero(kept)))
