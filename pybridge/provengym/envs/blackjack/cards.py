"""The cards of Blackjack: states as words, and what drawing leads to."""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

from provengym.envs.fractions import first_word

VALUES = 10
"""The values of cards are 1, an ace, to 10."""
RANKS = 13
MOST = 21
"""The most that the cards of a player may sum to."""
LARGEST = 31
"""The most that they can sum to, where an ace counts as 1."""
STANDS = 17
"""The dealer draws while the cards sum to less."""
DRAWS = 10
"""The dealer draws no more cards."""
WEIGHTS = (1,) * (VALUES - 1) + (RANKS - VALUES + 1,)
"""How many of the ranks have each value."""


class Cards(NamedTuple):
    """A state, or many: what counts of the player's cards, and the dealer's two cards."""

    hard: Any
    """The sum of the player's cards, where an ace counts as 1."""
    ace: Any
    """True if one of them is an ace."""
    two: Any
    """True if they are the first two."""
    dealer: Any
    """The value of the dealer's card that is shown."""
    hidden: Any
    over: Any = False

    @property
    def word(self) -> Any:
        """The kernel's word."""
        flags = self.ace << 5 | self.two << 6 | self.over << 15
        return self.hard | flags | (self.dealer - 1) << 7 | (self.hidden - 1) << 11

    @property
    def usable(self) -> Any:
        """True if an ace counts as 11."""
        return self.ace & (self.hard <= MOST - 10)

    @property
    def points(self) -> Any:
        """The sum of the player's cards."""
        return self.hard + 10 * self.usable


def cards(word: Any) -> Cards:
    """The state with this word, its flags as 0 or 1."""
    dealer, hidden = (word >> 7 & 15) + 1, (word >> 11 & 15) + 1
    return Cards(word & 31, word >> 5 & 1, word >> 6 & 1, dealer, hidden, word >> 15 & 1)


@functools.cache
def ends(hard: int, ace: bool, draws: int = DRAWS) -> tuple[int, ...]:
    """How many of the sequences of so many ranks lead a dealer with cards that sum to `hard`, with
    an ace or not, to 17, 18, 19, 20, 21 and more; whatever follows in them is not drawn."""
    points = hard + 10 if ace and hard <= MOST - 10 else hard
    if points >= STANDS:
        place = min(points, MOST + 1) - STANDS
        return tuple(RANKS**draws * (place == end) for end in range(MOST + 2 - STANDS))
    after = [ends(hard + value, ace or value == 1, draws - 1) for value in range(1, VALUES + 1)]
    return tuple(
        sum(weight * way for weight, way in zip(WEIGHTS, ways, strict=True))
        for ways in zip(*after, strict=True)
    )


def drawn(weights: tuple[int, ...]) -> list[tuple[int, int]]:
    """The chances that have these weights: the weight, and the first random word, of each that can
    come."""
    chances, before = [], 0
    for weight in weights:
        if weight:
            chances.append((weight, first_word(before, sum(weights))))
        before += weight
    return chances
