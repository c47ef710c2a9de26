"""Messages of Lean about a file, printed as editors expect it: `file:line:column: error: …`."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Message:
    """A message at a place of a file.  Lines and columns count from 1;
    the path is relative to the repository."""

    path: str
    line: int
    column: int
    severity: str
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}:{self.column}: {self.severity}: {self.text}"


def parse_messages(path: str, output: str) -> list[Message]:
    """The messages in the output of `lean --json` for the file `path`.

    Lines that are not JSON objects are skipped: the WebAssembly build prints its own tracing
    between them.  A declaration that uses `sorry` is a warning for Lean and an error here.
    """
    messages = []
    for line in output.splitlines():
        if not line.startswith("{"):
            continue
        try:
            fields = json.loads(line)
            place = fields["pos"]
            severity, text = fields["severity"], fields["data"]
            at = place["line"], place["column"] + 1
        except (ValueError, KeyError, TypeError):
            continue
        if fields.get("kind") == "hasSorry":
            severity = "error"
        messages.append(Message(path, *at, severity, text))
    return messages


def plural(number: int, noun: str) -> str:
    """The number with its noun: `1 error`, `2 errors`."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"


def count(messages: Iterable[Message], severity: str) -> int:
    """Count the messages of this severity."""
    return sum(message.severity == severity for message in messages)
