"""The frame of CliffWalking, and its text."""

from __future__ import annotations

from dataclasses import dataclass

from provengym.rendering.frame import Frame, boxed

ROWS, COLUMNS = 4, 12
START, GOAL = (ROWS - 1) * COLUMNS, ROWS * COLUMNS - 1


def on_cliff(cell: int) -> bool:
    """Return whether a cell is on the cliff."""
    return START < cell < GOAL


@dataclass(frozen=True, kw_only=True)
class CliffWalkingFrame(Frame):
    """The cell of the agent; cells are numbered row by row."""

    agent: int

    @property
    def news(self) -> str | None:
        """The news, if there is any: that the agent is at the goal."""
        return "goal reached" if self.agent == GOAL else None

    def text(self) -> str:
        """The frame in plain ASCII: A the agent, S the start, G the goal, # the cliff."""
        return "\n".join(("CliffWalking", *boxed(rows(self.agent)), self.told(news=self.news)))


def rows(agent: int) -> list[list[str]]:
    """The grid, a letter for each cell."""
    letters = {START: "S", GOAL: "G"} | {agent: "A"}
    return [
        [
            letters.get(cell, "#" if on_cliff(cell) else ".")
            for cell in range(row * COLUMNS, (row + 1) * COLUMNS)
        ]
        for row in range(ROWS)
    ]
