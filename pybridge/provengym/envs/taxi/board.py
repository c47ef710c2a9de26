"""The map of Taxi, and its states as numbers and as words."""

from __future__ import annotations

from typing import Any, NamedTuple

MAP = (
    "+---------+",
    "|R: | : :G|",
    "| : | : : |",
    "| : : : : |",
    "| | : | : |",
    "|Y| : |B: |",
    "+---------+",
)
SIDE = 5
DEPOTS = ((0, 0), (0, 4), (4, 0), (4, 3))
NAMES = "RGYB"
"""The letters of the depots: red, green, yellow and blue."""
IN_TAXI = 4
"""The place of a passenger in the taxi; another one is a depot."""
NUMBERS = 500
_WILL_CHANGE = 11


class Taxi(NamedTuple):
    """A state, or many: the taxi, the passenger, its destination, and whether that will change."""

    row: Any
    column: Any
    passenger: Any
    destination: Any
    will_change: Any = False

    @property
    def word(self) -> Any:
        """The kernel's word."""
        place = self.row << 8 | self.column << 5 | self.passenger << 2 | self.destination
        return place | self.will_change << _WILL_CHANGE


def taxi(number: Any, will_change: Any = False) -> Taxi:
    """The state that is observed as this number."""
    number, destination = number // 4, number % 4
    number, passenger = number // 5, number % 5
    return Taxi(number // SIDE, number % SIDE, passenger, destination, will_change)


def will_change(word: Any) -> Any:
    """Return whether the destination will change, 1 or 0, of the kernel's word."""
    return word >> _WILL_CHANGE


def is_open(row: int, column: int) -> bool:
    """Return whether there is a way east from a cell; column -1 is that in the west of the map."""
    return MAP[1 + row][2 * column + 2] == ":"
