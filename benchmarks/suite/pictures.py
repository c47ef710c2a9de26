"""The pictures of the suite."""

from __future__ import annotations

import re
import statistics
from typing import TYPE_CHECKING, Any

import matplotlib as mpl

mpl.use("agg")
import matplotlib.pyplot as plt
from matplotlib.patches import Patch

if TYPE_CHECKING:
    from pathlib import Path


COLOURS = {
    "provengym": "tab:blue",
    "NumPy": "tab:brown",
    "envpool": "tab:orange",
    "gymnasium": "tab:green",
    "gymnax": "tab:red",
    "pufferlib": "tab:purple",
}
"""The colour of each side in every picture, by the first word of the names of its cases."""
SHADES = "Blues"
MARKERS = "osD^vP*X"
NAMED = re.compile(r"(.*?) (1|64|1024|65536)( async| \d threads| async \d threads| threads 1)?")
"""A case with its number of lanes."""


def side(name: str) -> str:
    """Whose case this is."""
    return name.partition(" ")[0]


def rates(rows: list[dict[str, Any]]) -> dict[str, float]:
    """The median rate of each case on either side, over all rows, by its name."""
    found: dict[str, list[float]] = {}
    for row in rows:
        if row["values"] is None or "memory" in row["name"] or "reset" in row["name"]:
            continue
        found.setdefault("provengym " + row["ours"], []).extend(row["our_rates"])
        if row["their_rates"] and not row["theirs"].startswith("machine"):
            found.setdefault(row["theirs"], []).extend(row["their_rates"])
    named = {name.replace("provengym numpy", "NumPy"): rates for name, rates in found.items()}
    return {name: statistics.median(rates) for name, rates in named.items()}


def draw_all(rows: list[dict[str, Any]], folder: Path) -> None:
    """Draw bars of rates, and the time of a step against the number of lanes."""
    found = dict(sorted(rates(rows).items(), key=lambda item: item[1]))
    figure, axes = plt.subplots(figsize=(8, 1 + 0.22 * len(found)), layout="constrained")
    axes.barh(list(found), list(found.values()), color=[COLOURS[side(name)] for name in found])
    axes.set(xscale="log", xlabel="steps per second")
    axes.margins(y=0.01)
    named = {side(name) for name in found}
    bars = [Patch(color=colour, label=name) for name, colour in COLOURS.items() if name in named]
    axes.legend(handles=bars, loc="lower right")
    figure.savefig(folder / "bench_rates.png", dpi=100)
    plt.close(figure)

    lines: dict[str, list[tuple[int, float]]] = {}
    for name, rate in found.items():
        parts = NAMED.fullmatch(name)
        if parts and "L2" not in name and "GB" not in name and "random" not in name:
            title = parts[1] + (parts[3] or "") if "envpool" not in name else parts[1]
            lines.setdefault(title, []).append((int(parts[2]), 1e9 / rate))
    lines = {title: points for title, points in sorted(lines.items()) if len(points) > 1}
    ours = [title for title in lines if side(title) == "provengym"]
    figure, axes = plt.subplots(figsize=(10, 5), layout="constrained")
    for title in [*ours, *(title for title in lines if title not in ours)]:
        style: dict[str, Any] = {"color": COLOURS[side(title)], "linestyle": "--", "marker": "o"}
        if title in ours:
            number = ours.index(title)
            shade = mpl.colormaps[SHADES](0.4 + 0.6 * (number + 1) / len(ours))
            marker = MARKERS[number % len(MARKERS)]
            style = {"color": shade, "linestyle": "-", "marker": marker}
        axes.plot(*zip(*sorted(lines[title]), strict=True), label=title, **style)
    axes.set(xscale="log", yscale="log", xlabel="lanes", ylabel="nanoseconds for a step of a lane")
    figure.legend(fontsize=7, loc="outside right upper")
    figure.savefig(folder / "bench_lanes.png", dpi=100)
    plt.close(figure)
