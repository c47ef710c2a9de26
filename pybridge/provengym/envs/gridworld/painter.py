"""Pictures of GridWorld."""

from __future__ import annotations

from typing import TYPE_CHECKING

from provengym.envs.gridworld.frame import GridWorldFrame
from provengym.rendering.board import BoardPainter
from provengym.rendering.brush import Brush
from provengym.rendering.colours import DARK_BLUE, GREEN, PLAIN, RED, SHADE
from provengym.rendering.landmarks import (
    GOAL,
    GOAL_SHADE,
    START,
    START_RING,
    paint_flag,
    paint_ring,
)
from provengym.rendering.walker import paint_walker

if TYPE_CHECKING:
    import pygame

    from provengym.envs.gridworld.frame import Cell

DETAILED_FROM = 15
"""Smallest cell, in pixels, with a flag and a face; a smaller one is a spot of colour."""


class GridWorldPainter(BoardPainter[GridWorldFrame]):
    """Paints the grid once and the agent in every frame."""

    title = "GridWorld"
    narrowest = 360

    def __init__(self, height: int, width: int, start: Cell, goal: Cell) -> None:
        super().__init__(height, width)
        self._start, self._goal = start, goal
        self._board = self._paint_board()

    def paint(self, frame: GridWorldFrame) -> pygame.Surface:
        """The picture of a frame."""
        picture = self._board.copy()
        tile = self._tile(frame.agent, looking=frame.last_action or "ahead")
        picture.blit(tile, self.place(*frame.agent))
        heading = f"GridWorld {self.height} \N{MULTIPLICATION SIGN} {self.width}"
        self.write_strips(picture, frame.counted(), frame.news, GREEN, heading)
        return picture

    def _paint_board(self) -> pygame.Surface:
        board = self.paper()
        for row in range(self.height):
            for column in range(self.width):
                board.blit(self._tile((row, column)), self.place(row, column))
        self.number(board)
        return board

    def _tile(self, cell: Cell, looking: str | None = None) -> pygame.Surface:
        """The tile of a cell, with the agent on it when it looks somewhere."""
        kind = (cell == self._start, cell == self._goal, looking)
        return self.tile(kind, lambda surface: self._paint_tile(surface, *kind))

    def _paint_tile(
        self, surface: pygame.Surface, start: bool, goal: bool, looking: str | None
    ) -> None:
        brush = Brush(self.pygame, surface)
        detailed = self.cell >= DETAILED_FROM
        if detailed:
            self.ground(surface, GOAL if goal else START if start else PLAIN, SHADE)
        else:
            self.ground(surface, RED if goal else START_RING if start else PLAIN, None)
        shade = GOAL_SHADE if goal else SHADE
        if detailed and start and looking is None:
            paint_ring(self.pygame, surface)
        if detailed and goal:
            paint_flag(self.pygame, surface, beside=looking is not None)
        if looking is not None and not detailed:
            brush.disc(DARK_BLUE, (0.5, 0.5), 0.42)
        elif looking is not None and goal:
            paint_walker(brush, (0.36, 0.575), 0.84, shade, looking)
        elif looking is not None:
            paint_walker(brush, (0.5, 0.5), 1.0, shade, looking)
