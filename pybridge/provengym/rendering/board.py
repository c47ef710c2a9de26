"""Pictures of boards with square cells."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from provengym.rendering.colours import FAINT, PAPER, SHADE
from provengym.rendering.painter import MARGIN, OVERSAMPLING, STRIP, FrameT, Painter

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    import pygame

    from provengym.rendering.colours import Colour

LONGEST = 520
"""The longer side of a board in pixels, as far as the limits of a cell allow it."""
CELL_SMALLEST, CELL_LARGEST = 8, 96
NUMBERED_FROM = 22
"""The smallest cell, in pixels, that gets row and column numbers beside it; of smaller ones, every
so many do that this room is between the numbers, and lines between the cells are darker."""
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


class BoardPainter(Painter[FrameT]):
    """Paints boards of so many rows and columns of cells."""

    narrowest: ClassVar[int]
    """The smallest width of a picture, in which the words above the board fit."""
    status_top = 20

    def __init__(self, height: int, width: int) -> None:
        self.height, self.width = height, width
        self.cell = min(CELL_LARGEST, max(CELL_SMALLEST, LONGEST // max(height, width)))
        full_width = max(width * self.cell + 2 * MARGIN, self.narrowest)
        super().__init__((full_width, STRIP + height * self.cell + STRIP))
        self._left = (full_width - width * self.cell) // 2

    def place(self, row: int, column: int) -> tuple[int, int]:
        """The upper left corner of a cell."""
        return self._left + column * self.cell, STRIP + row * self.cell

    def number(self, picture: pygame.Surface) -> None:
        """Write numbers of rows and columns beside the board."""
        step = next(step for step in STEPS if step * self.cell >= NUMBERED_FROM)
        for row in range(0, self.height, step):
            left, top = self.place(row, 0)
            self.write(picture, str(row), 17, FAINT, center=(left - 14, top + self.cell // 2))
        for column in range(0, self.width, step):
            left, top = self.place(0, column)
            self.write(picture, str(column), 17, FAINT, center=(left + self.cell // 2, top - 12))

    def tile(self, kind: Hashable, draw: Callable[[pygame.Surface], None]) -> pygame.Surface:
        """A tile of some kind, drawn when it is first wanted."""
        between = PAPER if self.cell >= NUMBERED_FROM else SHADE
        return self.kept(kind, lambda: self.smooth((self.cell, self.cell), between, draw))

    def ground(self, surface: pygame.Surface, colour: Colour, shade: Colour | None) -> None:
        """Fill the surface of a tile with its ground."""
        gap = round(max(0.035 * surface.get_width(), OVERSAMPLING / 2))
        self.card(surface, colour, shade, gap, 0.16, 0.022)
