"""Probabilities of misspellings of a word, as `Spec/SpellCorrection/Basic.lean` defines them."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING

from provengym.envs.spell_correction.state import LETTERS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from provengym.models.samples import Value


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
