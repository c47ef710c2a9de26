"""What an environment says of many states and many actions at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from provengym import _validation

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym import _core

NO_ACTION = 2**32 - 1
"""A word that no kernel takes for an action: what does not fit into a word becomes it."""


class InBatches:
    """The hooks that a vector environment calls, here for numbered actions and for observations
    that are the first components of the kernel's.

    Each does for many lanes what the hook of this name without `_batch` does for one.
    """

    observation_space: Any
    action_space: Any
    _kernel: _core.Kernel

    _remembered: ClassVar[int] = 0
    """For how many past steps a picture wants what `_remember` is told."""

    @property
    def state(self) -> Any:
        """The state as ``reset(options={"state": ...})`` takes it, None before the first reset."""
        raise NotImplementedError

    @property
    def _components(self) -> tuple[int, int]:
        """The first of the kernel's components that these hooks are given, and how many."""
        return 0, self.observation_space.shape[0] if self.observation_space.shape else 1

    def _observe_batch(self, components: NDArray[np.int64]) -> NDArray[Any]:
        """The observations of states, one for each row of components."""
        if not self.observation_space.shape:
            return components.reshape(-1)
        return components.astype(self.observation_space.dtype, copy=False)

    def _reward_batch(self, rewards: NDArray[np.float64]) -> NDArray[np.float64]:
        """The rewards, from the kernel's over `reward_scale`, which may be overwritten."""
        return rewards

    def _units_of(self, reward: float) -> int:
        """The reward in the kernel's units."""
        return round(reward * self._kernel.reward_scale)

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

    def _action_words_batch(self, actions: NDArray[Any]) -> NDArray[np.uint32]:
        """The kernel's words for an array of actions, one for each row; `NO_ACTION` for what is no
        action, which `_action_word` refuses.

        Raises:
            TypeError: The array is of a dtype of which no action is.
        """
        if actions.dtype == np.uint32:
            return actions
        if actions.dtype.kind not in "iu":
            shown = _validation.shown(actions.dtype)
            raise TypeError(f"actions must be integers, got an array of {shown}")
        if actions.dtype.itemsize < 4 and actions.dtype.kind == "u":
            return actions.astype(np.uint32)
        wide = actions.astype(np.int64 if actions.dtype.kind == "i" else np.uint64, copy=False)
        return np.minimum(wide.view(np.uint64), NO_ACTION).astype(np.uint32)
