"""Which golden tables there are.

A table has two files in `tests/golden`: `Name.lean` defines `table`, and `name.json` keeps what
Lean evaluates it to at every one of its cases.  To add one, write the Lean file and an entry here.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

FOLDER = Path("tests") / "golden"
Case = dict[str, Any]


@dataclass(frozen=True)
class Golden:
    """A table, and the arguments at which it is evaluated: by name, in the order of `table`."""

    name: str
    cases: tuple[Case, ...]
    about: str

    @property
    def source(self) -> Path:
        """The definition of `table`, in the repository."""
        return FOLDER / f"{self.name}.lean"

    @property
    def results(self) -> Path:
        """What is kept, in the repository."""
        return FOLDER / f"{self.name.lower()}.json"

    def commands(self) -> str:
        """What makes Lean print the table at every case."""
        return "".join(f"#reduce table {' '.join(map(term, c.values()))}\n" for c in self.cases)


def term(value: object) -> str:
    """A number, a truth value or a list of these as a term of Lean.

    >>> term([1, 2]), term(True), term(-1)
    ('[1, 2]', 'true', '(-1)')
    """
    text = json.dumps(value)
    return f"({text})" if text.startswith("-") else text


def _grids() -> Iterator[Case]:
    sides = range(1, 5)
    for height, width in product(sides, sides):
        for goal in range(height * width):
            yield {"height": height, "width": width, "goal": goal}


def _fisheries() -> Iterator[Case]:
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


def _hunts() -> Iterator[Case]:
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


def _spellings() -> Iterator[Case]:
    """Words of up to four letters, some with equal neighbours, in as many cells or in more; texts
    with blanks before, between and behind letters, the word itself and what is one letter off."""
    for cells, words in (
        (1, ([0],)),
        (2, ([0], [0, 1], [25, 25])),
        (3, ([0, 1], [0, 0, 1], [2, 0, 19])),
        (4, ([0, 1, 0, 1], [11, 20, 11, 11], [0, 1])),
    ):
        for shaped in (True, False):
            for word in words if shaped else words[-1:]:
                symbols = [letter + 1 for letter in word] + [0] * (cells - len(word))
                texts = [
                    symbols,
                    [3, *symbols[1:]],
                    [*symbols[1:], symbols[0]],
                    [2 - i % 2 for i in range(cells)],
                    [0] * (cells - 1) + [26],
                    [0] * cells,
                ]
                actions = [26 * place + letter for place, letter in enumerate(word)]
                yield {
                    "cells": cells,
                    "shaped": shaped,
                    "word": word,
                    "texts": texts,
                    "actions": [*actions, 26 * cells - 25],
                }


def _locks() -> Iterator[Case]:
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


def _streets() -> Iterator[Case]:
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


def _shops() -> Iterator[Case]:
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


GOLDEN = (
    Golden(
        "GridWorld",
        tuple(_grids()),
        "all grids of up to 4 x 4 cells, all goals, all states, all actions",
    ),
    Golden(
        "Fishing",
        tuple(_fisheries()),
        "ten fisheries, at chosen stocks and quotas and all deviates",
    ),
    Golden(
        "HunterWumpus",
        tuple(_hunts()),
        "six boards of up to 4 x 4 cells, at chosen places and in all directions of both",
    ),
    Golden(
        "SpellCorrection",
        tuple(_spellings()),
        "words of up to four letters, all their effective edits, and steps from chosen texts",
    ),
    Golden(
        "KeyLock",
        tuple(_locks()),
        "every state on the grid of 2 x 2 cells and chosen ones on two larger grids, all actions",
    ),
    Golden(
        "TwoLaneDriving",
        tuple(_streets()),
        "five streets of up to seven cells, all cars on them, all actions",
    ),
    Golden(
        "Recommender",
        tuple(_shops()),
        "four catalogues, all users, all recommendations and all branches, from chosen histories",
    ),
    Golden(
        "SwimmerGait",
        tuple({"joint1": number} for number in range(9)),
        "every shape, all actions",
    ),
)
