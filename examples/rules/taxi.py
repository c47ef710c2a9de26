"""The classic Taxi of Dietterich, with masks of legal actions."""

import enum
from typing import Annotated, ClassVar

from provengym.spec import Environment, Range

MAP = (
    "+---------+",
    "|R: | : :G|",
    "| : | : : |",
    "| : : : : |",
    "| | : | : |",
    "|Y| : |B: |",
    "+---------+",
)


class Action(enum.IntEnum):
    SOUTH = 0
    NORTH = 1
    EAST = 2
    WEST = 3
    PICKUP = 4
    DROPOFF = 5


class Taxi(Environment):
    """Fetch a passenger at one of four stands and bring them to another one.

    A step costs 1, a wrong pickup or dropoff 10, and the right dropoff pays 20.
    The observation is that of Gymnasium's Taxi-v3: one number below 500.
    """

    STANDS: ClassVar = ((0, 0), (0, 4), (4, 0), (4, 3))
    IN_TAXI: ClassVar = 4

    row: Annotated[int, Range(0, 4)]
    column: Annotated[int, Range(0, 4)]
    passenger: Annotated[int, Range(0, 4)]
    destination: Annotated[int, Range(0, 3)]

    limit = 200

    def start(self) -> None:
        self.row = self.draw(5)
        self.column = self.draw(5)
        self.passenger = self.draw(4)
        self.destination = (self.passenger + 1 + self.draw(3)) % 4

    def act(self, action: Action) -> int:
        if not self.legal(action):
            return -10 if action in (Action.PICKUP, Action.DROPOFF) else -1
        match action:
            case Action.SOUTH:
                self.row += 1
            case Action.NORTH:
                self.row -= 1
            case Action.EAST:
                self.column += 1
            case Action.WEST:
                self.column -= 1
            case Action.PICKUP:
                self.passenger = self.IN_TAXI
            case Action.DROPOFF:
                self.passenger = self.stand()
                if self.over():
                    return 20
        return -1

    def stand(self) -> int:
        """The stand the taxi is at, or -1."""
        here = (self.row, self.column)
        return self.STANDS.index(here) if here in self.STANDS else -1

    def legal(self, action: Action) -> bool:
        match action:
            case Action.SOUTH:
                return self.row < 4
            case Action.NORTH:
                return self.row > 0
            case Action.EAST:
                return MAP[self.row + 1][2 * self.column + 2] == ":"
            case Action.WEST:
                return MAP[self.row + 1][2 * self.column] == ":"
            case Action.PICKUP:
                return self.passenger == self.stand()
            case Action.DROPOFF:
                return self.passenger == self.IN_TAXI and self.stand() >= 0

    def over(self) -> bool:
        return self.passenger == self.destination

    def show(self) -> Annotated[int, Range(0, 499)]:
        return ((self.row * 5 + self.column) * 5 + self.passenger) * 4 + self.destination
