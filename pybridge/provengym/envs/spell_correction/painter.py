"""Pictures of spell correction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from provengym.envs.spell_correction.frame import SpellCorrectionFrame
from provengym.rendering.colours import DIM, GREEN, INK, PAPER, PLAIN, SHADE, Colour
from provengym.rendering.painter import MARGIN, OVERSAMPLING, STRIP, Painter

if TYPE_CHECKING:
    import pygame

EMPTY: Colour = (236, 232, 223)
CHANGED: Colour = (255, 226, 160)
CHANGED_SHADE: Colour = (230, 198, 124)
RIGHT: Colour = (207, 232, 213)
RIGHT_SHADE: Colour = (160, 203, 172)

TILE, SMALL = 56, 34
NARROWEST = 400
NUMBERS = 24
BELOW = 58

Look = tuple[str, Colour, Colour]
"""The letter on a tile, its colour and that of its shade."""


class SpellCorrectionPainter(Painter[SpellCorrectionFrame]):
    """Paints the cells as tiles, and the word below them when it may be seen."""

    title = "SpellCorrection"

    def __init__(self, cells: int) -> None:
        width = max(cells * TILE + 2 * MARGIN, NARROWEST)
        super().__init__((width, STRIP + TILE + NUMBERS + BELOW + STRIP))
        self._left = (width - cells * TILE) // 2

    def paint(self, frame: SpellCorrectionFrame) -> pygame.Surface:
        """The picture of a frame."""
        picture = self.paper()
        for number, symbol in enumerate(frame.cells):
            left = self._left + number * TILE
            picture.blit(self._tile(self._look(frame, number, symbol), TILE), (left, STRIP))
            middle = (left + TILE // 2, STRIP + TILE + NUMBERS // 2)
            self.write(picture, str(number), 17, DIM, center=middle)
        self._paint_target(picture, frame)
        news = "word restored" if frame.solved else None
        self.write_strips(picture, (*frame.counted(), frame.apart), news, GREEN)
        return picture

    def _paint_target(self, picture: pygame.Surface, frame: SpellCorrectionFrame) -> None:
        """The word in small tiles, or a line that says nothing about it, not even its length."""
        top = STRIP + TILE + NUMBERS + (BELOW - SMALL) // 2
        label = "the word is hidden" if frame.target is None else "word"
        words = self.write(picture, label, 20, DIM, midleft=(MARGIN, top + SMALL // 2))
        for number, letter in enumerate(frame.target or ""):
            tile = self._tile((letter, RIGHT, RIGHT_SHADE), SMALL)
            picture.blit(tile, (words.right + 12 + number * SMALL, top))

    def _look(self, frame: SpellCorrectionFrame, number: int, symbol: str) -> Look:
        letter = "" if symbol == "_" else symbol
        if frame.solved and letter:
            return letter, RIGHT, RIGHT_SHADE
        if frame.changed == number:
            return letter, CHANGED, CHANGED_SHADE
        return letter, PLAIN if letter else EMPTY, SHADE

    def _tile(self, look: Look, side: int) -> pygame.Surface:
        """The tile of a cell."""
        return self.kept((look, side), lambda: self._paint_tile(look, side))

    def _paint_tile(self, look: Look, side: int) -> pygame.Surface:
        letter, ground, shade = look
        gap = round(0.04 * side * OVERSAMPLING)
        tile = self.smooth(
            (side, side), PAPER, lambda surface: self.card(surface, ground, shade, gap, 0.14, 0.025)
        )
        self.write(tile, letter, round(0.75 * side), INK, center=(side // 2, side // 2))
        return tile
