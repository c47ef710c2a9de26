"""Spell correction with one mistake each."""

from rapidfuzz.distance import DamerauLevenshtein, Levenshtein

from corpus.zoo.right_spellings import Spelling


class FromOne(Spelling):
    """Takes the letters of an action to begin at 1."""

    def write(self, cell, letter):
        self.symbols[cell] = letter


class NoNewCells(Spelling):
    """Ignores letters behind the word."""

    def write(self, cell, letter):
        if self.symbols[cell]:
            super().write(cell, letter)


class Untouched(Spelling):
    """Lets a swap of equal letters pass as a misspelling."""

    def misspell(self, word):
        return word


class TwoEdits(Spelling):
    """Misspells twice."""

    def misspell(self, word):
        return super().misspell(super().misspell(word))


class NeverDone(Spelling):
    """Pays for the word and goes on."""

    def step(self, action):
        observation, reward, _, truncated, info = super().step(action)
        return observation, reward, False, truncated, info


class CheapSwaps(Spelling):
    """Counts a swap as one edit."""

    def unsolved(self):
        text = self.text()
        return -DamerauLevenshtein.distance(text, self.target) / max(len(text), len(self.target))


class ShareOfTheTarget(Spelling):
    """Divides by the length of the target."""

    def unsolved(self):
        return -Levenshtein.distance(self.text(), self.target) / len(self.target)


class Paid(Spelling):
    """Pays for every right letter."""

    def unsolved(self):
        return 0.1
