"""The sheet that every picture is drawn on: its colours, its margins and its heading."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matplotlib.axes import Axes
    from matplotlib.lines import Line2D

INK, FAINT, WHITE, RED = "#2d3446", "#6f6a60", "#ffffff", "#e2574c"

# In inches.
MARGIN, ABOVE = 0.35, 0.9
WIDE = 7.5
"""Width of a sheet from which on the lines below its heading are larger."""


class Sheet:
    """A sheet with room for axes of a size, in inches, and for what stands around them.

    Args:
        size: Width and height of the axes.
        left: Room on their left; `right` and `below` likewise.
        narrowest: The width that the heading needs; narrower axes stand in the middle.
    """

    def __init__(
        self,
        size: tuple[float, float],
        *,
        left: float,
        right: float,
        below: float,
        narrowest: float = 5.6,
    ) -> None:
        width, height = size
        full = max(left + width + right, narrowest)
        self.figure = Figure(figsize=(full, below + height + ABOVE), facecolor=WHITE)
        FigureCanvasAgg(self.figure)
        self._left = left + (full - (left + width + right)) / 2
        self._below = below
        self.axes = self.add(0.0, 0.0, width, height)
        self.axes.set_frame_on(False)

    def add(self, left: float, bottom: float, width: float, height: float) -> Axes:
        """More axes; `left` and `bottom` count from the corner of the first."""
        across, up = self.figure.get_size_inches()
        place = ((self._left + left) / across, (self._below + bottom) / up)
        axes = self.figure.add_axes((*place, width / across, height / up))
        axes.tick_params(colors=INK, labelsize=9, length=3)
        return axes

    def head(self, title: str, note: str, aside: str = "", legend: Sequence[Line2D] = ()) -> None:
        """Write the heading: the title and the legend, below them a note and an aside."""
        across, up = self.figure.get_size_inches()
        left, right, top, below = MARGIN / across, 1 - MARGIN / across, 1 - 0.3 / up, 1 - 0.55 / up
        write, small = self.figure.text, 9 if across < WIDE else 10
        write(left, top, title, color=INK, fontsize=13, weight="bold", va="center")
        write(left, below, note, color=FAINT, fontsize=small, va="center")
        write(right, below, aside, color=FAINT, fontsize=small, va="center", ha="right")
        if legend:
            self.figure.legend(
                handles=legend,
                loc="center right",
                bbox_to_anchor=(right, top),
                ncols=len(legend),
                borderpad=0.0,
                borderaxespad=0.0,
                frameon=False,
                fontsize=9,
                labelcolor=INK,
                handletextpad=0.1,
                columnspacing=1.0,
            )
