"""The golden table of GridWorld: at which arguments it is evaluated."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

ABOUT = "all grids of up to 4 x 4 cells, all goals, all states, all actions"


def grids() -> Iterator[dict[str, Any]]:
    sides = range(1, 5)
    for height, width in product(sides, sides):
        for goal in range(height * width):
            yield {"height": height, "width": width, "goal": goal}


CASES = tuple(grids())
