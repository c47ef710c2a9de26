"""A picture of a grid: values as colours, the policy as arrows."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from matplotlib.colors import Normalize
from matplotlib.lines import Line2D
from matplotlib.ticker import MaxNLocator

from provengym.solving.plots.sheet import INK, MARGIN, RED, WHITE, Sheet

if TYPE_CHECKING:
    from matplotlib.figure import Figure
    from matplotlib.image import AxesImage
    from numpy.typing import NDArray

Cell = tuple[int, int]

# Lengths are in inches.
BOARD = 6.0
"""The longer side of the board, as far as the limits of a cell allow it."""
CELL_LARGEST = 0.95
SHORTEST = 0.5
"""The shorter side of the board; the cells of a longer strip are stretched."""
BAR = 0.17
"""The thickness of the colour bar."""
LINED_FROM, NUMBERED_FROM = 0.3, 0.5
"""Smallest cells with lines between them, and with their values as numbers."""
LIFT = 0.13
"""The distance, in cells, by which a mark is lifted for the number below it."""

EVERY_ARROW = 40
"""Longest side, in cells, of a grid with an arrow in every cell."""
ARROWS = 25
"""Most arrows along a side of a larger grid."""
MOST_PIXELS = 2_000
"""Most cells along a side that are coloured; of a larger grid, every so many are."""


@dataclass(frozen=True)
class Grid:
    """A grid: its cells as (row, column), and by how much each action moves."""

    height: int
    width: int
    start: Cell
    goal: Cell
    moves: tuple[Cell, ...]
    holes: tuple[Cell, ...] = ()
    """Cells that end or undo an episode, and what they are called."""
    hole_name: str = "hole"

    @property
    def states(self) -> int:
        """The number of states."""
        return self.height * self.width


def grid_picture(
    grid: Grid,
    values: NDArray[np.float64],
    policy: NDArray[np.integer[Any]],
    title: str,
    note: str,
) -> Figure:
    """A heat map of the values with arrows for the policy, the start and the goal.

    Args:
        grid: The map whose cells, row by row, are the states.
        values: Shape (height * width,).
        policy: Actions, of the same shape.
        title: The heading.
        note: The smaller line below the heading.
    """
    return _GridPicture(grid, values, policy).finished(title, note)


class _GridPicture:
    def __init__(
        self, grid: Grid, values: NDArray[np.float64], policy: NDArray[np.integer[Any]]
    ) -> None:
        self._grid = grid
        self._values = values.reshape(grid.height, grid.width)
        self._policy = policy.reshape(grid.height, grid.width)
        cell = min(CELL_LARGEST, BOARD / max(grid.height, grid.width))
        width, height = (max(side * cell, SHORTEST) for side in (grid.width, grid.height))
        self._size = (width, height)
        self._cell = (height / grid.height, width / grid.width)
        self._numbered = min(self._cell) >= NUMBERED_FROM
        self._mark = min(max(0.5 * min(self._cell), 0.11), 0.28)
        self._apart = 1
        if max(grid.height, grid.width) > EVERY_ARROW:
            self._apart = math.ceil(max(grid.height, grid.width) / ARROWS)
        self._wide = width > 2.5 * height  # has its colour bar below
        right, below = (MARGIN, 1.25) if self._wide else (1.2, 0.6)
        heading = 5.6 if self._apart == 1 else 7.0
        self._sheet = Sheet(self._size, left=0.75, right=right, below=below, narrowest=heading)
        self._axes = self._sheet.axes

    def finished(self, title: str, note: str) -> Figure:
        """The figure with everything on it."""
        self._image = self._colours()
        self._bar()
        self._scales()
        if self._numbered:
            self._numbers()
        marks = self._marks()
        self._arrows()
        aside = f"an arrow every {self._apart} cells" if self._apart > 1 else ""
        self._sheet.head(title, note, aside, marks)
        return self._sheet.figure

    def _colours(self) -> AxesImage:
        height, width = self._values.shape
        down, across = (-(-side // MOST_PIXELS) for side in (height, width))
        low, high = float(self._values.min()), float(self._values.max())
        if low == high:
            low, high = low - 0.5, high + 0.5
        return self._axes.imshow(
            self._values[::down, ::across],
            cmap="viridis",
            norm=Normalize(low, high),
            extent=(-0.5, width - 0.5, height - 0.5, -0.5),
            aspect="auto",  # the axes have the shape of the grid
            interpolation="nearest" if max(height, width) <= 400 else "antialiased",
        )

    def _inks(self, values: NDArray[np.float64]) -> NDArray[np.str_]:
        """Return the inks that are readable on the colours of these values."""
        shades = np.asarray(self._image.cmap(self._image.norm(values)))
        return np.where(shades @ (0.299, 0.587, 0.114, 0.0) > 0.5, INK, WHITE)

    def _bar(self) -> None:
        width, height = self._size
        if self._wide:
            axes = self._sheet.add(0.0, -0.75, width, BAR)
        else:
            axes = self._sheet.add(width + 0.2, 0.0, BAR, height)
        side = "horizontal" if self._wide else "vertical"
        bar = self._sheet.figure.colorbar(self._image, cax=axes, orientation=side)
        bar.set_label("value", color=INK)
        bar.outline.set_visible(False)
        axes.locator_params(nbins=max(2, round(1.6 * max(width, height))))

    def _scales(self) -> None:
        axes, grid = self._axes, self._grid
        for axis, side, inches, name in (
            (axes.xaxis, grid.width, self._size[0], "column"),
            (axes.yaxis, grid.height, self._size[1], "row"),
        ):
            ticks = min(side, max(1, min(12, round(2.5 * inches))))
            axis.set_major_locator(MaxNLocator(ticks, integer=True, min_n_ticks=1))
            axis.set_label_text(name, color=INK)
        if min(self._cell) >= LINED_FROM:
            between: dict[str, Any] = {"color": WHITE, "linewidth": 0.6}
            axes.vlines(np.arange(1, grid.width) - 0.5, -0.5, grid.height - 0.5, **between)
            axes.hlines(np.arange(1, grid.height) - 0.5, -0.5, grid.width - 0.5, **between)
        axes.set_xlim(-0.5, grid.width - 0.5)
        axes.set_ylim(grid.height - 0.5, -0.5)

    def _numbers(self) -> None:
        fixed = 0.1 <= np.abs(self._values).max() < 1e4
        inks = self._inks(self._values)
        for (row, column), value in np.ndenumerate(self._values):
            text = f"{round(value, 2) + 0.0:.2f}" if fixed else f"{value + 0.0:.3g}"
            self._axes.text(
                column,
                row + 0.31,
                text.replace("-", "\N{MINUS SIGN}"),
                color=inks[row, column],
                fontsize=min(9.0, 13 * min(self._cell)),
                ha="center",
                va="center",
            )

    def _marks(self) -> list[Line2D]:
        """Mark the start and the goal; the same marks for the legend."""
        legend = []
        grid = self._grid
        for name, cells, marker, colour, size in (
            ("start", (grid.start,), "o", WHITE, 72 * self._mark),
            ("goal", (grid.goal,), "*", RED, 94 * self._mark),
            (grid.hole_name, grid.holes, "X", INK, 72 * self._mark),
        ):
            if not cells:
                continue
            rows, columns = np.array(cells).T
            look: dict[str, Any] = {"marker": marker, "linestyle": "none", "mfc": colour}
            look |= {"mec": WHITE if name == grid.hole_name else INK, "mew": 0.8, "clip_on": False}
            self._axes.plot(columns, rows - self._lift, ms=size, zorder=3, **look)
            legend.append(Line2D([], [], ms=9, label=name, **look))
        return legend

    @property
    def _lift(self) -> float:
        return LIFT if self._numbered else 0.0

    def _arrows(self) -> None:
        """Draw the policy's action in each cell of a lattice, where no mark is in the way."""
        steps = tuple(min(self._apart, side) for side in self._values.shape)
        lattice = [
            np.arange((step - 1) // 2, side, step)
            for step, side in zip(steps, self._values.shape, strict=True)
        ]
        rows, columns = (axis.ravel() for axis in np.meshgrid(*lattice, indexing="ij"))
        room = min(step * cell for step, cell in zip(steps, self._cell, strict=True))
        length = min((0.42 if self._numbered else 0.6) * room, 0.34)

        def away(cell: Cell) -> NDArray[np.float64]:
            down, across = (rows - cell[0]) * self._cell[0], (columns - cell[1]) * self._cell[1]
            distance: NDArray[np.float64] = np.hypot(down, across)
            return distance

        # The start's own arrow is drawn on its mark.
        at_start = away(self._grid.start) == 0
        free = (away(self._grid.start) > (self._mark + length) / 2) | at_start
        for cell in (self._grid.goal, *self._grid.holes):
            free &= away(cell) > (self._mark + length) / 2
        rows, columns, at_start = rows[free], columns[free], at_start[free]
        if not rows.size:
            return
        moves = length * np.array(self._grid.moves)[self._policy[rows, columns]]
        moves[at_start] *= 0.75
        self._axes.quiver(
            columns,
            rows - self._lift,
            moves[:, 1],
            -moves[:, 0],
            color=np.where(at_start, INK, self._inks(self._values[rows, columns])),
            pivot="mid",
            units="inches",
            scale_units="inches",
            scale=1.0,
            width=0.09 * length,
            headwidth=4.2,
            headlength=4.2,
            headaxislength=3.8,
            minlength=0.0,
            zorder=4,
        )
