"""Pictures of FrozenLake."""

from __future__ import annotations

from typing import TYPE_CHECKING

from provengym.envs.frozen_lake.frame import FrozenLakeFrame
from provengym.rendering import landmarks
from provengym.rendering.board import BoardPainter
from provengym.rendering.brush import Brush
from provengym.rendering.colours import GREEN, RED, Colour
from provengym.rendering.walker import paint_walker

if TYPE_CHECKING:
    import pygame

    from provengym.envs.frozen_lake.arguments import Board

ICE: Colour = (233, 244, 250)
ICE_SHADE: Colour = (198, 220, 232)
GLINT: Colour = (255, 255, 255)
RIM: Colour = (150, 187, 208)
WATER: Colour = (46, 88, 122)
DEEP: Colour = (33, 66, 96)
GROUNDS = {"G": landmarks.GOAL, "S": landmarks.START}
WALKER = ((0.5, 0.5), 1.0, ICE_SHADE)
WALKERS = {"G": ((0.36, 0.575), 0.84, landmarks.GOAL_SHADE), "H": ((0.5, 0.5), 0.7, DEEP)}
"""Where the agent stands, how large, and the colour of its shadow, by the letter of the cell."""


class FrozenLakePainter(BoardPainter[FrozenLakeFrame]):
    """Paints the board once and the agent in every frame."""

    title = "FrozenLake"
    narrowest = 430

    def __init__(self, board: Board) -> None:
        super().__init__(board.height, board.width)
        self._letters = board.letters
        self._board = self.paper()
        for cell in range(len(self._letters)):
            self._board.blit(self._tile(cell), self._corner(cell))
        self.number(self._board)

    def paint(self, frame: FrozenLakeFrame) -> pygame.Surface:
        """The picture of a frame."""
        picture = self._board.copy()
        tile = self._tile(frame.agent, looking=frame.last_action or "ahead")
        picture.blit(tile, self._corner(frame.agent))
        colour = RED if frame.letter == "H" else GREEN
        self.write_strips(picture, frame.counted(), frame.news, colour, self.title)
        return picture

    def _corner(self, cell: int) -> tuple[int, int]:
        return self.place(*divmod(cell, self.width))

    def _tile(self, cell: int, looking: str | None = None) -> pygame.Surface:
        """The tile of a cell, with the agent on it when it looks somewhere."""
        kind = (self._letters[cell], looking)
        return self.tile(kind, lambda surface: self._paint_tile(surface, *kind))

    def _paint_tile(self, surface: pygame.Surface, letter: str, looking: str | None) -> None:
        brush = Brush(self.pygame, surface)
        self.ground(surface, GROUNDS.get(letter, ICE), ICE_SHADE)
        if letter == "H":
            _paint_hole(brush)
        elif letter == "F":
            _paint_glints(brush)
        elif letter == "G":
            landmarks.paint_flag(self.pygame, surface, beside=looking is not None)
        elif looking is None:
            landmarks.paint_ring(self.pygame, surface)
        if looking is not None:
            paint_walker(brush, *WALKERS.get(letter, WALKER), looking)


def _paint_hole(brush: Brush) -> None:
    """Water within a rim of broken ice."""
    rim = ((0.12, 0.46), (0.24, 0.20), (0.50, 0.12), (0.78, 0.20), (0.89, 0.50), (0.78, 0.80))
    brush.polygon(RIM, *rim, (0.48, 0.89), (0.22, 0.78))
    water = ((0.18, 0.48), (0.28, 0.26), (0.51, 0.19), (0.74, 0.26), (0.83, 0.51), (0.73, 0.75))
    brush.polygon(WATER, *water, (0.48, 0.83), (0.27, 0.73))


def _paint_glints(brush: Brush) -> None:
    """Light on the ice."""
    brush.polygon(GLINT, (0.20, 0.36), (0.38, 0.18), (0.44, 0.18), (0.20, 0.42))
    brush.polygon(GLINT, (0.58, 0.82), (0.80, 0.60), (0.80, 0.65), (0.63, 0.82))
