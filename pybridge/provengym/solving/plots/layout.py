"""Layouts: environments whose states are cells of a map."""

from __future__ import annotations

import warnings
from dataclasses import dataclass
from typing import Any

import gymnasium
import numpy as np

from provengym.envs import registry
from provengym.solving.plots.grid import Cell, Grid

UP, DOWN, LEFT, RIGHT = (-1, 0), (1, 0), (0, -1), (0, 1)


@dataclass(frozen=True)
class TaxiMap:
    """The map of a Taxi, whose states are (row, column, passenger, destination)."""

    height: int
    width: int
    stops: tuple[Cell, ...]
    names: str
    """The letters of the stops."""
    walls: tuple[Cell, ...]
    """Cells with a wall on their right."""
    moves: tuple[Cell | str, ...] = (DOWN, UP, RIGHT, LEFT, "P", "D")
    """The effects of the actions: a step, or a letter."""

    @property
    def states(self) -> int:
        """The number of states; the passenger may be at any stop or in the taxi."""
        return self.height * self.width * (len(self.stops) + 1) * len(self.stops)


def layout(name: str, parameters: dict[str, Any], states: int) -> Grid | TaxiMap | None:
    """The map of an environment with this id or short name, None when it has none of so many
    states."""
    found = _layout(name, parameters)
    return found if found is not None and found.states == states else None


def _layout(name: str, parameters: dict[str, Any]) -> Grid | TaxiMap | None:
    from gymnasium.envs.toy_text.cliffwalking import CliffWalkingEnv
    from gymnasium.envs.toy_text.frozen_lake import FrozenLakeEnv
    from gymnasium.envs.toy_text.taxi import TaxiEnv

    from provengym.envs.gridworld.env import GridWorldEnv

    entry = registry.find(name)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            env = (
                gymnasium.make(name, **parameters).unwrapped
                if entry is None
                else entry.load()(**parameters)
            )
        except (gymnasium.error.Error, ImportError, TypeError, ValueError):
            return None  # the solution is from elsewhere
    if isinstance(env, GridWorldEnv):
        return Grid(env.height, env.width, env.start, env.goal, (UP, DOWN, LEFT, RIGHT))
    if isinstance(env, FrozenLakeEnv):
        if parameters.get("desc") is None and parameters.get("map_name", "") is None:
            return None  # this lake was drawn at random, and is another one
        return _lake(np.asarray(env.desc).astype(str).tolist())
    if isinstance(env, CliffWalkingEnv):
        height, width = env.shape
        cliff = tuple((height - 1, column) for column in range(1, width - 1))
        corners = (height - 1, 0), (height - 1, width - 1)
        return Grid(height, width, *corners, (UP, RIGHT, DOWN, LEFT), cliff, "cliff")
    if isinstance(env, TaxiEnv):
        return _taxi(np.asarray(env.desc).astype(str).tolist(), tuple(env.locs))
    return None


def _lake(rows: list[list[str]]) -> Grid | None:
    cells: dict[str, list[Cell]] = {letter: [] for letter in "SFHG"}
    for row, letters in enumerate(rows):
        for column, letter in enumerate(letters):
            cells[letter].append((row, column))
    if len(cells["S"]) != 1 or len(cells["G"]) != 1:
        return None
    moves = (LEFT, DOWN, RIGHT, UP)
    (start,), (goal,) = cells["S"], cells["G"]
    return Grid(len(rows), len(rows[0]), start, goal, moves, tuple(cells["H"]))


def _taxi(lines: list[list[str]], stops: tuple[Cell, ...]) -> TaxiMap:
    """Read the drawing that the environment prints: a frame, and between columns a wall or none."""
    rows = [line[1:-1] for line in lines[1:-1]]
    walls = tuple(
        (row, (place - 1) // 2)
        for row, letters in enumerate(rows)
        for place, letter in enumerate(letters)
        if letter == "|"
    )
    names = "".join(rows[row][2 * column] for row, column in stops)
    return TaxiMap(len(rows), (len(rows[0]) + 1) // 2, stops, names, walls)
