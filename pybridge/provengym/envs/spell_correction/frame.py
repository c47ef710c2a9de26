"""The frame of spell correction, and its text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from provengym.rendering.frame import Frame


@dataclass(frozen=True, kw_only=True)
class SpellCorrectionFrame(Frame):
    """The cells are one character each, `_` for a blank."""

    cells: str
    target: str | None
    """The word, None while it is hidden."""
    solved: bool
    distance: int
    changed: int | None
    """The cell that the last action wrote into."""

    digits: ClassVar[int] = 6

    @property
    def apart(self) -> str:
        """The distance from the word."""
        return f"distance {self.distance}"

    def text(self) -> str:
        """The frame in plain ASCII: the cells, and their numbers below."""
        width = len(str(len(self.cells) - 1))
        cells = " ".join(f"{cell:>{width}}" for cell in self.cells)
        numbers = " ".join(f"{number:>{width}}" for number in range(len(self.cells)))
        word = "restored" if self.solved else "word"
        status = self.told(
            self.apart, news=None if self.target is None else f"{word} {self.target}"
        )
        return "\n".join(
            (f"SpellCorrection {len(self.cells)}", f"| {cells} |", f"  {numbers}", status)
        )
