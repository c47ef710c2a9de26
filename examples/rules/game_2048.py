"""2048 on a board of three by three."""

import enum
from typing import Annotated

from provengym.spec import Cells, Environment, Of

SIZE = 3


class Way(enum.Enum):
    LEFT = 0
    UP = 1
    RIGHT = 2
    DOWN = 3


ROWS = tuple(tuple(SIZE * row + column for column in range(SIZE)) for row in range(SIZE))
COLUMNS = tuple(zip(*ROWS, strict=True))

# The lines that a move slides, by its number, each from the wall that the tiles move to.
LINES = (
    ROWS,
    COLUMNS,
    tuple(line[::-1] for line in ROWS),
    tuple(line[::-1] for line in COLUMNS),
)


def slide(first: int, second: int, third: int) -> tuple[int, int, int, int]:
    """Slide a line of tiles to its first place; return it and the score."""
    for _ in range(2):
        if first == 0:
            first, second, third = second, third, 0
    if second == 0:
        second, third = third, 0
    if first == second and first > 0:
        return first + 1, third, 0, 2 << first
    if second == third and second > 0:
        return first, second + 1, 0, 2 << second
    return first, second, third, 0


class Game2048(Environment):
    """Slide tiles; equal ones merge; the episode ends when nothing can move.

    A cell holds the exponent of its tile, 0 if it is empty. The reward is the sum
    of the tiles made by merging. On nine cells no tile beyond 2**10 can be made.
    """

    board: Annotated[Cells, Of(11, SIZE * SIZE)]

    def start(self) -> None:
        self.board = Cells([0] * (SIZE * SIZE))
        for _ in range(2):
            self.spawn()

    def act(self, action: Way) -> int:
        moves = self.legal(action)
        score = 0
        for a, b, c in LINES[action.value]:
            first, second, third, more = slide(self.board[a], self.board[b], self.board[c])
            self.board[a] = first
            self.board[b] = second
            self.board[c] = third
            score += more
        if moves:
            self.spawn()
        return score

    def spawn(self) -> None:
        place = self.pick([tile == 0 for tile in self.board])
        self.board[place] = 2 if self.chance(1, 10) else 1

    def slides(self, a: int, b: int, c: int) -> bool:
        """Say whether a line of places changes when its tiles slide to the first."""
        tiles = self.board[a], self.board[b], self.board[c]
        first, second, third, _ = slide(tiles[0], tiles[1], tiles[2])
        return (first, second, third) != tiles

    def legal(self, action: Way) -> bool:
        return any(self.slides(a, b, c) for a, b, c in LINES[action.value])

    def over(self) -> bool:
        return not any(self.legal(way) for way in Way)
