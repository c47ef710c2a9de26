"""Words and cells, as text and as the words of the kernel, which gives each cell five bits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, get_args

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

BLANK = "_"
LETTERS = "abcdefghijklmnopqrstuvwxyz"
MAX_CELLS = 12
Transform = Literal["swap", "substitute", "delete", "insert"]
TRANSFORMS: tuple[Transform, ...] = get_args(Transform)

_SYMBOLS = BLANK + LETTERS
_NUMBERS = bytes.maketrans(_SYMBOLS.encode(), bytes(range(len(_SYMBOLS))))


def pack(texts: Iterable[str]) -> NDArray[np.uint64]:
    """Texts of letters and blanks as words, a new uint64 array of shape (len(texts),).

    >>> pack(["ab", "b_a"]).tolist()
    [65, 1026]
    """
    padded = "".join(text.ljust(MAX_CELLS, BLANK) for text in texts)
    symbols = np.frombuffer(padded.encode().translate(_NUMBERS), dtype=np.uint8)
    places = np.arange(MAX_CELLS, dtype=np.uint64) * np.uint64(5)
    shifted = symbols.reshape(-1, MAX_CELLS).astype(np.uint64) << places
    packed: NDArray[np.uint64] = shifted.sum(axis=1, dtype=np.uint64)
    return packed


def unpack(word: int) -> str:
    """The text of a word, up to its last letter.

    >>> unpack(1026)
    'b_a'
    """
    return "".join(_SYMBOLS[word >> 5 * i & 31] for i in range(MAX_CELLS)).rstrip(BLANK)


def is_word(text: str) -> bool:
    """Return whether a text is one or more letters a to z.

    >>> [is_word(text) for text in ("hello", "Hello", "héllo", "")]
    [True, False, False, False]
    """
    return text != "" and all(letter in LETTERS for letter in text)


def can_misspell(word: str, cells: int, transforms: Sequence[str]) -> bool:
    """Return whether some transform makes another word of 1 to `cells` letters of a word."""
    return (
        "substitute" in transforms
        or ("swap" in transforms and len(set(word)) > 1)
        or ("delete" in transforms and len(word) > 1)
        or ("insert" in transforms and len(word) < cells)
    )


def misfit(word: str, cells: int, transforms: Sequence[str]) -> str | None:
    """Why a text cannot be a target, None when it can."""
    if not is_word(word):
        return "is no word of the letters a to z"
    if len(word) > cells:
        return f"has more than max_word_length={cells} letters"
    if not can_misspell(word, cells, transforms):
        return f"cannot be misspelled by {' or '.join(transforms)}"
    return None
