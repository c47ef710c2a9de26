"""A picture of Taxi: a map for each place of the passenger and each destination."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from matplotlib.colors import Normalize
from matplotlib.lines import Line2D

from provengym.solving.plots.sheet import INK, RED, WHITE, Sheet

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from numpy.typing import NDArray

    from provengym.solving.plots.layout import TaxiMap

# In inches.
CELL, GAP, BAR = 0.3, 0.22, 0.17


def taxi_picture(
    taxi: TaxiMap,
    values: NDArray[np.float64],
    policy: NDArray[np.integer[Any]],
    title: str,
    note: str,
) -> Figure:
    """A row of maps for each place of the passenger, in each a map for each destination.

    Args:
        taxi: The map; the states are its (row, column, passenger, destination).
        values: Shape (states,).
        policy: Actions, of the same shape.
        title: The heading.
        note: The smaller line below the heading.
    """
    places, ends = (*(f"at {name}" for name in taxi.names), "in the taxi"), tuple(taxi.names)
    shape = (taxi.height, taxi.width, len(places), len(ends))
    shaped, actions = values.reshape(shape), policy.reshape(shape)
    width, height = taxi.width * CELL, taxi.height * CELL
    whole = (len(ends) * (width + GAP) - GAP, len(places) * (height + GAP) - GAP)
    sheet = Sheet(whole, left=0.75, right=1.2, below=0.35)
    sheet.axes.set_axis_off()
    norm = Normalize(float(values.min()), float(values.max()))
    for i, place in enumerate(places):
        for j, end in enumerate(ends):
            corner = (j * (width + GAP), (len(places) - 1 - i) * (height + GAP))
            axes = sheet.add(*corner, width, height)
            image = axes.imshow(shaped[:, :, i, j], cmap="viridis", norm=norm, aspect="auto")
            shades = np.asarray(image.cmap(norm(shaped[:, :, i, j])))
            inks = np.where(shades @ (0.299, 0.587, 0.114, 0.0) > 0.5, INK, WHITE)
            _map(axes, taxi, actions[:, :, i, j], inks)
            if i < len(taxi.stops):
                axes.plot(*taxi.stops[i][::-1], "o", mfc="none", mec=WHITE, mew=1.4, ms=15)
            axes.plot(*taxi.stops[j][::-1], "s", mfc="none", mec=RED, mew=1.4, ms=15)
            if not i:
                axes.set_title(f"to {end}", fontsize=9, color=INK, pad=4)
            if not j:
                axes.set_ylabel(place, fontsize=9, color=INK)
    bar = sheet.figure.colorbar(image, cax=sheet.add(whole[0] + 0.2, 0.0, BAR, whole[1]))
    bar.set_label("value", color=INK)
    bar.outline.set_visible(False)
    look: dict[str, Any] = {"linestyle": "none", "mfc": "none", "mew": 1.4, "ms": 9}
    legend = [
        Line2D([], [], marker="o", mec="#9a948a", label="passenger", **look),
        Line2D([], [], marker="s", mec=RED, label="destination", **look),
    ]
    sheet.head(title, note, "P pick up, D drop off", legend)
    return sheet.figure


def _map(
    axes: Axes, taxi: TaxiMap, actions: NDArray[np.integer[Any]], inks: NDArray[np.str_]
) -> None:
    """The walls, and the policy's action in every cell."""
    axes.set_xticks([])
    axes.set_yticks([])
    axes.set_frame_on(False)
    for row, column in taxi.walls:
        axes.plot([column + 0.5] * 2, [row - 0.5, row + 0.5], color=INK, linewidth=2.0)
    for (row, column), action in np.ndenumerate(actions):
        move, ink = taxi.moves[action], str(inks[row, column])
        if isinstance(move, str):
            style: dict[str, Any] = {"ha": "center", "va": "center", "weight": "bold"}
            axes.text(column, row, move, color=ink, fontsize=8, **style)
            continue
        down, across = move
        axes.annotate(
            "",
            (column + 0.3 * across, row + 0.3 * down),
            (column - 0.3 * across, row - 0.3 * down),
            arrowprops={
                "arrowstyle": "->",
                "color": ink,
                "linewidth": 0.9,
                "shrinkA": 0,
                "shrinkB": 0,
            },
        )
