"""Keys: from a terminal as they are pressed, or from a pipe line by line."""

from __future__ import annotations

import os
import re
import sys
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from collections.abc import Generator

LETTERS = {"w": "up", "s": "down", "a": "left", "d": "right", "r": "reset", "q": "quit"}
_ARROWS = {"A": "up", "B": "down", "C": "right", "D": "left"}
_ARROWS_WINDOWS = {"H": "up", "P": "down", "M": "right", "K": "left"}
_END = ("\x04", "\x1a")

# An escape sequence of an arrow key, another escape sequence, or any character.
_PRESS = re.compile(
    r"\x1b[\[O](?P<arrow>[ABCD])|\x1b[\[O][0-9;]*[A-Za-z~]|(?P<character>.)", re.DOTALL
)


def piped_keys(stream: TextIO) -> Generator[str, None, None]:
    """The words of each line; a word that is no name of a key is a run of letters and digits.

    Yields:
        ``"up"``, ``"down"``, ``"left"``, ``"right"``, ``"reset"``, ``"quit"``, a digit, or
        whatever else stands there.
    """
    for line in stream:
        for word in line.split():
            if word.lower() in LETTERS.values():
                yield word.lower()
            else:
                yield from decode(word)


def typed_words(stream: TextIO) -> Generator[str, None, None]:
    """The words of each line, whatever they are.

    Yields:
        ``"reset"`` and ``"quit"``, also for their first letters, and every other word as it is.
    """
    for line in stream:
        for word in line.split():
            yield {"r": "reset", "q": "quit"}.get(word.lower(), word)


def decode(characters: str) -> Generator[str, None, None]:
    """The keys in what a terminal sent."""
    for press in _PRESS.finditer(characters):
        if press["arrow"]:
            yield _ARROWS[press["arrow"]]
        elif press["character"] in _END:
            yield "quit"
        elif press["character"]:
            yield LETTERS.get(press["character"].lower(), press["character"])


if sys.platform == "win32":
    import msvcrt

    def pressed_keys() -> Generator[str, None, None]:
        """The keys pressed in the console, without waiting for a line."""
        while True:
            character = msvcrt.getwch()
            if character == "\x03":
                raise KeyboardInterrupt
            if character in "\x00\xe0":
                arrow = _ARROWS_WINDOWS.get(msvcrt.getwch())
                if arrow:
                    yield arrow
            else:
                yield from decode(character)

else:
    import select
    import termios
    import tty

    def pressed_keys() -> Generator[str, None, None]:
        """The keys pressed in the terminal, without waiting for a line.

        The terminal gets its settings back when the iterator ends or is closed.
        """
        fd = sys.stdin.fileno()
        settings = termios.tcgetattr(fd)
        try:
            tty.setcbreak(fd, termios.TCSADRAIN)  # keeps what was typed ahead
            while True:
                received = os.read(fd, 64)
                if not received:
                    return
                # The rest of an escape sequence that came in pieces.
                while received.endswith((b"\x1b", b"\x1b[", b"\x1bO")):
                    if not select.select([fd], [], [], 0.05)[0]:
                        break
                    received += os.read(fd, 64)
                yield from decode(received.decode(errors="ignore"))
        finally:
            termios.tcsetattr(fd, termios.TCSADRAIN, settings)
