"""Pictures of HunterWumpus."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from provengym.envs.hunter_wumpus.frame import HunterWumpusFrame
from provengym.rendering.board import BoardPainter
from provengym.rendering.brush import Brush, Point
from provengym.rendering.colours import BLUE, DARK_BLUE, DARK_RED, GREEN, INK, SHADE, WHITE, Colour

if TYPE_CHECKING:
    import pygame

    from provengym.envs.hunter_wumpus.state import Cell


TRACK: Colour = (192, 172, 186)
SCENT: Colour = (112, 148, 70)
PIT: Colour = (58, 52, 62)
PIT_EDGE: Colour = (172, 162, 160)
PIT_DEPTH: Colour = (24, 21, 28)
GOLD: Colour = (245, 190, 62)
GOLD_EDGE: Colour = (186, 130, 24)
GOLD_LIGHT: Colour = (255, 228, 150)
WUMPUS: Colour = (126, 62, 104)
WUMPUS_EDGE: Colour = (86, 38, 72)
MOUTH: Colour = (58, 22, 46)
HORN: Colour = (226, 208, 176)
HORN_EDGE: Colour = (156, 134, 104)
EYE: Colour = (255, 226, 92)
SKIN: Colour = (250, 217, 186)
HAT: Colour = (150, 98, 56)

LOOKS = {"north": (0.0, -1.0), "south": (0.0, 1.0), "east": (1.0, 0.0), "west": (-1.0, 0.0)}


class Figures(Brush):
    """Draws the figures of the game."""

    def pit(self) -> None:
        """A hole in the ground."""
        self.oval(PIT_EDGE, (0.5, 0.56), 0.76, 0.52)
        self.oval(PIT, (0.5, 0.58), 0.69, 0.45)
        self.oval(PIT_DEPTH, (0.5, 0.62), 0.57, 0.33)

    def track(self) -> None:
        """A paw, where the wumpus has been."""
        self.disc(TRACK, (0.15, 0.87), 0.04)
        for toe in ((0.095, 0.815), (0.15, 0.795), (0.205, 0.815)):
            self.disc(TRACK, toe, 0.021)

    def scent(self, level: int) -> None:
        """A drop for each level of a scent."""
        for k in range(level):
            self.disc(SCENT, (0.87 - 0.1 * k, 0.14), 0.034)

    def gold(self, centre: Point, scale: float) -> None:
        """Three coins."""
        x, y = centre
        for dx, dy in ((-0.13, 0.08), (0.13, 0.08), (0.0, -0.1)):
            place = (x + scale * dx, y + scale * dy)
            self.disc(GOLD_EDGE, place, 0.15 * scale)
            self.disc(GOLD, place, 0.125 * scale)
            self.disc(GOLD_LIGHT, (place[0] - 0.03 * scale, place[1] - 0.03 * scale), 0.045 * scale)

    def wumpus(self, centre: Point, scale: float, looking: str) -> None:
        """A round beast with horns, looking in a direction."""

        def at(dx: float, dy: float) -> Point:
            return centre[0] + scale * dx, centre[1] + scale * dy

        for turn in (-1, 1):
            horn = (at(0.10 * turn, -0.20), at(0.34 * turn, -0.37), at(0.25 * turn, -0.10))
            self.polygon(HORN_EDGE, *horn)
            inner = (at(0.13 * turn, -0.20), at(0.315 * turn, -0.335), at(0.235 * turn, -0.13))
            self.polygon(HORN, *inner)
            self.oval(WUMPUS_EDGE, at(0.13 * turn, 0.27), 0.19 * scale, 0.11 * scale)
        self.disc(WUMPUS_EDGE, centre, 0.30 * scale)
        self.disc(WUMPUS, centre, 0.272 * scale)
        look_x, look_y = LOOKS.get(looking, (0.0, 0.0))
        for turn in (-1, 1):
            eye = at(0.105 * turn + 0.03 * look_x, -0.07 + 0.03 * look_y)
            self.disc(EYE, eye, 0.078 * scale)
            pupil = (eye[0] + 0.032 * look_x * scale, eye[1] + 0.032 * look_y * scale)
            self.disc(INK, pupil, 0.037 * scale)
        self.oval(MOUTH, at(0, 0.125), 0.26 * scale, 0.09 * scale)
        for turn in (-1, 1):
            fang = (at(0.10 * turn, 0.105), at(0.065 * turn, 0.185), at(0.03 * turn, 0.105))
            self.polygon(WHITE, *fang)

    def player(self, centre: Point, scale: float) -> None:
        """A hunter with a hat."""

        def at(dx: float, dy: float) -> Point:
            return centre[0] + scale * dx, centre[1] + scale * dy

        coat = [at(-0.06, -0.06), at(0.06, -0.06), at(0.19, 0.28), at(-0.19, 0.28)]
        self.disc(DARK_BLUE, at(0, 0.03), 0.125 * scale)
        self.polygon(DARK_BLUE, *coat)
        inner = [at(-0.05, -0.04), at(0.05, -0.04), at(0.155, 0.255), at(-0.155, 0.255)]
        self.disc(BLUE, at(0, 0.03), 0.1 * scale)
        self.polygon(BLUE, *inner)
        self.disc(SKIN, at(0, -0.14), 0.115 * scale)
        for turn in (-1, 1):
            self.disc(INK, at(0.042 * turn, -0.13), 0.018 * scale)
        self.oval(HAT, at(0, -0.215), 0.32 * scale, 0.07 * scale)
        self.oval(HAT, at(0, -0.255), 0.17 * scale, 0.15 * scale)


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
