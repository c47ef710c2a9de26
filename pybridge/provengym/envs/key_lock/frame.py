"""The frame of KeyLock, and its text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from provengym.rendering.frame import Frame, boxed

if TYPE_CHECKING:
    from provengym.envs.key_lock.state import Board


@dataclass(frozen=True, kw_only=True)
class KeyLockFrame(Frame):
    """The grid, with agent, key and lock."""

    size: int
    board: Board

    @property
    def news(self) -> str | None:
        """The news, if there is any: that the lock is open, or that the agent has the key."""
        if self.board.open:
            return "the lock is open"
        return "the agent has the key" if self.board.has_key else None

    def text(self) -> str:
        """The frame in plain ASCII: A the agent, which hides what is there, K the key, L the
        lock."""
        title = f"KeyLock {self.size} x {self.size}"
        return "\n".join((title, *boxed(rows(self.board, self.size)), self.told(news=self.news)))


def rows(board: Board, size: int) -> list[list[str]]:
    """The grid, a letter for each cell."""
    letters = {} if board.has_key else {board.key: "K"}
    letters |= {board.lock: "L", board.agent: "A"}
    return [[letters.get((x, y), ".") for x in range(size)] for y in range(size)]
