"""Calls of a reference of the user's own."""

from __future__ import annotations

import contextlib
from contextvars import ContextVar
from typing import TYPE_CHECKING

from provengym.data.errors import ConformanceError, refused
from provengym.data.limits import NORMAL
from provengym.processes.timeout import Expired, limited
from provengym.targets.exit_guard import LeftError, staying

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

call_seconds: ContextVar[float] = ContextVar("call_seconds", default=NORMAL.call_seconds)
"""Seconds that one call may take."""


@contextlib.contextmanager
def answering(where: str) -> Iterator[Callable[[], None]]:
    """A call of the reference, which these words name; of several, what it gives begins each.

    Raises:
        ConformanceError: It raised something, took too long or tried to end the process.
    """
    seconds = call_seconds.get()
    with refused(f"{where} raised"):
        try:
            with limited(seconds) as begin, staying():
                yield begin
        except Expired:
            raise ConformanceError(f"{where} took more than {seconds:g} s") from None
        except LeftError as error:
            raise ConformanceError(f"{where} left the program: {error}") from None
