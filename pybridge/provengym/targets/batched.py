"""The two ways in which a target steps many states at once."""

from __future__ import annotations

import abc
import contextlib
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.data.arrays import as_numpy
from provengym.data.errors import told
from provengym.snapshots.snapshot import UnsavableError
from provengym.targets.adapters.vector import Lane
from provengym.targets.guard import Trouble

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.targets.guard import Guard

Within = Callable[[], AbstractContextManager[None]]


@dataclass(frozen=True)
class StepResults:
    """The results of many steps."""

    states: NDArray[Any]
    observations: Any
    """An array, or a dictionary or tuple of batches."""
    rewards: NDArray[np.float64]
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]


class Stepper(abc.ABC):
    """Steps many states of a target at once.

    What does not work raises an `UnsavableError`, whose message names it.
    """

    name: str
    """The functions that step, for a sentence."""
    is_function = False
    """True if a step has no side effects."""

    def __init__(self, env: Any, guard: Guard, within: Within = contextlib.nullcontext) -> None:
        self._env, self.guard, self._within = env, guard, within
        self._form: tuple[np.dtype[Any], tuple[int, ...]] | None = None

    def state(self) -> NDArray[Any]:
        """The state of the environment that `reset` and `step` play; shape (1, ...)."""
        state = np.array(self._call("get_state", self._get_state))[np.newaxis]
        return self._in_form(state, 1)

    def unpack(self, words: NDArray[np.uint64]) -> NDArray[Any]:
        """The states whose bytes `words_of` gave."""
        assert self._form is not None
        dtype, shape = self._form
        items = int(np.prod(shape, dtype=np.int64))
        size = items * dtype.itemsize
        packed = np.ascontiguousarray(words).view(np.uint8)[:, :size]
        return np.ascontiguousarray(packed).view(dtype).reshape(len(words), *shape)

    def step(self, states: NDArray[Any], actions: NDArray[Any]) -> StepResults:
        """Step each state, which is not kept, with its action."""
        many = len(states)
        try:
            return self._stepped(self._call(self.name, self._step, states, actions), many)
        except (TypeError, ValueError) as error:  # such as lists of different lengths
            raise UnsavableError(f"{self.name} returns no arrays: {told(error)}") from error

    def _stepped(self, result: Any, many: int) -> StepResults:
        if not (isinstance(result, tuple) and len(result) == 5):
            raise UnsavableError(f"{self.name} returns no tuple of five")
        successors, observations, rewards, *flags = result
        vectors = [np.asarray(vector) for vector in (rewards, *flags)]
        if any(vector.shape != (many,) for vector in vectors):
            raise UnsavableError(f"{self.name} returns rewards or flags of another shape")
        if vectors[0].dtype.kind not in "fiub" or any(v.dtype != np.bool_ for v in vectors[1:]):
            raise UnsavableError(f"{self.name} returns rewards or flags of another type")
        self.guard.budget.count(many)
        return StepResults(
            self._in_form(np.asarray(successors), many),
            self._arrays(observations, many),
            vectors[0].astype(np.float64),
            *vectors[1:],
        )

    @abc.abstractmethod
    def _get_state(self) -> Any:
        """Return the state as the environment gives it."""

    @abc.abstractmethod
    def _step(self, states: NDArray[Any], actions: NDArray[Any]) -> Any:
        """(next states, observations, rewards, terminated, truncated)."""

    def _call(self, name: str, function: Callable[..., Any], *args: Any) -> Any:
        def call() -> Any:
            with self._within():
                return function(*args)

        try:
            return as_numpy(self.guard.play(name, call))
        except Trouble as trouble:
            raise UnsavableError(str(trouble)) from trouble

    def _arrays(self, batch: Any, many: int) -> Any:
        """Observations as arrays with an item for each state."""
        if isinstance(batch, dict):
            return {name: self._arrays(part, many) for name, part in batch.items()}
        if isinstance(batch, tuple):
            return tuple(self._arrays(part, many) for part in batch)
        array = np.asarray(batch)
        if array.dtype.kind not in "biufc" or array.shape[:1] != (many,):
            raise UnsavableError(f"{self.name} returns observations that are no array of {many}")
        return array

    def _in_form(self, states: NDArray[Any], many: int) -> NDArray[Any]:
        """The states as an array of the type and shape that the first had."""
        if self._form is None:
            if states.dtype.kind not in "biufc" or not states.size:
                raise UnsavableError("get_state returns no array of numbers")
            self._form = states.dtype, states.shape[1:]
        dtype, shape = self._form
        if states.shape != (many, *shape):
            raise UnsavableError(
                f"{self.name} returns states of shape {states.shape}, not {(many, *shape)}"
            )
        with np.errstate(invalid="ignore"):
            cast = states.astype(dtype, copy=False)
        if states.dtype != dtype and not np.array_equal(cast, states):
            raise UnsavableError(f"{self.name} returns states of type {states.dtype}")
        return cast


