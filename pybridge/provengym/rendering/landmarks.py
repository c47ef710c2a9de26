"""The start and the goal of a walk on a board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from provengym.rendering.brush import Brush
from provengym.rendering.colours import DARK_RED, RED, Colour

if TYPE_CHECKING:
    import pygame

START: Colour = (219, 231, 250)
START_RING: Colour = (140, 172, 226)
GOAL: Colour = (255, 232, 184)
GOAL_SHADE: Colour = (232, 205, 150)
_POLE: Colour = (96, 86, 80)


def paint_ring(pygame: Any, surface: pygame.Surface) -> None:
    """The ring of the start, on the surface of its tile."""
    brush, side = Brush(pygame, surface), surface.get_width()
    ring = (brush.at((0.5, 0.5)), 0.24 * side, round(0.05 * side))
    pygame.draw.circle(surface, START_RING, *ring)
    brush.disc(START_RING, (0.5, 0.5), 0.08)


def paint_flag(pygame: Any, surface: pygame.Surface, beside: bool) -> None:
    """The flag of the goal, on the surface of its tile; `beside` where it makes room for an agent
    beside it."""
    draw, brush = pygame.draw, Brush(pygame, surface)
    x, reach = (0.68, 0.24) if beside else (0.40, 0.34)
    at = brush.at
    foot = pygame.Rect(*at((x - 0.13, 0.77)), *at((0.3, 0.09)))
    draw.ellipse(surface, GOAL_SHADE, foot)
    width = round(0.045 * surface.get_width())
    draw.line(surface, _POLE, at((x, 0.18)), at((x, 0.82)), width)
    brush.disc(_POLE, (x, 0.18), 0.035)
    tip, low = (x + reach, 0.345), (x + 0.02, 0.48)
    brush.polygon(RED, (x + 0.02, 0.21), tip, low)
    brush.polygon(DARK_RED, (x + 0.02, 0.345), tip, low)
