"""The golden table of Recommender: at which arguments it is evaluated."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

ABOUT = "four catalogues, all users, all recommendations and all branches, from chosen histories"


def shops() -> Iterator[dict[str, Any]]:
    """Consecutive catalogues with all their users, at the start, on the way and at the horizon."""
    for products, features, each, liked, denominator, numerators in (
        (2, 2, 1, 1, 4, [1, 3]),
        (3, 4, 2, 2, 6, [0, 2, 6]),
        (4, 5, 3, 1, 5, [1, 2, 3, 4]),
        (1, 7, 7, 3, 9, [1, 2, 3, 4, 5, 6, 7, 8]),
    ):
        for recommended, bought, time in (([], [], 0), ([0], [0], 3), ([0, products - 1], [], 4)):
            yield {
                "products": products,
                "features": features,
                "each": each,
                "liked": liked,
                "denominator": denominator,
                "horizon": 4,
                "numerators": numerators,
                "recommended": recommended,
                "bought": bought,
                "time": time,
            }


CASES = tuple(shops())
