"""The state of KeyLock, read from a dictionary, and as the word of the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from provengym import _validation

Cell = tuple[int, int]

_STATE = "options['state']"
_CELLS = ("agent", "key", "lock")
_FLAGS = ("has_key", "open")
_SIDE_BITS = 10
_CELL_BITS = 2 * _SIDE_BITS
_HAS_KEY = 3 * _CELL_BITS
_OPEN = _HAS_KEY + 1


@dataclass(frozen=True)
class Board:
    """A state; cells are (x, y), counted from the upper left corner."""

    agent: Cell
    key: Cell
    lock: Cell
    has_key: bool
    open: bool

    def as_dict(self) -> dict[str, Any]:
        """The state in the form of `read`."""
        return {name: getattr(self, name) for name in (*_CELLS, *_FLAGS)}

    @property
    def word(self) -> int:
        """The word of the kernel."""
        cells = (x | y << _SIDE_BITS for x, y in (self.agent, self.key, self.lock))
        packed = sum(cell << _CELL_BITS * place for place, cell in enumerate(cells))
        return packed | self.has_key << _HAS_KEY | self.open << _OPEN


def unpack(word: int) -> Board:
    """The state with this word."""
    cells = (word >> _CELL_BITS * place & (1 << _CELL_BITS) - 1 for place in range(len(_CELLS)))
    agent, key, lock = ((cell & (1 << _SIDE_BITS) - 1, cell >> _SIDE_BITS) for cell in cells)
    return Board(agent, key, lock, bool(word >> _HAS_KEY & 1), bool(word >> _OPEN & 1))


def read(value: object, size: int) -> Board:
    """The state of a dictionary in the form of `Board.as_dict`.

    Raises:
        TypeError: Something is of another type.
        ValueError: Something is missing, unknown or out of range, or cannot occur.
    """
    if not isinstance(value, Mapping):
        raise TypeError(f"{_STATE} must be a dictionary, got {_validation.shown(value)}")
    for name in value:
        if name not in (*_CELLS, *_FLAGS):
            known = ", ".join(map(repr, (*_CELLS, *_FLAGS)))
            raise ValueError(f"{_STATE} may hold {known}, got {_validation.shown(name)}")
    for name in _CELLS:
        if name not in value:
            raise ValueError(f"{_STATE} needs {name!r}, got {_validation.shown(dict(value))}")
    agent, key, lock = (
        _validation.pair(f"{_STATE}[{name!r}]", value[name], ("x", size), ("y", size))
        for name in _CELLS
    )
    has_key, is_open = (
        _validation.truth(f"{_STATE}[{name!r}]", value.get(name, False)) for name in _FLAGS
    )
    if key == lock:
        raise ValueError(f"{_STATE}['key'] must be another cell than that of the lock, got {key}")
    if is_open and not has_key:
        raise ValueError(f"{_STATE}['open'] must be False without the key, got True")
    if is_open and agent != lock:
        raise ValueError(
            f"{_STATE}['open'] must be False where the agent is not at the lock, {lock}, got True"
        )
    return Board(agent, key, lock, has_key, is_open)


def number_of_states(size: int) -> int:
    """Return the number of states that can occur."""
    cells = size**2
    return cells * (cells - 1) * (2 * cells + 1)


def words(size: int, begin: int, end: int) -> NDArray[np.uint64]:
    """The words of the states `begin`, ..., `end` - 1 of all that can occur, by key, lock and
    stage: where the agent is without the key, where it is with it, and the open lock."""
    cells = size**2
    numbers = np.arange(cells, dtype=np.uint64)
    cell = numbers % size | numbers // size << _SIDE_BITS
    board, stage = np.divmod(np.arange(begin, end, dtype=np.uint64), 2 * cells + 1)
    key, lock = np.divmod(board, cells - 1)
    lock += lock >= key  # it lies elsewhere
    is_open = stage == 2 * cells
    has_key = stage >= cells
    agent = np.where(is_open, lock, np.where(has_key, stage - cells, stage))
    board = cell[key] << _CELL_BITS | cell[lock] << 2 * _CELL_BITS
    found = np.asarray(cell[agent] | board, dtype=np.uint64)
    found |= has_key.astype(np.uint64) << _HAS_KEY
    found |= is_open.astype(np.uint64) << _OPEN
    return found


def every_start(size: int) -> NDArray[np.int64]:
    """The places, among `words`, of the states to which a reset can lead."""
    cells = size**2
    key, lock = np.nonzero(~np.eye(cells, dtype=np.bool_))
    places = np.arange(len(key))[:, np.newaxis] * (2 * cells + 1) + np.arange(cells)
    free = np.ones(places.shape, dtype=np.bool_)
    rows = np.arange(len(key))
    free[rows, key] = free[rows, lock] = False
    return places[free]
