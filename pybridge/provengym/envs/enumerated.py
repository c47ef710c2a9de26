"""Environments whose states can be enumerated, and the table of their transitions."""

from __future__ import annotations

import abc
import functools
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from provengym import _validation
from provengym.data.memory import require_memory
from provengym.envs import tabular
from provengym.envs.base import KernelEnv

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from scipy.sparse import csr_array

    from provengym.finite.rows import Rows

MAX_TABLE_STATES = 10_000
MAX_MATRIX_STATES = 1_000_000


class Enumerated(KernelEnv):
    """An environment with a table of its transitions."""

    _transient: ClassVar[tuple[str, ...]] = (*KernelEnv._transient, "_model", "P")

    # The parts that a subclass supplies.

    @property
    def model_parameters(self) -> dict[str, Any]:
        """Arguments, in values that JSON knows, that make an environment with this dynamics."""
        return dict(self._kernel_parameters)

    @property
    @abc.abstractmethod
    def num_states(self) -> int:
        """The number of states."""

    @property
    @abc.abstractmethod
    def _start_indices(self) -> NDArray[np.int64]:
        """The indices of the states that a reset leads to."""

    @abc.abstractmethod
    def _states(self, begin: int, end: int) -> NDArray[np.unsignedinteger[Any]]:
        """The words of the states with the indices `begin` to `end` - 1, shape (words, states)."""

    @abc.abstractmethod
    def _require_states(self, what: str, limit: int) -> None:
        """Raise a `ValueError` where there are more states than `what` is for."""

    @property
    def _start_weights(self) -> NDArray[np.int64]:
        """The weights of these states, in proportion to their probabilities."""
        return np.ones(len(self._start_indices), dtype=np.int64)

    def _indices(
        self, states: NDArray[np.unsignedinteger[Any]], shown: NDArray[np.int64]
    ) -> NDArray[np.int64]:
        """The indices of states, given by their words and by the first component that the kernel
        shows of them, which is the index unless a part of the state is hidden."""
        return shown

    @property
    def branches(self) -> tuple[tuple[int, tabular.Noise], ...]:
        """The chances of a step: weights, in proportion to their probabilities, and random words
        that stand for them, a tuple where a step reads several; one where steps are certain."""
        return ((1, 0),)

    # The transition model.

    @functools.cached_property
    def P(self) -> tabular.Table:
        """The model in toy_text's format, built when first asked for.

        ``P[state][action]`` is a list of ``(probability, successor, reward, terminated)``, of one
        item where steps are certain; states are indices.
        Changing the table does not change the environment.

        Raises:
            ValueError: There are more than 10,000 states.
        """
        self._require_states("P is built", MAX_TABLE_STATES)
        return tabular.table(self._model)

    def transition_matrices(self) -> tuple[csr_array[Any], ...]:
        """The transition kernel as one sparse row-stochastic matrix for each action.

        Returns:
            New `scipy.sparse.csr_array` of dtype float64 and shape (states, states), one for each
            action; entry (s, s') of matrix a is the probability of s' after action a in state s.

        Raises:
            ValueError: There are more than 1,000,000 states.
            gymnasium.error.DependencyNotInstalled: SciPy is missing.
        """
        self._require_states("transition matrices are built", MAX_MATRIX_STATES)
        return tabular.transition_matrices(self._model)

    def reward_matrix(self) -> NDArray[np.float64]:
        """The expected reward of action a in state s, a new float64 array of shape (states,
        actions).

        Raises:
            ValueError: There are more than 1,000,000 states.
        """
        self._require_states("the reward matrix is built", MAX_MATRIX_STATES)
        return tabular.reward_matrix(self._model)

    @property
    def initial_state_distrib(self) -> NDArray[np.float64]:
        """The probability of each state after `reset`, a new float64 array.

        Raises:
            ValueError: There are more than 1,000,000 states.
        """
        self._require_states("initial_state_distrib is built", MAX_MATRIX_STATES)
        distribution, weights = np.zeros(self.num_states), self._start_weights
        distribution[self._start_indices] = weights / weights.sum()
        return distribution

    def tabulate(self, threads: int = 1, *, begin: int = 0, end: int | None = None) -> Rows:
        """The transition model that the kernel computes: every action from every state, or from
        the states with the indices `begin` to `end` - 1, in read-only arrays.

        Args:
            threads: How many threads share the work.
            begin: The first state.
            end: One more than the last; None for all that follow.

        Raises:
            ValueError: There are 2**31 states or more, or none with these indices.
            MemoryError: The model is larger than the memory of the machine.
        """
        states, actions = self.num_states, self._kernel.num_actions
        if states >= 2**31:
            raise ValueError(
                f"the model of {states:,} states is not built: there may be up to {2**31 - 1:,}"
            )
        begin = _validation.integer("begin", begin, 0, states - 1)
        end = states if end is None else _validation.integer("end", end, begin + 1, states)
        size = (end - begin) * (4 * len(self._kernel.state) + 13 * actions * len(self.branches))
        require_memory(f"the model of {end - begin:,} states", size)
        return self._tabulated(begin, end, threads)

    def _tabulated(self, begin: int, end: int, threads: int) -> Rows:
        """Compute the model that `tabulate` returns, of states that are known to exist."""
        states = self._states(begin, end)
        if self._kernel.step_words:
            return tabular.random_rows(self._kernel, states, self.branches, begin, self._indices)
        return tabular.tabulate(self._kernel, states, threads, begin)

    @functools.cached_property
    def _model(self) -> Rows:
        return self.tabulate()
