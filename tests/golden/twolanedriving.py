"""The golden table of TwoLaneDriving: at which arguments it is evaluated."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

ABOUT = "five streets of up to seven cells, all cars on them, all actions"


def streets() -> Iterator[dict[str, Any]]:
    """Streets that can be driven and one that cannot, with fast cars and short sensors."""
    for length, max_speed, speed_limit, sensor_range, lanes in (
        (3, 1, 1, 1, ([1], [])),
        (5, 2, 1, 3, ([2], [4])),
        (6, 3, 2, 6, ([3], [1, 5])),
        (5, 1, 1, 2, ([2], [3])),
        (7, 4, 2, 2, ([], [6])),
    ):
        yield {
            "length": length,
            "max_speed": max_speed,
            "speed_limit": speed_limit,
            "sensor_range": sensor_range,
            "first": lanes[0],
            "second": lanes[1],
            "places": list(range(length + 1)),
        }


CASES = tuple(streets())
