"""The golden table of SpellCorrection: at which arguments it is evaluated."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

ABOUT = "words of up to four letters, all their effective edits, and steps from chosen texts"


def spellings() -> Iterator[dict[str, Any]]:
    """Words of up to four letters, some with equal neighbours, in as many cells or in more; texts
    with blanks before, between and behind letters, the word itself and what is one letter off."""
    for cells, words in (
        (1, ([0],)),
        (2, ([0], [0, 1], [25, 25])),
        (3, ([0, 1], [0, 0, 1], [2, 0, 19])),
        (4, ([0, 1, 0, 1], [11, 20, 11, 11], [0, 1])),
    ):
        for shaped in (True, False):
            for word in words if shaped else words[-1:]:
                symbols = [letter + 1 for letter in word] + [0] * (cells - len(word))
                texts = [
                    symbols,
                    [3, *symbols[1:]],
                    [*symbols[1:], symbols[0]],
                    [2 - i % 2 for i in range(cells)],
                    [0] * (cells - 1) + [26],
                    [0] * cells,
                ]
                actions = [26 * place + letter for place, letter in enumerate(word)]
                yield {
                    "cells": cells,
                    "shaped": shaped,
                    "word": word,
                    "texts": texts,
                    "actions": [*actions, 26 * cells - 25],
                }


CASES = tuple(spellings())
