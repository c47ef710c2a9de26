"""Frames, of shape (height, width, 3), in the forms of files: a picture (PNG), and films of an
episode (GIF, MP4)."""

from __future__ import annotations

import io
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from provengym.data.extras import missing

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame
    from numpy.typing import NDArray

PER_SECOND = 2
"""The frames, each a step, that a film shows in a second."""
LAST = 4
"""The times as long that the last frame stays, before a GIF begins again."""


def surface_of(frame: NDArray[np.uint8]) -> pygame.Surface:
    """Return a frame, of shape (height, width, 3), as a surface."""
    import pygame

    return pygame.surfarray.make_surface(frame.swapaxes(0, 1))


def png_of(surface: pygame.Surface) -> bytes:
    """Return a surface as a picture."""
    import pygame

    picture = io.BytesIO()
    pygame.image.save(surface, picture, ".png")
    return picture.getvalue()


def png(frames: Sequence[NDArray[np.uint8]]) -> bytes:
    """The last frame as a picture."""
    return png_of(surface_of(frames[-1]))


def gif(frames: Sequence[NDArray[np.uint8]]) -> bytes:
    """The frames as a film that begins again; ImportError without Pillow."""
    try:
        from PIL import Image
    except ImportError as error:
        raise ImportError(missing("a GIF", "Pillow", "film")) from error

    durations = [1000 // PER_SECOND] * len(frames)
    durations[-1] *= LAST
    first, *others = (
        Image.fromarray(frame).quantize(64, dither=Image.Dither.NONE) for frame in frames
    )
    film = io.BytesIO()
    first.save(film, "GIF", save_all=True, append_images=others, duration=durations, loop=0)
    return film.getvalue()


def mp4(frames: Sequence[NDArray[np.uint8]]) -> bytes:
    """The frames as a film in H.264; ImportError without MoviePy."""
    try:
        from moviepy.video.io.ImageSequenceClip import (  # type: ignore[import-untyped]
            ImageSequenceClip,
        )
    except ImportError as error:
        raise ImportError(missing("an MP4", "MoviePy", "film")) from error

    even = [np.pad(frame, _to_even(frame.shape), mode="edge") for frame in frames]
    clip = ImageSequenceClip([*even, *even[-1:] * (LAST - 1)], fps=PER_SECOND)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "film.mp4")
        clip.write_videofile(str(path), codec="libx264", audio=False, logger=None)
        return path.read_bytes()


def _to_even(shape: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """The pixels that make height and width even, which H.264 asks for."""
    height, width, *_ = shape
    return (0, height % 2), (0, width % 2), (0, 0)


KINDS: dict[str, Callable[[Sequence[NDArray[np.uint8]]], bytes]] = {
    ".png": png,
    ".gif": gif,
    ".mp4": mp4,
}
"""The writers by the ends of their files' names."""
