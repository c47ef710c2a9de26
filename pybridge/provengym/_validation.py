"""Checks of arguments.  Each names the argument, the accepted values and what was given."""

from __future__ import annotations

import contextlib
import difflib
import operator
import re
from decimal import Decimal
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import TypeGuard

MAX_LANES = 2**31 - 1
"""The largest number of lanes."""
MAX_STEPS = 2**31 - 1
"""The largest number of steps that a time limit may be."""
LARGEST_SEED = 2**64 - 1
"""The largest seed of an environment with a kernel: a larger one would have the stream of a smaller
one."""

_WRITTEN = re.compile(r"[+-]?(\d+/\d+|(\d+\.?\d*|\.\d+)([eE][+-]?\d{1,3})?)")


def integer(name: str, value: object, low: int, high: int) -> int:
    """`value` as a Python int.

    Accepted is whatever is an integer by `operator.index`: Python and NumPy integers and arrays
    without dimensions that hold one.  Booleans and floats, whole or not, are no integers here.

    Raises:
        TypeError: `value` is no integer.
        ValueError: It is not between `low` and `high`, both included.
    """
    number = None
    if not isinstance(value, (bool, np.bool_)):  # before NumPy 2.3, np.bool_ is an index
        with contextlib.suppress(TypeError):
            number = operator.index(value)  # type: ignore[arg-type]
    if number is None:
        message = f"{name} must be an integer between {low} and {high}, got {shown(value)}"
        raise TypeError(message)
    if not low <= number <= high:
        raise ValueError(f"{name} must be between {low} and {high}, got {shown(value)}")
    return number


def fraction(name: str, value: object, expected: str) -> Fraction:
    """`value` as a fraction: an integer, a `Fraction` or `Decimal`, a string such as "3/10" or
    "0.3", or a float, which is read as the shortest decimal that prints it.

    Args:
        name: Of the argument.
        value: The number.
        expected: What is accepted, for the message.

    Raises:
        TypeError: `value` is none of these.
        ValueError: It is no number, such as NaN.
    """
    refused = f"{name} must be {expected}, got {shown(value)}"
    if isinstance(value, Fraction):
        return value
    if isinstance(value, (Decimal, str, float, np.floating)):
        text = str(value).strip()
        if len(text) > 100 or not _WRITTEN.fullmatch(text):  # NaN and infinities as well
            raise ValueError(refused)
        with contextlib.suppress(ZeroDivisionError):
            return Fraction(text)
        raise ValueError(refused)
    if not isinstance(value, np.bool_ | bool):
        with contextlib.suppress(TypeError):
            return Fraction(operator.index(value))  # type: ignore[arg-type]
    raise TypeError(refused)


def position(name: str, value: object, height: int, width: int) -> tuple[int, int]:
    """`value` as a (row, column) pair inside a grid.

    Raises:
        TypeError: `value` is no tuple, list or array, or holds something else than integers.
        ValueError: It has not two items, or lies outside the grid.
    """
    return pair(name, value, ("row", height), ("column", width))


def pair(
    name: str, value: object, first: tuple[str, int], second: tuple[str, int]
) -> tuple[int, int]:
    """`value` as a pair of integers; each item has a name and a number that it stays below.

    Raises:
        TypeError: `value` is no tuple, list or array, or holds something else than integers.
        ValueError: It has not two items, or one is out of range.
    """
    expected = f"{name} must be a ({first[0]}, {second[0]}) pair of integers"
    items = sequence(expected, value, 2)
    return (
        integer(f"the {first[0]} of {name}", items[0], 0, first[1] - 1),
        integer(f"the {second[0]} of {name}", items[1], 0, second[1] - 1),
    )


def sequence(expected: str, value: object, size: int) -> Sequence[Any]:
    """`value`, which must be a tuple, list or array of so many items.

    Args:
        expected: What is accepted; the message begins with it.
        value: The sequence.
        size: The number of its items.

    Raises:
        TypeError: It is something else.
        ValueError: It has another number of items.
    """
    if not is_sequence(value):
        raise TypeError(f"{expected}, got {shown(value)}")
    if len(value) != size:
        raise ValueError(f"{expected}, got {shown(value)}")
    return value


def is_sequence(value: object) -> TypeGuard[Sequence[Any]]:
    """Return whether `value` is a tuple, a list or an array with dimensions."""
    return isinstance(value, (tuple, list)) or (isinstance(value, np.ndarray) and value.ndim > 0)


def choice(name: str, value: object, accepted: Iterable[str | None]) -> Any:
    """`value`, which must be one of the accepted strings (or None).

    Raises:
        TypeError: `value` is no string.
        ValueError: It is another string.
    """
    accepted = tuple(accepted)
    if value is None or isinstance(value, str):
        if value in accepted:
            return value
        kind: type[Exception] = ValueError
    else:
        kind = TypeError
    raise kind(f"{name} must be one of {', '.join(map(repr, accepted))}, got {shown(value)}")


def truth(name: str, value: object) -> bool:
    """`value` as a Python bool.

    Raises:
        TypeError: `value` is no truth value.
    """
    if isinstance(value, (bool, np.bool_)):
        return bool(value)
    raise TypeError(f"{name} must be True or False, got {shown(value)}")


def shown(value: object) -> str:
    """A short form of any value for an error message, with its type where that says more."""
    try:
        text = repr(value)
    except Exception:  # noqa: BLE001 - an integer of thousands of digits, or anybody's `__repr__`
        return f"a value of type {type(value).__name__} that cannot be printed"
    text = " ".join(text.split())
    if len(text) > 80:
        text = text[:77] + "..."
    if value is None or isinstance(value, (bool, int, str, tuple, list)):
        return text
    return f"{text} of type {type(value).__name__}"


def suggestion(word: str, known: Iterable[str], folded: Callable[[str], str] = str.casefold) -> str:
    """``; did you mean 'GridWorld'?``, or nothing when no known word is close.

    Args:
        word: What was given.
        known: What there is.
        folded: What of a known word a given one is close to, without capitals.
    """
    by_folded = {folded(name): name for name in known}
    close = difflib.get_close_matches(word.casefold(), by_folded, n=1)
    return f"; did you mean {by_folded[close[0]]!r}?" if close else ""
