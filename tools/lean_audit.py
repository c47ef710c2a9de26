"""The audit file: a `#print axioms` for each claimed theorem.  Lake has Lean run it; without Lake,
this module checks at least that each theorem is there."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import olean
from lean_messages import Message
from lean_sources import position_of

#: Made by `make claims`.  Not a module: modules refuse that command.
AUDIT = "tests/lean/AxiomAudit.lean"

_ASKED = re.compile(r"^#print axioms (\S+)$", re.MULTILINE)


def asked(root: Path) -> dict[str, tuple[int, int]]:
    """The theorems that the audit asks for, each with its line and column, both counted from 1;
    none where there is no such file."""
    if not (root / AUDIT).exists():
        return {}
    text = (root / AUDIT).read_text(encoding="utf-8")
    return {match[1]: position_of(text, match.start(1)) for match in _ASKED.finditer(text)}


def unknown_constants(root: Path, oleans: Iterable[Path]) -> list[Message]:
    """An error for each theorem that the audit asks for and none of these `.olean` files has, and
    for each file that cannot be read."""
    known: set[str] = set()
    errors = []
    for path in oleans:
        try:
            known.update(olean.constants(path))
        except (OSError, olean.OleanError) as error:
            place = path.relative_to(root).as_posix()
            errors.append(Message(place, 1, 1, "error", f"its constants cannot be read: {error}"))
    return errors + [
        Message(AUDIT, *place, "error", f"unknown constant '{name}': run `make claims`")
        for name, place in asked(root).items()
        if name not in known
    ]
