"""A maze as a student writes one: fetch the key, open the door, and leave.

The map is text, a state is a few attributes, and nothing is fast.  ``docs/tutorial_fast.md`` makes
it so.
"""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium import spaces

MAP = (
    "#########",
    "#S..#..K#",
    "#.#.#.#.#",
    "#.#...#.#",
    "#.###.#.#",
    "#...~~~.#",
    "###D#####",
    "#......G#",
    "#########",
)
MOVES = {0: (-1, 0), 1: (0, 1), 2: (1, 0), 3: (0, -1)}


class Maze(gymnasium.Env[int, int]):
    """Up, right, down and left; wet floor (~) holds the walker with probability 1/5."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(self, render_mode: str | None = None) -> None:
        self.render_mode = render_mode
        self.cells = [
            (r, c) for r, row in enumerate(MAP) for c, letter in enumerate(row) if letter != "#"
        ]
        self.action_space = spaces.Discrete(4)
        self.observation_space = spaces.Discrete(2 * len(self.cells))

    def find(self, letter: str) -> tuple[int, int]:
        """The first place of a letter."""
        return next((r, row.index(letter)) for r, row in enumerate(MAP) if letter in row)

    def observe(self) -> int:
        """The number of the cell, and whether the key is held."""
        return 2 * self.cells.index(self.at) + self.has_key

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[int, dict[str, Any]]:
        """Begin at S without the key."""
        super().reset(seed=seed)
        self.at, self.has_key = self.find("S"), False
        return self.observe(), {}

    def step(self, action: int) -> tuple[int, float, bool, bool, dict[str, Any]]:
        """Walk to a neighbouring cell, unless there is a wall or a locked door."""
        row, column = self.at
        down, right = MOVES[int(action)]
        held = MAP[row][column] == "~" and self.np_random.random() < 0.2
        target = (row, column) if held else (row + down, column + right)
        letter = MAP[target[0]][target[1]]
        if letter != "#" and (letter != "D" or self.has_key):
            self.at = target
        self.has_key = self.has_key or MAP[self.at[0]][self.at[1]] == "K"
        done = self.at == self.find("G")
        return self.observe(), 0.0 if done else -1.0, done, False, {}

    def render(self) -> str | None:  # type: ignore[override]
        """The map with the walker."""
        if self.render_mode != "ansi":
            return None
        rows = [list(row) for row in MAP]
        rows[self.at[0]][self.at[1]] = "@"
        return "\n".join("".join(row) for row in rows)
