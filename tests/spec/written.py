"""Environments written as classes of rules."""

from __future__ import annotations

import enum
from typing import Annotated, ClassVar

from provengym.spec import Cells, Environment, Of, Parameter, Range


class Way(enum.Enum):
    UP = 0
    RIGHT = 1
    DOWN = 2
    LEFT = 3


class CliffWalking(Environment):
    """That of the package."""

    slippery: Annotated[bool, Parameter()] = False
    row: Annotated[int, Range(0, 3)]
    col: Annotated[int, Range(0, 11)]

    def start(self) -> None:
        self.row = 3
        self.col = 0

    def act(self, action: Way) -> int:
        way = action
        if self.slippery:
            turn = self.draw(3)
            if turn == 0:
                way = self._left_of(action)
            elif turn == 2:
                way = self._left_of(self._left_of(self._left_of(action)))
        if way is Way.UP and self.row > 0:
            self.row -= 1
        elif way is Way.RIGHT and self.col < 11:
            self.col += 1
        elif way is Way.DOWN and self.row < 3:
            self.row += 1
        elif way is Way.LEFT and self.col > 0:
            self.col -= 1
        if self.row == 3 and 0 < self.col < 11:
            self.col = 0
            return -100
        return -1

    def _left_of(self, way: Way) -> Way:
        if way is Way.UP:
            return Way.LEFT
        if way is Way.LEFT:
            return Way.DOWN
        if way is Way.DOWN:
            return Way.RIGHT
        return Way.UP

    def over(self) -> bool:
        return self.row == 3 and self.col == 11

    def show(self) -> Annotated[int, Range(0, 47)]:
        return 12 * self.row + self.col

    def invariant(self) -> bool:
        return self.row < 3 or self.col == 0 or self.col == 11


class Taxi(Environment):
    """That of the package: depots are 0 red, 1 green, 2 yellow and 3 blue."""

    rainy: Annotated[bool, Parameter()] = False
    fickle: Annotated[bool, Parameter()] = False
    rainy_den: Annotated[int, Parameter(1, 1_000_000)] = 5
    rainy_num: Annotated[int, Parameter(0, "rainy_den")] = 4
    fickle_den: Annotated[int, Parameter(1, 1_000_000)] = 10
    fickle_num: Annotated[int, Parameter(0, "fickle_den")] = 3
    row: Annotated[int, Range(0, 4)]
    col: Annotated[int, Range(0, 4)]
    passenger: Annotated[int, Range(0, 4)]
    destination: Annotated[int, Range(0, 3)]
    will_change: bool

    WALLS: ClassVar = 0x528042
    LEFT_OF: ClassVar = (2, 3, 1, 0, 4, 5)
    RIGHT_OF: ClassVar = (3, 2, 0, 1, 4, 5)

    def start(self) -> None:
        number = self.draw(300)
        self.row = number // 60
        self.col = number // 12 % 5
        self.passenger = number // 3 % 4
        self.destination = self._other(self.passenger, number % 3)
        self.will_change = self.chance(self.fickle_num, self.fickle_den) and self.fickle

    def act(self, action: Annotated[int, Range(0, 5)]) -> int:
        rest = self.rainy_den - self.rainy_num
        turn = self.choose((rest, 2 * self.rainy_num, rest))
        whim = self.draw(3)
        if action == 4:
            if self.passenger == 4 or self.passenger != self._depot():
                return -10
            self.passenger = 4
            return -1
        if action == 5:
            if self.passenger != 4 or self._depot() == 4:
                return -10
            self.passenger = self._depot()
            return 20 if self.over() else -1
        if self.rainy and turn != 1 and not self._blocked(action):
            action = self.RIGHT_OF[action] if turn == 0 else self.LEFT_OF[action]
        if self.will_change and self.passenger == 4 and not self._blocked(action):
            self.destination = self._other(self.destination, whim)
            self.will_change = False
        if not self._blocked(action):
            if action < 2:
                self.row += 1 if action == 0 else -1
            else:
                self.col += 1 if action == 2 else -1
        return -1

    def _other(self, depot: int, place: int) -> int:
        return place + (depot <= place)

    def _depot(self) -> int:
        if (self.row, self.col) == (0, 0):
            return 0
        if (self.row, self.col) == (0, 4):
            return 1
        if (self.row, self.col) == (4, 0):
            return 2
        if (self.row, self.col) == (4, 3):
            return 3
        return 4

    def _wall(self, col: int) -> bool:
        return self.WALLS >> (5 * self.row + col) & 1 == 1

    def _blocked(self, way: int) -> bool:
        if way == 0:
            return self.row == 4
        if way == 1:
            return self.row == 0
        if way == 2:
            return self.col == 4 or self._wall(self.col)
        return self.col == 0 or self._wall(self.col - 1)

    def over(self) -> bool:
        return self.passenger == self.destination

    def show(self) -> Annotated[int, Range(0, 499)]:
        return ((self.row * 5 + self.col) * 5 + self.passenger) * 4 + self.destination


class TicTacToe(Environment):
    """Against an opponent who plays at random: cells are 0 empty, 1 ours, 2 theirs."""

    board: Annotated[Cells, Of(3, 9)]

    def start(self) -> None:
        self.board = Cells([0] * 9)

    def act(self, action: Annotated[int, Range(0, 8)]) -> int:
        if self.board[action] == 0:
            self.board[action] = 1
        if self._wins(1):
            return 1
        if 0 in self.board:
            self.board[self.pick(cell == 0 for cell in self.board)] = 2
        return -1 if self._wins(2) else 0

    def over(self) -> bool:
        return 0 not in self.board or self._wins(1) or self._wins(2)

    def legal(self, action: Annotated[int, Range(0, 8)]) -> bool:
        return self.board[action] == 0

    def _wins(self, who: int) -> bool:
        for a, b, c in self.LINES:
            if self.board[a] == who and self.board[b] == who and self.board[c] == who:
                return True
        return False

    LINES: ClassVar = (
        *((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6)),
        *((1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)),
    )
