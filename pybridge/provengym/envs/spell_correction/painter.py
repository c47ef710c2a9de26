"""Pictures of spell correction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from provengym.envs.spell_correction.frame import SpellCorrectionFrame
from provengym.rendering.painter import Painter

if TYPE_CHECKING:
    import pygame

Colour = tuple[int, int, int]

PAPER: Colour = (245, 242, 235)
INK: Colour = (45, 52, 70)
FAINT: Colour = (140, 135, 125)
SHADE: Colour = (225, 219, 207)
PLAIN: Colour = (255, 254, 251)
EMPTY: Colour = (236, 232, 223)
CHANGED: Colour = (255, 226, 160)
CHANGED_SHADE: Colour = (230, 198, 124)
RIGHT: Colour = (207, 232, 213)
RIGHT_SHADE: Colour = (160, 203, 172)
RESTORED: Colour = (46, 139, 87)

TILE, SMALL = 56, 34
MARGIN, STRIP = 34, 58
NARROWEST = 400
NUMBERS = 24
BELOW = 58

Look = tuple[str, Colour, Colour]
"""What a tile holds, its colour and that of its shade."""


class SpellCorrectionPainter(Painter[SpellCorrectionFrame]):
    """Paints the cells as tiles, and the word below them when it may be seen."""

    title = "SpellCorrection"

    def __init__(self, cells: int) -> None:
        super().__init__()
        self._cells = cells
        width = max(cells * TILE + 2 * MARGIN, NARROWEST)
        self._size = (width, STRIP + TILE + NUMBERS + BELOW + STRIP)
        self._left = (width - cells * TILE) // 2
        self._tiles: dict[tuple[Look, int], pygame.Surface] = {}

    def paint(self, frame: SpellCorrectionFrame) -> pygame.Surface:
        """The picture of a frame."""
        picture: pygame.Surface = self.pygame.Surface(self._size, depth=32)
        picture.fill(PAPER)
        picture.blit(self.words(self.title, 24, INK), (MARGIN, 14))
        if frame.solved:
            news = self.words("word restored", 20, RESTORED)
            picture.blit(news, (self._size[0] - MARGIN - news.get_width(), 16))
        for number, symbol in enumerate(frame.cells):
            left = self._left + number * TILE
            picture.blit(self._tile(self._look(frame, number, symbol), TILE), (left, STRIP))
            label = self.words(str(number), 17, FAINT)
            middle = (left + TILE // 2, STRIP + TILE + NUMBERS // 2)
            picture.blit(label, label.get_rect(center=middle))
        self._paint_target(picture, frame)
        value = f"{frame.episode_return:,.6g}".replace("-", "\N{MINUS SIGN}")
        status = f"step {frame.steps:,}    return {value}    distance {frame.distance}"
        picture.blit(self.words(status, 20, INK), (MARGIN, self._size[1] - STRIP + 22))
        return picture

    def _paint_target(self, picture: pygame.Surface, frame: SpellCorrectionFrame) -> None:
        """The word in small tiles, or a line that says nothing about it, not even its length."""
        top = STRIP + TILE + NUMBERS + (BELOW - SMALL) // 2
        known = frame.target is not None
        label = self.words("word" if known else "the word is hidden", 20, FAINT)
        picture.blit(label, label.get_rect(midleft=(MARGIN, top + SMALL // 2)))
        left = MARGIN + label.get_width() + 12
        for letter in frame.target or "":
            picture.blit(self._tile((letter, RIGHT, RIGHT_SHADE), SMALL), (left, top))
            left += SMALL

    def _look(self, frame: SpellCorrectionFrame, number: int, symbol: str) -> Look:
        letter = "" if symbol == "_" else symbol
        if frame.solved and letter:
            return letter, RIGHT, RIGHT_SHADE
        if frame.last_action is not None and frame.last_action[0] == number:
            return letter, CHANGED, CHANGED_SHADE
        return letter, PLAIN if letter else EMPTY, SHADE

    def _tile(self, look: Look, side: int) -> pygame.Surface:
        """The tile of a cell, painted when it is first wanted."""
        if (look, side) not in self._tiles:
            letter, ground, shade = look
            tile = self.smooth((side, side), PAPER, lambda s: self._paint_tile(s, ground, shade))
            label = self.words(letter, round(0.75 * side), INK)
            tile.blit(label, label.get_rect(center=(side // 2, side // 2)))
            self._tiles[look, side] = tile
        return self._tiles[look, side]

    def _paint_tile(self, surface: pygame.Surface, ground: Colour, shade: Colour) -> None:
        side = surface.get_width()
        gap, radius = round(0.04 * side), round(0.14 * side)
        body = self.pygame.Rect(gap, gap, side - 2 * gap, side - 2 * gap)
        lower = body.move(0, round(0.025 * side))
        self.pygame.draw.rect(surface, shade, lower, border_radius=radius)
        self.pygame.draw.rect(surface, ground, body, border_radius=radius)
