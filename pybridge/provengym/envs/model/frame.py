"""The frame of a finite model."""

from __future__ import annotations

from dataclasses import dataclass

from provengym.rendering.frame import Frame


@dataclass(frozen=True, kw_only=True)
class ModelFrame(Frame):
    """A state of a finite model."""

    target: str
    """The environment of which the model is."""
    state: int
    """The number of the state."""
    shown: str
    """The observation, in words."""

    def text(self) -> str:
        """The target, the state, the observation, and what has happened."""
        return "\n".join(
            [self.told(), f"model of {self.target}, state {self.state}", f"shown: {self.shown}"]
        )
