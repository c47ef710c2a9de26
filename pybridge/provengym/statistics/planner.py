"""The states of a random reference and how they are connected, to find the way to a cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from provengym.models.state_graph import ModelGraph
from provengym.statistics.cells import known

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.models.model import Model
    from provengym.statistics.cells import Belief, Cells, State

MOST_STATES, MOST_TRANSITIONS = 4_096, 20_000
DISCOUNT = 0.99
SWEEPS = 20


class SamplingPlanner:
    """The states that can be reached, up to 4,096 of them, and a plan to visit their cells.

    The plan is a Markov decision process: a step from a state earns what the cell is worth, the end
    of an episode leads to the reset, and so does a reset at any time.
    """

    def __init__(self, model: Model, cells: Cells) -> None:
        from scipy.sparse import csr_array  # here, for it takes long to load

        starts = model.start_chances()
        self.actions, self.starts = len(model.actions), len(starts)
        most = min(MOST_STATES, MOST_TRANSITIONS // self.actions)
        self._graph = ModelGraph(model, model.columns(list(starts)), most=most)
        blocks = list(self._graph.search())
        self.complete = not self._graph.is_cut
        every = self._graph.states(range(len(self._graph)))
        self.states: list[State] = list(map(tuple, every.T.tolist()))
        self.numbers = {state: number for number, state in enumerate(self.states)}
        rows = np.concatenate([block.transitions for block in blocks])
        columns = np.concatenate([block.numbers for block in blocks])
        chances = [float(chance) for block in blocks for chance in block.outcomes.chances()]
        every_cell = [
            cells[known(state), action] for state in self.states for action in range(self.actions)
        ]
        random = [len(cell.distribution) > 1 for cell in every_cell]
        means = [any(cell.means) for cell in every_cell]
        self._reset = len(self.states)
        self.random = np.array(random, dtype=np.bool_).reshape(self._reset, self.actions)
        """True for the cells that have several outcomes, of shape (states, actions)."""
        self.means = np.array(means, dtype=np.bool_).reshape(self._reset, self.actions)
        """True for the cells that have a mean to test, of the same shape."""
        shape = len(random), self._reset + 1
        columns = np.where(columns < 0, self._reset, columns)
        self._step = csr_array((chances, (rows, columns)), shape=shape)
        self._starts = np.zeros(self._reset)
        self._starts[: len(starts)] = [float(chance) for chance in starts.values()]
        self._values = np.zeros(self._reset + 1)
        self._ahead = np.zeros((self._reset, self.actions))

    def way(self, state: State) -> tuple[int, ...] | None:
        """The fewest actions that can lead to a state; None where it is not in the planner."""
        number = self.numbers.get(state)
        return None if number is None else self._graph.way(number)

    def plan(self, worth: NDArray[np.float64], start_worth: float) -> None:
        """Plan anew, from the plan before: what the cells and the start are worth now."""
        for _ in range(SWEEPS):
            following = np.asarray(self._step @ self._values, dtype=np.float64)
            ahead = DISCOUNT * following.reshape(self.random.shape)
            best = np.max(worth + ahead, axis=1)
            reset = start_worth + DISCOUNT * float(self._starts @ self._values[:-1])
            self._values = np.append(np.maximum(best, reset), reset)
            self._ahead = ahead

    def best(self, belief: Belief, worth: NDArray[np.float64]) -> int | None:
        """The best action by the plan; None for a reset.

        Args:
            belief: A belief of states that are in the planner.
            worth: The present worth of each cell, of shape (states, actions).
        """
        values = np.zeros(self.actions)
        for state, weight in belief:
            number = self.numbers[state]
            values += float(weight) * (worth[number] + self._ahead[number])
        action = int(np.argmax(values))
        return action if values[action] >= self._values[self._reset] else None
