"""Tasks of Recommender with a user of each, a digit to the base 16 for each product."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

ABOUT = "what six users of three catalogues do"


def users() -> Iterator[dict[str, Any]]:
    """Users of consecutive catalogues, who like nothing, something and all of a product."""
    for products, features, each, liked, denominator, numerators, words in (
        (2, 2, 1, 1, 4, [1, 3], [0x01, 0x10]),
        (3, 4, 2, 2, 6, [0, 2, 6], [0x202, 0x111, 0x020]),
        (4, 5, 3, 1, 2**31 - 1, [1, 2, 3, 2**31 - 1], [0x1011]),
    ):
        for user in words:
            yield {
                "products": products,
                "features": features,
                "each": each,
                "liked": liked,
                "denominator": denominator,
                "numerators": numerators,
                "user": user,
            }


CASES = tuple(users())
