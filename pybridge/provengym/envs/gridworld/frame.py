"""The frame of GridWorld, and its text."""

from __future__ import annotations

from dataclasses import dataclass

from provengym.rendering.frame import Frame, boxed

Cell = tuple[int, int]


@dataclass(frozen=True, kw_only=True)
class GridWorldFrame(Frame):
    """A grid and where the agent is; cells are (row, column)."""

    height: int
    width: int
    start: Cell
    goal: Cell
    agent: Cell

    @property
    def news(self) -> str | None:
        """The news, if there is any: that the agent is at the goal."""
        return "goal reached" if self.agent == self.goal else None

    def text(self) -> str:
        """The frame in plain ASCII: A the agent, S the start, G the goal."""
        letters = {self.start: "S", self.goal: "G"} | {self.agent: "A"}
        rows = [
            [letters.get((row, column), ".") for column in range(self.width)]
            for row in range(self.height)
        ]
        title = f"GridWorld {self.height} x {self.width}"
        return "\n".join((title, *boxed(rows), self.told(news=self.news)))
