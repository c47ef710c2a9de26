"""Spell correction a second time: strings, from its definition, sharing nothing with the package.

A state is a pair of strings: the target, and one character for each cell, "_" for a blank.
"""

from fractions import Fraction
from functools import cache

from transcriptions import splitmix

BLANK = "_"
ALPHABET = "abcdefghijklmnopqrstuvwxyz"
TRANSFORMS = ("swap", "substitute", "delete", "insert")
WORD = 2**64 - 1


@cache
def distance(a, b):
    """Wagner and Fischer's recursion, on the first symbols."""
    if not a or not b:
        return len(a) + len(b)
    return min(
        distance(a[1:], b[1:]) + (a[0] != b[0]), distance(a[1:], b) + 1, distance(a, b[1:]) + 1
    )


def chosen(options, word):
    """The option that a random word chooses."""
    return options[word * len(options) >> 64]


def edits(word, transform):
    """Return the results of a transform of a word at each place and with each letter, in order."""
    n = len(word)
    if transform == "swap":
        return [word[:i] + word[i + 1] + word[i] + word[i + 2 :] for i in range(n - 1)]
    if transform == "substitute":
        return [word[:i] + a + word[i + 1 :] for i in range(n) for a in ALPHABET]
    if transform == "delete":
        return [word[:i] + word[i + 1 :] for i in range(n)]
    return [word[:i] + a + word[i:] for i in range(n + 1) for a in ALPHABET]


def packed(cells):
    """Five bits for each cell, the first cell lowest."""
    return sum((" " + ALPHABET).index(c.replace(BLANK, " ")) << 5 * i for i, c in enumerate(cells))


class Speller:
    """One task."""

    def __init__(self, cells, shaped, transforms, words):
        self.cells, self.shaped, self.words = cells, shaped, tuple(words)
        self.transforms = tuple(name for name in TRANSFORMS if name in transforms)

    def __repr__(self):
        return f"Speller({self.cells}, {self.shaped}, {self.transforms}, {self.words})"

    def params(self):
        """Return the parameters of the kernel, without the words."""
        mask = sum(1 << TRANSFORMS.index(name) for name in self.transforms)
        return {"max_word_length": self.cells, "mode": int(self.shaped), "transforms": mask}

    def effective(self, word, transform):
        """The edits of a word that are another word of at most so many letters as there are cells,
        and of at least one."""
        made = edits(word, transform)
        return [other for other in made if other != word and 1 <= len(other) <= self.cells]

    def applicable(self, word):
        """The transforms that have an effective edit of a word."""
        return [name for name in self.transforms if self.effective(word, name)]

    def pad(self, text):
        """The cells that hold a text, and nothing after it."""
        return text + BLANK * (self.cells - len(text))

    def reset(self, key, t):
        """Return the state, and the transform that misspelled its target."""
        target = chosen(self.words, splitmix.word(key, t))
        transform = chosen(self.applicable(target), splitmix.word(key, t + 1))
        current = chosen(self.effective(target, transform), splitmix.word(key, t + 2))
        return (target, self.pad(current)), transform

    def solved(self, state):
        """Return whether the cells hold the target and nothing else."""
        return state[1] == self.pad(state[0])

    def distance(self, state):
        """The Levenshtein distance, where blanks after the last letter do not count."""
        return distance(state[1].rstrip(BLANK), state[0])

    def step(self, state, action):
        """Return the next state, its reward as a fraction, and whether it is solved."""
        if self.solved(state):
            return state, Fraction(0), True
        target, cells = state
        place, letter = divmod(action, 26)
        if place < self.cells:
            cells = cells[:place] + ALPHABET[letter] + cells[place + 1 :]
        after = target, cells
        if self.solved(after):
            return after, Fraction(1), True
        longer = max(len(cells.rstrip(BLANK)), len(target))
        reward = Fraction(-self.distance(after), longer) if self.shaped else Fraction(0)
        return after, reward, False
