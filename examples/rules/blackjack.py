"""Blackjack with an infinite deck, after Sutton and Barto, example 5.1."""

import enum
from fractions import Fraction
from typing import Annotated

from provengym.spec import Environment, Parameter, Range


class Move(enum.Enum):
    STICK = 0
    HIT = 1


def total(points: int, ace: bool) -> int:
    """What a hand counts: one ace counts 11 if that does not bust it."""
    return points + 10 if ace and points <= 11 else points


class Blackjack(Environment):
    """Come closer to 21 than the dealer without going beyond.

    Aces count 1 in `points`. The dealer sticks on 17 or more. A win pays 1, a loss
    -1, a draw 0; with `natural`, winning with 21 from the first two cards pays 3/2.
    """

    natural: Annotated[bool, Parameter()] = False

    points: Annotated[int, Range(2, 31)]
    ace: bool
    cards: Annotated[int, Range(2, 22)]
    dealer: Annotated[int, Range(1, 10)]
    done: bool

    def start(self) -> None:
        first, second = self.card(), self.card()
        self.points = first + second
        self.ace = first == 1 or second == 1
        self.cards = 2
        self.dealer = self.card()
        self.done = False

    def act(self, action: Move) -> int | Fraction:
        if action is Move.HIT:
            card = self.card()
            self.points += card
            self.ace = self.ace or card == 1
            self.cards += 1
            self.done = self.points > 21
            return -1 if self.done else 0
        self.done = True
        mine = total(self.points, self.ace)
        theirs = self.play_dealer()
        if theirs > 21 or mine > theirs:
            return Fraction(3, 2) if self.natural and self.cards == 2 and mine == 21 else 1
        return 0 if mine == theirs else -1

    def card(self) -> int:
        return min(self.draw(13) + 1, 10)

    def play_dealer(self) -> int:
        """The dealer's total. The longest hand has 12 cards: six aces, a six, five aces."""
        points, ace = self.dealer, self.dealer == 1
        for _ in range(11):
            if total(points, ace) < 17:
                card = self.card()
                points += card
                ace = ace or card == 1
        return total(points, ace)

    def over(self) -> bool:
        return self.done

    def show(self) -> tuple[Annotated[int, Range(0, 31)], Annotated[int, Range(1, 10)], bool]:
        usable = self.ace and self.points <= 11
        return total(self.points, self.ace), self.dealer, usable

    def invariant(self) -> bool:
        return self.cards <= self.points and (self.points <= 21 or self.done)
