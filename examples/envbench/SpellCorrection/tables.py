"""A misspelled word, over which letters are written until it is right again.

Written from the text of the task alone.
"""

import gymnasium as gym
import numpy as np

NUM_LETTERS = 26
LETTERS = np.arange(1, NUM_LETTERS + 1)  # the symbols a to z; 0 is blank


def swaps(word):
    """Every swap of neighbouring letters: one row of symbols for each edit."""
    places = np.arange(len(word) - 1)
    rows = np.tile(word, (len(places), 1))
    rows[places, places], rows[places, places + 1] = word[1:], word[:-1]
    return rows


def substitutions(word):
    """Every substitution of a letter: one row of symbols for each edit."""
    places = np.repeat(np.arange(len(word)), NUM_LETTERS)
    rows = np.tile(word, (len(places), 1))
    rows[np.arange(len(rows)), places] = np.tile(LETTERS, len(word))
    return rows


def deletions(word):
    """Every deletion of a letter: one row of symbols for each edit."""
    places = np.arange(len(word))
    kept = places[:-1] + (places[:-1] >= places[:, None])
    return word[kept]


def insertions(word):
    """Every insertion of a letter: one row of symbols for each edit."""
    places = np.repeat(np.arange(len(word) + 1), NUM_LETTERS)
    rows = np.empty((len(places), len(word) + 1), dtype=word.dtype)
    others = np.arange(len(word) + 1) != places[:, None]
    rows[others] = np.tile(word, len(places))
    rows[~others] = np.tile(LETTERS, len(word) + 1)
    return rows


EDITS = {
    "swap": swaps,
    "substitute": substitutions,
    "delete": deletions,
    "insert": insertions,
}


def levenshtein(first, second):
    """The Levenshtein distance of two arrays of symbols."""
    columns = np.arange(len(second) + 1)
    row = columns
    for number, symbol in enumerate(first, start=1):
        above = np.minimum(row[1:] + 1, row[:-1] + (second != symbol))
        best = np.concatenate([[number], above])
        # Insertions: the best of all entries to the left, each with its distance to here.
        row = np.minimum.accumulate(best - columns) + columns
    return int(row[-1])


class Environment(gym.Env):
    """A row of cells with a misspelled word, which is to be restored."""

    def __init__(
        self,
        *,
        words,
        max_word_length=10,
        max_steps=20,
        reward_mode="sparse",
        transforms=("swap", "substitute"),
    ):
        if reward_mode not in ("sparse", "shaped"):
            raise ValueError(f"unknown reward_mode: {reward_mode!r}")
        self._num_cells = max_word_length
        self._max_steps = max_steps
        self._shaped = reward_mode == "shaped"
        self._words = tuple(words)
        # The symbols of each word, and what its effective edits make of it: for each transform
        # that has any, an array of one row for each edit.
        self._symbols = {word: self._encode(word) for word in self._words}
        self._tables = {
            word: self._effective_edits(symbols, tuple(transforms))
            for word, symbols in self._symbols.items()
        }
        self.action_space = gym.spaces.Discrete(NUM_LETTERS * max_word_length)
        self.observation_space = gym.spaces.MultiDiscrete([27] * max_word_length, dtype=np.int64)
        self._cells = np.zeros(self._num_cells, dtype=np.int64)
        self._word = self._symbols[self._words[0]]
        self._steps = 0

    @staticmethod
    def _encode(word):
        return np.array([ord(letter) - ord("a") + 1 for letter in word], dtype=np.int8)

    def _effective_edits(self, word, transforms):
        tables = []
        for transform in transforms:
            rows = EDITS[transform](word)
            length = rows.shape[1]
            if length == 0 or length > self._num_cells:
                continue
            if length == len(word):
                rows = rows[(rows != word).any(axis=1)]
            if len(rows) > 0:
                tables.append(rows)
        return tables

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        word = self._words[self.np_random.integers(len(self._words))]
        tables = self._tables[word]
        rows = tables[self.np_random.integers(len(tables))]
        made = rows[self.np_random.integers(len(rows))]
        self._word = self._symbols[word]
        self._cells[:] = 0
        self._cells[: len(made)] = made
        self._steps = 0
        return self._cells.copy(), {}

    def step(self, action):
        cell, letter = divmod(int(action), NUM_LETTERS)
        self._cells[cell] = LETTERS[letter]
        text = self._cells[: np.flatnonzero(self._cells)[-1] + 1]
        restored = bool(np.array_equal(text, self._word))
        reward = 1.0 if restored else 0.0
        if self._shaped and not restored:
            reward = -levenshtein(text, self._word) / max(len(text), len(self._word))
        self._steps += 1
        truncated = not restored and self._steps >= self._max_steps
        return self._cells.copy(), reward, restored, truncated, {}
