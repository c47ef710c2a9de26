"""The frame of SwimmerGait, and its text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from provengym.rendering.frame import Frame, boxed

SHOWN_STEPS = 200
"""The most steps that a frame looks back."""
ANGLES = tuple(range(-60, 61, 15))
"""The values of an angle, in degrees."""
UNITS = 1_000_000
"""Of a displacement, in one length of the swimmer."""

Shape = tuple[int, int]
"""The numbers of the values of both angles."""


@dataclass(frozen=True, kw_only=True)
class SwimmerGaitFrame(Frame):
    """A shape, and how the swimmer came to it and to where it is."""

    shapes: tuple[Shape, ...]
    """Before each of the steps looked back at, and now."""
    displacements: tuple[int, ...]
    """Of each of these steps, in millionths of the swimmer's length."""

    digits: ClassVar[int] = 6

    @property
    def degrees(self) -> tuple[int, int]:
        """Both angles now."""
        first, second = self.shapes[-1]
        return ANGLES[first], ANGLES[second]

    @property
    def places(self) -> tuple[float, ...]:
        """Where the swimmer was before each of the steps looked back at, and is now, in lengths of
        it from where the episode began."""
        places = [self.episode_return]
        for displacement in reversed(self.displacements):
            places.append(places[-1] - displacement / UNITS)
        return tuple(reversed(places))

    def text(self) -> str:
        """The frame in plain ASCII: S the shape, o the shapes before."""
        letters = dict.fromkeys(self.shapes, "o") | {self.shapes[-1]: "S"}
        numbers = range(len(ANGLES))
        rows = [
            [letters.get((first, second), ".") for first in numbers] for second in reversed(numbers)
        ]
        joints = "joints at {} and {} degrees".format(*self.degrees)
        return "\n".join(("SwimmerGait", *boxed(rows), self.told(joints)))
