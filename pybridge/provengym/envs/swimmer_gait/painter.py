"""Pictures of SwimmerGait."""

from __future__ import annotations

import itertools
import math
from typing import TYPE_CHECKING

from provengym.envs.swimmer_gait.frame import ANGLES, SHOWN_STEPS, SwimmerGaitFrame
from provengym.rendering.colours import (
    BLUE,
    DARK_BLUE,
    DIM,
    FAINT,
    INK,
    PLAIN,
    RED,
    SHADE,
    WHITE,
    Colour,
)
from provengym.rendering.painter import MARGIN, OVERSAMPLING, STRIP, Painter

if TYPE_CHECKING:
    import pygame

Point = tuple[float, float]

FLUID: Colour = (214, 228, 248)
RIPPLE: Colour = (188, 208, 238)
GRID: Colour = (232, 227, 217)

TANK = (560, 190)
SHAPES = 210
"""The side of the square of shapes."""
GAP = 56
TRACK = (TANK[0] - SHAPES - GAP, SHAPES)
SIZE = (2 * MARGIN + TANK[0], STRIP + TANK[1] + 34 + SHAPES + 22 + STRIP)
BELOW = STRIP + TANK[1] + 34
"""The top of the lower row."""
LENGTH = 190
"""One length of the swimmer in pixels."""


