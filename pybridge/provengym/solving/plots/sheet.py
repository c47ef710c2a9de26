"""The sheet that every picture is drawn on, its colours, its margins and its heading; and the
picture of any decision process, its values state by state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.ticker import MaxNLocator, StrMethodFormatter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matplotlib.axes import Axes
    from numpy.typing import NDArray

SIZE = (6.4, 3.2)
"""Width and height of the axes in inches."""
MOST_DOTS = 100
"""Most states that get a dot in the colour of the policy's action."""
MOST_POINTS = 4_000
"""About how many points the line of a larger process has."""
LINE = "#4662d6"
COLOURS = ("#4662d6", "#e2574c", "#e0a526", "#2e8b57", "#8b5fbf", "#2aa5b3", "#c2679b", "#6b7486")


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


def states_picture(
    values: NDArray[np.float64], policy: NDArray[np.integer[Any]], title: str, note: str
) -> Figure:
    """The values as steps, with dots for the policy where there are few states and actions.

    Args:
        values: Shape (states,).
        policy: Actions, of the same shape.
        title: The heading.
        note: The smaller line below the heading.
    """
    sheet = Sheet(SIZE, left=0.85, right=0.35, below=0.6)
    axes = sheet.axes
    states, heights, label = _outline(values)
    aside = ""
    dotted = values.size <= MOST_DOTS and policy.max() < len(COLOURS)
    axes.step(states, heights, where="mid", color=FAINT if dotted else LINE, linewidth=1.0)
    legend = []
    if dotted:
        axes.scatter(states, values, c=[COLOURS[action] for action in policy], s=22, zorder=3)
        legend = [
            Line2D([], [], marker="o", linestyle="none", color=COLOURS[action], label=str(action))
            for action in np.unique(policy)
        ]
        aside = "dots: the policy's action"
    axes.grid(axis="y", color=INK, alpha=0.12, linewidth=0.8)
    axes.set_axisbelow(True)
    axes.spines["bottom"].set_color(INK)
    axes.xaxis.set_major_locator(MaxNLocator(8, integer=True, min_n_ticks=1))
    axes.margins(x=0.02, y=0.06)
    axes.xaxis.set_major_formatter(StrMethodFormatter("{x:,.0f}"))
    axes.set_xlabel(label, color=INK)
    axes.set_ylabel("value", color=INK)
    sheet.head(title, note, aside, legend)
    return sheet.figure


def _outline(
    values: NDArray[np.float64],
) -> tuple[NDArray[np.int64], NDArray[np.float64], str]:
    """The states and values to draw, and what to write below them.

    Of many states it takes the least and the largest value of each run of so many.
    """
    run = -(-2 * values.size // MOST_POINTS)
    if run <= 2:
        return np.arange(values.size), values, "state"
    starts = np.arange(0, values.size, run)
    lows, highs = np.minimum.reduceat(values, starts), np.maximum.reduceat(values, starts)
    label = f"state (the least and the largest value of every {run:,})"
    return np.repeat(starts, 2), np.column_stack((lows, highs)).ravel(), label
