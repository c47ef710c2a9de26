"""The frame of Blackjack, and its text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from provengym.envs.blackjack.cards import MOST
from provengym.rendering.frame import Frame

if TYPE_CHECKING:
    from provengym.envs.blackjack.cards import Cards


@dataclass(frozen=True, kw_only=True)
class BlackjackFrame(Frame):
    """The cards."""

    cards: Cards

    @property
    def news(self) -> str | None:
        """The news, if there is any: how the game ended."""
        if not self.cards.over:
            return None
        if self.cards.points > MOST:
            return "bust"
        if self.last_action is None:  # what it paid is not known
            return "over"
        return "won" if self.episode_return > 0 else "lost" if self.episode_return < 0 else "draw"

    def text(self) -> str:
        """The frame in plain ASCII."""
        return "\n".join(("Blackjack", *rows(self.cards), self.told(news=self.news)))


def name(value: int) -> str:
    """The name of a card: A for an ace, else its value."""
    return "A" if value == 1 else str(value)


def rows(cards: Cards) -> tuple[str, str]:
    """The cards of both in words; the hidden one is a question mark until the end."""
    hidden = name(cards.hidden) if cards.over else "?"
    held = f"player: {cards.points}"
    if cards.usable:
        held += ", an ace counts as 11"
    return f"dealer: {name(cards.dealer)}, {hidden}", held
