"""The figures of HunterWumpus."""

from __future__ import annotations

from provengym.rendering.brush import Brush, Point
from provengym.rendering.colours import BLUE, DARK_BLUE, INK, WHITE, Colour

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
