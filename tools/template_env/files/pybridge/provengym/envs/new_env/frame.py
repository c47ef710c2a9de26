"""The frame of NewEnv, and its text."""

from __future__ import annotations

from dataclasses import dataclass

from provengym.rendering.frame import Frame, boxed


@dataclass(frozen=True, kw_only=True)
class NewEnvFrame(Frame):
    """A corridor and where the agent is."""

    length: int
    agent: int

    @property
    def news(self) -> str | None:
        """The news, if there is any: that the agent is at the end."""
        return "end reached" if self.agent == self.length - 1 else None

    def text(self) -> str:
        """The frame in plain ASCII: A the agent, E the end."""
        letters = {self.length - 1: "E"} | {self.agent: "A"}
        row = [letters.get(cell, ".") for cell in range(self.length)]
        return "\n".join(("NewEnv", *boxed([row]), self.told(news=self.news)))
