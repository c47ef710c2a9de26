"""SpellCorrection as a careless programmer might write it.

Its mistake: an edit may leave the word as it is.
Written by who wrote the text, for the baseline.
"""

import gymnasium
import numpy as np
from gymnasium import spaces

LETTERS = "abcdefghijklmnopqrstuvwxyz"
BLANK = "_"


class Environment(gymnasium.Env):
    """A word to restore."""

    def __init__(
        self,
        words,
        max_word_length=10,
        max_steps=20,
        reward_mode="sparse",
        transforms=("swap", "substitute"),
    ):
        self.words, self.cells_, self.max_steps = list(words), max_word_length, max_steps
        self.reward_mode, self.transforms = reward_mode, list(transforms)
        self.action_space = spaces.Discrete(26 * max_word_length)
        self.observation_space = spaces.MultiDiscrete([27] * max_word_length)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.word = self.words[self.np_random.integers(len(self.words))]
        edits = [self.edits(name) for name in self.transforms]
        effective = [some for some in edits if some]
        some = effective[self.np_random.integers(len(effective))]
        text = some[self.np_random.integers(len(some))]
        self.cells = list(text.ljust(self.cells_, BLANK))
        self.steps = 0
        return self.observation(), {}

    def edits(self, name):
        """What the effective edits of a transform make of the word, each as often as it does."""
        word, places = self.word, range(len(self.word))
        if name == "swap":
            made = [word[:i] + word[i + 1] + word[i] + word[i + 2 :] for i in range(len(word) - 1)]
        elif name == "substitute":
            made = [word[:i] + letter + word[i + 1 :] for i in places for letter in LETTERS]
        elif name == "delete":
            made = [word[:i] + word[i + 1 :] for i in places]
        else:
            slots = range(len(word) + 1)
            made = [word[:i] + letter + word[i:] for i in slots for letter in LETTERS]
        return [text for text in made if 0 < len(text) <= self.cells_]

    def step(self, action):
        self.steps += 1
        cell, letter = divmod(int(action), 26)
        self.cells[cell] = LETTERS[letter]
        text = "".join(self.cells).rstrip(BLANK)
        restored = text == self.word
        reward = 1.0 if restored else 0.0
        if self.reward_mode == "shaped" and not restored:
            reward = -distance(text, self.word) / max(len(text), len(self.word))
        truncated = self.steps >= self.max_steps and not restored
        return self.observation(), reward, restored, truncated, {}

    def observation(self):
        return np.array([(BLANK + LETTERS).index(symbol) for symbol in self.cells], dtype=np.int64)


def distance(one, other):
    """The Levenshtein distance of two texts."""
    row = list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        before, row[0] = row[0], i
        for j, b in enumerate(other, 1):
            before, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, before + (a != b))
    return row[-1]
