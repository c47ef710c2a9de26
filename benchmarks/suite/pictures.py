"""The pictures of the suite."""

from __future__ import annotations

import re
import statistics
from typing import TYPE_CHECKING, Any

import matplotlib as mpl

mpl.use("agg")
import matplotlib.pyplot as plt

if TYPE_CHECKING:
    from pathlib import Path


NAMED = re.compile(r"(.*?) (1|64|1024|65536)( async| \d threads| async \d threads| threads 1)?")
"""A case with its number of lanes."""


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
    colours = ["tab:blue" if name.startswith("provengym") else "tab:gray" for name in found]
    axes.barh(list(found), list(found.values()), color=colours)
    axes.set(xscale="log", xlabel="steps per second")
    figure.savefig(folder / "bench_rates.png", dpi=100)
    plt.close(figure)

    lines: dict[str, list[tuple[int, float]]] = {}
    for name, rate in found.items():
        parts = NAMED.fullmatch(name)
        if parts and "L2" not in name and "GB" not in name and "random" not in name:
            title = parts[1] + (parts[3] or "") if "envpool" not in name else parts[1]
            lines.setdefault(title, []).append((int(parts[2]), 1e9 / rate))
    figure, axes = plt.subplots(figsize=(10, 5), layout="constrained")
    for title, points in sorted(lines.items()):
        if len(points) > 1:
            style = "-" if title.startswith("provengym") else "--"
            axes.plot(*zip(*sorted(points), strict=True), style, marker="o", label=title)
    axes.set(xscale="log", yscale="log", xlabel="lanes", ylabel="nanoseconds for a step of a lane")
    figure.legend(fontsize=7, loc="outside right upper")
    figure.savefig(folder / "bench_lanes.png", dpi=100)
    plt.close(figure)
