"""The cells of a random reference: the start, and each pair of a belief and an action.

A belief says how probable each state is after what the target has shown, which is one state alone
where that is known.  Of the outcomes of a cell, those are one that a target shows in the same way.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from provengym.conformance._laws import Law
    from provengym.conformance.references._random import Outcomes, RandomModel

State = tuple[int, ...]
Belief = tuple[tuple[State, Fraction], ...]
START = None
Key = tuple[Belief, int] | None
"""A belief and an action; None for the start."""


def known(state: State) -> Belief:
    """The belief of one state alone."""
    return ((state, Fraction(1)),)


@dataclass(frozen=True)
class Cell:
    """What can be told apart in a cell, and how probable each of it is."""

    law: Law
    kind: int
    """A number for each law."""
    looks: tuple[str, ...]
    """What each outcome looks like."""
    numbers: dict[Hashable, int]
    """The outcome that each outcome of the reference is; at the start, that each look is."""
    chances: tuple[Fraction, ...]
    """How probable each outcome of the reference is."""


class Cells:
    """The cells of a model, made when they are asked for."""

    def __init__(self, model: RandomModel, *, sees_state: bool) -> None:
        self._model = model
        self._sees_state = sees_state
        self._made: dict[Key, Cell] = {}
        self._kinds: dict[Law, int] = {}

    def __getitem__(self, key: Key) -> Cell:
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = self._start() if key is None else self._step(*key)
        return found

    def look(self, state: State) -> Hashable:
        """What a reset that led to this state shows."""
        if self._sees_state:
            return state
        return tuple(self._model.observe(self._model.columns([state]))[0].tolist())

    def _start(self) -> Cell:
        starts = self._model.start_chances()
        return self._merged(
            [self.look(state) for state in starts],
            list(starts.values()),
            [self._words(state, {}) for state in starts],
            [self.look(state) for state in starts],
        )

    def _step(self, belief: Belief, action: int) -> Cell:
        before = self._model.columns([state for state, _ in belief])
        outcomes = self._model.outcomes(before, action)
        states = [tuple(map(int, column)) for column in outcomes.states.T]
        rewards = self._alike(outcomes)
        signs: list[Hashable] = [
            (
                states[k] if self._sees_state else tuple(outcomes.observations[k].tolist()),
                rewards[k],
                bool(outcomes.terminated[k]),
                bool(outcomes.truncated[k]),
            )
            for k in range(len(outcomes))
        ]
        words = [self._words(states[k], _ends(outcomes, k)) for k in range(len(outcomes))]
        chances = [
            weight * chance
            for state, weight in belief
            for chance in self._model.chances(state, action)
        ]
        return self._merged(signs, chances, words, range(len(outcomes)))

    def _words(self, state: State, more: dict[str, Any]) -> str:
        (shown,) = self._model.observe(self._model.columns([state])).tolist()
        parts = {**self._model.describe(tuple(shown)), **more}
        text = ", ".join(
            name if value is True else f"{name} {value}" for name, value in parts.items()
        )
        return f"{text}, state {self._model.named(state)}" if self._sees_state else text

    def _alike(self, outcomes: Outcomes) -> list[int]:
        """A number for each reward, the same for those that a target may exchange."""
        order = sorted(range(len(outcomes)), key=lambda k: float(outcomes.rewards[k]))
        groups, last, group = [0] * len(outcomes), None, 0
        for k in order:
            reward = float(outcomes.rewards[k])
            group += last is not None and reward - last > 2 * self._model.reward_tolerance
            groups[k], last = group, reward
        return groups

    def _merged(
        self,
        signs: Sequence[Hashable],
        chances: Sequence[Fraction],
        words: Sequence[str],
        names: Sequence[Hashable],
    ) -> Cell:
        law: dict[Hashable, Fraction] = {}
        looks: dict[Hashable, str] = {}
        for sign, chance, word in zip(signs, chances, words, strict=True):
            law[sign] = law.get(sign, Fraction(0)) + chance
            looks.setdefault(sign, word)
        places = {sign: place for place, sign in enumerate(law)}
        chosen = tuple(law.values())
        return Cell(
            chosen,
            self._kinds.setdefault(chosen, len(self._kinds)),
            tuple(looks.values()),
            {name: places[sign] for name, sign in zip(names, signs, strict=True)},
            tuple(chances),
        )


def _ends(outcomes: Outcomes, k: int) -> dict[str, Any]:
    more: dict[str, Any] = {"reward": f"{float(outcomes.rewards[k]):g}"}
    for name in ("terminated", "truncated"):
        if getattr(outcomes, name)[k]:
            more[name] = True
    return more
