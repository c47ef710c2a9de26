"""The cells of a random reference: the start, and each pair of a belief and an action.

A belief says how probable each state is after what the target has shown, which is one state alone
where that is known.  Of the outcomes of a cell, those are one that a target shows in the same way.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.models.expected_values import Mean, leaves
from provengym.statistics.slices import tilted

if TYPE_CHECKING:
    from collections.abc import Hashable

    from numpy.typing import NDArray

    from provengym.models.model import Model, Outcomes, States
    from provengym.statistics.eprocess import Distribution

State = tuple[int, ...]
Place = tuple[Any, ...]
"""("reward",), or ("observation", ...) with the way to a component."""
Belief = tuple[tuple[State, Fraction], ...]
START = None
Key = tuple[Belief, int] | None
"""A belief and an action; None for the start."""


def known(state: State) -> Belief:
    """The belief of one state alone."""
    return ((state, Fraction(1)),)


@dataclass(frozen=True)
class Cell:
    """The outcomes of a cell that can be told apart, and the probability of each."""

    distribution: Distribution
    kind: int
    """A number for each distribution."""
    numbers: tuple[int, ...]
    """The outcome that each outcome of the reference is; at the start, that each start is."""
    chances: tuple[Fraction, ...]
    """The probability of each outcome of the reference."""
    ranks: tuple[int, ...]
    """The place of each outcome by its reward, and where rewards are equal by its name."""
    means: tuple[tuple[tuple[Place, Mean], ...], ...] = ()
    """The values whose mean is known, and their places, for each outcome that can be told apart."""

    @cached_property
    def ratios(self) -> NDArray[np.float64]:
        """The logarithm of the ratio of each outcome for each tilt, see `slices.tilted`."""
        return tilted(np.array(self.distribution, dtype=np.float64), np.array(self.ranks))


class Cells:
    """The cells of a model, made when they are asked for."""

    def __init__(self, model: Model, *, sees_state: bool) -> None:
        self._model = model
        self._sees_state = sees_state
        self._made: dict[Key, Cell] = {}
        self._kinds: dict[Distribution, int] = {}
        self._shown_means: dict[tuple[int, ...], tuple[tuple[Place, Mean], ...]] = {}
        starts = list(model.start_chances())
        self._starts = {state: number for number, state in enumerate(starts)}

    def __getitem__(self, key: Key) -> Cell:
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = self._cell(key)
        return found

    def start(self, state: State) -> int:
        """The outcome of the reset that led to this state."""
        return self[START].numbers[self._starts[state]]

    def text(self, key: Key) -> str:
        """Describe a cell of one state to a reader."""
        if key is None:
            return "the start"
        ((state, _),), action = key
        return f"{self._model.actions[action]} at {self._word(state)}"

    def looks(self, key: Key) -> list[str]:
        """Describe each outcome of a cell as a target shows it."""
        words: dict[int, str] = {}
        if key is None:
            states, ends = list(self._starts), [""] * len(self._starts)
        else:
            outcomes = self._outcomes(*key)
            states = columns(outcomes.states)
            ends = [_ends(outcomes, k) for k in range(len(outcomes))]
        for number, state, end in zip(self[key].numbers, states, ends, strict=True):
            words.setdefault(number, f"{self._word(state)}{end}")
        return [words[number] for number in range(len(words))]

    def _cell(self, key: Key) -> Cell:
        if key is None:
            before = self._model.columns(list(self._starts))
            signs: list[Hashable] = list(self._model.looks(self._model.observe(before)))
            if self._sees_state:
                signs = list(self._starts)
            return self._merged(signs, tuple(self._model.start_chances().values()))
        belief, action = key
        outcomes = self._outcomes(belief, action)
        looks = self._model.looks(outcomes.observations)
        shown = columns(outcomes.states) if self._sees_state else looks
        rewards = self._alike(outcomes)
        signs = list(
            zip(
                map(tuple, shown),
                rewards,
                outcomes.terminated.tolist(),
                outcomes.truncated.tolist(),
                strict=True,
            )
        )
        chances = outcomes.chances()
        if len(belief) > 1:
            weights = (belief[parent][1] for parent in outcomes.parents.tolist())
            chances = tuple(w * chance for w, chance in zip(weights, chances, strict=True))
        cell = self._merged(signs, chances, rewards)
        return self._with_means(cell, outcomes)

    def _with_means(self, cell: Cell, outcomes: Outcomes) -> Cell:
        """The cell with the means of its values, where all that look alike have the same."""
        groups: dict[int, set[tuple[Any, tuple[int, ...]]]] = {}
        conditions = outcomes.conditions
        for k, (number, look) in enumerate(
            zip(cell.numbers, outcomes.observations.tolist(), strict=True)
        ):
            condition = None if conditions is None else conditions[k]
            groups.setdefault(number, set()).add((condition, tuple(look)))
        means = [self._means(groups[number]) for number in range(len(groups))]
        return replace(cell, means=tuple(means)) if any(means) else cell

    def _means(self, group: set[tuple[Any, tuple[int, ...]]]) -> tuple[tuple[Place, Mean], ...]:
        if len(group) > 1:
            return ()
        ((condition, look),) = group
        if look not in self._shown_means:
            observation = self._model.describe(look).get("observation")  # a proved one has parts
            self._shown_means[look] = tuple(
                (("observation", *path), leaf)
                for path, leaf in leaves(observation)
                if isinstance(leaf, Mean)
            )
        paid = ((("reward",), condition),) if isinstance(condition, Mean) else ()
        return (*paid, *self._shown_means[look])

    def _outcomes(self, belief: Belief, action: int) -> Outcomes:
        return self._model.outcomes(self._model.columns([state for state, _ in belief]), action)

    def _word(self, state: State) -> str:
        (shown,) = self._model.observe(self._model.columns([state])).tolist()
        parts = self._model.describe(tuple(shown))
        text = ", ".join(f"{name} {part}" for name, part in parts.items())
        return f"{text}, state {self._model.named(state)}" if self._sees_state else text

    def _alike(self, outcomes: Outcomes) -> list[int]:
        """A number for each reward, the same for those that a target may exchange."""
        off = self._model.reward_tolerance
        bounds = [(reward - off, reward + off) for reward in outcomes.rewards.tolist()]
        for k, condition in enumerate(() if outcomes.conditions is None else outcomes.conditions):
            bounds[k] = bounds[k] if condition is None else condition.bounds
        groups, group, last = {}, 0, -math.inf
        for low, high in sorted(set(bounds)):
            group += low > last
            groups[low, high], last = group, max(last, high)
        return [groups[each] for each in bounds]

    def _merged(
        self, signs: list[Hashable], chances: tuple[Fraction, ...], rewards: list[int] | None = None
    ) -> Cell:
        distribution: dict[Hashable, Fraction] = {}
        for sign, chance in zip(signs, chances, strict=True):
            distribution[sign] = distribution[sign] + chance if sign in distribution else chance
        places = {sign: place for place, sign in enumerate(distribution)}
        chosen = tuple(distribution.values())
        kind = self._kinds.setdefault(chosen, len(self._kinds))
        paid = [rewards[signs.index(sign)] for sign in distribution] if rewards else []
        ranks = tuple(paid if len(set(paid)) > 1 else range(len(chosen)))
        return Cell(chosen, kind, tuple(places[sign] for sign in signs), chances, ranks)


def columns(states: States) -> list[State]:
    return [tuple(column) for column in states.T.tolist()]


def _ends(outcomes: Outcomes, k: int) -> str:
    condition = None if outcomes.conditions is None else outcomes.conditions[k]
    reward = f", reward {f'{float(outcomes.rewards[k]):g}' if condition is None else condition}"
    ends = {"terminated": outcomes.terminated[k], "truncated": outcomes.truncated[k]}
    return reward + "".join(f", {name}" for name, here in ends.items() if here)
