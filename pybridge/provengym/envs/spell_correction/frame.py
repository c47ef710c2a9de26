"""What a frame of spell correction shows, and its text."""

from __future__ import annotations

from dataclasses import dataclass

LETTERS = "abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True)
class SpellCorrectionFrame:
    """The cells are one character each, `_` for a blank."""

    cells: str
    target: str | None
    """The word, None while it is hidden."""
    solved: bool
    distance: int
    last_action: tuple[int, int] | None
    """Cell and letter, 0 for a."""
    steps: int
    episode_return: float


def text(frame: SpellCorrectionFrame) -> str:
    """The frame in plain ASCII: the cells, and their numbers below."""
    width = len(str(len(frame.cells) - 1))
    cells = " ".join(f"{cell:>{width}}" for cell in frame.cells)
    numbers = " ".join(f"{number:>{width}}" for number in range(len(frame.cells)))
    status = f"step {frame.steps}, return {frame.episode_return:.6g}, distance {frame.distance}"
    if frame.last_action is not None:
        cell, letter = frame.last_action
        status += f", last action {LETTERS[letter]} into cell {cell}"
    if frame.target is not None:
        status += f", {'restored' if frame.solved else 'word'} {frame.target}"
    title = f"SpellCorrection {len(frame.cells)}"
    return "\n".join((title, f"| {cells} |", f"  {numbers}", status))
