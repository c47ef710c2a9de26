"""A misspelled word: letters are written over a misspelled word until it is right again.

Written from the text of the task alone.
"""

from collections.abc import Sequence

import gymnasium
import numpy as np
from gymnasium import spaces

LETTERS = "abcdefghijklmnopqrstuvwxyz"
BLANK = " "


def swaps(word: str) -> list[str]:
    """Return what the exchange of two neighbouring letters makes of the word."""
    return [word[:i] + word[i + 1] + word[i] + word[i + 2 :] for i in range(len(word) - 1)]


def substitutions(word: str) -> list[str]:
    """Return what another letter in the place of one makes of the word."""
    return [word[:i] + letter + word[i + 1 :] for i in range(len(word)) for letter in LETTERS]


def deletions(word: str) -> list[str]:
    """Return what is left of the word without one of its letters."""
    return [word[:i] + word[i + 1 :] for i in range(len(word))]


def insertions(word: str) -> list[str]:
    """Return what one more letter makes of the word."""
    return [word[:i] + letter + word[i:] for i in range(len(word) + 1) for letter in LETTERS]


def edits(word: str, transform: str) -> list[str]:
    """Return the results of all edits of one transform, one for each edit."""
    if transform == "swap":
        return swaps(word)
    if transform == "substitute":
        return substitutions(word)
    if transform == "delete":
        return deletions(word)
    if transform == "insert":
        return insertions(word)
    raise ValueError(f"no such transform: {transform!r}")


def levenshtein_distance(first: str, second: str) -> int:
    """Return the least number of insertions, deletions and substitutions between two texts."""
    row = list(range(len(second) + 1))
    for i, symbol in enumerate(first, start=1):
        next_row = [i]
        for j, other in enumerate(second, start=1):
            substituted = row[j - 1] + (0 if symbol == other else 1)
            next_row.append(min(substituted, row[j] + 1, next_row[j - 1] + 1))
        row = next_row
    return row[-1]


class Environment(gymnasium.Env):
    """A row of cells with a misspelled word."""

    def __init__(
        self,
        words: Sequence[str],
        max_word_length: int = 10,
        max_steps: int = 20,
        reward_mode: str = "sparse",
        transforms: Sequence[str] = ("swap", "substitute"),
    ):
        self.words = list(words)
        self.max_word_length = int(max_word_length)
        self.max_steps = int(max_steps)
        self.reward_mode = reward_mode
        self.transforms = list(transforms)
        self.action_space = spaces.Discrete(26 * self.max_word_length)
        self.observation_space = spaces.MultiDiscrete([27] * self.max_word_length, dtype=np.int64)
        self.word = ""
        self.cells = [BLANK] * self.max_word_length
        self.steps = 0

    def reset(self, *, seed: int | None = None, options: dict | None = None):
        """Draw a word and misspell it."""
        super().reset(seed=seed)
        self.word = self.draw(self.words)
        misspelled = self.draw_misspelling()
        blanks = self.max_word_length - len(misspelled)
        self.cells = list(misspelled) + [BLANK] * blanks
        self.steps = 0
        return self.observe(), {}

    def step(self, action):
        """Write a letter into a cell."""
        cell, letter = divmod(int(action), 26)
        self.steps += 1
        self.cells[cell] = LETTERS[letter]
        terminated = self.text() == self.word
        reward = self.reward(terminated)
        truncated = self.steps >= self.max_steps and not terminated
        return self.observe(), reward, terminated, truncated, {}

    def draw(self, items: list):
        """Draw one of the items, all equally likely."""
        return items[int(self.np_random.integers(len(items)))]

    def draw_misspelling(self) -> str:
        """Draw a transform that can misspell the word, and one of its effective edits."""
        choices = []
        for transform in self.transforms:
            effective = self.effective_edits(transform)
            if effective:
                choices.append(effective)
        return self.draw(self.draw(choices))

    def effective_edits(self, transform: str) -> list[str]:
        """Return the results of the effective edits of the word, one for each edit."""
        return [
            result
            for result in edits(self.word, transform)
            if result != self.word and 1 <= len(result) <= self.max_word_length
        ]

    def text(self) -> str:
        """Return what the cells hold up to the last letter."""
        return "".join(self.cells).rstrip(BLANK)

    def reward(self, restored: bool) -> float:
        """Return the reward of a step that led to the present text."""
        if restored:
            return 1.0
        if self.reward_mode == "sparse":
            return 0.0
        text = self.text()
        distance = levenshtein_distance(text, self.word)
        return -distance / max(len(text), len(self.word))

    def observe(self) -> np.ndarray:
        """Return a number for each cell."""
        numbers = [0 if cell == BLANK else LETTERS.index(cell) + 1 for cell in self.cells]
        return np.array(numbers, dtype=np.int64)
