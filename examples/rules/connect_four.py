"""Connect Four on a small board against an opponent that plays at random."""

from typing import Annotated

from provengym.spec import Cells, Environment, Of, Range

COLUMNS, ROWS = 5, 4
EMPTY, AGENT, OPPONENT = 0, 1, 2


def lines() -> tuple[tuple[int, ...], ...]:
    """All fours of squares in a row, in a column or on a diagonal."""
    found: list[tuple[int, ...]] = []
    for row in range(ROWS):
        for column in range(COLUMNS):
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                squares = [(row + i * down, column + i * right) for i in range(4)]
                if all(r < ROWS and 0 <= c < COLUMNS for r, c in squares):
                    found.append(tuple(r * COLUMNS + c for r, c in squares))
    return tuple(found)


LINES = lines()
Column = Annotated[int, Range(0, COLUMNS - 1)]


class ConnectFour(Environment):
    """Drop discs into five columns of four; four in a line win.

    The agent begins and the opponent drops into a random column that has room.
    A win pays 1, a loss -1, a draw 0. The top row is row 0.
    """

    board: Annotated[Cells, Of(3, COLUMNS * ROWS)]

    def start(self) -> None:
        self.board = Cells([EMPTY] * (COLUMNS * ROWS))

    def act(self, action: Column) -> int:
        if not self.legal(action):
            return -1
        self.drop(action, AGENT)
        if self.wins(AGENT):
            return 1
        if not self.full():
            self.drop(self.pick([self.legal(c) for c in range(COLUMNS)]), OPPONENT)
            if self.wins(OPPONENT):
                return -1
        return 0

    def drop(self, column: int, player: int) -> None:
        for row in reversed(range(ROWS)):
            square = row * COLUMNS + column
            if self.board[square] == EMPTY:
                self.board[square] = player
                return

    def wins(self, player: int) -> bool:
        return any(all(self.board[square] == player for square in line) for line in LINES)

    def full(self) -> bool:
        return all(square != EMPTY for square in self.board)

    def over(self) -> bool:
        return self.wins(AGENT) or self.wins(OPPONENT) or self.full()

    def legal(self, action: Column) -> bool:
        return self.board[action] == EMPTY

    def invariant(self) -> bool:
        ahead = sum(square == AGENT for square in self.board) - sum(
            square == OPPONENT for square in self.board
        )
        return ahead in (0, 1)
