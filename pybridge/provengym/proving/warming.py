"""Having Lean check a page of this package once, for the machine code that it leaves.

Lean as WebAssembly is compiled as it runs, and what a process has compiled the next ones take over
(`lean_code_cache.js`).  A confined process takes it over and leaves none: what it could write would
be run by every later one.  So this page, which is no user's, is checked outside of confinement.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from provengym.proving.page import page
from provengym.spec import Environment, Parameter, Range
from provengym_lean import wasm
from provengym_lean.checking import check
from provengym_lean.toolchains import Toolchain


class Warming(Environment):
    """Step to the end of a row, against a wind that blows now and then."""

    length: Annotated[int, Parameter(2, 100)] = 10
    cell: Annotated[int, Range(0, "length - 1")]

    def start(self) -> None:
        self.cell = 0

    def act(self, action: bool) -> int:
        if action and self.chance(1, 2):
            self.cell = min(self.cell + 1, self.length - 1)
        elif self.cell > 0:
            self.cell -= 1
        return -1

    def over(self) -> bool:
        return self.cell == self.length - 1


def is_due(toolchain: Toolchain) -> bool:
    """Return whether Lean has no machine code of an earlier process, and can keep some."""
    if toolchain.home is None:
        return False
    kept = wasm.code(toolchain.home)
    return not kept.exists() and os.access(kept.parent, os.W_OK)


def warm(toolchain: Toolchain, library: Path, meanwhile: Callable[[], object]) -> None:
    """Have Lean check a page, and leave its machine code; where it does not, nothing is lost.

    Args:
        toolchain: The Lean.
        library: The folder of the built modules.
        meanwhile: Called after each module; what it raises ends Lean.
    """

    def report(*_: object) -> None:
        meanwhile()

    meanwhile()
    modules = page(Warming).modules
    with tempfile.TemporaryDirectory(prefix="provengym-") as folder, contextlib.suppress(OSError):
        check(
            {f"Rules.{Warming.__name__}.{one}": text for one, text in modules.items()},
            folder=Path(folder),
            library=library,
            toolchain=toolchain,
            jobs=1,
            report=report,
        )
