"""The steps of a deterministic model that answers one at a time, kept in arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.models.model import certain

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.models.model import Outcomes, Transition


class TransitionTable:
    """The transitions of every action in each numbered state that is known.

    Args:
        actions: The number of actions.
    """

    def __init__(self, actions: int) -> None:
        self._known = np.zeros(0, dtype=np.bool_)
        self._next = np.empty((0, actions, 2), dtype=np.int64)
        self._rewards = np.empty((0, actions))
        self._ends = np.empty((0, actions, 2), dtype=np.bool_)
        self._conditions = np.empty((0, actions), dtype=object)
        self._has_conditions = False

    def unknown(self, numbers: NDArray[np.int64], states: int) -> list[int]:
        """Return those of some states that are not known, of so many that were met."""
        if states > len(self._known):
            more = 2 * states - len(self._known)
            for name in ("_known", "_next", "_rewards", "_ends", "_conditions"):
                array: NDArray[Any] = getattr(self, name)
                added = np.zeros((more, *array.shape[1:]), dtype=array.dtype)
                setattr(self, name, np.concatenate([array, added]))
        is_known = self._known[numbers]
        return [] if is_known.all() else np.unique(numbers[~is_known]).tolist()

    def learn(self, number: int, transitions: list[Transition]) -> None:
        """Keep the step of each action in a state."""
        for action, transition in enumerate(transitions):
            self._next[number, action] = transition.state
            self._rewards[number, action] = transition.reward
            self._ends[number, action] = transition.terminated, transition.truncated
            condition = self._conditions[number, action] = transition.condition
            self._has_conditions = self._has_conditions or condition is not None
        self._known[number] = True

    def outcomes(self, numbers: NDArray[np.int64], actions: NDArray[np.int64] | int) -> Outcomes:
        """The steps from known states."""
        states = self._next[numbers, actions].T
        conditions = self._conditions[numbers, actions] if self._has_conditions else None
        terminated, truncated = self._ends[numbers, actions].T
        return certain(
            states, states[:1].T, self._rewards[numbers, actions], terminated, truncated, conditions
        )
