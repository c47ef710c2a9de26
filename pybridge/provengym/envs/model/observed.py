"""The observations of a finite model by their numbers: one by one, and as arrays of many."""

from __future__ import annotations

import contextlib
import copy
import functools
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector.utils import concatenate, create_empty_array

from provengym.data.errors import brief, one_line

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from provengym.finite.model import FiniteModel

    Gather = Callable[[NDArray[np.int64]], Any]
    """From an array of numbers of observations to these, as `batch_space` has them."""

_ARRAYS = (spaces.Box, spaces.Discrete, spaces.MultiBinary, spaces.MultiDiscrete)
_MOST_NUMBERS = 2**31
"""The most numbers of a `Discrete` space that are a kernel's numbers of observations."""


class Observed:
    """The distinct observations of a model, as an environment and its lanes show them.

    Args:
        model: The model.

    Raises:
        ValueError: Its observations are not those of a space that a vector environment can have.
    """

    def __init__(self, model: FiniteModel) -> None:
        self._observations = model.observations
        self.space = copy.deepcopy(_space_of(model))  # each has a random generator of its own

    @functools.cached_property
    def numbers(self) -> NDArray[np.uint32] | None:
        """The observations themselves, where they are the numbers of a `Discrete` space."""
        space, found = self.space, self._observations.integers
        if not (isinstance(space, spaces.Discrete) and space.start == 0 and found is not None):
            return None
        if space.n > _MOST_NUMBERS or space.dtype != np.int64:
            return None
        if found.size and not 0 <= found.min() <= found.max() < space.n:
            return None
        return found.astype(np.uint32)

    def one(self, number: int) -> Any:
        """A new observation, as the model's environment returns it."""
        return _fresh(self._kept(number))

    def many(self, numbers: NDArray[np.int64]) -> Any:
        """New arrays of observations, as `gymnasium.vector.SyncVectorEnv` returns them.

        Args:
            numbers: Those of the observations, of any shape; it is that of the first axes.  Texts
                are a tuple where it is (n,), and else an array of objects.
        """
        return self._gather(numbers)

    @functools.cached_property
    def whole(self) -> Any:
        """All observations in their order, as `batch_space` has them."""
        many = len(self._observations)
        try:
            empty: Any = create_empty_array(self.space, many)
            return concatenate(self.space, list(self._observations), empty)
        except (TypeError, ValueError, KeyError, IndexError) as error:
            raise ValueError(
                f"model has observations that are not those of {one_line(self.space)}: "
                f"{brief(error, 200)}"
            ) from error

    @functools.cached_property
    def _gather(self) -> Gather:
        return _gatherer(self.space, self.whole)

    @functools.cached_property
    def _kept(self) -> Callable[[int], Any]:
        return functools.lru_cache(maxsize=1 << 16)(self._observations.__getitem__)

    def __getstate__(self) -> dict[str, Any]:
        return {"_observations": self._observations, "space": self.space}


def _space_of(model: FiniteModel) -> spaces.Space[Any]:
    """The space of a model's observations; where it is not known they must be integers.

    Raises:
        ValueError: They are not, or the space has parts of another kind.
    """
    space = model.shown_space
    if space is None:
        raise ValueError(
            "model must say its observation_space, unless it shows integers from 0 on: extract it "
            "again where an earlier version wrote it, or the space was too large for its file"
        )
    if not _is_known(space):
        with contextlib.suppress(KeyError, IndexError, TypeError):  # of observations without a part
            space = _with_texts(space, list(model.observations))
    if space is None or not _is_known(space):
        raise ValueError(
            "model must have observations in Box, Discrete, MultiBinary, MultiDiscrete or Text, or "
            f"in a Dict or Tuple of such, got {one_line(model.observation_space)}"
        )
    return space


def _is_known(space: spaces.Space[Any]) -> bool:
    """Return whether all parts of a space are of kinds that a vector environment can have."""
    if isinstance(space, (spaces.Dict, spaces.Tuple)):
        return all(map(_is_known, _parts(space).values()))
    return isinstance(space, (*_ARRAYS, spaces.Text))


def _with_texts(space: spaces.Space[Any], observations: list[Any]) -> spaces.Space[Any]:
    """The space with a `Text` for each part of a class of its own, of which only texts are seen,
    such as the missions of MiniGrid."""
    if isinstance(space, (spaces.Dict, spaces.Tuple)):
        parts = {
            name: _with_texts(part, [seen[name] for seen in observations])
            for name, part in _parts(space).items()
        }
        return (
            spaces.Dict(parts) if isinstance(space, spaces.Dict) else spaces.Tuple(parts.values())
        )
    if _is_known(space) or not all(isinstance(seen, str) for seen in observations):
        return space
    lengths = [len(seen) for seen in observations]
    letters = frozenset("".join(observations)) or frozenset("a")
    return spaces.Text(max(1, *lengths), min_length=min(lengths), charset=letters)


def _parts(space: spaces.Dict | spaces.Tuple[Any]) -> dict[Any, spaces.Space[Any]]:
    return dict(space.spaces if isinstance(space, spaces.Dict) else enumerate(space.spaces))


def _gatherer(space: spaces.Space[Any], whole: Any) -> Gather:
    """Return what takes some of many observations, which are given as `batch_space` has them."""
    if isinstance(space, (spaces.Dict, spaces.Tuple)):
        parts = {name: _gatherer(part, whole[name]) for name, part in _parts(space).items()}
        if isinstance(space, spaces.Dict):
            return lambda numbers: {name: part(numbers) for name, part in parts.items()}
        return lambda numbers: tuple(part(numbers) for part in parts.values())
    if not isinstance(space, spaces.Text):
        return lambda numbers: whole.take(numbers, axis=0)
    return functools.partial(_texts, whole, len(set(whole)) == 1)


def _texts(whole: tuple[str, ...], is_constant: bool, numbers: NDArray[np.int64]) -> Any:
    """Texts by their numbers: a tuple, or an array of objects where there are more axes."""
    if numbers.ndim != 1:
        return np.array(whole, dtype=object).take(numbers)
    if is_constant:
        return _copies(whole[0], len(numbers))
    return tuple(map(whole.__getitem__, numbers.tolist()))


@functools.lru_cache(maxsize=64)
def _copies(text: str, n: int) -> tuple[str, ...]:
    return (text,) * n


def _fresh(value: Any) -> Any:
    """An observation whose arrays and collections are new."""
    kind = type(value)
    if kind is np.ndarray:
        return value.copy()
    if kind is dict:
        return {name: _fresh(part) for name, part in value.items()}
    if kind in (tuple, list):
        return kind(map(_fresh, value))
    return value
