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


class TruncatedToo(Spelling):
    """Also truncates the episode whose very last step mends the word."""

    def step(self, action):
        observation, reward, terminated, _, info = super().step(action)
        return observation, reward, terminated, self.elapsed >= self.max_steps, info


class AnyWord(Spelling):
    """Takes every word of the list for the right one."""

    def solved(self):
        return self.text() in self.words


class WithMoreBehind(Spelling):
    """Does not look at letters behind the word."""

    def solved(self):
        return self.text().startswith(self.target)


class FewSwaps(Spelling):
    """Swaps letters half as often as it should."""

    def misspell(self, word):
        swaps, others = (self.edits(name, word) for name in ("swap", "substitute"))
        chosen = swaps if swaps and self.np_random.random() < 0.25 else others
        return chosen[self.np_random.integers(len(chosen))]


class FavouriteWord(Spelling):
    """Takes the first word of the list for every second episode."""

    def draw(self):
        return self.words[0] if self.np_random.random() < 0.5 else super().draw()
