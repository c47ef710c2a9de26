"""A grid of ice with a goal in one corner."""

import enum
from typing import Annotated

from provengym.spec import Environment, Parameter, Range


class Way(enum.Enum):
    UP = 0
    RIGHT = 1
    DOWN = 2
    LEFT = 3


STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))  # by the number of the way


class SlipperyGrid(Environment):
    """Walk from the top left to the bottom right corner of a slippery square.

    With probability slip_p / slip_q a step goes to the left or to the right of
    where it was meant to go, either with the same chance. The middle cell is a
    hole: who falls in loses 10 and the episode. The goal pays 10, a step costs 1.
    """

    size: Annotated[int, Parameter(3, 50)] = 5
    slip_q: Annotated[int, Parameter(1, 1000)] = 5
    slip_p: Annotated[int, Parameter(0, "slip_q")] = 1

    row: Annotated[int, Range(0, "size - 1")]
    column: Annotated[int, Range(0, "size - 1")]

    limit = "4 * size * size"

    def start(self) -> None:
        self.row = 0
        self.column = 0

    def act(self, action: Way) -> int:
        way = action
        if self.chance(self.slip_p, self.slip_q):
            turn = 1 if self.chance(1, 2) else -1
            way = Way((action.value + turn) % 4)
        down, right = STEPS[way.value]
        self.row = self.clip(self.row + down)
        self.column = self.clip(self.column + right)
        if self.in_hole():
            return -10
        if self.at_goal():
            return 10
        return -1

    def clip(self, place: int) -> int:
        return min(max(place, 0), self.size - 1)

    def in_hole(self) -> bool:
        return self.row == self.column == self.size // 2

    def at_goal(self) -> bool:
        return self.row == self.column == self.size - 1

    def over(self) -> bool:
        return self.in_hole() or self.at_goal()
