"""The observations and infos that an environment gives for many lanes at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym import _core
    from provengym.envs.forms import Told


class InBatches:
    """The hooks that a vector environment calls, here for one that says in `_told` what infos have.

    Each does for many lanes what the hook of this name without `_batch` does for one.
    """

    _kernel: _core.Kernel

    _remembered: ClassVar[int] = 0
    """For how many past steps a picture wants what `_remember` is told."""

    _told: ClassVar[tuple[Told, ...]] = ()
    """The info of a step, but for `time_limit`."""

    _tells_of_words: ClassVar[bool] = False
    """Whether the info of a step tells of the words of the state."""

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
        self,
        components: NDArray[np.int64],
        steps: NDArray[np.uint32],
        states: NDArray[Any] | None,
    ) -> dict[str, NDArray[Any]]:
        """The infos of steps that led to states, after so many steps of the episode; their words,
        one column each, are given where these infos tell of them."""
        names = self._kernel.observation[self._components[0] :]
        return {told.name: told.of_many(names, components, steps) for told in self._told}

    def _reset_info_batch(
        self,
        components: NDArray[np.int64],
        states: NDArray[Any],
        drawn: tuple[NDArray[np.uint64], NDArray[np.uint64]] | None,
    ) -> dict[str, NDArray[Any]]:
        """The infos of resets that led to states, whose words are one column each, and that drew
        their words from these keys and numbers on, None when the state was given."""
        names, steps = (
            self._kernel.observation[self._components[0] :],
            np.zeros(len(components), np.uint32),
        )
        told = (told for told in self._told if told.at_reset)
        return {one.name: one.of_many(names, components, steps) for one in told}
