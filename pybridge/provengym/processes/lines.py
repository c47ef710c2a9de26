"""Lines of bytes that come through a pipe."""

from __future__ import annotations

import math
import os
import select

_AT_ONCE = 1 << 16


class LongLineError(Exception):
    """A line is longer than allowed."""


class Lines:
    """Read a pipe line by line, without waiting longer than asked.

    Args:
        number: The file descriptor.
        longest: The number of bytes that a line may have.
    """

    def __init__(self, number: int, longest: float = math.inf) -> None:
        self._number, self._longest, self._rest = number, longest, b""

    def read(self, seconds: float | None) -> list[bytes] | None:
        """Return the lines that are complete with the next piece, None where no piece came.

        Args:
            seconds: The time to wait for a piece; None for any.

        Raises:
            EOFError: The other side is closed.
            LongLineError: A line is longer than allowed.
        """
        if not select.select([self._number], [], [], seconds)[0]:
            return None
        piece = os.read(self._number, _AT_ONCE)
        if not piece:
            raise EOFError
        *lines, self._rest = (self._rest + piece).split(b"\n")
        if len(self._rest) > self._longest:
            raise LongLineError
        return lines
