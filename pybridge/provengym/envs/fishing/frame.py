"""What a frame of a fishery shows, and its text."""

from __future__ import annotations

from dataclasses import dataclass

SHOWN_STEPS = 200
"""The most steps that a picture looks back."""

BAR = 40


@dataclass(frozen=True)
class FishingFrame:
    """Stocks, harvests and the quota are shares of the carrying capacity."""

    capacity: float
    stocks: tuple[float, ...]
    """Before each of the steps looked back at, and now."""
    harvests: tuple[float, ...]
    """Of each of these steps."""
    quota: float | None
    """Of the last step."""
    steps: int
    episode_return: float

    @property
    def stock(self) -> float:
        """The stock now."""
        return self.stocks[-1]

    def natural(self, share: float) -> str:
        """A share of the carrying capacity in natural units."""
        return f"{share * self.capacity:.6g}"


def text(frame: FishingFrame) -> str:
    """The frame as one line of ASCII: a bar from 0 to 2 K with K marked, and numbers."""
    filled = round(frame.stock / 2 * BAR)
    bar = "#" * filled + "." * (BAR - filled)
    status = f"stock {frame.natural(frame.stock)} of {frame.natural(2)}, step {frame.steps}"
    status += f", return {frame.episode_return:.6g}"
    if frame.quota is not None:
        status += f", last quota {frame.natural(frame.quota)}"
    if frame.stock == 0:
        status += ", extinct"
    return f"Fishing [{bar[: BAR // 2]}|{bar[BAR // 2 :]}] {status}"
