"""The suite's own arithmetic: medians, spreads, ratios in pairs, and the table."""

from __future__ import annotations

import statistics
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True)
class Summary:
    """A summary of the measurements of several rounds."""

    median: float
    least: float
    largest: float


def summary(values: Sequence[float]) -> Summary:
    """The median and the spread."""
    if not values:
        raise ValueError("values must not be empty")
    return Summary(statistics.median(values), min(values), max(values))


def ratios(ours: Sequence[float], theirs: Sequence[float]) -> list[float]:
    """A ratio for each round: what was measured in turn is compared, and nothing else."""
    if len(ours) != len(theirs):
        raise ValueError(f"as many rounds on both sides: {len(ours)} and {len(theirs)}")
    return [a / b for a, b in zip(ours, theirs, strict=True)]


def short(value: float) -> str:
    """Three significant digits, in thousands, millions or billions where it is large."""
    for factor, unit in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
        if abs(value) >= factor * 0.9995:
            return f"{value / factor:.3g}{unit}" if value < factor * 999.5 else f"{value:.3g}"
    return f"{value:.3g}"


def spread(found: Summary) -> str:
    """The median, with the least and the largest."""
    return f"{short(found.median)} ({short(found.least)} to {short(found.largest)})"


def verdict(reached: float | None, target: float | None, *, at_most: bool = False) -> str:
    """Say whether a figure is reached; one that was not measured is not."""
    if target is None:
        return ""
    if reached is None:
        return "no"
    return "yes" if (reached <= target if at_most else reached >= target) else "no"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown."""
    for row in rows:
        if len(row) != len(head):
            raise ValueError(f"a row of {len(row)} cells under a head of {len(head)}: {row}")
    cells = [head, ["---"] * len(head), *rows]
    return "".join(
        "| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |\n" for row in cells
    )
