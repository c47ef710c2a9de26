"""Blackjack as docs/blackjack.md has it: a player's cards as a list, where they are known."""
# ruff: noqa: RUF001 (the pages have minus signs)

import functools
from collections import Counter
from fractions import Fraction
from typing import NamedTuple

from from_the_page.sentences import Sentences

VALUES = "1 for an ace, 2 to 10, and 10 for three more ranks, so that there are 13 ranks"
SAME = "Each card is drawn from all 13, equally likely, whatever was drawn before."
USABLE = "Where one of them is an ace and the hard sum is at most 11, an ace counts as 11"
SUM = "the *sum* is 10 more than the hard sum"
NATURAL = "A *natural* is an ace and a card of value 10, and no more."
ACTIONS = "0 is stick, 1 is hit"
SEEN = "the sum of the player's cards, the value of the dealer's first card"
ACE = "1 if an ace of the player counts as 11, else 0"
START = "The dealer gets two cards and the player gets two."
HIT = "To hit gives the player one more card."
BUST = "The episode is over if the player's sum is then more than 21."
DEALER = "while the dealer's sum is less than 17; then the episode is over"
NOTHING = "When the episode is over, nothing changes, whatever the action."
COST = "To hit is worth −1 if the player's sum is then more than 21, and else 0."
WIN = "To stick is worth 1 if the player's sum is more than the dealer's"
DEALER_BUST = "or the dealer's is more than 21"
LOSS = "−1 if it is less"
DRAW = "0 if both are equal"
MORE = "with `natural` and not `sab`, a natural that wins is worth 1.5"
SURE = "with `sab`, a natural is worth 1 whatever the dealer draws"
UNLESS = "unless the dealer's first two cards are a natural"
FREE = "A step after the end is worth 0."
END = "a step terminates when it sticks"
FURTHER = "every further step changes nothing, for a reward of 0, and terminates"
LIMIT = "step number `max_steps` after the reset truncates, unless it terminates"
UNLIMITED = "without one no step does"
TIME = "with one it returns `time_limit`: whether `max_steps` steps were taken"

SENTENCES = (
    VALUES,
    SAME,
    USABLE,
    SUM,
    NATURAL,
    ACTIONS,
    SEEN,
    ACE,
    START,
    HIT,
    BUST,
    DEALER,
    NOTHING,
    COST,
    WIN,
    DEALER_BUST,
    LOSS,
    DRAW,
    MORE,
    SURE,
    UNLESS,
    FREE,
    END,
    FURTHER,
    LIMIT,
    UNLIMITED,
    TIME,
)


class Held(NamedTuple):
    """What counts of a player's cards."""

    hard: int
    ace: bool
    two: bool


class Game:
    """The game.  A state is what the player holds, the dealer's two cards, and whether it is
    over."""

    def __init__(self, natural, sab, max_steps, negated=None):
        self.says = says = Sentences(SENTENCES, negated)
        self.natural, self.sab, self.max_steps = natural, sab, max_steps
        values = [*range(1, 11), *[10] * (3 if says(VALUES) else 2)]
        self.cards = Counter(values if says(SAME) else values[1:])
        self.dealt = functools.cache(self._dealt)

    def chances(self):
        """Each card with its probability."""
        for card, count in self.cards.items():
            yield card, Fraction(count, self.cards.total())

    def usable(self, hard, ace):
        """Whether an ace counts as 11."""
        return bool(ace) and hard <= (11 if self.says(USABLE) else 21)

    def sum(self, hard, ace):
        """The sum of cards."""
        if not self.usable(hard, ace):
            return hard
        return hard + 10 if self.says(SUM) else hard + 11

    def is_natural(self, hard, ace, two):
        """Whether cards are a natural."""
        return bool(ace) and hard == 11 and bool(two or not self.says(NATURAL))

    def observe(self, state):
        """Return what is seen of a state."""
        (hard, ace, _), first, second, _ = state
        shown = first if self.says(SEEN) else second
        return self.sum(hard, ace), shown, int(self.usable(hard, ace) == self.says(ACE))

    def starts(self):
        """How probable each start is."""
        pairs, found = Counter(), Counter()
        for one, chance in self.chances():
            if not self.says(START):
                pairs[Held(one, one == 1, False)] += chance
                continue
            for two, other in self.chances():
                pairs[Held(one + two, 1 in (one, two), True)] += chance * other
        for held, chance in pairs.items():
            for one, first in self.chances():
                for two, second in self.chances():
                    found[held, one, two, False] += chance * first * second
        return found

    def _dealt(self, hard, ace):
        """How probable each sum of the dealer is."""
        if self.sum(hard, ace) >= (17 if self.says(DEALER) else 18):
            return {self.sum(hard, ace): Fraction(1)}
        law = Counter()
        for card, chance in self.chances():
            for end, share in self.dealt(hard + card, ace or card == 1).items():
                law[end] += chance * share
        return law

    def step(self, state, action, taken):
        """What a step can do that is number `taken`: probability, next state, reward, terminated,
        truncated and info."""
        again = state[3]
        for share, after, reward, ended in self.done(state, action):
            over = self.says(FURTHER) if again else ended
            limit = self.max_steps
            if limit is None and not self.says(UNLIMITED):
                limit = 1
            reached = limit is not None and taken >= limit
            truncated = reached and (not over if self.says(LIMIT) else True)
            info = {"time_limit": reached} if self.max_steps and self.says(TIME) else {}
            yield share, after, reward, over, truncated, info

    def done(self, state, action):
        """The same without limits."""
        held, first, second, over = state
        if over:
            worth = 0 if self.says(FREE) else -1
            other = (held._replace(hard=held.hard + 1), first, second, True)
            yield Fraction(1), state if self.says(NOTHING) else other, worth, True
        elif (action == 1) == self.says(ACTIONS):
            for card, chance in self.chances():
                for more in (card,) if self.says(HIT) else (card, 1):
                    now = Held(held.hard + more, held.ace or more == 1, False)
                    bust = self.sum(now.hard, now.ace) > 21
                    ended = bust and self.says(BUST)
                    worth = -1 if bust and self.says(COST) else 0
                    share = chance if self.says(HIT) else chance / 2
                    yield share, (now, first, second, ended), worth, ended
        else:
            law = self.dealt(first + second, 1 in (first, second))
            ended = self.says(END)
            for end, chance in law.items():
                yield chance, (held, first, second, ended), self.prize(state, end), ended

    def prize(self, state, end):
        """What it is worth to stick where the dealer has this sum."""
        held, first, second, _ = state
        has = self.is_natural(*held)
        other = self.is_natural(first + second, 1 in (first, second), True) and self.says(UNLESS)
        if self.sab and has and not other and self.says(SURE):
            return 1
        ours = self.sum(held.hard, held.ace)
        if (end > 21 and self.says(DEALER_BUST)) or ours > end:
            more = self.natural and not self.sab and has and self.says(MORE)
            return Fraction(3, 2) if more else 1 if self.says(WIN) else 2
        if ours < end:
            return -1 if self.says(LOSS) else 0
        return 0 if self.says(DRAW) else 1