class SwimmerGaitPainter(Painter[SwimmerGaitFrame]):
    """Paints the swimmer where it is, above the way through the shapes and the way it came.

    The middle link lies level: the table has no rotation.
    """

    title = "SwimmerGait"

    def __init__(self) -> None:
        super().__init__(SIZE)

    def paint(self, frame: SwimmerGaitFrame) -> pygame.Surface:
        """The picture of a frame."""
        picture = self.paper()
        tank = self.smooth(TANK, PLAIN, lambda surface: self._paint_tank(surface, frame))
        shapes = self.smooth(
            (SHAPES, SHAPES), PLAIN, lambda surface: self._paint_shapes(surface, frame)
        )
        track = self.smooth(TRACK, PLAIN, lambda surface: self._paint_track(surface, frame))
        picture.blit(tank, (MARGIN, STRIP))
        picture.blit(shapes, (MARGIN, BELOW))
        picture.blit(track, (SIZE[0] - MARGIN - TRACK[0], BELOW))
        self._number(picture, frame)
        joints = "joints at {}\N{DEGREE SIGN} and {}\N{DEGREE SIGN}".format(*frame.degrees)
        status = (*frame.counted(), joints.replace("-", frame.minus))
        self.write_strips(picture, status, frame.last_action, DIM)
        return picture

    # The tank.

    @staticmethod
    def _middle(frame: SwimmerGaitFrame) -> int:
        """The place in the middle of the tank, in half lengths of the swimmer."""
        return round(2 * frame.places[-1])

    def _paint_tank(self, surface: pygame.Surface, frame: SwimmerGaitFrame) -> None:
        draw = self.pygame.draw
        surface.fill(FLUID)
        middle = self._middle(frame)

        def at(point: Point) -> tuple[int, int]:
            x = TANK[0] / 2 + LENGTH * (point[0] - middle / 2)
            return round(OVERSAMPLING * x), round(OVERSAMPLING * (TANK[1] / 2 - LENGTH * point[1]))

        for tenth in range(5 * middle - 20, 5 * middle + 21):
            x, _ = at((tenth / 10, 0))
            top = OVERSAMPLING * (TANK[1] - (16 if tenth % 5 == 0 else 8))
            draw.line(surface, RIPPLE, (x, top), (x, surface.get_height()), OVERSAMPLING)
        way = [at((place, 0)) for place in frame.places]
        if len(way) > 1:
            draw.line(surface, RED, min(way), max(way), 2 * OVERSAMPLING)
        links = swimmer(frame.places[-1], *frame.degrees)
        for width, colour in ((13, DARK_BLUE), (10, BLUE)):
            points = [at(point) for point in links]
            for start, end in itertools.pairwise(points):
                self.rod(surface, colour, start, end, width * OVERSAMPLING / 2)
        for joint in links[1:3]:
            draw.circle(surface, WHITE, at(joint), 3 * OVERSAMPLING)

    # The lower row.

    def _paint_shapes(self, surface: pygame.Surface, frame: SwimmerGaitFrame) -> None:
        draw, side = self.pygame.draw, surface.get_width()
        between = side / len(ANGLES)

        def at(shape: tuple[int, int]) -> tuple[int, int]:
            return round((shape[0] + 0.5) * between), round(side - (shape[1] + 0.5) * between)

        for first in range(len(ANGLES)):
            for second in range(len(ANGLES)):
                draw.circle(surface, SHADE, at((first, second)), 3 * OVERSAMPLING)
        way = [at(shape) for shape in frame.shapes]
        if len(way) > 1:
            draw.lines(surface, BLUE, False, way, 3 * OVERSAMPLING)
        draw.circle(surface, RED, way[-1], 6 * OVERSAMPLING)

    @staticmethod
    def _span(frame: SwimmerGaitFrame) -> tuple[float, float]:
        """The least and the largest place that the track shows."""
        low, high = min(frame.places), max(frame.places)
        more = max(0.05 - (high - low), 0.1 * (high - low)) / 2
        return low - more, high + more

    def _paint_track(self, surface: pygame.Surface, frame: SwimmerGaitFrame) -> None:
        draw = self.pygame.draw
        width, height = surface.get_size()
        low, high = self._span(frame)
        steps = min(max(len(frame.places) - 1, 20), SHOWN_STEPS)

        def level(place: float) -> int:
            return round((1 - (place - low) / (high - low)) * (height - 1))

        if low <= 0 <= high:
            draw.line(surface, GRID, (0, level(0)), (width, level(0)), OVERSAMPLING)
        way = [(round(k / steps * width), level(p)) for k, p in enumerate(frame.places)]
        if len(way) > 1:
            draw.lines(surface, RED, False, way, 2 * OVERSAMPLING)
        draw.circle(surface, RED, way[-1], 4 * OVERSAMPLING)

    def _number(self, picture: pygame.Surface, frame: SwimmerGaitFrame) -> None:
        middle = self._middle(frame)
        for half in range(middle - 3, middle + 4):
            x = MARGIN + TANK[0] // 2 + (half - middle) * LENGTH // 2
            if MARGIN <= x <= MARGIN + TANK[0]:
                text = f"{half / 2:g}".replace("-", frame.minus)
                self.write(picture, text, 17, FAINT, center=(x, STRIP + TANK[1] + 10))
        left, top = MARGIN + SHAPES // 2, BELOW + SHAPES + 10
        self.write(picture, "joint 1 across, joint 2 upwards", 17, DIM, center=(left, top))
        right = SIZE[0] - MARGIN
        for place, y in zip(self._span(frame), (BELOW + SHAPES - 8, BELOW + 8), strict=True):
            text = f"{place:.3f}".replace("-", frame.minus)
            self.write(picture, text, 17, INK, midright=(right - TRACK[0] - 6, y))
        label = "displacement in lengths, step by step"
        self.write(picture, label, 17, DIM, center=(right - TRACK[0] // 2, top))


def swimmer(place: float, first: float, second: float) -> tuple[Point, Point, Point, Point]:
    """The ends of the three links, from the first to the last, in lengths of the swimmer.

    Args:
        place: The middle of the middle link, which is level.
        first: The angle of joint 1 in degrees.
        second: The angle of joint 2 in degrees.
    """
    link = 1 / 3
    tail, head = math.radians(first), math.radians(second)
    back, front = place - link / 2, place + link / 2
    return (
        (back - link * math.cos(tail), link * math.sin(tail)),
        (back, 0.0),
        (front, 0.0),
        (front + link * math.cos(head), link * math.sin(head)),
    )
