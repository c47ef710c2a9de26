"""The golden table of Fishing: at which arguments it is evaluated."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

ABOUT = "ten fisheries, at chosen stocks and quotas and all deviates"


def fisheries() -> Iterator[dict[str, Any]]:
    """Rates up to the largest, with and without noise, in both orders."""
    for growth, noise in (
        ((3, 10), (0, 1)),
        ((3, 10), (1, 10)),
        ((5, 1), (1, 1)),
        ((999_999, 1_000_000), (333_333, 999_998)),
        ((0, 1), (1, 3)),
    ):
        for order in (0, 1):
            yield {
                "growth_num": growth[0],
                "growth_den": growth[1],
                "noise_num": noise[0],
                "noise_den": noise[1],
                "order": order,
                "stocks": [0, 1, 333_333, 500_000, 750_000, 1_000_000, 1_234_567, 2_000_000],
                "quotas": [0, 1, 75_000, 306_250, 500_000, 2_000_000],
                "branches": [0, 8, 5, 14, 15] if noise[0] else [0],
            }


CASES = tuple(fisheries())
