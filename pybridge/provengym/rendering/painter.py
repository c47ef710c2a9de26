"""Pictures with pygame-ce: arrays without any display, and a window."""

from __future__ import annotations

import abc
import os
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import gymnasium
import numpy as np

if TYPE_CHECKING:
    import types
    from collections.abc import Callable

    import pygame
    from numpy.typing import NDArray

FrameT = TypeVar("FrameT")

OVERSAMPLING = 4


class Painter(abc.ABC, Generic[FrameT]):
    """Paints frames of one environment.

    Raises:
        gymnasium.error.DependencyNotInstalled: pygame-ce is missing.
    """

    title: str

    def __init__(self) -> None:
        self.pygame: Any = _import_pygame()
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
        background: tuple[int, int, int],
        draw: Callable[[pygame.Surface], None],
    ) -> pygame.Surface:
        """An anti-aliased surface: `draw` fills one that is larger by `OVERSAMPLING`."""
        width, height = size
        large = self.pygame.Surface((width * OVERSAMPLING, height * OVERSAMPLING), depth=32)
        large.fill(background)
        draw(large)
        small: pygame.Surface = self.pygame.transform.smoothscale(large, size)
        return small

    def words(self, text: str, size: int, colour: tuple[int, int, int]) -> pygame.Surface:
        """Anti-aliased text in pygame's own font."""
        if not self.pygame.font.get_init():
            self.pygame.font.init()
        words: pygame.Surface = self.pygame.font.Font(None, size).render(text, True, colour)
        return words


def _import_pygame() -> types.ModuleType:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        import pygame
    except ImportError as error:
        raise gymnasium.error.DependencyNotInstalled(
            'pictures need pygame-ce, run `pip install "provengym[render]"`'
        ) from error
    return pygame
