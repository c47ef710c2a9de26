"""Errors that are raised in place of an answer, and the texts of their messages."""

from __future__ import annotations

import contextlib
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_ACTIVE = re.compile(r"[^\t\n\x20-\x7e]|^[ \t]*:(?=:)|#(?=#\[)", re.MULTILINE)
"""Characters that may not be printable, and beginnings of commands to a GitHub workflow's log."""


class ConformanceError(ValueError):
    """The target, the binding or a parameter cannot be used; the message is one line."""


class WrongTargetError(ConformanceError):
    """The object named as the target cannot be loaded or constructed, or is no environment."""


class ReferenceAsTargetError(WrongTargetError):
    """The object named as the target is a reference, or makes one."""


REFUSALS = (ReferenceAsTargetError, WrongTargetError, ConformanceError)
"""The errors that a process hands on to its parent, each before those that it is one of."""


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


def one_line(value: object, limit: int | None = 200, form: Callable[[object], str] = str) -> str:
    """The text of any value on one line, `printable` and shortened to so many characters, if any;
    never raises."""
    try:
        text = form(value)
    except KeyboardInterrupt:
        raise
    except BaseException:  # noqa: BLE001 - the value is a target's, whose __str__ may fail
        text = f"a value of type {type(value).__name__} that cannot be printed"
    text = printable(" ".join(text.split()))
    return text if limit is None or len(text) <= limit else text[: limit - 3] + "..."


def brief(value: object, limit: int = 60) -> str:
    """The `repr` of any value on one line, shortened; never raises."""
    return one_line(value, limit, repr)


def printable(text: str) -> str:
    r"""The text of a file or of a target for a terminal, a log, XML or HTML.

    There is an escape such as ``\x1b`` for each character that Python's `repr` escapes, but tabs
    and ends of lines, and where a line would be a command to the log of a GitHub workflow.

    >>> print(printable("\x1b[2J\n::error::no\n##[error]no"))
    \x1b[2J
    \x3a:error::no
    \x23#[error]no
    """
    return _ACTIVE.sub(_escaped, text)


def _escaped(found: re.Match[str]) -> str:
    before, character = found[0][:-1], found[0][-1]
    if character in ":#":
        return f"{before}\\x{ord(character):02x}"
    return character if character.isprintable() else ascii(character)[1:-1]


def told(error: BaseException) -> str:
    """``IndexError: list index out of range``, on one line; of a name that NumPy no longer has, the
    line that uses it, and what stands for it."""
    name, text = type(error).__name__, one_line(error)
    if "numpy" in text or "`" in text:
        from provengym.data.gone_names import told_of_numpy

        text = one_line(told_of_numpy(error) or text)
    return f"{name}: {text}" if text else name
