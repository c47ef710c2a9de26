"""Spell correction as a reference: all words that can have been misspelled as the text at once."""

from __future__ import annotations

import functools
import math
from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.envs.kernel_model import MultiDiscreteModel
from provengym.envs.spell_correction.arguments import BLANK, LETTERS, is_word, pack, unpack
from provengym.envs.spell_correction.env import SpellCorrectionEnv
from provengym.models.listed_parameters import ListedParameters, fewer
from provengym.models.model import (
    TimeLimit,
    TooManyError,
    constructed,
    known,
)
from provengym.models.samples import Conditionals

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from random import Random

    from numpy.typing import NDArray

    from provengym.models.model import Observation, States
    from provengym.models.samples import Sample, Value


def misspellings(
    word: str, cells: int, transforms: Sequence[str]
) -> dict[tuple[str, str], Fraction]:
    """Return the probability of each transform and text: the transforms that change the word are
    equally likely, and so are the effective edits of each.

    >>> misspellings("aab", 3, ("swap",))
    {('swap', 'aba'): Fraction(1, 1)}
    """
    counts = {name: Counter(_effective(name, word, cells)) for name in transforms}
    able = {name: texts for name, texts in counts.items() if texts}
    return {
        (name, text): Fraction(count, texts.total() * len(able))
        for name, texts in able.items()
        for text, count in texts.items()
    }


def _effective(transform: str, word: str, cells: int) -> Iterator[str]:
    """The text of each edit that makes another one, which has a letter and fits."""
    return (text for text in _edits(transform, word) if text != word and 0 < len(text) <= cells)


def _edits(transform: str, word: str) -> Iterator[str]:
    for i in range(len(word) + (transform == "insert") - (transform == "swap")):
        before, after = word[:i], word[i:]
        if transform == "swap":
            yield before + after[1] + after[0] + after[2:]
        elif transform == "delete":
            yield before + after[1:]
        else:
            yield from (before + a + after[transform == "substitute" :] for a in LETTERS)


class Explanations:
    """The most likely explanation of every text that a reset can show: the word of a list, the
    transform, the cell, and the letter there.

    Args:
        words: The number of times that the list has each word.
        cells: The most letters of a text.
        transforms: The transforms that misspell words.
    """

    parts = ("word", "transform", "cell", "letter")

    def __init__(self, words: Mapping[str, int], cells: int, transforms: Sequence[str]) -> None:
        ways: dict[str, dict[tuple[str, str], Fraction]] = {}
        for word, count in words.items():
            for (transform, text), chance in misspellings(word, cells, transforms).items():
                ways.setdefault(text, {})[word, transform] = count * chance
        self.weights: dict[tuple[Value, ...], Fraction] = {}
        """The weight of each explanation, proportional to its probability."""
        self.of: dict[str, tuple[Value, ...]] = {}
        """The explanation of each text."""
        for text, chances in ways.items():
            word, transform = max(chances, key=lambda way: chances[way])
            cell = next(i for i in range(len(text) + 1) if text[: i + 1] != word[: i + 1])
            parts = (word, transform, cell, text[cell : cell + 1] or "end")
            self.of[text] = parts
            self.weights[parts] = self.weights.get(parts, Fraction(0)) + sum(chances.values())


_SYMBOLS = BLANK + LETTERS
_FEW_WORDS = ("cat", "coat", "dog", "abba")
_MOST_BITS = 40
_LONGEST_PLAN = 200
_MOST_STARTS = 100_000
_MOST_EXPLAINED = 250
"""Words of a list of which it is computed how likely every text is."""


def _parts(length: int) -> list[tuple[int, int]]:
    """Size and place of what may be left out of a list of words: halves, then single ones."""
    half = length // 2
    halves = [(length - half, half), (half, 0)] if half > 1 else []
    return [*halves, *((1, place) for place in range(length if length > 1 else 0))]


