"""Words and cells, as text and as the words of the kernel, which gives each cell five bits; lists
of words: the one that comes with the package, files, and lists in Python; and checks of what
`SpellCorrectionEnv` is given."""

from __future__ import annotations

import functools
import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Literal, get_args

import numpy as np

from provengym import _validation
from provengym.data.reading import content

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from numpy.typing import NDArray

BLANK = "_"
LETTERS = "abcdefghijklmnopqrstuvwxyz"
MAX_CELLS = 12
Transform = Literal["swap", "substitute", "delete", "insert"]
TRANSFORMS: tuple[Transform, ...] = get_args(Transform)

_SYMBOLS = BLANK + LETTERS
_NUMBERS = bytes.maketrans(_SYMBOLS.encode(), bytes(range(len(_SYMBOLS))))
SHIPPED = Path(__file__).parents[2] / "words" / "american-english-small.txt"
MAX_TOLD = 5
_MOST_BYTES = 64 << 20


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


def load_words(words: object, cells: int, transforms: tuple[str, ...]) -> NDArray[np.uint64]:
    """The words of a list, packed, in its order.

    Args:
        words: None, the path of a file, or a list or tuple of strings.
        cells: The largest number of letters.
        transforms: What misspells words; one of them must make something else of each word.

    Returns:
        A uint64 array of shape (number of words,), with a place for each time that a word is there.

    Raises:
        TypeError: `words` or one of its items is of another type.
        ValueError: There is no word, a file cannot be read, or a word does not fit; the message
            names the first such places.
    """
    if words is None:
        return _shipped(cells, transforms)
    if isinstance(words, (str, os.PathLike)):
        name = os.fsdecode(words)
        found = [(f"{name}:{line}", text) for line, text in _lines(name)]
    elif isinstance(words, (list, tuple)):
        name = "words"
        for i, text in enumerate(words):
            if not isinstance(text, str):
                shown = _validation.shown(text)
                raise TypeError(f"words[{i}] must be a string, got {shown}")
        found = [(f"words[{i}]", text) for i, text in enumerate(words)]
    else:
        shown = _validation.shown(words)
        raise TypeError(f"words must be None, a path, or a list of strings, got {shown}")
    found = [(place, text.lower() if text.isascii() else text) for place, text in found]
    _refuse_misfits(found, cells, transforms)
    if not found:
        raise ValueError(f"{name} must hold at least one word, got none")
    return pack(text for _, text in found)


def _refuse_misfits(
    found: Iterable[tuple[str, str]], cells: int, transforms: tuple[str, ...]
) -> None:
    wrong = [
        f"{place}: {_validation.shown(text)} {why}"
        for place, text in found
        if (why := misfit(text, cells, transforms)) is not None
    ]
    if wrong:
        more = f"; and {len(wrong) - MAX_TOLD:,} more" if len(wrong) > MAX_TOLD else ""
        raise ValueError("; ".join(wrong[:MAX_TOLD]) + more)


def _lines(name: str) -> list[tuple[int, str]]:
    """The number and the text of each line that holds a word."""
    try:
        text = content(name, _MOST_BYTES).decode("utf-8-sig")
    except OSError as error:
        raise ValueError(f"words: cannot read {name!r}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise ValueError(f"words: {name!r} is no UTF-8: {error}") from error
    except ValueError as error:  # a null byte, or half of a surrogate pair
        shown = _validation.shown(name)
        message = f"words must be None, a path, or a list of strings; no path can be {shown}"
        raise ValueError(message) from error
    lines = ((number, line.strip()) for number, line in enumerate(text.split("\n"), 1))
    return [(number, line) for number, line in lines if line and not line.startswith("#")]


@functools.lru_cache(maxsize=8)
def _shipped(cells: int, transforms: tuple[str, ...]) -> NDArray[np.uint64]:
    """Those of the package's words that fit, in alphabetical order; a read-only array."""
    words = SHIPPED.read_text(encoding="ascii").split()
    fitting = [w for w in words if len(w) <= cells and can_misspell(w, cells, transforms)]
    if not fitting:
        raise ValueError(
            f"words must be given for max_word_length={cells} and transforms={transforms}: "
            "no word of the list that comes with the package fits"
        )
    packed = pack(fitting)
    packed.flags.writeable = False
    return packed


def transforms(name: str, value: object) -> tuple[Transform, ...]:
    """The names of transforms, in the order of the specification.

    Raises:
        TypeError: `value` is no tuple, list or set of strings.
        ValueError: It is empty, or holds another name, or one twice.
    """
    known = ", ".join(map(repr, TRANSFORMS))
    refused = (
        f"{name} must be a tuple of different names among {known}, got {_validation.shown(value)}"
    )
    if not isinstance(value, (tuple, list, set, frozenset)):
        raise TypeError(refused)
    if not all(isinstance(item, str) for item in value):
        raise TypeError(refused)
    if not value or not set(value) <= set(TRANSFORMS) or len(set(value)) < len(value):
        raise ValueError(refused)
    return tuple(transform for transform in TRANSFORMS if transform in value)


def state(name: str, value: object, cells: int) -> tuple[int, int]:
    """The words of a state that is given as text.

    Raises:
        TypeError: `value` is no dictionary, or holds something else than strings.
        ValueError: A part is missing or unknown, or is no target or no text of so many cells.
    """
    expected = f"{name} must be a dictionary of 'target' and 'current'"
    if not isinstance(value, Mapping):
        raise TypeError(f"{expected}, got {_validation.shown(value)}")
    if set(value) != {"target", "current"}:
        raise ValueError(f"{expected}, got {_validation.shown(dict(value))}")
    texts = (
        _text(
            f"the target of {name} must be a word of 1 to {cells} letters a to z",
            value["target"],
            lambda text: is_word(text) and len(text) <= cells,
        ),
        _text(
            f"the current text of {name} must be up to {cells} letters a to z, "
            f"with '{BLANK}' for a blank",
            value["current"],
            lambda text: len(text) <= cells and set(text) <= {BLANK, *LETTERS},
        ),
    )
    target, current = pack(texts).tolist()
    return target, current


def _text(expected: str, value: object, fits: Callable[[str], bool]) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{expected}, got {_validation.shown(value)}")
    if not fits(value):
        raise ValueError(f"{expected}, got {_validation.shown(value)}")
    return value
