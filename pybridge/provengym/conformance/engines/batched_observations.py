"""The comparison of many observations of a target with as many states of a reference."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.models.columns import packed
from provengym.models.rows import RowIndex, words_of
from provengym.targets.environment import StepResult

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.comparison.lockstep import LockstepComparer
    from provengym.models.model import States


class Shown:
    """The observations of a target, next to states of a deterministic reference."""

    def __init__(self, comparer: LockstepComparer) -> None:
        self._comparer = comparer
        space = comparer.translator.observation_space
        has_reader = comparer.translator.has_reader
        self._compare = None if has_reader else comparer.model.batch_comparison(space)
        self._seen: RowIndex | None = None
        """The observations that were compared, each with a state."""
        self._agrees = np.empty(0, dtype=np.bool_)

    def __call__(self, observations: Any, states: States) -> NDArray[np.bool_]:
        """Return, for each state, whether it is what the target's observation shows.

        Where the model has no way to compare many at once, each different observation of a state is
        compared once, in the way of the other engines.
        """
        if self._compare is not None and isinstance(observations, np.ndarray):
            return self._compare(observations, states)
        rows = np.column_stack([packed(states), *_leaves(observations)])
        if self._seen is None:
            self._seen = RowIndex(rows.shape[1])
        numbers, new = self._seen.add(rows)
        found = [self._one_shown(observations, at, states[:, at]) for at in new]
        self._agrees = np.append(self._agrees, np.array(found, dtype=np.bool_))
        return self._agrees[numbers]

    def _one_shown(self, observations: Any, at: int, state: NDArray[Any]) -> bool:
        """Return whether one state is what the target's observation shows."""
        space = self._comparer.translator.observation_space
        try:
            observation = _item(space, observations, at)
        except (LookupError, AttributeError, ValueError):  # of another form than the space's
            return False
        expected = self._comparer.expected()
        expected.state = tuple(state.tolist())
        return not self._comparer.differs(StepResult(observation, 0.0, False, False), expected)


def _leaves(batch: Any) -> list[NDArray[np.uint64]]:
    """The words of all arrays of a batch."""
    if isinstance(batch, dict):
        return [words for part in batch.values() for words in _leaves(part)]
    if isinstance(batch, tuple):
        return [words for part in batch for words in _leaves(part)]
    return [words_of(np.asarray(batch))]


def _item(space: Any, batch: Any, at: int) -> Any:
    """One observation of a batch, an array in the type of its space."""
    if isinstance(batch, dict):
        return {name: _item(space.spaces[name], part, at) for name, part in batch.items()}
    if isinstance(batch, tuple):
        parts = zip(space.spaces, batch, strict=True)
        return tuple(_item(inner, part, at) for inner, part in parts)
    item = np.asarray(batch)[at]
    if not item.shape or getattr(space, "dtype", None) is None:
        return item
    cast = item.astype(space.dtype)
    return cast if np.array_equal(cast, item) else item
