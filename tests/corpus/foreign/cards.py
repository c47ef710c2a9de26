"""A deck whose rest is not seen, as benchmarks of memory have it: a Tuple."""

from fractions import Fraction

from gymnasium import spaces
from gymnasium.utils import seeding

from provengym.conformance import Reference

RANKS, COPIES = 3, 2
ACTIONS = ("lower", "higher")
FULL = (COPIES,) * RANKS


def draws(deck):
    """Yield each rank that may be drawn of a deck, how many of it there are, and the rest."""
    for rank, count in enumerate(deck):
        if count:
            yield rank, count, (*deck[:rank], count - 1, *deck[rank + 1 :])


def higher_lower():
    """Say whether the next of six cards is higher or lower: 1 if so, 0 if equal, else -1.

    Shown are the card, and how many are left; none is put back.  The last ends the episode.
    """

    def step(state, action):
        card, deck = state
        return [
            (count, (rank, rest), (rank > card) - (rank < card), sum(rest) == 0)
            if action
            else (count, (rank, rest), (rank < card) - (rank > card), sum(rest) == 0)
            for rank, count, rest in draws(deck)
        ]

    return Reference(
        name="HigherLower",
        actions=ACTIONS,
        start={(rank, rest): Fraction(1, RANKS) for rank, _, rest in draws(FULL)},
        step=step,
        observe=lambda state: (state[0], sum(state[1])),
    )


class HigherLower:
    """A shuffled list of cards, and no base class."""

    action_space = spaces.Discrete(2)
    observation_space = spaces.Tuple((spaces.Discrete(RANKS), spaces.Discrete(RANKS * COPIES)))
    random = None

    def reset(self, *, seed=None, options=None):
        if seed is not None or self.random is None:
            self.random, _ = seeding.np_random(seed)
        self.deck = [rank for rank in range(RANKS) for _ in range(COPIES)]
        self.random.shuffle(self.deck)
        self.card = self.deck.pop()
        return (self.card, len(self.deck)), {}

    def step(self, action):
        before, self.card = self.card, self.drawn()
        reward = self.paid(before, action)
        return (self.card, len(self.deck)), reward, not self.deck, False, {"deck": [*self.deck]}

    def drawn(self):
        return self.deck.pop()

    def paid(self, before, action):
        if self.card == before:
            return 0.0
        return 1.0 if (self.card > before) == bool(action) else -1.0


class HigherLowerWithReplacement(HigherLower):
    """A drawn card may come again."""

    def drawn(self):
        self.deck.pop()
        return int(self.random.integers(RANKS))


class HigherLowerThatPaysTies(HigherLower):
    """An equal card counts as a lower one."""

    def paid(self, before, action):
        return super().paid(before, action) or (-1.0 if action else 1.0)


LISTEN, LEFT, RIGHT = range(3)
SILENCE = 2


def tiger(heard=Fraction(4, 5)):
    """A tiger is behind one of two doors; who listens pays 1 and hears it there 4 times of 5.

    Opening its door pays -10 and the other 5, and ends the episode in silence.
    """

    def step(state, action):
        door, _ = state
        if action == LISTEN:
            return [(heard, (door, door), -1, False), (1 - heard, (door, 1 - door), -1, False)]
        return (door, SILENCE), -10 if action - 1 == door else 5, True

    return Reference(
        name="Tiger",
        actions=("listen", "open left", "open right"),
        start={(0, SILENCE): Fraction(1, 2), (1, SILENCE): Fraction(1, 2)},
        step=step,
        observe=lambda state: state[1],
    )


class Tiger:
    """A partially observable problem in plain numbers."""

    action_space = spaces.Discrete(3)
    observation_space = spaces.Discrete(3)
    random = None
    heard = 0.8

    def reset(self, *, seed=None, options=None):
        if seed is not None or self.random is None:
            self.random, _ = seeding.np_random(seed)
        self.door = int(self.random.integers(2))
        return SILENCE, {}

    def step(self, action):
        if action == LISTEN:
            self.between()
            wrongly = self.random.random() >= self.heard
            return self.door ^ wrongly, -1, False, False, {}
        return SILENCE, -10 if action - 1 == self.door else 5, True, False, {}

    def between(self):
        pass


class TigerThatIsFaint(Tiger):
    """The tiger is heard where it is in 13 cases of 20."""

    heard = 0.65


class TigerThatWanders(Tiger):
    """The tiger chooses a door anew whenever one listens."""

    def between(self):
        self.door = int(self.random.integers(2))
