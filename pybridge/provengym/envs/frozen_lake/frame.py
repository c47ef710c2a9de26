"""The frame of FrozenLake, and its text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from provengym.rendering.frame import Frame, boxed

if TYPE_CHECKING:
    from provengym.envs.frozen_lake.arguments import Board

NEWS = {"G": "goal reached", "H": "fallen into a hole"}


@dataclass(frozen=True, kw_only=True)
class FrozenLakeFrame(Frame):
    """The board and the cell of the agent; cells are numbered row by row."""

    board: Board
    agent: int

    @property
    def letter(self) -> str:
        """The letter of the agent's cell."""
        return self.board.letters[self.agent]

    @property
    def news(self) -> str | None:
        """The news, if there is any: that the agent is at a goal or in a hole."""
        return NEWS.get(self.letter)

    def text(self) -> str:
        """The frame in plain ASCII: A the agent, S the start, G a goal, H a hole, F frozen."""
        heading = f"FrozenLake {self.board.height} x {self.board.width}"
        return "\n".join((heading, *boxed(rows(self.board, self.agent)), self.told(news=self.news)))


def rows(board: Board, agent: int) -> list[str]:
    """The board with the agent on it, a letter for each cell."""
    letters, width = board.letters, board.width
    letters = f"{letters[:agent]}A{letters[agent + 1 :]}"
    return [letters[first : first + width] for first in range(0, len(letters), width)]
