"""Checks of what `SpellCorrectionEnv` is given."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from provengym import _validation
from provengym.envs.spell_correction.state import (
    BLANK,
    LETTERS,
    TRANSFORMS,
    Transform,
    is_word,
    pack,
)

if TYPE_CHECKING:
    from collections.abc import Callable


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
