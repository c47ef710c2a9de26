"""Pictures of GridWorld."""

from __future__ import annotations

from typing import TYPE_CHECKING

from provengym.envs.gridworld.frame import GridWorldFrame
from provengym.rendering.board import BoardPainter
from provengym.rendering.brush import Brush
from provengym.rendering.colours import (
    DARK_BLUE,
    DARK_RED,
    GREEN,
    PLAIN,
    RED,
    SHADE,
    Colour,
)
from provengym.rendering.walker import paint_walker

if TYPE_CHECKING:
    import pygame

    from provengym.envs.gridworld.frame import Cell

START: Colour = (219, 231, 250)
START_RING: Colour = (140, 172, 226)
GOAL: Colour = (255, 232, 184)
GOAL_SHADE: Colour = (232, 205, 150)
POLE: Colour = (96, 86, 80)

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
            side = surface.get_width()
            ring = (brush.at((0.5, 0.5)), 0.24 * side, round(0.05 * side))
            self.pygame.draw.circle(surface, START_RING, *ring)
            brush.disc(START_RING, (0.5, 0.5), 0.08)
        if detailed and goal:
            # The flag makes room for an agent beside it.
            self._paint_flag(surface, *((0.40, 0.34) if looking is None else (0.68, 0.24)))
        if looking is not None and not detailed:
            brush.disc(DARK_BLUE, (0.5, 0.5), 0.42)
        elif looking is not None and goal:
            paint_walker(brush, (0.36, 0.575), 0.84, shade, looking)
        elif looking is not None:
            paint_walker(brush, (0.5, 0.5), 1.0, shade, looking)

    def _paint_flag(self, surface: pygame.Surface, x: float, reach: float) -> None:
        draw, brush = self.pygame.draw, Brush(self.pygame, surface)
        at = brush.at
        foot = self.pygame.Rect(*at((x - 0.13, 0.77)), *at((0.3, 0.09)))
        draw.ellipse(surface, GOAL_SHADE, foot)
        width = round(0.045 * surface.get_width())
        draw.line(surface, POLE, at((x, 0.18)), at((x, 0.82)), width)
        brush.disc(POLE, (x, 0.18), 0.035)
        tip, low = (x + reach, 0.345), (x + 0.02, 0.48)
        brush.polygon(RED, (x + 0.02, 0.21), tip, low)
        brush.polygon(DARK_RED, (x + 0.02, 0.345), tip, low)
