"""Pictures of Blackjack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from provengym.envs.blackjack.cards import Cards
from provengym.envs.blackjack.frame import BlackjackFrame, name
from provengym.rendering.colours import DARK_BLUE, DIM, GREEN, INK, PAPER, PLAIN, RED, Colour
from provengym.rendering.painter import MARGIN, OVERSAMPLING, STRIP, Painter

if TYPE_CHECKING:
    import pygame

FELT: Colour = (58, 128, 92)
FELT_EDGE: Colour = (40, 96, 68)
SHADE: Colour = (44, 102, 73)
BACK: Colour = (70, 98, 214)
PALE: Colour = (206, 228, 214)
WIDTH, HEIGHT = 430, 330
CARD = (76, 104)
DEALER_TOP, PLAYER_TOP = 26, 178
FIRST = 108
"""How far from the left of the table the first card is."""
BESIDE, BEHIND = 90, 20
"""How far to the right the next card is beside another one, and partly behind it."""
CORNER = 8
RIM = 6
GAP = 9


class BlackjackPainter(Painter[BlackjackFrame]):
    """Paints the table once, and the cards in every frame."""

    title = "Blackjack"

    def __init__(self) -> None:
        super().__init__((WIDTH + 2 * MARGIN, STRIP + HEIGHT + STRIP))
        self._table = self.paper()
        felt = self.smooth((WIDTH, HEIGHT), PAPER, self._paint_felt)
        for who, top in (("dealer", DEALER_TOP), ("player", PLAYER_TOP)):
            self.write(felt, who, 20, PALE, midleft=(RIM + 22, top + CARD[1] // 2))
        self._table.blit(felt, (MARGIN, STRIP))

    def paint(self, frame: BlackjackFrame) -> pygame.Surface:
        """The picture of a frame."""
        picture, held = self._table.copy(), frame.cards
        self._put(picture, name(held.dealer), FIRST, DEALER_TOP)
        hidden = name(held.hidden) if held.over else None
        self._put(picture, hidden, FIRST + BESIDE, DEALER_TOP)
        left = FIRST
        for label in _held(held):
            self._put(picture, label, left, PLAYER_TOP)
            left += BESIDE if label else BEHIND
        told = str(held.points) + (", an ace counts as 11" if held.usable else "")
        place = MARGIN + FIRST, STRIP + PLAYER_TOP + CARD[1] + 10
        self.write(picture, told, 22, PLAIN, topleft=place)
        colour = {"won": GREEN, "lost": RED, "bust": RED}.get(frame.news or "", DIM)
        self.write_strips(picture, frame.counted(), frame.news, colour, self.title)
        return picture

    def _put(self, picture: pygame.Surface, label: str | None, left: int, top: int) -> None:
        picture.blit(self.kept(label, lambda: self._card(label)), (MARGIN + left, STRIP + top))

    def _card(self, label: str | None) -> pygame.Surface:
        """A card; its back where there is no label."""

        def draw(surface: pygame.Surface) -> None:
            rect, whole = self.pygame.draw.rect, surface.get_rect()
            corner, gap = CORNER * OVERSAMPLING, GAP * OVERSAMPLING
            body = whole.inflate(-4 * OVERSAMPLING, -6 * OVERSAMPLING)
            rect(surface, SHADE, body.move(0, 3 * OVERSAMPLING), border_radius=corner)
            rect(surface, PLAIN, body, border_radius=corner)
            if label is None:
                inner = body.inflate(-gap, -gap)
                rect(surface, BACK, inner, border_radius=corner // 2)
                rect(surface, DARK_BLUE, inner.inflate(-2 * gap, -2 * gap), border_radius=corner)

        card = self.smooth(CARD, FELT, draw)
        if label is not None:
            colour = RED if label == "A" else INK
            self.write(card, label, 44, colour, center=(CARD[0] // 2, CARD[1] // 2))
        return card

    def _paint_felt(self, surface: pygame.Surface) -> None:
        rim, whole = RIM * OVERSAMPLING, surface.get_rect()
        self.pygame.draw.rect(surface, FELT_EDGE, whole, border_radius=5 * rim)
        self.pygame.draw.rect(surface, FELT, whole.inflate(-rim, -rim), border_radius=4 * rim)


def _held(cards: Cards) -> list[str]:
    """The labels of the player's cards: an ace, and the sum of the others, which lies on a card
    without a label where they are several."""
    others = name(cards.hard - cards.ace)
    return [*["A"] * cards.ace, *[""] * (not (cards.ace and cards.two)), others]
