"""The frame of a fishery, and its text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from provengym.rendering.frame import Frame

SHOWN_STEPS = 200
"""The most steps that a picture looks back."""

BAR = 40


@dataclass(frozen=True, kw_only=True)
class FishingFrame(Frame):
    """Stocks, harvests and the quota are shares of the carrying capacity."""

    capacity: float
    stocks: tuple[float, ...]
    """Before each of the steps looked back at, and now."""
    harvests: tuple[float, ...]
    """Of each of these steps."""
    quota: float | None
    """Of the last step."""

    digits: ClassVar[int] = 6
    minus: ClassVar[str] = "-"

    @property
    def stock(self) -> float:
        """The stock now."""
        return self.stocks[-1]

    def natural(self, share: float) -> str:
        """A share of the carrying capacity in natural units."""
        return f"{share * self.capacity:.6g}"

    def text(self) -> str:
        """The frame as one line of ASCII: a bar, and numbers."""
        quota = [] if self.quota is None else [f"last quota {self.natural(self.quota)}"]
        status = self.told(*quota, news="extinct" if self.stock == 0 else None)
        stock = f"stock {self.natural(self.stock)} of {self.natural(2)}"
        return f"Fishing {bar(self.stock)} {stock}, {status}"


def bar(share: float) -> str:
    """A share of the capacity as a bar in ASCII, from 0 to 2 K with K marked."""
    filled = round(share / 2 * BAR)
    cells = "#" * filled + "." * (BAR - filled)
    return f"[{cells[: BAR // 2]}|{cells[BAR // 2 :]}]"
