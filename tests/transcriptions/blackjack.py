"""Blackjack a second time: plain Python from its definition, sharing nothing with the package."""

import functools
from fractions import Fraction
from itertools import product
from typing import NamedTuple

from transcriptions import splitmix

DECK = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]
BUST = 22
"""The dealer's total where it is more than 21."""
TOTALS = range(17, BUST + 1)


class State(NamedTuple):
    """A state: the player's cards count by their sum, whether one is an ace, and whether they are
    two."""

    hard: int
    ace: bool
    two: bool
    shown: int
    hidden: int
    over: bool = False


STATES = [
    State(*one)
    for one in product(
        range(32), (False, True), (False, True), range(1, 11), range(1, 11), (False, True)
    )
]
"""All of them, also those that cannot occur."""


class Table(NamedTuple):
    """The parameters."""

    natural: bool = False
    sab: bool = False

    def params(self):
        """Those of the kernel."""
        return {"natural": int(self.natural), "sab": int(self.sab)}


TABLES = [Table(*pair) for pair in product((False, True), repeat=2)]


def total(hard, ace):
    """What cards sum to: one ace counts 10 more, unless that makes more than 21."""
    return hard + 10 if ace and hard + 10 <= 21 else hard


def observe(state):
    """What is seen."""
    points = total(state.hard, state.ace)
    return points, state.shown, int(points != state.hard)


def words(state):
    """The words of the kernel: one, with fields of 5, 1, 1, 4, 4 and 1 bits."""
    fields = (
        (state.hard, 5),
        (state.ace, 1),
        (state.two, 1),
        (state.shown - 1, 4),
        (state.hidden - 1, 4),
        (state.over, 1),
    )
    word, unit = 0, 1
    for field, bits in fields:
        word, unit = word + field * unit, unit * 2**bits
    return (word,)


def possible(state):
    """Whether a state can occur, as far as the kernel knows."""
    return state.hard >= (2 if state.ace else 4) and (state.over or state.hard <= 21)


@functools.cache
def dealer(shown, hidden):
    """How probable each total of the dealer is, who draws card by card."""
    hands, law = {(shown + hidden, 1 in (shown, hidden)): Fraction(1)}, dict.fromkeys(TOTALS, 0)
    while hands:
        after = {}
        for (hard, ace), chance in hands.items():
            points = total(hard, ace)
            if points >= 17:
                law[min(points, BUST)] += chance
                continue
            for card in DECK:
                held = hard + card, ace or card == 1
                after[held] = after.get(held, 0) + chance / len(DECK)
        hands = after
    return law


@functools.cache
def starts_of_totals(shown, hidden):
    """The first word of each total: of the words below 2^64 each has its share, in their order."""
    found, before = [], Fraction(0)
    for points, chance in dealer(shown, hidden).items():
        if chance:
            found.append((points, -(-before.numerator * 2**64 // before.denominator)))
        before += chance
    return found


def reached(state, word):
    """The total of the dealer that a word draws."""
    first = starts_of_totals(state.shown, state.hidden)
    return max(points for points, begin in first if begin <= word)


def is_natural(state):
    """Whether the player has an ace, a card of value 10, and no more."""
    return state.two and state.ace and state.hard == 11


def prize(state, points, table):
    """What it pays to stick where the dealer has this total."""
    theirs = 0 if points == BUST else points
    ours = 0 if state.hard > 21 else total(state.hard, state.ace)
    if table.sab and is_natural(state) and {state.shown, state.hidden} != {1, 10}:
        return Fraction(1)
    if ours > theirs:
        more = table.natural and not table.sab and is_natural(state)
        return Fraction(3, 2) if more else Fraction(1)
    return Fraction(-1 if ours < theirs else 0)


def took(state, card):
    """The state after a card."""
    hard = min(state.hard + card, 31)
    return state._replace(hard=hard, ace=state.ace or card == 1, two=False, over=hard > 21)


def step(state, action, table, word=0):
    """The next state, the reward and the end, by a random word of 64 bits."""
    if state.over:
        return state, Fraction(0), True
    if action == 1:
        after = took(state, DECK[word * 13 // 2**64])
        return after, Fraction(-1 if after.over else 0), after.over
    return state._replace(over=True), prize(state, reached(state, word), table), True


def outcomes(state, action, table):
    """How probable each outcome of a step is."""
    found = {}
    if state.over:
        return {(state, Fraction(0), True): Fraction(1)}
    if action == 1:
        drawn = [(took(state, card), Fraction(1, 13)) for card in DECK]
        results = [((new, Fraction(-new.over), new.over), chance) for new, chance in drawn]
    else:
        end = state._replace(over=True)
        law = dealer(state.shown, state.hidden)
        results = [((end, prize(state, points, table), True), law[points]) for points in law]
    for outcome, chance in results:
        if chance:
            found[outcome] = found.get(outcome, 0) + chance
    return found


def chances(state, action):
    """The random words that stand for the chances of a step, with their probabilities."""
    if state.over:
        return [(Fraction(1), 0)]
    if action == 1:
        ranks = [(DECK.count(card), DECK.index(card)) for card in range(1, 11)]
        return [(Fraction(count, 13), -(-rank * 2**64 // 13)) for count, rank in ranks]
    law = dealer(state.shown, state.hidden)
    return [(law[points], word) for points, word in starts_of_totals(state.shown, state.hidden)]


def start(shown, hidden, first, second):
    """The state with these cards."""
    return State(first + second, 1 in (first, second), True, shown, hidden)


def reset(key, t=0):
    """The state that a reset leads to."""
    drawn = (splitmix.word(key, (t + k) % 2**64) for k in range(4))
    return start(*(DECK[word * 13 // 2**64] for word in drawn))
