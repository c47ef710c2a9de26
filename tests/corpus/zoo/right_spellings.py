"""Spell correction as somebody might write it in Python, with a random generator of its own."""

import functools

import gymnasium
import numpy as np
from rapidfuzz.distance import Levenshtein

import provengym


@functools.cache
def shipped(cells):
    """The words that come with the package."""
    return tuple(provengym.SpellCorrectionEnv(max_word_length=cells).words)


class Spelling(gymnasium.Env):
    """Letters are written into the cells of a misspelled word."""

    def __init__(
        self,
        words=None,
        max_word_length=10,
        max_steps=20,
        reward_mode="sparse",
        transforms=("swap", "substitute"),
    ):
        self.words = shipped(max_word_length) if words is None else words
        self.cells, self.max_steps = max_word_length, max_steps
        self.reward_mode, self.transforms = reward_mode, transforms
        self.action_space = gymnasium.spaces.Discrete(26 * self.cells)
        self.observation_space = gymnasium.spaces.MultiDiscrete([27] * self.cells)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.target = self.draw()
        text = self.misspell(self.target)
        self.symbols = [ord(letter) - 96 for letter in text] + [0] * (self.cells - len(text))
        self.elapsed = 0
        return self.observe(), {}

    def draw(self):
        return self.words[self.np_random.integers(len(self.words))]

    def misspell(self, word):
        edits = [edits for name in self.transforms if (edits := self.edits(name, word))]
        chosen = edits[self.np_random.integers(len(edits))]
        return chosen[self.np_random.integers(len(chosen))]

    def edits(self, name, word):
        letters = "abcdefghijklmnopqrstuvwxyz"
        n = len(word)
        if name == "swap":
            made = [word[:i] + word[i + 1] + word[i] + word[i + 2 :] for i in range(n - 1)]
        elif name == "substitute":
            made = [word[:i] + a + word[i + 1 :] for i in range(n) for a in letters]
        elif name == "delete":
            made = [word[:i] + word[i + 1 :] for i in range(n)]
        else:
            made = [word[:i] + a + word[i:] for i in range(n + 1) for a in letters]
        return [text for text in made if text != word and 0 < len(text) <= self.cells]

    def step(self, action):
        self.write(*divmod(int(action), 26))
        self.elapsed += 1
        solved = self.solved()
        reward = 1.0 if solved else self.unsolved()
        return self.observe(), reward, solved, self.elapsed >= self.max_steps and not solved, {}

    def write(self, cell, letter):
        self.symbols[cell] = letter + 1

    def solved(self):
        return self.text() == self.target

    def unsolved(self):
        if self.reward_mode == "sparse":
            return 0.0
        text = self.text()
        return -Levenshtein.distance(text, self.target) / max(len(text), len(self.target))

    def text(self):
        return "".join("_abcdefghijklmnopqrstuvwxyz"[symbol] for symbol in self.symbols).rstrip("_")

    def observe(self):
        return np.array(self.symbols, dtype=np.int64)
