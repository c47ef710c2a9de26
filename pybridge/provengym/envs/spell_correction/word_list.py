"""Lists of words: the one that comes with the package, files, and lists in Python."""

from __future__ import annotations

import functools
import os
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from provengym import _validation
from provengym.data.reading import content
from provengym.envs.spell_correction.state import can_misspell, misfit, pack

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

SHIPPED = Path(__file__).parents[2] / "words" / "american-english-small.txt"
MAX_TOLD = 5
_MOST_BYTES = 64 << 20


def load(words: object, cells: int, transforms: tuple[str, ...]) -> NDArray[np.uint64]:
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