class SpellCorrectionParameters(ListedParameters):
    """All lists of words, transforms, rewards and limits."""

    name = "SpellCorrection"
    id = "provengym/SpellCorrection-v0"
    explored = ("max_steps", "reward_mode", "max_word_length", "words")
    small = (
        {"max_steps": 2, "reward_mode": "sparse", "max_word_length": 3, "words": ("ab", "cb")},
        {"max_steps": 4, "reward_mode": "shaped", "max_word_length": 5, "words": _FEW_WORDS},
    )

    def model(self, parameters: Mapping[str, Any]) -> SpellCorrectionModel:
        """The task with these parameters, the others as in `SpellCorrectionEnv`."""
        return SpellCorrectionModel(known(self.name, SpellCorrectionEnv, parameters))

    def simpler(self, name: str, value: Any) -> list[Any]:
        """Fewer steps, cells and words, and the sparse reward."""
        if name == "words":
            if not isinstance(value, tuple):
                return [small["words"] for small in self.small]
            return [value[:half] + value[half + size :] for size, half in _parts(len(value))]
        if name == "reward_mode":
            return ["sparse"] if value != "sparse" else []
        return fewer(value, 2)


class SpellCorrectionModel(MultiDiscreteModel):
    """The task, answered by the kernel compiled from the specification.

    The word to restore is hidden; only the reset is random.
    """

    name = "SpellCorrection"
    is_even = True
    start_parts = Explanations.parts

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        env = constructed("SpellCorrection", SpellCorrectionEnv, parameters)
        super().__init__(env)
        self._cells = env.max_word_length
        self._transforms = env.transforms
        self._words = Counter(env.words)
        self.parts = tuple(f"cell {cell}" for cell in range(self._cells))
        self.time_limit = TimeLimit(env.max_steps)
        self.reward_tolerance = 1e-6
        self.parameters = {
            "max_word_length": env.max_word_length,
            "max_steps": env.max_steps,
            "reward_mode": env.reward_mode,
            "transforms": env.transforms,
        }
        words = parameters.get("words")
        if words is not None:
            self.parameters["words"] = tuple(words) if isinstance(words, list) else words
        self.actions = tuple(
            f"{letter} into cell {cell}" for cell in range(self._cells) for letter in LETTERS
        )

    def starts(self, shown: Observation | None = None) -> States:
        """Every word of the list that one edit makes the text."""
        if shown is None:
            return self._every_start
        text = self._text(shown)
        originals = sorted(set(_originals(text, self._transforms)) & self._words.keys())
        if not originals:
            return self.columns([])
        targets = pack(originals)
        return np.array([targets, np.full_like(targets, pack([text])[0])])

    @functools.cached_property
    def _every_start(self) -> States:
        pairs: dict[tuple[str, str], None] = {}
        for word in sorted(self._words):
            every = misspellings(word, self._cells, self._transforms)
            pairs.update(dict.fromkeys((word, text) for _, text in every))
            if len(pairs) > _MOST_STARTS:
                raise TooManyError(f"a reset leads to more than {_MOST_STARTS:,} states")
        words, texts = (list(parts) for parts in zip(*pairs, strict=True))
        return np.array([pack(words), pack(texts)])

    def start_weights(self, states: States) -> NDArray[np.int64]:
        """Of each word how often it is misspelled as the text."""
        chances = [self._chance(*map(unpack, state)) for state in states.T.tolist()]
        whole = math.lcm(*(chance.denominator for chance in chances))
        weights = [int(chance * whole) for chance in chances]
        shift = max(max(weights).bit_length() - _MOST_BITS, 0)  # hardly ever
        return np.array([max(weight >> shift, 1) for weight in weights], dtype=np.int64)

    def start_distributions(self, observation: Observation) -> tuple[Sample, ...]:
        """Which word was misspelled and how, as far as the text tells it."""
        if len(self._words) > _MOST_EXPLAINED:
            return ()
        explained, conditionals = self._explanations
        return conditionals.samples(explained.of[self._text(observation)], pooled=True)

    @functools.cached_property
    def _explanations(self) -> tuple[Explanations, Conditionals]:
        explained = Explanations(self._words, self._cells, self._transforms)
        return explained, Conditionals(explained.weights)

    @functools.lru_cache(maxsize=4096)  # noqa: B019 - a model lives as long as the check
    def _chance(self, word: str, text: str) -> Fraction:
        """Return the probability that a reset takes this word and misspells it so."""
        every = misspellings(word, self._cells, self._transforms)
        chance = sum(every.get((name, text), Fraction(0)) for name in self._transforms)
        return Fraction(self._words[word], self._words.total()) * chance

    def plan(self, states: States, random: Random) -> tuple[int, ...]:
        """Mend the word at once or in the last step, with a letter too many, or spell another."""
        word, text = map(unpack, random.choice(states.T.tolist()))
        writes, kind = self._writes(text, word), random.randrange(4)
        if kind == 1:  # and what is there is written once more until then
            cell = random.randrange(len(text))
            idle = max(int(min(self.time_limit.steps, _LONGEST_PLAN)) - len(writes), 0)
            return (self._write(cell, text[cell]),) * idle + writes
        if kind == 2:
            return self._writes(text, random.choice(self._spelled[len(text)]))
        longer = max(len(text), len(word))
        if kind == 3 and longer < self._cells:
            return (self._write(longer, random.choice(LETTERS)), *writes)
        return writes

    def _writes(self, text: str, word: str) -> tuple[int, ...]:
        """Return the actions that turn a text into the word, as far as it can be."""
        cells = text.ljust(len(word), BLANK)
        return tuple(self._write(i, a) for i, a in enumerate(word) if cells[i] != a)

    def _write(self, cell: int, letter: str) -> int:
        return len(LETTERS) * cell + LETTERS.index(letter)

    @functools.cached_property
    def _spelled(self) -> list[list[str]]:
        """For each length of a text, the words that it can become."""
        words = sorted(self._words)
        return [
            [word for word in words if len(word) >= length] or words
            for length in range(self._cells + 1)
        ]

    def read(self, value: object) -> Observation:
        """The number of the symbol in each cell, or the text with `_` for a blank."""
        if isinstance(value, str):
            value = [_SYMBOLS.find(symbol) for symbol in value.ljust(self._cells, BLANK)]
        return super().read(value)

    def is_start(self, state: tuple[int, ...]) -> bool:
        """Return whether the text is a misspelling of the word."""
        target, text = map(unpack, state)
        return target in self._words and target in _originals(text, self._transforms)

    def describe(self, observation: Observation) -> dict[str, Any]:
        """The text."""
        return {"text": self._text(observation) or BLANK}

    def picture(self, state: tuple[int, ...]) -> str:
        """The word and the text."""
        target, text = map(unpack, state)
        return f"word {target.ljust(self._cells, BLANK)}\ntext {text.ljust(self._cells, BLANK)}"

    def _text(self, observation: Observation) -> str:
        return "".join(_SYMBOLS[symbol] for symbol in observation).rstrip(BLANK)


def _originals(text: str, transforms: Sequence[str]) -> Iterator[str]:
    """Every word that one effective edit makes a text: the edits undone."""
    if not is_word(text):
        return
    places = range(len(text))
    if "swap" in transforms:
        for i in places[:-1]:
            if text[i] != text[i + 1]:
                yield text[:i] + text[i + 1] + text[i] + text[i + 2 :]
    if "substitute" in transforms:
        for i in places:
            yield from (text[:i] + a + text[i + 1 :] for a in LETTERS if a != text[i])
    if "delete" in transforms:
        for i in range(len(text) + 1):
            yield from (text[:i] + a + text[i:] for a in LETTERS)
    if "insert" in transforms:
        for i in places:
            yield text[:i] + text[i + 1 :]
