"""The agent that walks on grids."""

from __future__ import annotations

from typing import TYPE_CHECKING

from provengym.rendering.colours import BLUE, DARK_BLUE, INK, WHITE

if TYPE_CHECKING:
    from provengym.rendering.brush import Brush, Point
    from provengym.rendering.colours import Colour

_LOOKS = {"up": (0.0, -1.0), "down": (0.0, 1.0), "left": (-1.0, 0.0), "right": (1.0, 0.0)}
_LOOKS |= {"north": _LOOKS["up"], "south": _LOOKS["down"]}
_LOOKS |= {"west": _LOOKS["left"], "east": _LOOKS["right"]}


def paint_walker(brush: Brush, centre: Point, scale: float, shade: Colour, looking: str) -> None:
    """A round face above its shadow, looking in a direction or, of any other name, ahead."""

    def disc(colour: Colour, dx: float, dy: float, radius: float) -> None:
        brush.disc(colour, (centre[0] + dx * scale, centre[1] + dy * scale), radius * scale)

    brush.oval(shade, (centre[0], centre[1] + 0.285 * scale), 0.46 * scale, 0.10 * scale)
    disc(DARK_BLUE, 0.0, 0.0, 0.29)
    disc(BLUE, 0.0, 0.0, 0.265)
    look_x, look_y = _LOOKS.get(looking, (0.0, 0.0))
    for eye in (-0.1, 0.1):
        disc(WHITE, eye + 0.05 * look_x, -0.03 + 0.05 * look_y, 0.075)
        disc(INK, eye + 0.085 * look_x, -0.03 + 0.085 * look_y, 0.038)
