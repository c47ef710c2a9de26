"""The colours that pictures have in common."""

from __future__ import annotations

Colour = tuple[int, int, int]

PAPER: Colour = (245, 242, 235)
PLAIN: Colour = (255, 254, 251)
SHADE: Colour = (225, 219, 207)
INK: Colour = (45, 52, 70)
FAINT: Colour = (160, 155, 145)
DIM: Colour = (140, 135, 125)
WHITE: Colour = (255, 255, 255)
BLUE: Colour = (70, 98, 214)
DARK_BLUE: Colour = (48, 70, 168)
RED: Colour = (226, 87, 76)
DARK_RED: Colour = (194, 64, 58)
GREEN: Colour = (46, 139, 87)
