"""Spell correction as docs/spell_correction.md has it: strings, with _ for a blank cell."""

from collections import Counter
from fractions import Fraction
from functools import cache
from string import ascii_lowercase

from from_the_page.sentences import Sentences

ACTION = "action `26 * cell + letter` writes a letter, 0 for a to 25 for z, into a cell"
SYMBOL = "the symbol of each cell, 0 for a blank and 1 to 26 for a to z"
PLACES = "A word of the list is chosen, each place of the list equally likely"
TRANSFORMS = (
    "then one of the enabled transforms that have an effective edit of the word, all equally likely"
)
SWAP = "for each two neighbouring letters: they change places"
INSERT = "for each place, before, between and after the letters, and each of a to z"
EFFECTIVE = "An edit is effective when it makes another word"
FITS = "which has at least one letter and fits into the cells"
APART = "Edits of different places or letters count apart, also when they make the same word of it."
BLANK = "whatever it held before, blank or not"
OTHERS = "all other cells hold what they held"
TEXT = "blanks after it are no part of the text"
INNER = "a blank before it is a symbol of the text like any letter"
SPARSE = '`reward_mode="sparse"`: 1 for the step that restores the word, otherwise 0.'
AFTER = "the Levenshtein distance between the text after the step and the word"
EDITS = "the least number of symbols to insert, delete or substitute"
LONGER = "m is the length of the longer of the two"
END = "a step terminates when the word is restored"
FURTHER = "Every further step changes nothing, for a reward of 0, and terminates."
LIMIT = "a step truncates when at least `max_steps` steps were taken since the reset"
NOT_BOTH = "and it does not terminate"
TWICE = "a word that is there twice is twice as likely"

SENTENCES = (
    ACTION,
    SYMBOL,
    PLACES,
    TRANSFORMS,
    SWAP,
    INSERT,
    EFFECTIVE,
    FITS,
    APART,
    BLANK,
    OTHERS,
    TEXT,
    INNER,
    SPARSE,
    AFTER,
    EDITS,
    LONGER,
    END,
    FURTHER,
    LIMIT,
    NOT_BOTH,
    TWICE,
)


@cache
def distance(one, other, swaps):
    """The least number of edits, by looking at the last symbols first."""
    if not one or not other:
        return len(one) + len(other)
    if one[-1] == other[-1]:
        return distance(one[:-1], other[:-1], swaps)
    ways = [(one[:-1], other), (one, other[:-1]), (one[:-1], other[:-1])]
    if swaps and one[-2:] == other[-2:][::-1] and len(one) > 1:
        ways.append((one[:-2], other[:-2]))
    return 1 + min(distance(*way, swaps) for way in ways)


class Spelling:
    """The rules for some number of cells; a state is (word, text), the text without last blanks."""

    def __init__(
        self,
        max_word_length,
        words,
        max_steps=20,
        reward_mode="sparse",
        transforms=("swap", "substitute"),
        negated=None,
    ):
        self.says = Sentences(SENTENCES, negated)
        self.cells, self.words, self.max_steps = max_word_length, words, max_steps
        self.reward_mode, self.transforms = reward_mode, transforms

    # Misspelling.

    def edits(self, transform, word):
        """Return the results of the edits of a transform of a word, one for each such edit."""
        splits = [(word[:i], word[i:]) for i in range(len(word) + 1)]
        if transform == "swap" and self.says(SWAP):
            made = [a + b[1] + b[0] + b[2:] for a, b in splits if len(b) > 1]
        elif transform == "swap":
            made = [word[::-1]]
        elif transform == "substitute":
            made = [a + c + b[1:] for a, b in splits if b for c in ascii_lowercase]
        elif transform == "delete":
            made = [a + b[1:] for a, b in splits if b]
        else:
            places = splits if self.says(INSERT) else splits[:-1]
            made = [a + c + b for a, b in places for c in ascii_lowercase]
        if self.says(EFFECTIVE):
            made = [other for other in made if other != word]
        if self.says(FITS):
            made = [other for other in made if other and len(other) <= self.cells]
        return made if self.says(APART) else sorted(set(made))

    def starts(self):
        """The probability of each (word, text, transform)."""
        words = self.words
        if not (self.says(PLACES) and self.says(TWICE)):
            words = sorted(set(words))
        distribution = Counter()
        for word in words:
            made = {name: self.edits(name, word) for name in self.transforms}
            made = {name: edits for name, edits in made.items() if edits}
            total = sum(map(len, made.values()))
            for name, edits in made.items():
                share = Fraction(1, len(made))
                if not self.says(TRANSFORMS):
                    share = Fraction(len(edits), total)
                for text in edits:
                    distribution[word, text, name] += share / len(edits) / len(words)
        return distribution

    # A step.

    def text(self, cells):
        """The text of some cells."""
        return cells.rstrip("_") if self.says(TEXT) else cells.ljust(self.cells, "_")

    def distance(self, state):
        """The Levenshtein distance."""
        word, text = state
        if not self.says(INNER):
            text = text.replace("_", "")
        return distance(self.text(text), word, not self.says(EDITS))

    def step(self, state, action, taken):
        """The next state, the reward, and whether step number `taken` terminates or truncates."""
        word, text = state
        if text == word:
            after, reward = state, 0 if self.says(FURTHER) else 1
        else:
            cell, letter = divmod(action, 26)
            if not self.says(ACTION):
                letter, cell = divmod(action, self.cells)
            after = (word, self.write(text.ljust(self.cells, "_"), cell, ascii_lowercase[letter]))
            reward = self.reward(state, after)
        terminated = after[1] == word and self.says(END)
        limit = self.max_steps if self.says(LIMIT) else self.max_steps + 1
        truncated = taken >= limit and not (terminated and self.says(NOT_BOTH))
        return after, reward, terminated, truncated

    def write(self, cells, place, letter):
        """The text after a letter is written."""
        if cells[place] == "_" and not self.says(BLANK):
            return cells.rstrip("_")
        rest = cells[place + 1 :] if self.says(OTHERS) else ""
        return (cells[:place] + letter + rest).rstrip("_")

    def reward(self, before, after):
        """The reward of a step between two states."""
        word, text = after
        if text == word:
            return 1
        if self.reward_mode == "sparse":
            return 0 if self.says(SPARSE) else -1
        lengths = [len(word), len(self.text(text))]
        longer = max(lengths) if self.says(LONGER) else lengths[0]
        return -Fraction(self.distance(after if self.says(AFTER) else before), longer)

    def observe(self, state):
        """The symbols of the cells."""
        letters = ("_" + ascii_lowercase) if self.says(SYMBOL) else (ascii_lowercase + "_")
        return [letters.index(symbol) for symbol in state[1].ljust(self.cells, "_")]
