"""Standard output, whose failures are told from all others, and what goes to standard error."""

from __future__ import annotations

import contextlib
import errno
import io
import os
import platform
import sys
import tempfile
import traceback
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from typing_extensions import Buffer

READER_GONE = 141
"""What a shell reports of a command that SIGPIPE ended."""


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


def complain(message: object) -> None:
    """One line on standard error, where that can be written to."""
    with contextlib.suppress(OSError, ValueError):
        print(f"provengym: error: {one_line(message)}", file=sys.stderr, flush=True)


def warn(message: object) -> None:
    """A warning in one line on standard error, where that can be written to."""
    with contextlib.suppress(OSError, ValueError):
        print(f"provengym: warning: {one_line(message)}", file=sys.stderr, flush=True)


def one_line(message: object) -> str:
    """The message without line breaks."""
    return " ".join(str(message).split())


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
    what = one_line(traceback.format_exception_only(error)[-1])
    return f"this is a fault of provengym's, please report it; {where}: {what}"
