"""Standard output, whose failures are told from all others; what people read there and on standard
error, on which the texts of files and of targets are data."""

from __future__ import annotations

import contextlib
import errno
import io
import os
import platform
import sys
import tempfile
import traceback
from typing import TYPE_CHECKING, Any

import rich.console
from rich.text import Text

from provengym.data.errors import one_line, printable

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from typing_extensions import Buffer

READER_GONE = 141
"""The exit status that a shell reports of a command that SIGPIPE ended."""

FURTHER = 4
"""The columns by which a line that goes on below is further in there."""


class OutputError(Exception):
    """Standard output cannot be written to.

    It is no `OSError`, which libraries that print would make an exit status of their own of.

    Attributes:
        reader_gone: Whether that is because whoever read it went away, as ``head`` does.
    """

    def __init__(self, error: OSError) -> None:
        super().__init__(f"standard output: {error.strerror or error}")
        self.reader_gone = error.errno in (errno.EPIPE, errno.ESHUTDOWN)


class _Descriptor(io.FileIO):
    def write(self, data: Buffer) -> int:
        try:
            return super().write(data)
        except OSError as error:
            raise OutputError(error) from error


@contextlib.contextmanager
def checked_output() -> Iterator[None]:
    """Within, standard output raises `OutputError`, and escapes what its encoding lacks.

    Where something else has taken its place, as in a test, that is left as it is.
    """
    before = sys.stdout
    buffer = getattr(before, "buffer", None)
    raw = getattr(buffer, "raw", buffer)  # an unbuffered stream has no raw one
    is_own = before is sys.__stdout__
    if not is_own or not isinstance(raw, io.FileIO) or isinstance(raw, _Descriptor):
        yield
        return
    before.flush()
    with io.TextIOWrapper(
        io.BufferedWriter(_Descriptor(raw.fileno(), "w", closefd=False)),
        encoding=before.encoding,
        errors="backslashreplace",
        line_buffering=before.isatty(),
    ) as stream:
        sys.stdout = stream
        try:
            yield
            stream.flush()
        except OutputError:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, raw.fileno())  # for what is still in the buffers
            os.close(nowhere)
            raise
        finally:
            sys.stdout = before


class Console(rich.console.Console):
    """A console for people.  A `str` that it is given is one line, `printable`, and no markup."""

    def __init__(self, *, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, highlight=False, markup=False, emoji=False)

    def render_str(self, text: str, **options: Any) -> Text:
        return super().render_str(_flat(text), **options)

    def say(self, *parts: str | tuple[str, str]) -> None:
        """Print a line of some texts, each alone or with its style.

        On a terminal that it does not fit it goes on below, between words and further in; anything
        else gets one line.
        """
        pairs = [(part, "") if isinstance(part, str) else part for part in parts]
        line = Text.assemble(*((_flat(text), style) for text, style in pairs))
        if self.is_terminal and line.cell_len > self.width:
            further = len(line.plain) - len(line.plain.lstrip()) + FURTHER
            pieces = line.wrap(self, max(self.width - further, FURTHER))
            for piece in pieces:
                piece.rstrip()
            line = Text("\n" + " " * further).join(pieces)
        self.print(line, soft_wrap=True)

    def lines(self, text: str, style: str = "") -> None:
        """Print a text of several lines."""
        for line in text.split("\n"):
            self.say((line, style))


def _flat(text: str) -> str:
    """The text, `printable` and on one line."""
    return printable(text).replace("\n", "\\n").replace("\t", "\\t")


def complain(message: object) -> None:
    """An error in one line on standard error, where that can be written to."""
    remark(f"error: {message}")


def warn(message: object) -> None:
    """A warning in one line on standard error, where that can be written to."""
    remark(f"warning: {message}")


def remark(message: object) -> None:
    """A line on standard error, where that can be written to."""
    with contextlib.suppress(OSError, ValueError):
        print(f"provengym: {one_line(message, None)}", file=sys.stderr, flush=True)


def reported(error: BaseException, arguments: Sequence[str]) -> str:
    """A sentence about an error of this package's own, whose details are put into a file."""
    from provengym import __version__

    details = (
        f"provengym {__version__}, Python {sys.version}, {platform.platform()}\n"
        f"arguments: {list(arguments)!r}\n\n"
        f"{''.join(traceback.format_exception(error))}"
    )
    try:
        handle, path = tempfile.mkstemp(prefix="provengym-error-", suffix=".txt")
        with os.fdopen(handle, "w", encoding="utf-8", errors="backslashreplace") as file:
            file.write(details)
        where = f"the details are in {path}"
    except OSError as failure:
        where = f"the details could not be written: {failure.strerror}"
    what = one_line(traceback.format_exception_only(error)[-1], None)
    return f"this is a fault of provengym's, please report it; {where}: {what}"
