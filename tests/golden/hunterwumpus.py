"""The golden table of HunterWumpus: at which arguments it is evaluated."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

ABOUT = "six boards of up to 4 x 4 cells, at chosen places and in all directions of both"


def hunts() -> Iterator[dict[str, Any]]:
    """Boards of up to 4 x 4 cells, numbered row by row, with and without pits and scents."""
    for last, gold, pits, scents, visited, over, wumpuses, players in (
        (1, 3, [], {0: 2}, [1], False, [0, 1, 2], [0, 1, 2]),
        (1, 1, [2], {1: 3, 3: 1}, [0, 3], False, [1, 3], [0, 3]),
        (1, 3, [2], {0: 3}, [1], True, [1], [2]),
        (2, 8, [3, 5], {1: 3, 2: 2, 4: 1}, [2, 7], False, [2, 4, 6], [0, 4, 7]),
        (2, 4, [], {}, [1], False, [1, 8], [0, 5]),
        (3, 3, [5, 11, 12], {1: 1, 2: 2, 6: 3}, [9, 13], False, [6, 13], [0, 10]),
    ):
        yield {
            "last": last,
            "gold": gold,
            "pits": pits,
            "scents": [scents.get(cell, 0) for cell in range((last + 1) ** 2)],
            "visited": visited,
            "over": over,
            "wumpuses": wumpuses,
            "players": players,
        }


CASES = tuple(hunts())
