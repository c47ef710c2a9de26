"""The golden table of Swimmer: at which arguments it is evaluated."""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import isqrt
from typing import Any

ABOUT = "the parts of a step, at numbers over all of their ranges, and at ties"

ONE, UNIT = 2**30, 2**24


def direction(numbers: random.Random) -> list[int]:
    """A vector of length nearly 1, in units of 2^-30."""
    x = numbers.choice((0, ONE, numbers.randint(0, ONE)))
    y = isqrt(ONE * ONE - x * x)
    return [numbers.choice((-1, 1)) * x, numbers.choice((-1, 1)) * y]


def between(numbers: random.Random, largest: int, count: int) -> list[int]:
    """Integers over a symmetric range, the ends among them."""
    return [
        numbers.choice((-largest, largest, 0, *(numbers.randint(-largest, largest),) * 5))
        for _ in range(count)
    ]


def cases() -> Iterator[dict[str, Any]]:
    """Ties and their neighbours, and six draws for every part."""
    numbers = random.Random(1)
    for bits in (20, 24, 30):
        for numerator in (1, 3, 5):
            for off in (-1, 0, 1):
                part = numerator * 2**20 + off
                for sign in (1, -1):
                    arguments = [bits, sign * part, 2 ** (bits + 21)]
                    yield {"function": "nearest", "arguments": arguments}
    for amount in (-7, -5, -4, 0, 4, 5, 7):
        yield {"function": "clamp", "arguments": [5, amount]}
    for _ in range(6):
        state = [part for _ in range(3) for part in direction(numbers)]
        state += between(numbers, 16 * UNIT, 3) + between(numbers, 4 * UNIT, 2)
        state += between(numbers, 2**62, 2)
        bend = [part for _ in range(3) for part in direction(numbers)]
        slips = between(numbers, 25 * UNIT, 3)
        torques = between(numbers, 20480, 2)
        yield {"function": "bend", "arguments": state}
        yield {"function": "slips", "arguments": state + bend}
        yield {"function": "moments", "arguments": bend + slips}
        yield {"function": "centrifugal", "arguments": state + bend}
        yield {"function": "impulses", "arguments": state + bend + slips + torques}
        yield {"function": "solution", "arguments": bend + between(numbers, 49 * UNIT, 3)}
        turn = between(numbers, ONE // 2, 1)
        yield {"function": "rotate", "arguments": turn + direction(numbers)}
        near = [part + numbers.randint(-9, 9) for part in direction(numbers)]
        yield {"function": "normalise", "arguments": near}


CASES = tuple(cases())
