"""The observations and infos that an environment gives for many lanes at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym import _core


class InBatches:
    """The hooks that a vector environment calls, here for an environment without infos.

    Each does for many lanes what the hook of this name without `_batch` does for one.
    """

    _kernel: _core.Kernel

    _remembered: ClassVar[int] = 0
    """For how many past steps a picture wants what `_remember` is told."""

    @property
    def state(self) -> Any:
        """The state as ``reset(options={"state": ...})`` takes it, None before the first reset."""
        raise NotImplementedError

    def arranged(self, shown: NDArray[Any]) -> Any:
        """The observations of which lanes wrote these arrays, as the observation space has them;
        the arrays themselves, but where that is a `Dict`."""
        return shown

    @property
    def whole(self) -> Any:
        """What the numbers of observations stand for, where lanes write these: one after another as
        the observation space of so many lanes has them; None where they write no such numbers."""
        return None

    def each(self, shown: NDArray[Any]) -> list[Any]:
        """The single environment's observation in each lane that wrote its own of these."""
        return [self.arranged(row) for row in shown] if shown.ndim > 1 else shown.tolist()

    @property
    def _components(self) -> tuple[int, int]:
        """The first of the kernel's components that these hooks are given, and how many."""
        return 0, 1

    def _step_info_batch(
        self, components: NDArray[np.int64], steps: NDArray[np.uint32]
    ) -> dict[str, NDArray[Any]]:
        """The infos of steps that led to states, after so many steps of the episode."""
        return {}

    def _reset_info_batch(
        self,
        components: NDArray[np.int64],
        states: NDArray[Any],
        drawn: tuple[NDArray[np.uint64], NDArray[np.uint64]] | None,
    ) -> dict[str, NDArray[Any]]:
        """The infos of resets that led to states, whose words are one column each, and that drew
        their words from these keys and numbers on, None when the state was given."""
        return {}
