"""The golden table of KeyLock: at which arguments it is evaluated."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

ABOUT = "every state on the grid of 2 x 2 cells and chosen ones on two larger grids, all actions"


def locks() -> Iterator[dict[str, Any]]:
    """Every state that can occur on the grid of 2 x 2 cells, and on larger ones every cell of the
    agent with key and lock in chosen cells."""
    corners = [(1, key, lock) for key, lock in product(range(4), range(4)) if key != lock]
    for last, key, lock in (*corners, (2, 4, 2), (2, 0, 8), (3, 5, 6), (3, 15, 3)):
        cells = list(range((last + 1) ** 2))
        for has_key, is_open in ((False, False), (True, False), (True, True)):
            yield {
                "last": last,
                "key": key,
                "lock": lock,
                "has_key": has_key,
                "open": is_open,
                "agents": [lock] if is_open else cells,
            }


CASES = tuple(locks())
