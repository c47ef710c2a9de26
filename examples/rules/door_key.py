"""A small DoorKey: a wall, a locked door in it, a key, and a goal behind."""

import enum
from typing import Annotated

from provengym.spec import Environment, Parameter, Range


class Action(enum.Enum):
    LEFT = 0
    RIGHT = 1
    FORWARD = 2
    PICKUP = 3
    TOGGLE = 4


class Facing(enum.Enum):
    EAST = 0
    SOUTH = 1
    WEST = 2
    NORTH = 3


AHEAD = ((1, 0), (0, 1), (-1, 0), (0, -1))  # by the number of the direction


class DoorKey(Environment):
    """Pick up the key, unlock the door, and reach the goal behind the wall.

    The floor has size x size cells. A wall fills the column `wall` but for the
    door in the row `door`. Agent and key start left of the wall, on different
    cells, and the goal is the bottom right corner, which pays 1.
    """

    size: Annotated[int, Parameter(3, 20)] = 5

    x: Annotated[int, Range(0, "size - 1")]
    y: Annotated[int, Range(0, "size - 1")]
    facing: Facing
    wall: Annotated[int, Range(1, "size - 2")]
    door: Annotated[int, Range(0, "size - 1")]
    key_x: Annotated[int, Range(0, "size - 3")]
    key_y: Annotated[int, Range(0, "size - 1")]
    carrying: bool
    opened: bool

    limit = "10 * size * size"

    def start(self) -> None:
        self.wall = 1 + self.draw(self.size - 2)
        self.door = self.draw(self.size)
        cells = self.wall * self.size  # those left of the wall, row by row
        key = self.draw(cells)
        cell = self.draw(cells - 1)
        if cell >= key:
            cell += 1
        self.key_y, self.key_x = divmod(key, self.wall)
        self.y, self.x = divmod(cell, self.wall)
        self.facing = Facing(self.draw(4))
        self.carrying = False
        self.opened = False

    def act(self, action: Action) -> int:
        dx, dy = AHEAD[self.facing.value]
        x, y = self.x + dx, self.y + dy
        if action is Action.LEFT:
            self.facing = Facing((self.facing.value - 1) % 4)
        elif action is Action.RIGHT:
            self.facing = Facing((self.facing.value + 1) % 4)
        elif action is Action.FORWARD and self.free(x, y):
            self.x, self.y = x, y
        elif action is Action.PICKUP and self.holds_key(x, y):
            self.carrying = True
        elif action is Action.TOGGLE and (x, y) == (self.wall, self.door):
            self.opened = not self.opened if self.carrying or self.opened else False
        return 1 if self.over() else 0

    def holds_key(self, x: int, y: int) -> bool:
        return not self.carrying and (x, y) == (self.key_x, self.key_y)

    def free(self, x: int, y: int) -> bool:
        if not (0 <= x < self.size and 0 <= y < self.size):
            return False
        if x == self.wall:
            return self.opened and y == self.door
        return not self.holds_key(x, y)

    def over(self) -> bool:
        return self.x == self.size - 1 and self.y == self.size - 1
