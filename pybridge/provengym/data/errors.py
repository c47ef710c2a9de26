"""What can go wrong with a question, before there is an answer."""

from __future__ import annotations

import contextlib
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_FORBIDDEN = re.compile(r"[^\t\n\x20-\x7e\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class ConformanceError(ValueError):
    """The target, the binding or a parameter cannot be used; the message is one line."""


@contextlib.contextmanager
def refused(where: str) -> Iterator[None]:
    """Whatever the user's code raises, interrupts apart, is a `ConformanceError` that begins with
    these words."""
    try:
        yield
    except (ConformanceError, KeyboardInterrupt):
        raise
    except BaseException as error:
        raise ConformanceError(f"{where} {told(error)}") from error


def one_line(value: object, limit: int = 200, form: Callable[[object], str] = str) -> str:
    """The text of any value on one line, shortened and `printable`; never raises."""
    try:
        text = form(value)
    except KeyboardInterrupt:
        raise
    except BaseException:  # noqa: BLE001 - the value is a target's, whose __str__ may fail
        text = f"a value of type {type(value).__name__} that cannot be printed"
    text = printable(" ".join(text.split()))
    return text if len(text) <= limit else text[: limit - 3] + "..."


def brief(value: object, limit: int = 60) -> str:
    """The `repr` of any value on one line, shortened; never raises."""
    return one_line(value, limit, repr)


def printable(text: str) -> str:
    """The text with an escape such as ``\\x1b`` for each character that XML and HTML
    forbid, or that does something to a terminal."""
    return _FORBIDDEN.sub(lambda found: ascii(found[0])[1:-1], text)


def told(error: BaseException) -> str:
    """``IndexError: list index out of range``, on one line."""
    name, text = type(error).__name__, one_line(error)
    return f"{name}: {text}" if text else name
