"""Shapes on a square surface, whatever its size."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pygame

    from provengym.rendering.colours import Colour

Point = tuple[float, float]


class Brush:
    """Draws on one square surface; its sides have length 1, and y counts downwards."""

    def __init__(self, pygame: Any, surface: pygame.Surface) -> None:
        self._pygame, self._surface, self._side = pygame, surface, surface.get_width()

    def at(self, point: Point) -> tuple[int, int]:
        """A point, or a width and a height, in pixels."""
        return round(point[0] * self._side), round(point[1] * self._side)

    def disc(self, colour: Colour, centre: Point, radius: float) -> None:
        """A disc."""
        self._pygame.draw.circle(self._surface, colour, self.at(centre), radius * self._side)

    def oval(self, colour: Colour, centre: Point, width: float, height: float) -> None:
        """An ellipse."""
        box = self._pygame.Rect(0, 0, *self.at((width, height)))
        box.center = self.at(centre)
        self._pygame.draw.ellipse(self._surface, colour, box)

    def polygon(self, colour: Colour, *corners: Point) -> None:
        """A polygon."""
        self._pygame.draw.polygon(self._surface, colour, [self.at(c) for c in corners])
