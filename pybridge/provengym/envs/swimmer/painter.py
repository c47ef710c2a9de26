"""Pictures of Swimmer."""

from __future__ import annotations

import itertools
import math
from typing import TYPE_CHECKING

from provengym.envs.swimmer.body import TORQUE
from provengym.envs.swimmer.frame import SwimmerFrame
from provengym.rendering.colours import (
    BLUE,
    DARK_BLUE,
    DIM,
    FAINT,
    PLAIN,
    RED,
    WHITE,
    Colour,
)
from provengym.rendering.painter import MARGIN, OVERSAMPLING, STRIP, Painter

if TYPE_CHECKING:
    import pygame

    from provengym.envs.swimmer.body import Vector

FLUID: Colour = (214, 228, 248)
RIPPLE: Colour = (188, 208, 238)
TRAIL: Colour = (128, 146, 190)

TANK = (600, 340)
AXIS = 24
SIZE = (2 * MARGIN + TANK[0], STRIP + TANK[1] + AXIS + STRIP)
LENGTH = 76
"""A link in pixels."""
WIDTH = 11
"""Of a link, in pixels."""
ARC = 22
"""The radius of the arrow of a torque, in pixels."""
LARGEST_TURN = 300
"""The degrees of the arrow of the largest torque."""
GRID = 4
"""The number of lines of the ground to each side of the middle, a link apart."""


class SwimmerPainter(Painter[SwimmerFrame]):
    """Paints the swimmer from above, the way of its centre of mass, and an arrow around each joint
    for the torque on the link after it.

    The picture stands still while the swimmer is in its middle, and then moves on by 2 along the
    first axis, or by 1 along the second.
    """

    title = "Swimmer"

    def __init__(self) -> None:
        super().__init__(SIZE)

    def paint(self, frame: SwimmerFrame) -> pygame.Surface:
        """The picture of a frame."""
        picture = self.paper()
        middle = self._middle(frame)
        tank = self.smooth(TANK, PLAIN, lambda surface: self._paint_tank(surface, frame, middle))
        picture.blit(tank, (MARGIN, STRIP))
        for line in range(1 - GRID, GRID):
            text = f"{middle[0] + line}".replace("-", frame.minus)
            place = (MARGIN + TANK[0] // 2 + line * LENGTH, STRIP + TANK[1] + 12)
            self.write(picture, text, 17, FAINT, center=place)
        x, y = (round(part, 3) + 0.0 for part in frame.position)
        where = f"at ({x:.3f}, {y:.3f})".replace("-", frame.minus)
        news = (frame.last_action or "").replace("-", frame.minus)
        self.write_strips(picture, (*frame.counted(), where), news, DIM)
        return picture

    @staticmethod
    def _middle(frame: SwimmerFrame) -> tuple[int, int]:
        """The point in the middle of the tank."""
        x, y = frame.position
        return 2 * round(x / 2), round(y)

    def _paint_tank(
        self, surface: pygame.Surface, frame: SwimmerFrame, middle: tuple[int, int]
    ) -> None:
        draw = self.pygame.draw
        width, height = surface.get_size()
        surface.fill(FLUID)

        def at(point: Vector) -> tuple[int, int]:
            x = TANK[0] / 2 + LENGTH * (point[0] - middle[0])
            y = TANK[1] / 2 - LENGTH * (point[1] - middle[1])
            return round(OVERSAMPLING * x), round(OVERSAMPLING * y)

        for line in range(-GRID, GRID + 1):
            x, _ = at((middle[0] + line, 0))
            _, y = at((0, middle[1] + line))
            draw.line(surface, RIPPLE, (x, 0), (x, height), OVERSAMPLING)
            draw.line(surface, RIPPLE, (0, y), (width, y), OVERSAMPLING)
        way = [at(place) for place in frame.path]
        if len(way) > 1:
            draw.lines(surface, TRAIL, False, way, 2 * OVERSAMPLING)
        ends = frame.points
        for wide, colour in ((WIDTH + 3, DARK_BLUE), (WIDTH, BLUE)):
            for start, end in itertools.pairwise(ends):
                self.rod(surface, colour, at(start), at(end), wide * OVERSAMPLING / 2)
        for joint in ends[1:3]:
            draw.circle(surface, WHITE, at(joint), 3 * OVERSAMPLING)
        draw.circle(surface, WHITE, at(ends[3]), 2 * OVERSAMPLING)
        draw.circle(surface, WHITE, at(frame.position), 5 * OVERSAMPLING)
        draw.circle(surface, DARK_BLUE, at(frame.position), 4 * OVERSAMPLING)
        if frame.torques is not None:
            for joint, torque in zip(ends[1:3], frame.torques, strict=True):
                self._paint_torque(surface, at(joint), -torque / TORQUE)

    def _paint_torque(self, surface: pygame.Surface, joint: tuple[int, int], share: float) -> None:
        """An arrow around a joint, to the left for a positive share of the largest torque."""
        turn = math.radians(LARGEST_TURN * share)
        if abs(turn) * ARC < 1:
            return
        radius, begin = ARC * OVERSAMPLING, math.pi / 2 - turn / 2

        def at(angle: float, distance: float) -> tuple[float, float]:
            x, y = joint
            return x + distance * math.cos(angle), y - distance * math.sin(angle)

        count = 2 + round(abs(turn) * 12)
        arc = [at(begin + turn * k / count, radius) for k in range(count + 1)]
        self.pygame.draw.lines(surface, RED, False, arc, 3 * OVERSAMPLING)
        end, size = begin + turn, 7 * OVERSAMPLING
        ahead = math.copysign(size / radius, turn)
        tip = (at(end + ahead, radius), at(end, radius - size * 0.7), at(end, radius + size * 0.7))
        self.pygame.draw.polygon(surface, RED, tip)
