"""The table of an environment whose states can be enumerated."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from provengym.envs import tabular

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from provengym._core import Kernel


class Enumerated:
    """What such an environment supplies; every other one says why it has no table."""

    _kernel_name: ClassVar[str]
    _kernel: Kernel

    @property
    def model_parameters(self) -> dict[str, Any]:
        """Arguments, in values that JSON knows, that make an environment with this dynamics.

        Raises:
            ValueError: The environment has no table.
        """
        raise ValueError(self._no_table())

    @property
    def _count(self) -> int:
        """The number of states."""
        raise ValueError(self._no_table())

    def _every_state(self) -> NDArray[np.uint32]:
        """The words of all states in the order of their index, shape (words, states)."""
        raise ValueError(self._no_table())

    def _no_table(self) -> str:
        """Why there is no table, in one line."""
        return f"{self._kernel_name} has no table of its transitions"

    def tabulate(self, threads: int = 1) -> tabular.DeterministicModel:
        """The transition model that the kernel computes: every action from every state.

        Args:
            threads: How many threads share the work.

        Raises:
            ValueError: There are 2**31 states or more, or the environment has no table.
            MemoryError: The model is larger than the memory of the machine.
        """
        states, actions = self._count, self._kernel.num_actions
        what = f"the model of {states:,} states"
        if states >= 2**31:
            raise ValueError(f"{what} is not built: there may be up to {2**31 - 1:,}")
        tabular.require_memory(what, states * (4 * len(self._kernel.state) + 13 * actions))
        return tabular.tabulate(self._kernel, self._every_state(), threads)
