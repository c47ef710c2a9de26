"""References that step many states at once."""

from __future__ import annotations

import abc
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from provengym.envs.gridworld.reference_model import GridWorldModel
from provengym.models.rows import Rows, words_of
from provengym.targets.environment import Seen

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.comparison.lockstep import LockstepComparer
    from provengym.models.model import State


@dataclass(frozen=True)
class Expected:
    """What many steps of a reference do."""

    states: NDArray[np.uint64]
    """A word for each state."""
    rewards: NDArray[np.float64]
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]
    conditions: NDArray[np.object_] | None = None
    """What a right target may pay, where that is not the reward alone: an `ExpectedValue`, or
    None."""


class BatchModel(abc.ABC):
    """A reference whose states are words, next to a target that shows them."""

    start: np.uint64

    def __init__(self, comparer: LockstepComparer) -> None:
        self._comparer = comparer
        self._seen: Rows | None = None
        """The observations that were compared, each with a state."""
        self._agrees = np.empty(0, dtype=np.bool_)

    @abc.abstractmethod
    def step(self, states: NDArray[np.uint64], actions: NDArray[np.int64]) -> Expected:
        """What each state does with its action."""

    @abc.abstractmethod
    def state(self, word: int) -> State:
        """The state of a word."""

    @abc.abstractmethod
    def word(self, state: State) -> int:
        """The word of a state that was met."""

    def shown(self, observations: Any, states: NDArray[np.uint64]) -> NDArray[np.bool_]:
        """Whether each state is what the target's observation shows.

        Each different observation of a state is compared once, in the way of the other engines.
        """
        rows = np.column_stack([states, *_leaves(observations)])
        if self._seen is None:
            self._seen = Rows(rows.shape[1])
        numbers, new = self._seen.add(rows)
        found = [self._one_shown(observations, at, int(states[at])) for at in new]
        self._agrees = np.append(self._agrees, np.array(found, dtype=np.bool_))
        return self._agrees[numbers]

    def _one_shown(self, observations: Any, at: int, word: int) -> bool:
        """Whether one state is what the target's observation shows."""
        space = self._comparer.translator.observation_space
        try:
            observation = _item(space, observations, at)
        except (LookupError, AttributeError, ValueError):  # of another form than the space's
            return False
        expected = self._comparer.expected()
        expected.state = self.state(word)
        return not self._comparer.differs(Seen(observation, 0.0, False, False), expected)


class _Grid(BatchModel):
    """GridWorld, by its kernel."""

    def __init__(self, comparer: LockstepComparer, model: GridWorldModel) -> None:
        super().__init__(comparer)
        self._kernel = model.kernel
        self._width = self._kernel.width
        self.start = np.uint64(self.word(model.start))
        self._first = _first_cell(comparer)

    def step(self, states: NDArray[np.uint64], actions: NDArray[np.int64]) -> Expected:
        many = len(states)
        cells = np.stack(np.divmod(states, np.uint64(self._width))).astype(np.uint32)
        observations = np.empty(many, dtype=np.int64)
        rewards, terminated = np.empty(many), np.empty(many, dtype=np.bool_)
        self._kernel.step_batch(cells, actions, None, observations, rewards, terminated)
        never = np.zeros(many, dtype=np.bool_)
        return Expected(observations.astype(np.uint64), rewards, terminated, never)

    def state(self, word: int) -> State:
        return divmod(word, self._width)

    def word(self, state: State) -> int:
        return state[0] * self._width + state[1]

    def shown(self, observations: Any, states: NDArray[np.uint64]) -> NDArray[np.bool_]:
        if self._first is None or not isinstance(observations, np.ndarray):
            return super().shown(observations, states)
        cells: Any = states.astype(np.int64)
        if self._first.shape:
            cells = np.stack(np.divmod(cells, self._width), axis=1)
        if observations.shape != cells.shape:
            return np.zeros(len(states), dtype=np.bool_)
        same = observations == cells + self._first
        return np.asarray(same.all(axis=1) if self._first.shape else same)


class _Tabled(BatchModel):
    """Any reference, whose steps are asked for once and kept."""

    def __init__(self, comparer: LockstepComparer) -> None:
        super().__init__(comparer)
        self._model = comparer.model
        self._actions = len(self._model.actions)
        self._states: list[State] = []
        self._numbers: dict[State, int] = {}
        self._has_conditions = False
        self._known = np.zeros(0, dtype=np.bool_)
        self._next = np.empty((0, self._actions), dtype=np.uint64)
        self._rewards = np.empty((0, self._actions))
        self._ends = np.empty((0, self._actions, 2), dtype=np.bool_)
        self._conditions = np.empty((0, self._actions), dtype=object)
        self.start = np.uint64(self.word(self._model.start))

    def step(self, states: NDArray[np.uint64], actions: NDArray[np.int64]) -> Expected:
        at = states.astype(np.int64)
        self._reserve()
        for number in np.unique(at[~self._known[at]]):
            self._ask(int(number))
        conditions = self._conditions[at, actions] if self._has_conditions else None
        terminated, truncated = self._ends[at, actions].T
        return Expected(
            self._next[at, actions], self._rewards[at, actions], terminated, truncated, conditions
        )

    def state(self, word: int) -> State:
        return self._states[word]

    def word(self, state: State) -> int:
        number = self._numbers.setdefault(state, len(self._states))
        if number == len(self._states):
            self._states.append(state)
        return number

    def _ask(self, number: int) -> None:
        for action in range(self._actions):
            transition = self._model.step(self._states[number], action)
            self._next[number, action] = self.word(transition.state)
            self._rewards[number, action] = transition.reward
            self._conditions[number, action] = transition.condition
            self._has_conditions = self._has_conditions or transition.condition is not None
            self._ends[number, action] = transition.terminated, transition.truncated
        self._known[number] = True

    def _reserve(self) -> None:
        """Room for every state that was met."""
        more = 2 * len(self._states) - len(self._known)
        if len(self._states) <= len(self._known):
            return
        for name in ("_known", "_next", "_rewards", "_ends", "_conditions"):
            array = getattr(self, name)
            added = np.zeros((more, *array.shape[1:]), dtype=array.dtype)
            setattr(self, name, np.concatenate([array, added]))


def batch_model(comparer: LockstepComparer) -> BatchModel:
    """The reference of a match, by whole arrays."""
    if isinstance(comparer.model, GridWorldModel):
        return _Grid(comparer, comparer.model)
    return _Tabled(comparer)


def _first_cell(comparer: LockstepComparer) -> NDArray[np.int64] | None:
    """What is shown of the upper left cell, where cells are shown as numbers from there on."""
    space = comparer.translator.observation_space
    if comparer.translator.has_reader:
        return None
    if isinstance(space, spaces.Discrete):
        return np.array(int(space.start))
    return np.asarray(space.start) if isinstance(space, spaces.MultiDiscrete) else None


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
