"""The figures of HunterWumpus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from provengym.rendering.colours import BLUE, DARK_BLUE, INK, WHITE, Colour

if TYPE_CHECKING:
    import pygame

Point = tuple[float, float]

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


class Brush:
    """Draws on one square surface; its sides have length 1, and y counts downwards."""

    def __init__(self, pygame: Any, surface: pygame.Surface) -> None:
        self._pygame, self._surface, self._side = pygame, surface, surface.get_width()

    def pit(self) -> None:
        """A hole in the ground."""
        self._oval(PIT_EDGE, (0.5, 0.56), 0.76, 0.52)
        self._oval(PIT, (0.5, 0.58), 0.69, 0.45)
        self._oval(PIT_DEPTH, (0.5, 0.62), 0.57, 0.33)

    def track(self) -> None:
        """A paw, where the wumpus has been."""
        self._disc(TRACK, (0.15, 0.87), 0.04)
        for toe in ((0.095, 0.815), (0.15, 0.795), (0.205, 0.815)):
            self._disc(TRACK, toe, 0.021)

    def scent(self, level: int) -> None:
        """A drop for each level of a scent."""
        for k in range(level):
            self._disc(SCENT, (0.87 - 0.1 * k, 0.14), 0.034)

    def gold(self, centre: Point, scale: float) -> None:
        """Three coins."""
        x, y = centre
        for dx, dy in ((-0.13, 0.08), (0.13, 0.08), (0.0, -0.1)):
            place = (x + scale * dx, y + scale * dy)
            self._disc(GOLD_EDGE, place, 0.15 * scale)
            self._disc(GOLD, place, 0.125 * scale)
            self._disc(
                GOLD_LIGHT, (place[0] - 0.03 * scale, place[1] - 0.03 * scale), 0.045 * scale
            )

    def wumpus(self, centre: Point, scale: float, looking: str) -> None:
        """A round beast with horns, looking in a direction."""

        def at(dx: float, dy: float) -> Point:
            return centre[0] + scale * dx, centre[1] + scale * dy

        for turn in (-1, 1):
            horn = (at(0.10 * turn, -0.20), at(0.34 * turn, -0.37), at(0.25 * turn, -0.10))
            self._polygon(HORN_EDGE, *horn)
            inner = (at(0.13 * turn, -0.20), at(0.315 * turn, -0.335), at(0.235 * turn, -0.13))
            self._polygon(HORN, *inner)
            self._oval(WUMPUS_EDGE, at(0.13 * turn, 0.27), 0.19 * scale, 0.11 * scale)
        self._disc(WUMPUS_EDGE, centre, 0.30 * scale)
        self._disc(WUMPUS, centre, 0.272 * scale)
        look_x, look_y = LOOKS.get(looking, (0.0, 0.0))
        for turn in (-1, 1):
            eye = at(0.105 * turn + 0.03 * look_x, -0.07 + 0.03 * look_y)
            self._disc(EYE, eye, 0.078 * scale)
            pupil = (eye[0] + 0.032 * look_x * scale, eye[1] + 0.032 * look_y * scale)
            self._disc(INK, pupil, 0.037 * scale)
        self._oval(MOUTH, at(0, 0.125), 0.26 * scale, 0.09 * scale)
        for turn in (-1, 1):
            fang = (at(0.10 * turn, 0.105), at(0.065 * turn, 0.185), at(0.03 * turn, 0.105))
            self._polygon(WHITE, *fang)

    def player(self, centre: Point, scale: float) -> None:
        """A hunter with a hat."""

        def at(dx: float, dy: float) -> Point:
            return centre[0] + scale * dx, centre[1] + scale * dy

        coat = [at(-0.06, -0.06), at(0.06, -0.06), at(0.19, 0.28), at(-0.19, 0.28)]
        self._disc(DARK_BLUE, at(0, 0.03), 0.125 * scale)
        self._polygon(DARK_BLUE, *coat)
        inner = [at(-0.05, -0.04), at(0.05, -0.04), at(0.155, 0.255), at(-0.155, 0.255)]
        self._disc(BLUE, at(0, 0.03), 0.1 * scale)
        self._polygon(BLUE, *inner)
        self._disc(SKIN, at(0, -0.14), 0.115 * scale)
        for turn in (-1, 1):
            self._disc(INK, at(0.042 * turn, -0.13), 0.018 * scale)
        self._oval(HAT, at(0, -0.215), 0.32 * scale, 0.07 * scale)
        self._oval(HAT, at(0, -0.255), 0.17 * scale, 0.15 * scale)

    # Shapes.

    def _at(self, point: Point) -> tuple[int, int]:
        return round(point[0] * self._side), round(point[1] * self._side)

    def _disc(self, colour: Colour, centre: Point, radius: float) -> None:
        self._pygame.draw.circle(self._surface, colour, self._at(centre), radius * self._side)

    def _oval(self, colour: Colour, centre: Point, width: float, height: float) -> None:
        box = self._pygame.Rect(0, 0, *self._at((width, height)))
        box.center = self._at(centre)
        self._pygame.draw.ellipse(self._surface, colour, box)

    def _polygon(self, colour: Colour, *corners: Point) -> None:
        self._pygame.draw.polygon(self._surface, colour, [self._at(c) for c in corners])
