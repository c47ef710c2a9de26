"""Tic-tac-toe against an opponent that plays at random."""

from typing import Annotated, ClassVar

from provengym.spec import Cells, Environment, Of, Range

EMPTY, AGENT, OPPONENT = range(3)


class TicTacToe(Environment):
    """Three in a row against a random player; a coin decides who begins.

    A win pays 1, a loss -1, a draw 0. A move to a taken square passes nothing on:
    the board stays as it is and the agent pays 1.
    """

    LINES: ClassVar = (
        (0, 1, 2),
        (3, 4, 5),
        (6, 7, 8),
        (0, 3, 6),
        (1, 4, 7),
        (2, 5, 8),
        (0, 4, 8),
        (2, 4, 6),
    )

    board: Annotated[Cells, Of(3, 9)]

    def start(self) -> None:
        self.board = Cells([EMPTY] * 9)
        if self.chance(1, 2):
            self.reply()

    def act(self, action: Annotated[int, Range(0, 8)]) -> int:
        if not self.legal(action):
            return -1
        self.board[action] = AGENT
        if self.won(AGENT):
            return 1
        if self.full():
            return 0
        self.reply()
        return -1 if self.won(OPPONENT) else 0

    def reply(self) -> None:
        square = self.pick([cell == EMPTY for cell in self.board])
        self.board[square] = OPPONENT

    def won(self, player: int) -> bool:
        return any(all(self.board[i] == player for i in line) for line in self.LINES)

    def full(self) -> bool:
        return EMPTY not in self.board

    def over(self) -> bool:
        return self.won(AGENT) or self.won(OPPONENT) or self.full()

    def legal(self, action: Annotated[int, Range(0, 8)]) -> bool:
        return self.board[action] == EMPTY

    def invariant(self) -> bool:
        return not (self.won(AGENT) and self.won(OPPONENT))
