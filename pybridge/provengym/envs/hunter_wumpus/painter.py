"""Pictures of HunterWumpus."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from provengym.envs.hunter_wumpus.figures import Figures
from provengym.envs.hunter_wumpus.frame import HunterWumpusFrame
from provengym.rendering.board import BoardPainter
from provengym.rendering.colours import DARK_RED, GREEN, INK, SHADE, Colour

if TYPE_CHECKING:
    import pygame

    from provengym.envs.hunter_wumpus.state import Cell

GROUNDS: tuple[Colour, ...] = ((255, 254, 251), (240, 246, 228), (219, 235, 196), (192, 220, 156))
"""Of tiles with scent 0 to 3."""
GOOD: Colour = (46, 139, 87)
BAD: Colour = (194, 64, 58)


class Tile(NamedTuple):
    """The contents of a cell."""

    pit: bool
    gold: bool
    scent: int
    visited: bool
    player: bool
    looking: str | None
    """Where the wumpus looks, None where it is not."""


class HunterWumpusPainter(BoardPainter[HunterWumpusFrame]):
    """Paints the board tile by tile; each kind of tile is painted once."""

    title = "HunterWumpus"
    narrowest = 470

    def paint(self, frame: HunterWumpusFrame) -> pygame.Surface:
        """The picture of a frame."""
        picture = self.paper()
        self.number(picture)
        for y in range(self.height):
            for x in range(self.width):
                picture.blit(self._tile(_what(frame, (x, y))), self.place(y, x))
        colour = {"PlayerLost_Wumpus": GREEN, "WumpusLost_Pit": DARK_RED}.get(
            frame.hunt.status, INK
        )
        news = frame.ending or f"senses {frame.senses}"
        self.write_strips(picture, frame.counted(), news, colour)
        return picture

    def _tile(self, tile: Tile) -> pygame.Surface:
        return self.tile(tile, lambda surface: self._paint_tile(surface, tile))

    def _paint_tile(self, surface: pygame.Surface, tile: Tile) -> None:
        brush = Figures(self.pygame, surface)
        self.ground(surface, GROUNDS[tile.scent], SHADE)
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
