"""Pictures of NewEnv."""

from __future__ import annotations

from typing import TYPE_CHECKING

from provengym.envs.new_env.frame import NewEnvFrame
from provengym.rendering.board import BoardPainter
from provengym.rendering.brush import Brush
from provengym.rendering.colours import BLUE, GREEN, PLAIN, RED, SHADE

if TYPE_CHECKING:
    import pygame


class NewEnvPainter(BoardPainter[NewEnvFrame]):
    """Paints the corridor as a row of tiles, and the agent as a disc."""

    title = "NewEnv"
    narrowest = 360

    def __init__(self, length: int) -> None:
        super().__init__(1, length)
        self._board = self.paper()
        for cell in range(length):
            self._board.blit(self._tile(cell, agent=False), self.place(0, cell))
        self.number(self._board)

    def paint(self, frame: NewEnvFrame) -> pygame.Surface:
        """The picture of a frame."""
        picture = self._board.copy()
        picture.blit(self._tile(frame.agent, agent=True), self.place(0, frame.agent))
        self.write_strips(picture, frame.counted(), frame.news, GREEN, self.title)
        return picture

    def _tile(self, cell: int, *, agent: bool) -> pygame.Surface:
        kind = (cell == self.width - 1, agent)
        return self.tile(kind, lambda surface: self._paint_tile(surface, *kind))

    def _paint_tile(self, surface: pygame.Surface, end: bool, agent: bool) -> None:
        self.ground(surface, RED if end else PLAIN, SHADE)
        if agent:
            Brush(self.pygame, surface).disc(BLUE, (0.5, 0.5), 0.3)
