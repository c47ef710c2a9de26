"""A corridor with a key to find and a door to open."""

import enum
from typing import Annotated

from provengym.spec import Environment, Parameter, Range


class Action(enum.Enum):
    LEFT = 0
    RIGHT = 1
    TAKE = 2
    OPEN = 3


class CorridorKey(Environment):
    """Find the key in a dark corridor, take it, and open the door at the right end.

    The key lies on a random cell other than the first and the last. It is seen
    only from its own cell. Each step costs 1 and the open door pays 20.
    """

    length: Annotated[int, Parameter(3, 100)] = 8

    cell: Annotated[int, Range(0, "length - 1")]
    key_cell: Annotated[int, Range(1, "length - 2")]
    has_key: bool
    door_open: bool

    limit = "10 * length"

    def start(self) -> None:
        self.cell = self.draw(self.length)
        self.key_cell = 1 + self.draw(self.length - 2)
        self.has_key = False
        self.door_open = False

    def act(self, action: Action) -> int:
        if action is Action.LEFT:
            self.cell = max(self.cell - 1, 0)
        elif action is Action.RIGHT:
            self.cell = min(self.cell + 1, self.length - 1)
        elif action is Action.TAKE and self.key_here():
            self.has_key = True
        elif action is Action.OPEN and self.has_key and self.at_door():
            self.door_open = True
            return 20
        return -1

    def key_here(self) -> bool:
        return not self.has_key and self.cell == self.key_cell

    def at_door(self) -> bool:
        return self.cell == self.length - 1

    def over(self) -> bool:
        return self.door_open

    def show(self) -> tuple[Annotated[int, Range(0, "length - 1")], bool, bool]:
        return self.cell, self.has_key, self.key_here()

    def invariant(self) -> bool:
        return self.has_key or not self.door_open
