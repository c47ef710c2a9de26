"""A table of probabilities and of how often things came."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

MOST_ROWS = 8
_LOOK, _NUMBER = 30, 12
_FAR = 3.0
"""The distance in standard deviations beyond which an arrow marks a share."""


def frequency_table(expected: Mapping[str, Any], got: Mapping[str, Any]) -> list[str]:
    """Probabilities and frequencies side by side; an arrow marks what is far off."""
    distribution = expected["distribution"]
    width = max(_LOOK, *(len(look) + 2 for look in distribution))
    lines = [f"  {'':<{width}}{'reference':<{_NUMBER}}target ({_samples(got['samples'])})"]
    rows = [(look, distribution[look], got["distribution"][look]) for look in distribution]
    lines += _rows(rows, got["samples"], width)
    if "common" in expected:
        samples = _samples(got["common_samples"])
        lines.append(f"  all {got['common_cells']:,} cells with these probabilities: {samples}")
        both = zip(expected["common"], got["common"], strict=True)
        rows = [(f"outcome {k}", *pair) for k, pair in enumerate(both, start=1)]
        lines += _rows(rows, got["common_samples"], width)
    return lines


def _rows(rows: list[tuple[str, float, float]], samples: int, width: int) -> list[str]:
    """Those that are furthest off, in their order."""
    far = [_far(p, f, samples) for _, p, f in rows]
    shown = set(sorted(range(len(rows)), key=lambda k: -far[k])[:MOST_ROWS])
    lines = []
    for k, (look, chance, share) in enumerate(rows):
        if k in shown:
            arrow = "   <--" if far[k] > _FAR else ""
            lines.append(f"  {look:<{width}}{chance:<{_NUMBER}.4g}{share:.4g}{arrow}")
    if len(rows) > len(shown):
        lines.append(f"  and {len(rows) - len(shown):,} more")
    return lines


def _far(chance: float, share: float, samples: int) -> float:
    """Return the distance in standard deviations; in those of the mean of both where the
    probability is 0 or 1, which one that was sampled may only seem to be."""
    mean = chance if 0 < chance < 1 else (chance + share) / 2
    return abs(share - chance) / math.sqrt(mean * (1 - mean) / samples) if 0 < mean < 1 else 0.0


def _samples(number: int) -> str:
    return f"{number:,} sample{'s' if number != 1 else ''}"
