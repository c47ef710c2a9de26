"""The parts that frames of all environments share, and their text."""

from __future__ import annotations

import abc
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True, kw_only=True)
class Frame(abc.ABC):
    """The contents of a frame: here, what has happened since the reset."""

    steps: int
    episode_return: float
    last_action: str | None
    """The name of the action; None before the first step, and where actions have no names."""

    digits: ClassVar[int] = 10
    """The number of significant digits of the return that are shown."""
    minus: ClassVar[str] = "\N{MINUS SIGN}"
    """The minus sign in a picture."""

    @abc.abstractmethod
    def text(self) -> str:
        """The frame in plain ASCII."""

    def told(self, *more: str, news: str | None = None) -> str:
        """The line below a text: steps, return, what more there is, last action and news."""
        parts = [f"step {self.steps}", f"return {self.episode_return:.{self.digits}g}", *more]
        if self.last_action is not None:
            parts.append(f"last action {self.last_action}")
        return ", ".join([*parts, news] if news else parts)

    def counted(self) -> tuple[str, str]:
        """Steps and return, as a picture has them below its board."""
        value = f"{self.episode_return:,.{self.digits}g}".replace("-", self.minus)
        return f"step {self.steps:,}", f"return {value}"


def boxed(rows: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """Rows of letters, one for each cell, as the lines of a box in plain ASCII.

    >>> print(*boxed(["ab", "cd"]), sep="\\n")
    +-----+
    | a b |
    | c d |
    +-----+
    """
    edge = "+" + "-" * (2 * len(rows[0]) + 1) + "+"
    return edge, *(f"| {' '.join(row)} |" for row in rows), edge
