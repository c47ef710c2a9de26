"""Pictures of CliffWalking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from provengym.envs.cliff_walking.frame import (
    COLUMNS,
    GOAL,
    ROWS,
    START,
    CliffWalkingFrame,
    on_cliff,
)
from provengym.rendering import landmarks
from provengym.rendering.board import BoardPainter
from provengym.rendering.brush import Brush
from provengym.rendering.colours import GREEN, PLAIN, SHADE, Colour
from provengym.rendering.walker import paint_walker

if TYPE_CHECKING:
    import pygame

ROCK: Colour = (139, 124, 112)
ROCK_SHADE: Colour = (110, 97, 88)
LEDGE: Colour = (176, 158, 138)
DEPTH: Colour = (74, 66, 66)


class CliffWalkingPainter(BoardPainter[CliffWalkingFrame]):
    """Paints the grid once and the agent in every frame."""

    title = "CliffWalking"
    narrowest = 430

    def __init__(self) -> None:
        super().__init__(ROWS, COLUMNS)
        self._board = self.paper()
        for cell in range(ROWS * COLUMNS):
            self._board.blit(self._tile(cell), self.place(*divmod(cell, COLUMNS)))
        self.number(self._board)

    def paint(self, frame: CliffWalkingFrame) -> pygame.Surface:
        """The picture of a frame."""
        picture = self._board.copy()
        tile = self._tile(frame.agent, looking=frame.last_action or "ahead")
        picture.blit(tile, self.place(*divmod(frame.agent, COLUMNS)))
        self.write_strips(picture, frame.counted(), frame.news, GREEN, self.title)
        return picture

    def _tile(self, cell: int, looking: str | None = None) -> pygame.Surface:
        """The tile of a cell, with the agent on it when it looks somewhere."""
        kind = (cell == START, cell == GOAL, on_cliff(cell), looking)
        return self.tile(kind, lambda surface: self._paint_tile(surface, *kind))

    def _paint_tile(
        self, surface: pygame.Surface, start: bool, goal: bool, cliff: bool, looking: str | None
    ) -> None:
        brush = Brush(self.pygame, surface)
        if cliff:
            self.ground(surface, ROCK, ROCK_SHADE)
            _paint_cliff(brush)
            return
        ground = landmarks.GOAL if goal else landmarks.START if start else PLAIN
        self.ground(surface, ground, SHADE)
        if start and looking is None:
            landmarks.paint_ring(self.pygame, surface)
        if goal:
            landmarks.paint_flag(self.pygame, surface, beside=looking is not None)
        if looking is not None:
            shade = landmarks.GOAL_SHADE if goal else SHADE
            centre, scale = ((0.36, 0.575), 0.84) if goal else ((0.5, 0.5), 1.0)
            paint_walker(brush, centre, scale, shade, looking)


def _paint_cliff(brush: Brush) -> None:
    """A ledge above, and the depth between rocks."""
    ledge = ((0.08, 0.10), (0.92, 0.10), (0.92, 0.22), (0.74, 0.30), (0.55, 0.21), (0.36, 0.32))
    brush.polygon(LEDGE, *ledge, (0.20, 0.22), (0.08, 0.28))
    depth = ((0.10, 0.90), (0.24, 0.56), (0.38, 0.74), (0.54, 0.46), (0.68, 0.70), (0.80, 0.54))
    brush.polygon(DEPTH, *depth, (0.90, 0.90))
