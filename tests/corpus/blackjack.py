"""Blackjack, from Gymnasium's documentation: https://gymnasium.farama.org/environments/toy_text/

``tabular/Blackjack-v0`` has the same rules, with another default for ``sutton_and_barto``; it needs
JAX.  A state is what is observed: the player's sum, the card that the dealer shows, and whether the
player has a usable ace.
"""

from fractions import Fraction
from functools import cache

from provengym.conformance import Reference

STICK, HIT = range(2)
CARDS = {value: 1 if value < 10 else 4 for value in range(1, 11)}
"""The number of cards of each value among 13; an ace has 1."""


def blackjack():
    """The rules with ``natural=False, sutton_and_barto=False``: a natural is a 21 like others."""
    starts = {}
    for first, some in CARDS.items():
        for second, others in CARDS.items():
            total, ace = held(*held(0, False, first), second)
            for shown, more in CARDS.items():
                state = total, shown, int(ace)
                starts[state] = starts.get(state, 0) + some * others * more

    def step(state, action):
        total, shown, ace = state
        if action == STICK:
            return [
                (chance, state, float((total > score) - (total < score)), True)
                for score, chance in dealt(*held(0, False, shown)).items()
            ]
        rows = []
        for card, some in CARDS.items():
            after, usable = held(total, bool(ace), card)
            bust = after > 21
            rows.append((some, (after, shown, int(usable)), -1.0 if bust else 0.0, bust))
        return rows

    return Reference(name="Blackjack", actions=("stick", "hit"), start=starts, step=step)


def held(total, ace, card):
    """The sum after another card, and whether an ace in it counts as 11."""
    total += card
    if card == 1 and not ace and total + 10 <= 21:
        return total + 10, True
    return (total - 10, False) if ace and total > 21 else (total, ace)


@cache
def dealt(total, ace):
    """Return the probabilities of the scores of a dealer who has this, 0 for a bust."""
    if total >= 17:
        return {total if total <= 21 else 0: Fraction(1)}
    scores = {}
    for card, some in CARDS.items():
        for score, chance in dealt(*held(total, ace, card)).items():
            scores[score] = scores.get(score, 0) + chance * some / 13
    return scores
