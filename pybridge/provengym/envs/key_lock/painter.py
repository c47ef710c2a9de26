"""Pictures of KeyLock."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from provengym.envs.key_lock.frame import KeyLockFrame
from provengym.rendering.board import BoardPainter
from provengym.rendering.brush import Brush, Point
from provengym.rendering.colours import BLUE, GREEN, INK, PLAIN, RED, SHADE, Colour
from provengym.rendering.walker import paint_walker

if TYPE_CHECKING:
    import pygame

KEY_GROUND: Colour = (255, 244, 214)
LOCK_GROUND: Colour = (250, 226, 218)
OPEN_GROUND: Colour = (222, 241, 222)
GOLD: Colour = (240, 184, 52)
GOLD_EDGE: Colour = (178, 124, 20)
BODY: Colour = (192, 74, 60)
BODY_EDGE: Colour = (138, 46, 36)
FREE: Colour = (74, 160, 102)
FREE_EDGE: Colour = (40, 110, 66)
STEEL: Colour = (120, 124, 134)

DETAILED_FROM = 15
"""Smallest cell, in pixels, with figures; in a smaller one these are spots of colour."""


class Tile(NamedTuple):
    """The contents of a cell."""

    key: bool
    lock: bool
    open: bool
    looking: str | None
    """Where the agent looks, None where it is not."""
    holding: bool


class KeyLockPainter(BoardPainter[KeyLockFrame]):
    """Paints the grid once, and the tiles with key, lock and agent in every frame."""

    title = "KeyLock"
    narrowest = 430

    def __init__(self, height: int, width: int) -> None:
        super().__init__(height, width)
        self._board = self.paper()
        nothing = self._tile(Tile(False, False, False, None, False))
        for row in range(height):
            for column in range(width):
                self._board.blit(nothing, self.place(row, column))
        self.number(self._board)

    def paint(self, frame: KeyLockFrame) -> pygame.Surface:
        """The picture of a frame."""
        picture, board = self._board.copy(), frame.board
        for cell in {board.key, board.lock, board.agent}:
            tile = Tile(
                key=cell == board.key and not board.has_key,
                lock=cell == board.lock,
                open=cell == board.lock and board.open,
                looking=(frame.last_action or "ahead") if cell == board.agent else None,
                holding=cell == board.agent and board.has_key,
            )
            picture.blit(self._tile(tile), self.place(cell[1], cell[0]))
        heading = f"KeyLock {self.height} \N{MULTIPLICATION SIGN} {self.width}"
        colour = GREEN if board.open else INK
        self.write_strips(picture, frame.counted(), frame.news, colour, heading)
        return picture

    def _tile(self, tile: Tile) -> pygame.Surface:
        return self.tile(tile, lambda surface: self._paint_tile(surface, tile))

    def _paint_tile(self, surface: pygame.Surface, tile: Tile) -> None:
        brush = Brush(self.pygame, surface)
        if self.cell < DETAILED_FROM:
            self.ground(surface, GOLD if tile.key else RED if tile.lock else PLAIN, None)
            if tile.looking is not None:
                brush.disc(BLUE, (0.5, 0.5), 0.42)
            return
        ground = KEY_GROUND if tile.key else LOCK_GROUND if tile.lock else PLAIN
        self.ground(surface, OPEN_GROUND if tile.open else ground, SHADE)
        shared = tile.looking is not None and (tile.key or tile.lock)
        if tile.key:
            paint_key(brush, (0.74, 0.70) if shared else (0.5, 0.5), 0.5 if shared else 1.0)
        if tile.lock:
            self._paint_lock(brush, (0.74, 0.36) if shared else (0.5, 0.5), shared, tile.open)
        if tile.looking is not None:
            place = (0.36, 0.55) if shared else (0.5, 0.5)
            scale = 0.8 if shared else 1.0
            paint_walker(brush, place, scale, SHADE, tile.looking)
            if tile.holding:
                paint_key(brush, (place[0] + 0.02, place[1] + 0.2 * scale), 0.5 * scale)

    def _paint_lock(self, brush: Brush, centre: Point, small: bool, opened: bool) -> None:
        scale = 0.55 if small else 1.0
        body, edge = (FREE, FREE_EDGE) if opened else (BODY, BODY_EDGE)

        def at(dx: float, dy: float) -> Point:
            return centre[0] + scale * dx, centre[1] + scale * dy

        def box(colour: Colour, half_width: float, top: float, bottom: float) -> None:
            corners = (at(-half_width, top), at(half_width, top))
            brush.polygon(colour, *corners, at(half_width, bottom), at(-half_width, bottom))

        ground = OPEN_GROUND if opened else LOCK_GROUND
        lift, shift = (-0.10, 0.0) if opened else (0.0, 0.0)
        brush.disc(STEEL, at(shift, -0.10 + lift), 0.17 * scale)
        brush.disc(ground, at(shift, -0.10 + lift), 0.11 * scale)
        for side in (-1, 1):
            foot = lift - 0.02 if opened and side == 1 else 0.0
            left, right = sorted((0.11 * side, 0.17 * side))
            brush.polygon(
                STEEL,
                at(left, -0.10 + lift),
                at(right, -0.10 + lift),
                at(right, foot),
                at(left, foot),
            )
        inner = (at(-0.11, -0.10 + lift), at(0.11, -0.10 + lift), at(0.11, 0.0), at(-0.11, 0.0))
        brush.polygon(ground, *inner)
        if opened:
            brush.polygon(ground, at(0.10, lift), at(0.19, lift), at(0.19, 0.0), at(0.10, 0.0))
        box(edge, 0.25, -0.02, 0.32)
        box(body, 0.22, 0.01, 0.29)
        brush.disc(edge, at(0.0, 0.11), 0.055 * scale)
        brush.polygon(edge, at(-0.025, 0.12), at(0.025, 0.12), at(0.045, 0.24), at(-0.045, 0.24))


def paint_key(brush: Brush, centre: Point, scale: float) -> None:
    """A key that lies: a ring, a shaft and two teeth."""

    def bar(colour: Colour, left: float, top: float, right: float, bottom: float) -> None:
        x, y = centre
        corners = ((left, top), (right, top), (right, bottom), (left, bottom))
        brush.polygon(colour, *((x + scale * dx, y + scale * dy) for dx, dy in corners))

    ring = (centre[0] - 0.17 * scale, centre[1])
    for colour, edge in ((GOLD_EDGE, 0.02), (GOLD, 0.0)):
        brush.disc(colour, ring, (0.135 + edge) * scale)
        bar(colour, -0.07 - edge, -0.04 - edge, 0.33 + edge, 0.04 + edge)
        bar(colour, 0.17 - edge, 0.0, 0.22 + edge, 0.13 + edge)
        bar(colour, 0.27 - edge, 0.0, 0.32 + edge, 0.16 + edge)
    brush.disc(GOLD_EDGE, ring, 0.07 * scale)
    brush.disc(KEY_GROUND, ring, 0.05 * scale)
