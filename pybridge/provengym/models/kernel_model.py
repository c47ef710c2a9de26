"""References that a kernel compiled from a specification answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.models.model import Model, Outcomes, Transition, certain

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym._core import Kernel
    from provengym.models.model import State, States


class KernelModel(Model):
    """A model that the kernel compiled from the specification answers.

    States are the kernel's words, and an observation is some of the kernel's, one after another.

    Args:
        kernel: The kernel.
        length: The number of numbers of an observation.
        first: The place of the first of them among the kernel's.
    """

    branches: tuple[int, ...] = (0,)
    """A random word for each outcome of a step."""
    branch_weights: tuple[int, ...] = (1,)
    """The weight of each, in proportion to its probability, where that is the same in every
    step."""

    def __init__(self, kernel: Kernel, length: int, first: int = 0) -> None:
        self._kernel = kernel
        self._length, self._first = length, first

    def starts(self, shown: State | None = None) -> States:
        """The kernel's start, unless a model has several, if it shows this."""
        return self._alike(self.columns([self._kernel.init()]), shown)

    def outcomes(self, states: States, actions: NDArray[np.int64] | int) -> Outcomes:
        """Everything that these steps can do, and nothing else."""
        steps, branches = states.shape[1], len(self.branches)
        after: Any = np.repeat(states, branches, axis=1) if branches > 1 else states.copy()
        noise = np.tile(np.array(self.branches, dtype=np.uint64), steps)
        given = np.broadcast_to(np.asarray(self.words(actions), dtype=np.int64), (steps,))
        taken = np.repeat(given, branches) if branches > 1 else np.ascontiguousarray(given)
        count = steps * branches
        observations = np.empty((count, self._length), dtype=np.int64)
        rewards, terminated = np.empty(count), np.empty(count, dtype=np.bool_)
        self._kernel.step_batch(after, taken, noise, observations, rewards, terminated, self._first)
        if branches == 1:
            return certain(after, observations, rewards, terminated)
        weights, totals = self._weights(states, given)
        return Outcomes(
            after,
            observations,
            rewards,
            terminated,
            np.zeros_like(terminated),
            np.repeat(np.arange(steps), branches),
            weights,
            totals,
        )

    def step(self, state: State, action: int) -> Transition:
        """The kernel's step; only where `deterministic`."""
        successor, reward, terminated = self._kernel.step(state, int(self.words(action)), 0)
        return Transition(successor, reward / self._kernel.reward_scale, terminated)

    def words(self, actions: Any) -> Any:
        """Return the kernel's words for actions: their numbers, unless a model has others."""
        return actions

    def observe(self, states: States) -> NDArray[np.int64]:
        """Return the observations of states, of shape (states, words of an observation)."""
        observations = np.empty((states.shape[1], self._length), dtype=np.int64)
        self._kernel.observe_batch(np.ascontiguousarray(states), observations, self._first)
        return observations

    def columns(self, states: list[State]) -> States:
        """States as the columns of an array."""
        words = np.array(states, dtype=self._kernel.state_dtype)
        return np.ascontiguousarray(words.reshape(len(states), len(self._kernel.state)).T)

    def _weights(
        self, states: States, actions: NDArray[np.int64]
    ) -> tuple[NDArray[Any] | None, NDArray[Any] | None]:
        """Return the weight of each outcome of each of these steps, and the total of each step;
        None where they are not known."""
        steps, weights = states.shape[1], np.array(self.branch_weights)
        return np.tile(weights, steps), np.full(steps, weights.sum())
