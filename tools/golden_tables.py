"""Which golden tables there are.

A table has three files in `tests/golden`: `Name.lean` defines `table`, `name.py` says in `CASES` at
which arguments it is evaluated, and in `ABOUT` what these are, and `name.json` keeps what Lean
evaluates it to at every one of them.  To add one, write the first two.
"""

from __future__ import annotations

import json
import runpy
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FOLDER = Path("tests") / "golden"
Case = dict[str, Any]


@dataclass(frozen=True)
class Golden:
    """A table, and the arguments at which it is evaluated: by name, in the order of `table`."""

    name: str
    cases: tuple[Case, ...]
    about: str

    @property
    def source(self) -> Path:
        """The definition of `table`, in the repository."""
        return FOLDER / f"{self.name}.lean"

    @property
    def results(self) -> Path:
        """The file of the results, in the repository."""
        return FOLDER / f"{self.name.lower()}.json"

    def commands(self) -> str:
        """Return the commands that make Lean print the table at every case."""
        return "".join(f"#reduce table {' '.join(map(term, c.values()))}\n" for c in self.cases)


def term(value: object) -> str:
    """A number, a truth value or a list of these as a term of Lean.

    >>> term([1, 2]), term(True), term(-1)
    ('[1, 2]', 'true', '(-1)')
    """
    text = json.dumps(value)
    return f"({text})" if text.startswith("-") else text


def _tables() -> Iterator[Golden]:
    for source in sorted((ROOT / FOLDER).glob("*.lean")):
        told = runpy.run_path(str(source.with_name(f"{source.stem.lower()}.py")))
        yield Golden(source.stem, told["CASES"], told["ABOUT"])


GOLDEN = tuple(_tables())


def named(name: str) -> Golden:
    """The table of this name."""
    return next(table for table in GOLDEN if table.name == name)
