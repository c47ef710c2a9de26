"""Collects states and outcomes into the columns of a finite model."""

from __future__ import annotations

from array import array
from collections.abc import Hashable, Iterable
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.finite.model import (
    UNSAID,
    ExtractionFinding,
    FiniteModel,
    Rounding,
    Unknown,
)
from provengym.finite.observed import Observations

if TYPE_CHECKING:
    from collections.abc import Mapping

Outcome = tuple[Fraction, int, float, bool, bool, int]
"""``(probability, successor, reward, terminated, truncated, success)``; the last is 0, 1, or
`UNSAID`."""


class Builder:
    """A model that grows: states come with the first history that leads to them."""

    def __init__(self, actions: int) -> None:
        self._actions = actions
        self._observations: dict[Hashable, int] = {}
        self._values: list[Any] = []
        self._observation_of, self._parents = array("i"), array("i")
        self._parent_actions, self._ended = array("i"), array("b")
        self._sizes = array("i")
        self._successors, self._rewards = array("i"), array("d")
        self._flags, self._probability_of = array("b"), array("i")
        self._success = array("b")
        self._probabilities: dict[Fraction, int] = {}
        self._starts: dict[int, Fraction] = {}
        self.unknown: list[Unknown] = []
        self.rounding: list[Rounding] = []
        self.findings: list[ExtractionFinding] = []

    def __len__(self) -> int:
        return len(self._observation_of)

    def add_state(
        self, shown: Hashable, observation: Any, *, ended: bool, parent: int = -1, action: int = -1
    ) -> int:
        """The number of a new state."""
        number = self._observations.setdefault(shown, len(self._observations))
        if number == len(self._values):
            self._values.append(observation)
        self._observation_of.append(number)
        self._parents.append(parent)
        self._parent_actions.append(action)
        self._ended.append(ended)
        return len(self._observation_of) - 1

    def add_starts(self, starts: Mapping[int, Fraction]) -> None:
        """Set the states to which a reset leads, with their probabilities."""
        self._starts = dict(starts)

    def add_row(self, state: int, action: int, row: Iterable[Outcome]) -> None:
        """Add the outcomes of an action in a state; rows come in order."""
        at, before = state * self._actions + action, len(self._successors)
        while len(self._sizes) < at:
            self._sizes.append(0)
        for probability, successor, reward, terminated, truncated, success in row:
            self._successors.append(successor)
            self._rewards.append(reward)
            self._flags.append(2 * terminated + truncated)
            self._success.append(success)
            self._probability_of.append(self._number(probability))
        self._sizes.append(len(self._successors) - before)

    def observation(self, state: int) -> Any:
        """Return the observation of a state."""
        return self._values[self._observation_of[state]]

    def history(self, state: int) -> tuple[int, ...]:
        """The actions of the first history that leads to a state."""
        actions: list[int] = []
        while self._parents[state] >= 0:
            actions.append(self._parent_actions[state])
            state = self._parents[state]
        return tuple(reversed(actions))

    def model(self, **rest: Any) -> FiniteModel:
        """The model so far."""
        rows = len(self) * self._actions
        row_starts = np.zeros(rows + 1, dtype=np.int64)
        row_starts[1 : 1 + len(self._sizes)] = self._sizes
        flags = np.array(self._flags, dtype=np.int8)
        said = np.array(self._success, dtype=np.int8)
        starts = list(self._starts.items())
        numbers = [self._number(probability) for _, probability in starts]
        return FiniteModel(
            observations=Observations.of(self._values),
            observation_of=np.array(self._observation_of, dtype=np.int32),
            ended=np.array(self._ended, dtype=np.bool_),
            parents=np.array(self._parents, dtype=np.int32),
            parent_actions=np.array(self._parent_actions, dtype=np.int32),
            starts=np.array([state for state, _ in starts], dtype=np.int32),
            start_probabilities=np.array(numbers, dtype=np.int32),
            row_starts=np.cumsum(row_starts),
            successors=np.array(self._successors, dtype=np.int32),
            rewards=np.array(self._rewards, dtype=np.float64),
            terminated=(flags & 2) > 0,
            truncated=(flags & 1) > 0,
            success=said == 1 if (said != UNSAID).any() else None,
            probability_of=np.array(self._probability_of, dtype=np.int32),
            probabilities=tuple(self._probabilities),
            unknown_rows=tuple(self.unknown),
            rounding=tuple(self.rounding),
            findings=tuple(self.findings),
            **rest,
        )

    def _number(self, probability: Fraction) -> int:
        return self._probabilities.setdefault(probability, len(self._probabilities))
