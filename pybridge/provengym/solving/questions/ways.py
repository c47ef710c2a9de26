"""The fewest steps to a success, and where there is no way to one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from provengym.finite.graphs import attraction

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.finite.integer_model import IntegerModel

    Bools = NDArray[np.bool_]


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class WaysToSuccess:
    """Ways to succeed in the fewest steps, if chance helps.

    Attributes:
        steps: The fewest steps from each state, int64 of shape (states,); -1 where no policy
            succeeds.
        policy: An action that may lead a step nearer, int32 of shape (states,); 0 where none does.
    """

    steps: NDArray[np.int64]
    policy: NDArray[np.int32]
    _model: IntegerModel

    def shortest(self, state: int) -> tuple[int, ...]:
        """The actions of a shortest way to success from a state, which chance must favour.

        Raises:
            ValueError: No policy succeeds from there.
        """
        if self.steps[state] < 0:
            raise ValueError(f"state must be one from which success is possible, got {state}")
        model = self._model
        after = np.where(model.rewards > 0, 0, self.steps[model.successors])
        after[model.terminated & (model.rewards <= 0)] = -1
        actions = []
        while True:
            action = int(self.policy[state])
            actions.append(action)
            row = state * model.actions + action
            first, end = np.searchsorted(model.row_of, [row, row + 1])
            nearest = first + int((after[first:end] == self.steps[state] - 1).argmax())
            if model.rewards[nearest] > 0:
                return tuple(actions)
            state = int(model.successors[nearest])

    def traps(self) -> Bools:
        """The states from which no policy succeeds and no episode ends, bool of shape (states,);
        none where none of them is entered from a state from which success is possible."""
        model, lost = self._model, self.steps < 0
        to_end = attraction(model, model.terminated)
        stuck = lost & (to_end.steps < 0)
        enters = ~lost[model.state_of] & ~model.terminated & stuck[model.successors]
        return stuck if enters.any() else np.zeros_like(stuck)


def ways_to_success(model: IntegerModel) -> WaysToSuccess:
    """The fewest steps to a success from each state of a process that `success_model` made.

    >>> from provengym.solving import success_model, ways_to_success
    >>> walk = [[[(1, 1, 0, False)]], [[(1, 2, 0, False)]], [[(1, 2, 1, True)]]]
    >>> ways = ways_to_success(success_model(walk))
    >>> ways.steps.tolist(), ways.shortest(0)
    ([3, 2, 1], (0, 0, 0))
    """
    model = model.possible()
    found = attraction(model, model.rewards > 0)
    return WaysToSuccess(steps=found.steps, policy=model.legal(found.policy), _model=model)
