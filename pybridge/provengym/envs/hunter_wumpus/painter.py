"""Pictures of HunterWumpus."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from provengym.envs.hunter_wumpus.figures import Brush
from provengym.rendering.painter import OVERSAMPLING, Painter

if TYPE_CHECKING:
    import pygame

    from provengym.envs.hunter_wumpus.frame import HunterWumpusFrame
    from provengym.envs.hunter_wumpus.state import Cell

Colour = tuple[int, int, int]

PAPER: Colour = (245, 242, 235)
INK: Colour = (45, 52, 70)
FAINT: Colour = (160, 155, 145)
SHADE: Colour = (225, 219, 207)
GROUNDS: tuple[Colour, ...] = ((255, 254, 251), (240, 246, 228), (219, 235, 196), (192, 220, 156))
"""Of tiles with scent 0 to 3."""
GOOD: Colour = (46, 139, 87)
BAD: Colour = (194, 64, 58)

BOARD = 520
CELL_LARGEST = 96
MARGIN = 34
STRIP = 58
NARROWEST = 470


class Tile(NamedTuple):
    """What is on a cell."""

    pit: bool
    gold: bool
    scent: int
    visited: bool
    player: bool
    looking: str | None
    """Where the wumpus looks, None where it is not."""


class HunterWumpusPainter(Painter["HunterWumpusFrame"]):
    """Paints the board tile by tile; each kind of tile is painted once."""

    title = "HunterWumpus"

    def __init__(self, size: int) -> None:
        super().__init__()
        self._cell = min(CELL_LARGEST, BOARD // size)
        side = size * self._cell
        width = max(side + 2 * MARGIN, NARROWEST)
        self._size = (width, STRIP + side + STRIP)
        self._corner = ((width - side) // 2, STRIP)
        self._tiles: dict[Tile, pygame.Surface] = {}

    def paint(self, frame: HunterWumpusFrame) -> pygame.Surface:
        """The picture of a frame."""
        picture: pygame.Surface = self.pygame.Surface(self._size, depth=32)
        picture.fill(PAPER)
        left, top = self._corner
        for y in range(frame.size):
            middle = y * self._cell + self._cell // 2
            self._write(picture, str(y), (left + middle, top - 12))
            self._write(picture, str(y), (left - 14, top + middle))
            for x in range(frame.size):
                tile = self._tile(_what(frame, (x, y)))
                picture.blit(tile, (left + x * self._cell, top + y * self._cell))
        self._paint_words(picture, frame)
        return picture

    def _paint_words(self, picture: pygame.Surface, frame: HunterWumpusFrame) -> None:
        picture.blit(self.words(self.title, 24, INK), (MARGIN, 14))
        colour = {"PlayerLost_Wumpus": GOOD, "WumpusLost_Pit": BAD}.get(frame.hunt.status, INK)
        news = self.words(frame.ending or f"senses {frame.senses}", 20, colour)
        picture.blit(news, (self._size[0] - MARGIN - news.get_width(), 16))
        value = f"{frame.episode_return:,.10g}".replace("-", "\N{MINUS SIGN}")
        status = self.words(f"step {frame.steps:,}    return {value}", 20, INK)
        picture.blit(status, (MARGIN, self._size[1] - STRIP + 20))

    def _write(self, picture: pygame.Surface, text: str, centre: Cell) -> None:
        words = self.words(text, 17, FAINT)
        picture.blit(words, words.get_rect(center=centre))

    def _tile(self, tile: Tile) -> pygame.Surface:
        if tile not in self._tiles:
            side = (self._cell, self._cell)
            self._tiles[tile] = self.smooth(side, PAPER, lambda s: self._paint_tile(s, tile))
        return self._tiles[tile]

    def _paint_tile(self, surface: pygame.Surface, tile: Tile) -> None:
        draw, brush = self.pygame.draw, Brush(self.pygame, surface)
        side = surface.get_width()
        gap = round(max(0.035 * side, OVERSAMPLING / 2))
        body = self.pygame.Rect(gap, gap, side - 2 * gap, side - 2 * gap)
        radius = round(0.16 * side)
        draw.rect(surface, SHADE, body.move(0, round(0.022 * side)), border_radius=radius)
        draw.rect(surface, GROUNDS[tile.scent], body, border_radius=radius)
        if tile.pit:
            brush.pit()
        if tile.visited and tile.looking is None:
            brush.track()
        brush.scent(tile.scent)
        alone = not tile.player and tile.looking is None
        if tile.gold and alone:
            brush.gold((0.5, 0.52), 1.0)
        together = tile.player and tile.looking is not None
        scale = 0.8 if together or tile.pit or tile.gold else 1.0
        if tile.looking is not None:
            brush.wumpus((0.36 if together else 0.5, 0.54), scale, tile.looking)
        if tile.player:
            brush.player((0.74 if together else 0.5, 0.54), scale)
        if tile.gold and not alone:
            brush.gold((0.78, 0.8), 0.5)


def _what(frame: HunterWumpusFrame, cell: Cell) -> Tile:
    hunt = frame.hunt
    return Tile(
        pit=cell in hunt.pits,
        gold=cell == hunt.gold,
        scent=hunt.scent.get(cell, 0),
        visited=cell in hunt.visited,
        player=cell == hunt.player,
        looking=(frame.last_action or "ahead") if cell == hunt.wumpus else None,
    )
