"""Policies that last until a time limit in a random model, or end an episode right there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from provengym.models.state_graph import ModelGraph

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.models.model import Model, State, States

_TOLD_APART = 100
"""The number of steps to go above which the best action is taken to be the same."""


class LastSteps:
    """The actions with which an episode most probably lasts so long.

    Args:
        model: One whose probabilities are known.
        steps: The length of the episode.
        ending: True if the last step shall terminate; otherwise it may do anything.
        most: So many states are looked at, those that are nearest; of others nothing is said.
    """

    def __init__(self, model: Model, steps: int, *, ending: bool, most: int) -> None:
        self._numbers: dict[State, int] = {}
        self._steps = steps
        many, parts = len(model.actions), []
        graph = ModelGraph(model, most=most)
        for block in graph.search():
            outcomes = block.outcomes
            assert outcomes.weights is not None
            assert outcomes.totals is not None
            chances = outcomes.weights / outcomes.totals[outcomes.parents]
            parts.append((block.transitions, block.numbers, outcomes, chances.astype(float)))
            for node, state in zip(block.nodes, block.states.T.tolist(), strict=True):
                self._numbers[tuple(state)] = node
        self._size = len(graph) * many
        self._many = many
        self._transitions = np.concatenate([part[0] for part in parts])
        self._numbered = np.concatenate([part[1] for part in parts])
        self._chances = np.concatenate([part[3] for part in parts])
        terminates = np.concatenate([part[2].terminated for part in parts])
        self._goes_on = ~np.concatenate([part[2].done for part in parts])
        last = self._chances * terminates if ending else self._chances
        worth = [self._of_transitions(last)]
        for _ in range(min(steps, _TOLD_APART) - 1):
            worth.append(self._before(worth[-1]))
        self._best: list[NDArray[np.int64]] = [one.argmax(axis=1) for one in worth]
        """The best action in each state, by the steps to go, from 1."""
        final = worth[-1]
        for _ in range(steps - len(worth)):
            final = self._before(final)
        starts = {self._numbers.get(s, -1): float(p) for s, p in model.start_chances().items()}
        values = final.max(axis=1)
        self.probability = float(sum(p * values[n] for n, p in starts.items() if n >= 0))
        """The probability that an episode does so."""

    def action(self, states: States, done: int) -> int:
        """The best action after so many steps, where the model is in the first of some states."""
        number = self._numbers.get(tuple(states[:, 0].tolist()), 0)
        to_go = min(max(self._steps - done, 1), len(self._best))
        return int(self._best[to_go - 1][number])

    def _of_transitions(self, worth: NDArray[np.float64]) -> NDArray[np.float64]:
        """The sum over the outcomes of each action in each state."""
        sums = np.bincount(self._transitions, worth, minlength=self._size).astype(np.float64)
        return sums.reshape(-1, self._many)

    def _before(self, worth: NDArray[np.float64]) -> NDArray[np.float64]:
        """One step earlier."""
        values = np.append(worth.max(axis=1), 0.0)  # the last is of what was not looked at
        return self._of_transitions(self._chances * self._goes_on * values[self._numbered])
