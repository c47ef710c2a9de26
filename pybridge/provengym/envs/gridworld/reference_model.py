"""GridWorld as a reference: its kernel, and the forms in which targets show a position."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from gymnasium import spaces

from provengym.data.errors import brief, one_line
from provengym.envs.gridworld.env import GridWorldEnv
from provengym.envs.kernel_model import KernelModel
from provengym.models.model import (
    NoFitError,
    Parameters,
    Reader,
    State,
    UnreadableError,
    constructed,
)

if TYPE_CHECKING:
    import gymnasium
    from numpy.typing import NDArray

    from provengym._core import GridWorld
    from provengym.models.model import States


_AGENT_KEYS = ("agent", "agent_pos", "position", "pos", "state", "observation")
_PICTURE_ROWS, _PICTURE_COLUMNS = 16, 32


class GridWorldModel(KernelModel):
    """One grid, answered by the kernel compiled from the specification."""

    name: str = "GridWorld"
    actions: tuple[str, ...] = GridWorldEnv.actions
    deterministic = fully_observed = has_probabilities = True

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        env = constructed("GridWorld", GridWorldEnv, parameters)
        self.kernel = cast("GridWorld", env.kernel)
        """The kernel at these parameters."""
        self._size = (env.height, env.width)
        self._goal = env.goal
        super().__init__(env, 2, first=1)  # the first component is the number of the cell
        self.parameters: Parameters = {
            "height": env.height,
            "width": env.width,
            "start": env.start,
            "goal": env.goal,
        }

    def read(self, value: object) -> State:
        """A (row, column) pair or the row-major index of a cell, as a position."""
        height, width = self._size
        if type(value) is int and 0 <= value < height * width:  # the common case
            return divmod(value, width)
        items = np.asarray(value).ravel() if not isinstance(value, str) else np.array([value])
        with np.errstate(invalid="ignore"):  # infinities
            whole = items.dtype.kind in "iuf" and bool(np.all(np.mod(items, 1) == 0))
        if not whole:
            raise UnreadableError(f"{brief(value)} is no cell")
        words = tuple(int(item) for item in items)
        if len(words) == 1:
            words = divmod(words[0], width)
        if len(words) != 2 or not (0 <= words[0] < height and 0 <= words[1] < width):
            raise UnreadableError(f"no cell of the grid is {brief(value)}")
        return words

    def read_state(self, value: object) -> State:
        """A position, as `read` takes it."""
        return self.read(value)

    def observation_reader(self, space: gymnasium.Space[Any]) -> Reader:
        """Return the reader of a position: of an index, of (row, column), or of a Dict with one."""
        if isinstance(space, spaces.Dict):
            return self._dict_reader(space)
        if isinstance(space, spaces.Tuple):
            return self._tuple_reader(space)
        if isinstance(space, spaces.Discrete):
            self._require(int(space.n) == self._size[0] * self._size[1], space)
            start = int(space.start)
            return lambda observation: self.read(operator.index(observation) - start)
        if isinstance(space, spaces.MultiDiscrete):
            self._require(space.nvec.tolist() == list(self._size), space)
            first = space.start
            return lambda observation: self.read(np.asarray(observation) - first)
        if isinstance(space, spaces.Box):
            last = np.array([n - 1 for n in self._size])
            if space.shape in ((), (1,)):
                last = np.array(self._size[0] * self._size[1] - 1).reshape(space.shape)
            fits = space.shape == last.shape and bool(
                np.all(space.low <= 0) and np.all(space.high >= last)
            )
            self._require(fits, space)
            return self.read
        raise self._no_fit(space)

    def batch_comparison(
        self, space: gymnasium.Space[Any]
    ) -> Callable[[NDArray[Any], States], NDArray[np.bool_]] | None:
        """Where cells are shown as numbers or pairs of numbers, which may begin anywhere."""
        if isinstance(space, spaces.Discrete):
            factors, first = np.array([[self._size[1]], [1]]), np.array(int(space.start))
        elif isinstance(space, spaces.MultiDiscrete):
            factors, first = np.array(1), np.asarray(space.start)
        else:
            return None

        def compare(observations: NDArray[Any], states: States) -> NDArray[np.bool_]:
            cells = states.astype(np.int64) * factors
            cells = cells.T if first.shape else cells.sum(axis=0)
            if observations.shape != cells.shape:
                return np.zeros(states.shape[1], dtype=np.bool_)
            same = observations == cells + first
            return np.asarray(same.all(axis=1) if first.shape else same)

        return compare

    def describe(self, state: State) -> dict[str, Any]:
        """The observation in both of GridWorld's forms."""
        index, *position = self.kernel.observe(state)
        return {"observation": index, "position": position}

    def picture(self, state: State) -> str | None:
        """The grid with agent `A`, goal `G` and start `S`; a star is the agent at the goal."""
        height, width = self._size
        if height > _PICTURE_ROWS or width > _PICTURE_COLUMNS:
            return None
        cells = [["."] * width for _ in range(height)]
        for (row, column), mark in ((self.start, "S"), (self._goal, "G"), (state, "A")):
            cells[row][column] = "*" if mark == "A" and cells[row][column] == "G" else mark
        edge = f"+{'-' * (2 * width + 1)}+"
        return "\n".join([edge, *(f"| {' '.join(row)} |" for row in cells), edge])

    def _dict_reader(self, space: spaces.Dict) -> Reader:
        keys = [key for key in _AGENT_KEYS if key in space.spaces] or list(space.spaces)[:1]
        if not keys or (len(space.spaces) > 1 and keys[0] not in _AGENT_KEYS):
            raise self._no_fit(space)
        key, read = keys[0], self.observation_reader(space.spaces[keys[0]])
        return lambda observation: read(observation[key])

    def _tuple_reader(self, space: spaces.Tuple[Any]) -> Reader:
        sides = [part for part in space.spaces if isinstance(part, spaces.Discrete)]
        fits = len(space.spaces) == 2 and [int(side.n) for side in sides] == list(self._size)
        self._require(fits, space)
        first = np.array([int(side.start) for side in sides])
        return lambda observation: self.read(np.asarray(observation) - first)

    def _require(self, fits: bool, space: gymnasium.Space[Any]) -> None:
        if not fits:
            raise self._no_fit(space)

    def _no_fit(self, space: gymnasium.Space[Any]) -> NoFitError:
        height, width = self._size
        return NoFitError(
            f"the observation space {one_line(space)} shows no position in a grid of {height} rows "
            f"and {width} columns as Discrete({height * width}) or MultiDiscrete([{height}, "
            f"{width}]) does; Binding(observation=...) can map other forms"
        )
