"""Pictures of the recommender."""

from __future__ import annotations

import colorsys
import math
from typing import TYPE_CHECKING

from provengym.envs.recommender.frame import RecommenderFrame
from provengym.rendering.colours import BLUE, DIM, GREEN, INK, PAPER, PLAIN, RED, SHADE, Colour
from provengym.rendering.painter import MARGIN, OVERSAMPLING, STRIP, Painter

if TYPE_CHECKING:
    import pygame

    from provengym.envs.recommender.frame import Standing

BOUGHT: Colour = (207, 232, 213)
BOUGHT_SHADE: Colour = (160, 203, 172)
PASSED: Colour = (236, 232, 223)
LOOKS: dict[Standing, tuple[Colour, Colour]] = {
    "new": (PLAIN, SHADE),
    "passed": (PASSED, SHADE),
    "bought": (BOUGHT, BOUGHT_SHADE),
}

SIDE = 108
"""The side of a product's tile."""
ACROSS = 4
"""Tiles in a row."""
DISC = 19
"""The diameter of a feature."""


def colour_of(feature: int, features: int) -> Colour:
    """A colour for each feature: neighbours differ."""
    hue = feature * 0.618034 % 1.0
    light = 0.52 if feature % 2 else 0.42
    red, green, blue = colorsys.hls_to_rgb(hue, light if features > 2 else 0.47, 0.55)
    return round(255 * red), round(255 * green), round(255 * blue)


class RecommenderPainter(Painter[RecommenderFrame]):
    """Paints a tile for each product, with a disc for each of its features.

    Args:
        products: The number of products.
        per_product: The number of features of each.
    """

    title = "Recommender"

    def __init__(self, products: int, per_product: int) -> None:
        self._across = min(products, ACROSS)
        rows = math.ceil(products / self._across)
        width = max(self._across * SIDE, 380) + 2 * MARGIN
        super().__init__((width, STRIP + rows * SIDE + STRIP))
        self._first = (width - self._across * SIDE) // 2
        self._in_a_row = per_product if per_product < 5 else math.ceil(per_product / 2)

    def paint(self, frame: RecommenderFrame) -> pygame.Surface:
        """The picture of a frame."""
        picture = self.paper()
        last = None if frame.last is None else frame.last[0]
        for product in range(len(frame.catalogue)):
            row, column = divmod(product, self._across)
            corner = self._first + column * SIDE, STRIP + row * SIDE
            picture.blit(self._tile(frame, product, product == last), corner)
        purchase = frame.last is not None and frame.last[1]
        status = (*frame.counted(), f"{len(frame.bought)} of {len(frame.catalogue)} ever bought")
        self.write_strips(picture, status, frame.news(), GREEN if purchase else RED)
        return picture

    def _tile(self, frame: RecommenderFrame, product: int, is_last: bool) -> pygame.Surface:
        features, standing = frame.catalogue[product], frame.standing(product)
        look = product, features, standing, is_last
        return self.kept(look, lambda: self._paint_tile(*look, frame.num_features))

    def _paint_tile(
        self,
        product: int,
        features: tuple[int, ...],
        standing: Standing,
        is_last: bool,
        num_features: int,
    ) -> pygame.Surface:
        ground, shade = LOOKS[standing]
        centres = self._places(len(features))

        def draw(surface: pygame.Surface) -> None:
            gap = 5 * OVERSAMPLING
            if is_last:  # a frame in a colour of its own
                self.card(surface, BLUE, None, gap - 3 * OVERSAMPLING, 0.11, 0.0)
                self.card(surface, ground, None, gap, 0.09, 0.0)
            else:
                self.card(surface, ground, shade, gap, 0.09, 0.025)
            for feature, (x, y) in zip(features, centres, strict=True):
                self.pygame.draw.circle(
                    surface,
                    colour_of(feature, num_features),
                    (x * OVERSAMPLING, y * OVERSAMPLING),
                    DISC * OVERSAMPLING // 2,
                )

        tile = self.smooth((SIDE, SIDE), PAPER, draw)
        self.write(tile, str(product), 26, INK, midtop=(SIDE // 2, 13))
        for feature, centre in zip(features, centres, strict=True):
            self.write(tile, str(feature), 14 if feature < 100 else 10, PLAIN, center=centre)
        words = {"new": "", "passed": "passed", "bought": "bought"}[standing]
        colour = GREEN if standing == "bought" else DIM
        self.write(tile, words, 17, colour, midbottom=(SIDE // 2, SIDE - 11))
        return tile

    def _places(self, count: int) -> list[tuple[int, int]]:
        """The centres of the discs, in one row or two."""
        rows = math.ceil(count / self._in_a_row)
        step = DISC + 3
        places = []
        for number in range(count):
            row, column = divmod(number, self._in_a_row)
            here = min(self._in_a_row, count - row * self._in_a_row)
            x = SIDE // 2 + round((column - (here - 1) / 2) * step)
            y = SIDE // 2 + 4 + round((row - (rows - 1) / 2) * step)
            places.append((x, y))
        return places
