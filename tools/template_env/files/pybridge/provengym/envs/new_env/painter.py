"""Pictures of NewEnv."""

from __future__ import annotations

from typing import TYPE_CHECKING

from provengym.envs.new_env.frame import NewEnvFrame
from provengym.rendering.board import BoardPainter
from provengym.rendering.brush import Brush
from provengym.rendering.colours import BLUE, GREEN, PLAIN, RED, SHADE, Colour

if TYPE_CHECKING:
    import pygame

GOLD: Colour = (226, 178, 60)


class NewEnvPainter(BoardPainter[NewEnvFrame]):
    """Paints the corridor as a row of tiles, and the agent and the key as discs."""

    title = "NewEnv"
    narrowest = 360

    def __init__(self, length: int) -> None:
        super().__init__(1, length)
        self._board = self.paper()
        for cell in range(length):
            self._board.blit(self._tile(cell, key=False, agent=False), self.place(0, cell))
        self.number(self._board)

    def paint(self, frame: NewEnvFrame) -> pygame.Surface:
        """The picture of a frame."""
        picture, last = self._board.copy(), self.width - 1
        for cell in {frame.agent, last}:
            key = frame.has_key if cell == frame.agent else not frame.has_key
            tile = self._tile(cell, key=key, agent=cell == frame.agent)
            picture.blit(tile, self.place(0, cell))
        self.write_strips(picture, frame.counted(), frame.news, GREEN, self.title)
        return picture

    def _tile(self, cell: int, *, key: bool, agent: bool) -> pygame.Surface:
        kind = (cell == 0, key, agent)
        return self.tile(kind, lambda surface: self._paint_tile(surface, *kind))

    def _paint_tile(self, surface: pygame.Surface, door: bool, key: bool, agent: bool) -> None:
        self.ground(surface, RED if door else PLAIN, SHADE)
        brush = Brush(self.pygame, surface)
        if agent:
            brush.disc(BLUE, (0.5, 0.5), 0.3)
        if key:
            brush.disc(GOLD, (0.5, 0.5), 0.15)
