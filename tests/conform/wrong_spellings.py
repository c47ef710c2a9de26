"""Spell correction with one mistake each."""

from rapidfuzz.distance import DamerauLevenshtein, Levenshtein

from conform.right_spellings import Spelling


class FromOne(Spelling):
    """Takes the letters of an action to begin at 1."""

    kind = "observation"

    def write(self, cell, letter):
        self.symbols[cell] = letter


class NoNewCells(Spelling):
    """Ignores letters behind the word."""

    kind = "observation"

    def write(self, cell, letter):
        if self.symbols[cell]:
            super().write(cell, letter)


class Untouched(Spelling):
    """Lets a swap of equal letters pass as a misspelling."""

    kind = "observation"

    def misspell(self, word):
        return word


class TwoEdits(Spelling):
    """Misspells twice."""

    kind = "observation"

    def misspell(self, word):
        return super().misspell(super().misspell(word))


class NeverDone(Spelling):
    """Pays for the word and goes on."""

    kind = "terminated"

    def step(self, action):
        observation, reward, _, truncated, info = super().step(action)
        return observation, reward, False, truncated, info


class CheapSwaps(Spelling):
    """Counts a swap as one edit."""

    kind = "reward"

    def unsolved(self):
        text = self.text()
        return -DamerauLevenshtein.distance(text, self.target) / max(len(text), len(self.target))


class ShareOfTheTarget(Spelling):
    """Divides by the length of the target."""

    kind = "reward"

    def unsolved(self):
        return -Levenshtein.distance(self.text(), self.target) / len(self.target)


class Paid(Spelling):
    """Pays for every right letter."""

    kind = "reward"

    def unsolved(self):
        return 0.1


SPARSE = (FromOne, NoNewCells, Untouched, TwoEdits, NeverDone, Paid)
SHAPED = (CheapSwaps, ShareOfTheTarget)
