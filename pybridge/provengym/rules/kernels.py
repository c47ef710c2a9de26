"""The kernel of a page: compiled, and held against its class, while Lean checks the rest."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from provengym.data.writing import written
from provengym.proving.compiling import CompileError, compiled
from provengym.rules.records import KERNEL, sources_of

if TYPE_CHECKING:
    from types import TracebackType

    from provengym.proving.page import Page
    from provengym.rules.holding import Held
    from provengym_lean.checking import CheckedModule

Meanwhile = Callable[[], object]
"""Called several times a second; what it raises ends what is done."""
OFTEN = 0.1
"""Seconds between two calls."""


class _StoppedError(Exception):
    """Nobody waits any more."""


@dataclass
class Kernel:
    """What became of the kernel of a page.

    Attributes:
        library: The shared library; None where Lean emitted no C, or it could not be compiled.
        held: What was compared with the class; None where there is no library.
        refused: Why the C could not be compiled.
        seconds: How long each part took.
    """

    library: Path | None = None
    held: Held | None = None
    refused: str | None = None
    seconds: dict[str, float] = field(default_factory=dict)


class Work:
    """Compiling the kernel of a page and holding the class against it, in a thread that begins as
    soon as Lean has emitted the C, and has ended when the block has.

    Args:
        found: The page.
        texts: Its modules, by their names.
        folder: Where the C is kept.
        hold: Holds the class against a library.
    """

    def __init__(
        self,
        found: Page,
        texts: Mapping[str, str],
        folder: Path,
        hold: Callable[[Path, Meanwhile], Held],
    ) -> None:
        self._found, self._texts, self._folder, self._hold = found, texts, folder, hold
        self._thread = ThreadPoolExecutor(1)
        self._stopped = threading.Event()
        self._begun: Future[None] | None = None
        self._made = Kernel()
        self.does = "compiling"
        """What is done, for a person who waits."""

    def __enter__(self) -> Work:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stopped.set()
        self._thread.shutdown()

    def look(self, done: Mapping[str, CheckedModule]) -> None:
        """Begin where Lean has emitted the C of the kernel, unless that was begun.

        Args:
            done: What Lean said so far, by the names of the modules.

        Raises:
            Exception: What was raised in the thread by now, such as a `DepartureError`.
        """
        kernel = done.get(f"Rules.{self._found.name}.Kernel")
        if self._begun is None and kernel is not None and kernel.c is not None:
            self._begun = self._thread.submit(self._do, kernel.c)
        elif self._begun is not None and self._begun.done():
            self._begun.result()

    def result(self, meanwhile: Callable[[str], object]) -> Kernel:
        """Wait for the end of what was begun, and return what became of it.

        Args:
            meanwhile: Called several times a second with what is done.

        Raises:
            Exception: What was raised in the thread.
        """
        while self._begun is not None and not self._begun.done():
            meanwhile(self.does)
            wait([self._begun], OFTEN)
        if self._begun is not None:
            self._begun.result()
        return self._made

    def _do(self, c: str) -> None:
        written(self._folder / KERNEL, lambda file: file.write(c.encode()))
        made, began = self._made, time.monotonic()
        try:
            sources = sources_of(self._found, dict(self._texts), c)
            made.library = compiled(sources, meanwhile=self._go_on)
        except CompileError as error:
            made.refused = str(error)
        made.seconds["compiling"] = round(time.monotonic() - began, 1)
        if made.library is not None:
            self.does, began = "holding the class against the kernel", time.monotonic()
            made.held = self._hold(made.library, self._go_on)
            made.seconds["comparing"] = round(time.monotonic() - began, 1)

    def _go_on(self) -> None:
        if self._stopped.is_set():
            raise _StoppedError
