"""The frame of Swimmer, and its text."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from provengym.envs.swimmer.body import Vector, numbers, points
from provengym.rendering.frame import Frame, boxed

if TYPE_CHECKING:
    from provengym.envs.base import Words

SHOWN_STEPS = 1000
"""The most steps that a frame looks back."""
CELLS = 4
"""Of a text, along a link."""
SIDE = 13
"""Of a text, in cells: the ends of the links are at most 3/2 from the centre of mass."""


@dataclass(frozen=True, kw_only=True)
class SwimmerFrame(Frame):
    """A swimmer, the way of its centre of mass and the torques of the last step."""

    words: Words
    path: tuple[Vector, ...]
    """Where the centre of mass was before each of the steps looked back at, and is."""
    torques: Vector | None
    """Of the last step."""

    digits: ClassVar[int] = 6

    @property
    def points(self) -> tuple[Vector, Vector, Vector, Vector]:
        """The ends of the links."""
        return points(self.words)

    @property
    def position(self) -> Vector:
        """The centre of mass."""
        return self.path[-1]

    @property
    def velocity(self) -> Vector:
        """That of the centre of mass."""
        vx, vy = numbers(self.words)[9:11]
        return vx, vy

    def text(self) -> str:
        """The frame in plain ASCII: 0, 1 and 2 the links, and + the centre of mass."""
        cells: dict[tuple[int, int], str] = {}
        ends = self.points
        for link in range(3):
            (x0, y0), (x1, y1) = ends[link : link + 2]
            for k in range(2 * CELLS + 1):
                share = k / (2 * CELLS)
                point = x0 + share * (x1 - x0), y0 + share * (y1 - y0)
                cells.setdefault(self._cell(point), str(link))
        cells[self._cell(self.position)] = "+"
        half = SIDE // 2
        across = range(-half, half + 1)
        rows = [[cells.get((column, row), ".") for column in across] for row in reversed(across)]
        # Where it rounds to zero, without a sign.
        x, y = (round(part, 6) + 0.0 for part in self.position)
        where = f"position {x:.6f} and {y:.6f}"
        return "\n".join(("Swimmer", *boxed(rows), self.told(where)))

    def _cell(self, point: Vector) -> tuple[int, int]:
        """Column and row, counted from the centre of mass."""
        (x, y), (px, py) = point, self.position
        return math.floor(CELLS * (x - px) + 0.5), math.floor(CELLS * (y - py) + 0.5)