class _Function(Stepper):
    """An environment with a function `step_batch` of states and actions."""

    name = "step_batch"
    is_function = True

    def _get_state(self) -> Any:
        return self._env.get_state()

    def _step(self, states: NDArray[Any], actions: NDArray[Any]) -> Any:
        return self._env.step_batch(states, actions)


class _SettableLanes(Stepper):
    """A vector environment whose lanes can be set to any states."""

    name = "set_state and step"

    def __init__(self, lane: Lane, guard: Guard, within: Within) -> None:
        super().__init__(lane.env, guard, within)
        self._lane = lane

    def _get_state(self) -> Any:
        return self._env.get_state()[self._lane.lane]

    def _step(self, states: NDArray[Any], actions: NDArray[Any]) -> Any:
        """As many at once as there are lanes; what is too few is filled up."""
        lanes = self._lane.many
        parts = []
        for first in range(0, len(states), lanes):
            part = slice(first, min(first + lanes, len(states)))
            many = part.stop - first
            filled = np.resize(np.arange(first, part.stop), lanes)
            self._env.set_state(states[filled])
            observations, *others = self._env.step(actions[filled])[:4]
            stepped = (self._env.get_state(), observations, *others)
            # A step may write into the same arrays each time.
            parts.append(tuple(_first(batch, many) for batch in stepped))
        return tuple(_joined(column) for column in zip(*parts, strict=True))


def stepper_of(env: Any, guard: Guard, within: Within = contextlib.nullcontext) -> Stepper | None:
    """Return the way in which a target steps many states at once; None if it does not.

    Args:
        env: The target.
        guard: Limits the time of each call.
        within: Makes the context in which the target's own code runs.
    """

    def has(thing: Any, *names: str) -> bool:
        return all(callable(getattr(thing, name, None)) for name in names)

    if isinstance(env, Lane):
        fits = env.many >= guard.limits.exhaustive_fewest_lanes and env.stays_at_the_end
        return (
            _SettableLanes(env, guard, within)
            if fits and has(env.env, "get_state", "set_state")
            else None
        )
    return _Function(env, guard, within) if has(env, "get_state", "step_batch") else None


def _first(batch: Any, many: int) -> Any:
    """A copy of the first items of a batch."""
    if isinstance(batch, dict):
        return {name: _first(part, many) for name, part in batch.items()}
    if isinstance(batch, tuple):
        return tuple(_first(part, many) for part in batch)
    return np.array(batch)[:many]


def _joined(batches: tuple[Any, ...]) -> Any:
    """Batches one after the other."""
    if isinstance(batches[0], dict):
        return {name: _joined(tuple(batch[name] for batch in batches)) for name in batches[0]}
    if isinstance(batches[0], tuple):
        return tuple(_joined(parts) for parts in zip(*batches, strict=True))
    return np.concatenate(batches)
