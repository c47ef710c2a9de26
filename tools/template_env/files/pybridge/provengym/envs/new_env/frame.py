"""The frame of NewEnv, and its text."""

from __future__ import annotations

from dataclasses import dataclass

from provengym.rendering.frame import Frame, boxed


@dataclass(frozen=True, kw_only=True)
class NewEnvFrame(Frame):
    """A corridor, where the agent is, and whether it has the key."""

    length: int
    agent: int
    has_key: bool

    @property
    def news(self) -> str | None:
        """The news, if there is any: that the agent has the key, or has brought it back."""
        if not self.has_key:
            return None
        return "key brought back" if self.agent == 0 else "key taken"

    def text(self) -> str:
        """The frame in plain ASCII: A the agent, D the door, K the key."""
        corridor = boxed([row(self.length, self.agent, self.has_key)])
        return "\n".join(("NewEnv", *corridor, self.told(news=self.news)))


def row(length: int, agent: int, has_key: bool) -> list[str]:
    """The corridor, a letter for each cell."""
    letters = {0: "D"} | ({} if has_key else {length - 1: "K"}) | {agent: "A"}
    return [letters.get(cell, ".") for cell in range(length)]
