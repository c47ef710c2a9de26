"""A misspelled word: letters are written over it until it is right again.

Written from the text of the task alone.
"""

from dataclasses import dataclass, replace
from string import ascii_lowercase

import gymnasium as gym
import numpy as np
from gymnasium import spaces

BLANK = " "


@dataclass(frozen=True)
class Params:
    """The words, the row of cells, and how words are misspelled and steps are rewarded."""

    words: tuple[str, ...]
    length: int
    max_steps: int
    shaped: bool
    transforms: tuple[str, ...]


@dataclass(frozen=True)
class State:
    """The word, the symbols in the cells, and the number of steps since the reset."""

    word: str
    cells: str
    steps: int = 0


def swaps(word: str) -> tuple[str, ...]:
    return tuple(
        word[:i] + word[i + 1] + word[i] + word[i + 2 :] for i in range(max(len(word) - 1, 0))
    )


def substitutions(word: str) -> tuple[str, ...]:
    return tuple(
        word[:i] + letter + word[i + 1 :] for i in range(len(word)) for letter in ascii_lowercase
    )


def deletions(word: str) -> tuple[str, ...]:
    return tuple(word[:i] + word[i + 1 :] for i in range(len(word)))


def insertions(word: str) -> tuple[str, ...]:
    return tuple(
        word[:i] + letter + word[i:] for i in range(len(word) + 1) for letter in ascii_lowercase
    )


EDITS = {
    "swap": swaps,
    "substitute": substitutions,
    "delete": deletions,
    "insert": insertions,
}


def effective_edits(transform: str, word: str, length: int) -> tuple[str, ...]:
    """Return the results of the effective edits of the word, one entry for each edit."""
    return tuple(
        made for made in EDITS[transform](word) if made != word and 1 <= len(made) <= length
    )


def pick(items: tuple, rng: np.random.Generator):
    return items[int(rng.integers(len(items)))]


def start(params: Params, rng: np.random.Generator) -> State:
    word = pick(params.words, rng)
    edits = (effective_edits(transform, word, params.length) for transform in params.transforms)
    made = pick(pick(tuple(results for results in edits if results), rng), rng)
    return State(word=word, cells=made.ljust(params.length, BLANK))


def transition(state: State, action: int) -> State:
    cell, letter = divmod(action, len(ascii_lowercase))
    cells = state.cells[:cell] + ascii_lowercase[letter] + state.cells[cell + 1 :]
    return replace(state, cells=cells, steps=state.steps + 1)


def text_of(state: State) -> str:
    """The cells up to the last letter; blank cells before it are symbols."""
    return state.cells.rstrip(BLANK)


def levenshtein(a: str, b: str) -> int:
    row = tuple(range(len(b) + 1))
    for i, symbol in enumerate(a, start=1):
        following = [i]
        for j, other in enumerate(b, start=1):
            following.append(min(row[j] + 1, following[j - 1] + 1, row[j - 1] + (symbol != other)))
        row = tuple(following)
    return row[-1]


def observation(state: State) -> np.ndarray:
    return np.array(
        [(BLANK + ascii_lowercase).index(symbol) for symbol in state.cells], dtype=np.int64
    )


def is_terminated(state: State) -> bool:
    return text_of(state) == state.word


def is_truncated(params: Params, state: State) -> bool:
    return state.steps >= params.max_steps and not is_terminated(state)


def reward(params: Params, state: State) -> float:
    if is_terminated(state):
        return 1.0
    if not params.shaped:
        return 0.0
    text = text_of(state)
    return -levenshtein(text, state.word) / max(len(text), len(state.word))


class Environment(gym.Env):
    """A row of cells with a misspelled word."""

    def __init__(
        self,
        *,
        words,
        max_word_length=10,
        max_steps=20,
        reward_mode="sparse",
        transforms=("swap", "substitute"),
    ):
        chosen = frozenset(transforms)
        self._params = Params(
            words=tuple(str(word) for word in words),
            length=int(max_word_length),
            max_steps=int(max_steps),
            shaped=reward_mode == "shaped",
            transforms=tuple(transform for transform in EDITS if transform in chosen),
        )
        self._state = None
        self.action_space = spaces.Discrete(26 * max_word_length)
        self.observation_space = spaces.MultiDiscrete([27] * max_word_length, dtype=np.int64)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self._state = start(self._params, self.np_random)
        return observation(self._state), {}

    def step(self, action):
        self._state = transition(self._state, int(action))
        return (
            observation(self._state),
            reward(self._params, self._state),
            is_terminated(self._state),
            is_truncated(self._params, self._state),
            {},
        )
