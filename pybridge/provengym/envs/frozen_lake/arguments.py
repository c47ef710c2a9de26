"""The arguments of FrozenLake."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from provengym import _validation
from provengym.envs.fractions import MILLION

MAPS = {
    "4x4": ("SFFF", "FHFH", "FFFH", "HFFG"),
    "8x8": (
        "SFFFFFFF",
        "FFFFFFFF",
        "FFFHFFFF",
        "FFFFFHFF",
        "FFFHFFFF",
        "FHHFFFHF",
        "FHFFHFHF",
        "FFFHFFFG",
    ),
}
LARGEST_SIDE = 8
LARGEST_REWARD = 2147
COLUMN_BITS = 3


@dataclass(frozen=True)
class Board:
    """Rows of letters: S the start, F frozen, H a hole, G a goal."""

    rows: tuple[str, ...]

    @property
    def height(self) -> int:
        """The number of rows."""
        return len(self.rows)

    @property
    def width(self) -> int:
        """The number of columns."""
        return len(self.rows[0])

    @cached_property
    def letters(self) -> str:
        """The letters of all cells, row by row."""
        return "".join(self.rows)

    @property
    def start(self) -> int:
        """The number of the start, row by row."""
        return self.letters.index("S")

    def words(self, cell: Any) -> Any:
        """The words of the kernel of cells, given by their numbers."""
        return cell // self.width << COLUMN_BITS | cell % self.width

    def bits(self, letter: str) -> int:
        """The set of the cells with a letter, as the kernel has it."""
        return sum(1 << self.words(n) for n, one in enumerate(self.letters) if one == letter)


def board(desc: object) -> Board:
    """A board of rows of letters, as Gymnasium's `desc` has them.

    Raises:
        TypeError: It is no list of strings.
        ValueError: It has too many or unequal rows, another letter, or not one start.
    """
    expected = f"desc must be a list of 1 to {LARGEST_SIDE} strings"
    if not _validation.is_sequence(desc) or not all(isinstance(row, str) for row in desc):
        raise TypeError(f"{expected}, got {_validation.shown(desc)}")
    rows = tuple(map(str, desc))
    given = f"got {_validation.shown(list(rows))}"
    if not 1 <= len(rows) <= LARGEST_SIDE:
        raise ValueError(f"{expected}, got {len(rows)}")
    if len({*map(len, rows)}) != 1 or not 1 <= len(rows[0]) <= LARGEST_SIDE:
        raise ValueError(f"desc must have rows of one length, 1 to {LARGEST_SIDE} letters, {given}")
    letters = "".join(rows)
    if other := sorted({*letters} - {*"SFHG"}):
        raise ValueError(f"desc must be of the letters S, F, H and G, got {other[0]!r}")
    if letters.count("S") > 1:
        raise ValueError(
            f"desc must have one S, got {letters.count('S')}: Gymnasium draws one of several starts"
            ", and this environment has one"
        )
    if "S" not in letters:
        raise ValueError(f"desc must have one S, the start, {given}")
    return Board(rows)


def rewards(value: object) -> tuple[int, int, int]:
    """The rewards of a goal, a hole and a frozen cell, in millionths.

    Raises:
        TypeError: `value` is no sequence of numbers.
        ValueError: It has not three items, or one is out of range.
    """
    name = "reward_schedule"
    expected = f"{name} must be three numbers, of a goal, a hole and a frozen cell"
    goal, hole, frozen = _validation.sequence(expected, value, 3)
    named = {"goal": goal, "hole": hole, "frozen cell": frozen}
    first, second, third = (_reward(f"the {key} of {name}", one) for key, one in named.items())
    return first, second, third


def _reward(name: str, value: object) -> int:
    expected = f"a multiple of 0.000001 between -{LARGEST_REWARD} and {LARGEST_REWARD}"
    reward = _validation.fraction(name, value, expected)
    units = reward * MILLION
    if not (abs(reward) <= LARGEST_REWARD and units.denominator == 1):
        raise ValueError(f"{name} must be {expected}, got {_validation.shown(value)}")
    return int(units)
