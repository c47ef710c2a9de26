"""Pictures of TwoLaneDriving."""

from __future__ import annotations

from typing import TYPE_CHECKING

from provengym.envs.two_lane_driving.frame import TwoLaneDrivingFrame
from provengym.envs.two_lane_driving.layout import LANES
from provengym.rendering.board import BoardPainter
from provengym.rendering.brush import Brush
from provengym.rendering.colours import (
    BLUE,
    DARK_BLUE,
    DARK_RED,
    FAINT,
    GREEN,
    INK,
    RED,
    WHITE,
    Colour,
)

if TYPE_CHECKING:
    import pygame

WINDOW = 13
"""The most places that a picture shows."""
BEHIND = 2
"""The number of them behind the car, except at the beginning and at the end of the street."""

ROAD: Colour = (104, 108, 118)
SEEN: Colour = (124, 129, 142)
PAINT: Colour = (238, 232, 214)
GLASS: Colour = (196, 214, 246)
CONE: Colour = (240, 132, 48)
CONE_BASE: Colour = (196, 98, 30)
FLAME: Colour = (255, 205, 84)
VERGE: Colour = (205, 214, 184)


class TwoLaneDrivingPainter(BoardPainter[TwoLaneDrivingFrame]):
    """Paints the part of the street where the car is; what its sensor reaches is lighter."""

    title = "TwoLaneDriving"
    narrowest = 520

    def __init__(self, length: int, sensor_range: int) -> None:
        self._length, self._sensor_range = length, sensor_range
        super().__init__(LANES, min(WINDOW, length + 1))

    def paint(self, frame: TwoLaneDrivingFrame) -> pygame.Surface:
        """The picture of a frame."""
        picture = self.paper()
        first = max(0, min(frame.place - BEHIND, self._length + 1 - self.width))
        for column in range(self.width):
            place = first + column
            for lane in range(LANES):
                kind = self._kind(frame, place, lane)
                picture.blit(self._tile(kind), self.place(lane, column))
            left, top = self.place(0, column)
            middle = left + self.cell // 2
            self.write(picture, str(place), 17, FAINT, center=(middle, top - 10))
        status = (*frame.counted(), f"speed {frame.speed}, limit {frame.speed_limit}")
        colour = GREEN if frame.arrived else RED
        self.write_strips(picture, status, frame.news, colour)
        return picture

    def _kind(self, frame: TwoLaneDrivingFrame, place: int, lane: int) -> tuple[str, ...]:
        here = (place, lane) == (frame.place, frame.lane)
        ground = (
            "end"
            if place >= self._length
            else "seen"
            if frame.place <= place <= frame.place + self._sensor_range
            else "road"
        )
        things = ("cone",) if (place, lane) in frame.obstacles and not here else ()
        if here:
            things = ("crash",) if frame.crashed else ("car",)
        return (ground, str(lane), *things)

    def _tile(self, kind: tuple[str, ...]) -> pygame.Surface:
        return self.tile(kind, lambda surface: self._paint_tile(surface, *kind))

    def _paint_tile(
        self, surface: pygame.Surface, ground: str, lane: str, thing: str | None = None
    ) -> None:
        brush, draw = Brush(self.pygame, surface), self.pygame.draw
        side = surface.get_width()

        def box(colour: Colour, x: float, y: float, width: float, height: float) -> None:
            edges = (round(x * side), round(y * side), round(width * side), round(height * side))
            draw.rect(surface, colour, self.pygame.Rect(*edges))

        surface.fill(SEEN if ground == "seen" else ROAD)
        if ground == "end":
            for row in range(6):
                for column in range(6):
                    colour = WHITE if (row + column) % 2 else INK
                    box(colour, column / 6, row / 6, 1 / 6 + 0.01, 1 / 6 + 0.01)
        upper = lane == "0"
        box(PAINT, 0.0, 0.045 if upper else 0.915, 1.0, 0.04)  # the edge of the street
        box(VERGE, 0.0, 0.0 if upper else 0.955, 1.0, 0.045)
        if ground != "end":  # a dash between the lanes
            box(PAINT, 0.22, 0.965 if upper else 0.0, 0.56, 0.035)
        if thing == "cone":
            brush.oval(INK, (0.5, 0.77), 0.62, 0.12)
            brush.polygon(CONE_BASE, (0.2, 0.76), (0.8, 0.76), (0.74, 0.68), (0.26, 0.68))
            brush.polygon(CONE, (0.31, 0.7), (0.69, 0.7), (0.55, 0.2), (0.45, 0.2))
            brush.polygon(WHITE, (0.365, 0.56), (0.635, 0.56), (0.595, 0.42), (0.405, 0.42))
        elif thing is not None:
            if thing == "crash":
                spikes = [(0.98, 0.5), (0.68, 0.6), (0.86, 0.86), (0.55, 0.72), (0.5, 0.98)]
                spikes += [(0.4, 0.7), (0.12, 0.84), (0.3, 0.58), (0.02, 0.5), (0.3, 0.42)]
                spikes += [(0.14, 0.14), (0.42, 0.3), (0.5, 0.02), (0.58, 0.28), (0.86, 0.16)]
                brush.polygon(FLAME, *spikes, (0.7, 0.4))
            for x in (0.22, 0.66):
                for y in (0.2, 0.71):
                    box(INK, x, y, 0.15, 0.09)
            body, dark = (RED, DARK_RED) if thing == "crash" else (BLUE, DARK_BLUE)
            brush.polygon(dark, (0.1, 0.3), (0.2, 0.24), (0.8, 0.24), (0.92, 0.34), (0.92, 0.66))
            edge = ((0.92, 0.34), (0.92, 0.66), (0.8, 0.76), (0.2, 0.76), (0.1, 0.7), (0.1, 0.3))
            brush.polygon(dark, *edge)
            inner = ((0.13, 0.31), (0.21, 0.27), (0.79, 0.27), (0.89, 0.355), (0.89, 0.645))
            brush.polygon(body, *inner, (0.79, 0.73), (0.21, 0.73), (0.13, 0.69))
            brush.polygon(GLASS, (0.64, 0.32), (0.74, 0.37), (0.74, 0.63), (0.64, 0.68))
            brush.polygon(GLASS, (0.22, 0.36), (0.29, 0.33), (0.29, 0.67), (0.22, 0.64))
            for y in (0.37, 0.63):
                brush.disc(FLAME, (0.9, y), 0.035)
