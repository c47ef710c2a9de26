"""Pictures with pygame-ce: arrays without any display, and a window."""

from __future__ import annotations

import abc
import math
import os
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import gymnasium
import numpy as np

from provengym.data.extras import missing
from provengym.rendering.colours import INK, PAPER
from provengym.rendering.frame import Frame

if TYPE_CHECKING:
    import types
    from collections.abc import Callable, Hashable

    import pygame
    from numpy.typing import NDArray

    from provengym.rendering.colours import Colour

FrameT = TypeVar("FrameT", bound=Frame)

OVERSAMPLING = 4
MARGIN = 34
"""The pixels to the left and to the right of words."""
STRIP = 58
"""The height of the strips above and below a board."""


class Painter(abc.ABC, Generic[FrameT]):
    """Paints frames of one environment: a board between two strips of words.

    Args:
        size: Width and height of a picture in pixels.

    Raises:
        gymnasium.error.DependencyNotInstalled: pygame-ce is missing.
    """

    title: ClassVar[str]
    """Of the window, and of a picture where it has no heading of its own."""
    left: ClassVar[int] = MARGIN
    """Where heading and status begin."""
    status_top: ClassVar[int] = 22
    """Where the status begins in its strip."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.pygame: Any = _import_pygame()
        self.size = size
        self._kept: dict[Hashable, pygame.Surface] = {}
        self._window: pygame.Surface | None = None
        self._clock: pygame.time.Clock | None = None

    @abc.abstractmethod
    def paint(self, frame: FrameT) -> pygame.Surface:
        """The picture of a frame."""

    def array(self, frame: FrameT) -> NDArray[np.uint8]:
        """The picture as a new array of shape (height, width, 3)."""
        by_column = self.pygame.surfarray.array3d(self.paint(frame))
        return np.ascontiguousarray(by_column.transpose(1, 0, 2))

    def show(self, frame: FrameT, frames_per_second: int) -> None:
        """Show the picture in the window, and wait as long as a frame lasts."""
        picture = self.paint(frame)
        if self._window is None or self._clock is None:
            self.pygame.display.init()
            self.pygame.display.set_caption(self.title)
            self._window = self.pygame.display.set_mode(picture.get_size())
            self._clock = self.pygame.time.Clock()
        self._window.blit(picture, (0, 0))
        self.pygame.event.pump()
        self.pygame.display.flip()
        self._clock.tick(frames_per_second)

    def close(self) -> None:
        """Close the window, if there is one."""
        if self._window is not None:
            self.pygame.display.quit()
            self._window = self._clock = None

    def smooth(
        self,
        size: tuple[int, int],
        background: Colour,
        draw: Callable[[pygame.Surface], None],
    ) -> pygame.Surface:
        """An anti-aliased surface: `draw` fills one that is larger by `OVERSAMPLING`."""
        width, height = size
        large = self.pygame.Surface((width * OVERSAMPLING, height * OVERSAMPLING), depth=32)
        large.fill(background)
        draw(large)
        small: pygame.Surface = self.pygame.transform.smoothscale(large, size)
        return small

    def kept(self, kind: Hashable, paint: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return what `paint` paints, which is done once for each kind."""
        if kind not in self._kept:
            self._kept[kind] = paint()
        return self._kept[kind]

    def paper(self) -> pygame.Surface:
        """A new picture with nothing on it."""
        picture: pygame.Surface = self.pygame.Surface(self.size, depth=32)
        picture.fill(PAPER)
        return picture

    def write(
        self,
        picture: pygame.Surface,
        text: str,
        size: int,
        colour: Colour,
        **place: tuple[int, int],
    ) -> pygame.Rect:
        """Write anti-aliased text in pygame's own font.

        Args:
            picture: Where to.
            text: A line.
            size: The height of the font in pixels.
            colour: Of the text.
            place: Where a corner, the centre or the middle of a side goes, such as
                ``midleft=(34, 20)``.

        Returns:
            Where the text is.
        """
        if not self.pygame.font.get_init():
            self.pygame.font.init()
        # A small font places letters at whole pixels, some too close and some too far apart.
        large = self.pygame.font.Font(None, size * OVERSAMPLING).render(text, True, colour)
        width, height = (-(-side // OVERSAMPLING) for side in large.get_size())
        words = self.pygame.transform.smoothscale(large, (width, height))
        where: pygame.Rect = words.get_rect(**place)
        picture.blit(words, where)
        return where

    def write_strips(
        self,
        picture: pygame.Surface,
        status: tuple[str, ...],
        news: str | None = None,
        colour: Colour = INK,
        heading: str | None = None,
    ) -> None:
        """Write the heading and, on the right, the news above the board, and the status below."""
        self.write(picture, heading or self.title, 24, INK, topleft=(self.left, 14))
        if news:
            self.write(picture, news, 20, colour, topright=(self.size[0] - MARGIN, 16))
        top = self.size[1] - STRIP + self.status_top
        self.write(picture, "    ".join(status), 20, INK, topleft=(self.left, top))

    def rod(
        self,
        surface: pygame.Surface,
        colour: Colour,
        start: tuple[int, int],
        end: tuple[int, int],
        radius: float,
    ) -> None:
        """Paint a straight rod with round ends."""
        across = math.atan2(end[1] - start[1], end[0] - start[0]) + math.pi / 2
        dx, dy = radius * math.cos(across), radius * math.sin(across)
        corners = [(x + s * dx, y + s * dy) for (x, y), s in ((start, 1), (end, 1))]
        corners += [(x + s * dx, y + s * dy) for (x, y), s in ((end, -1), (start, -1))]
        self.pygame.draw.polygon(surface, colour, corners)
        for point in (start, end):
            self.pygame.draw.circle(surface, colour, point, radius)

    def card(
        self,
        surface: pygame.Surface,
        ground: Colour,
        shade: Colour | None,
        gap: int,
        radius: float,
        drop: float,
    ) -> None:
        """Fill a square surface with a tile that has round corners.

        Args:
            surface: Where to.
            ground: The colour of the tile.
            shade: That of its shade, None for no shade.
            gap: The pixels around the tile.
            radius: That of the corners, as a share of the side.
            drop: How far the shade is below, as a share of the side.
        """
        side = surface.get_width()
        body = self.pygame.Rect(gap, gap, side - 2 * gap, side - 2 * gap)
        for colour, shift in ((shade, round(drop * side)), (ground, 0)):
            if colour is not None:
                place = body.move(0, shift)
                self.pygame.draw.rect(surface, colour, place, border_radius=round(radius * side))


def _import_pygame() -> types.ModuleType:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        import pygame
    except ImportError as error:
        raise gymnasium.error.DependencyNotInstalled(
            missing("a picture", "pygame-ce", "render")
        ) from error
    return pygame
