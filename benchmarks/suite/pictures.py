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


def rates(rows: list[dict[str, Any]]) -> dict[str, float]:
    """The median rate of each case on either side, by its name."""
    found: dict[str, float] = {}
    for row in rows:
        if row["values"] is None or "steps/s" in row["name"] or "memory" in row["name"]:
            continue
        found.setdefault("provengym " + row["ours"], statistics.median(row["our_rates"]))
        if row["their_rates"] and not row["theirs"].startswith("machine"):
            found.setdefault(row["theirs"], statistics.median(row["their_rates"]))
    return found


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
        parts = re.fullmatch(r"(\D.*?) (\d+)( .*)?", re.sub(r"\b(\d+x\d+)\b", r"\1", name))
        if parts and "reset" not in name:
            title = parts[1] if "envpool" in name else parts[1] + (parts[3] or "")
            lines.setdefault(title, []).append((int(parts[2]), 1e9 / rate))
    figure, axes = plt.subplots(figsize=(8, 5), layout="constrained")
    for title, points in sorted(lines.items()):
        if len(points) > 1:
            axes.plot(*zip(*sorted(points), strict=True), marker="o", label=title)
    axes.set(xscale="log", yscale="log", xlabel="lanes", ylabel="nanoseconds for a step of a lane")
    axes.legend(fontsize=7)
    figure.savefig(folder / "bench_lanes.png", dpi=100)
    plt.close(figure)
