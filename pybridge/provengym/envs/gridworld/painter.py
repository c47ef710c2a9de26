"""Pictures of GridWorld."""

from __future__ import annotations

from typing import TYPE_CHECKING

from provengym.envs.gridworld.frame import GridWorldFrame
from provengym.rendering.board import BoardPainter
from provengym.rendering.colours import (
    BLUE,
    DARK_BLUE,
    DARK_RED,
    GREEN,
    INK,
    PLAIN,
    RED,
    SHADE,
    WHITE,
    Colour,
)

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

LOOKS = {"up": (0.0, -1.0), "down": (0.0, 1.0), "left": (-1.0, 0.0), "right": (1.0, 0.0)}


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
        draw = self.pygame.draw
        side = surface.get_width()

        def at(x: float, y: float) -> tuple[int, int]:
            return round(x * side), round(y * side)

        detailed = self.cell >= DETAILED_FROM
        if detailed:
            self.ground(surface, GOAL if goal else START if start else PLAIN, SHADE)
        else:
            self.ground(surface, RED if goal else START_RING if start else PLAIN, None)
        shade = GOAL_SHADE if goal else SHADE
        if detailed and start and looking is None:
            draw.circle(surface, START_RING, at(0.5, 0.5), 0.24 * side, round(0.05 * side))
            draw.circle(surface, START_RING, at(0.5, 0.5), 0.08 * side)
        if detailed and goal:
            # The flag makes room for an agent beside it.
            x = 0.40 if looking is None else 0.68
            reach = 0.34 if looking is None else 0.24
            draw.ellipse(surface, shade, self.pygame.Rect(*at(x - 0.13, 0.77), *at(0.3, 0.09)))
            draw.line(surface, POLE, at(x, 0.18), at(x, 0.82), round(0.045 * side))
            draw.circle(surface, POLE, at(x, 0.18), 0.035 * side)
            cloth = (at(x + 0.02, 0.21), at(x + reach, 0.345), at(x + 0.02, 0.48))
            draw.polygon(surface, RED, cloth)
            draw.polygon(surface, DARK_RED, (at(x + 0.02, 0.345), cloth[1], cloth[2]))
        if looking is not None and not detailed:
            draw.circle(surface, DARK_BLUE, at(0.5, 0.5), 0.42 * side)
        elif looking is not None and goal:
            self._paint_agent(surface, (0.36, 0.575), 0.84, shade, looking)
        elif looking is not None:
            self._paint_agent(surface, (0.5, 0.5), 1.0, shade, looking)

    def _paint_agent(
        self,
        surface: pygame.Surface,
        centre: tuple[float, float],
        scale: float,
        shade: Colour,
        looking: str,
    ) -> None:
        draw = self.pygame.draw
        x, y = (coordinate * surface.get_width() for coordinate in centre)
        unit = scale * surface.get_width()

        def disc(colour: Colour, dx: float, dy: float, radius: float) -> None:
            place = (round(x + dx * unit), round(y + dy * unit))
            draw.circle(surface, colour, place, radius * unit)

        shadow = self.pygame.Rect(0, 0, round(0.46 * unit), round(0.10 * unit))
        shadow.center = (round(x), round(y + 0.285 * unit))
        draw.ellipse(surface, shade, shadow)
        disc(DARK_BLUE, 0.0, 0.0, 0.29)
        disc(BLUE, 0.0, 0.0, 0.265)
        look_x, look_y = LOOKS.get(looking, (0.0, 0.0))
        for eye in (-0.1, 0.1):
            disc(WHITE, eye + 0.05 * look_x, -0.03 + 0.05 * look_y, 0.075)
            disc(INK, eye + 0.085 * look_x, -0.03 + 0.085 * look_y, 0.038)
