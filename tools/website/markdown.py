"""Markdown: links of one page led elsewhere, and the parts of a docstring."""

from __future__ import annotations

import re
from collections.abc import Callable

_FENCE = re.compile(r"^( *)(```+|~~~+)[^\n]*\n.*?^\1\2[ \t]*$", re.DOTALL | re.MULTILINE)
_TARGET = re.compile(r"(?<=\]\()([^)\s]+)(?=\))")


def with_links(text: str, lead: Callable[[str], str]) -> str:
    """The text with each link's target replaced, outside of fenced code."""
    pieces, done = [], 0
    for fence in _FENCE.finditer(text):
        pieces += [_TARGET.sub(lambda at: lead(at[1]), text[done : fence.start()]), fence[0]]
        done = fence.end()
    return "".join(pieces) + _TARGET.sub(lambda at: lead(at[1]), text[done:])


def with_sentences(text: str) -> str:
    """The text with a list in place of each table of properties and theorems: on a narrow screen
    a sentence is read at once, and then where it stands."""
    done: list[str] = []
    inside = False
    for line in text.splitlines():
        if line.startswith("| property | theorem |"):
            inside = True
        elif not (inside and line.startswith("|")):
            inside = False
            done.append(line)
        elif line != "| --- | --- |":
            sentence, _, theorems = line.strip("| ").rpartition(" | ")
            done.append(f"- {sentence} {theorems}")
    return "\n".join(done) + "\n"


def sections(text: str) -> dict[str, str]:
    """The sections of a text by their titles, in order; what is before the first under ``""``."""
    parts: dict[str, str] = {}
    title = ""
    fenced = False
    for line in text.splitlines(keepends=True):
        fenced ^= line.lstrip().startswith("```")
        if line.startswith("## ") and not fenced:
            title = line.removeprefix("## ").strip()
            parts[title] = ""
        else:
            parts[title] = parts.get(title, "") + line
    return {title: part.strip("\n") for title, part in parts.items()}


def items(lines: list[str]) -> list[tuple[str, str]]:
    """The items of a list, each as what is before its first colon and what is after it."""
    joined: list[str] = []
    for line in lines:
        if line.startswith("- "):
            joined.append(line[2:].strip())
        else:
            joined[-1] += " " + line.strip()
    parts = (item.partition(": ") for item in joined)
    return [(name, rest) if colon else ("", name) for name, colon, rest in parts]


def table(head: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    """A table."""
    lines = [head, tuple("---" for _ in head), *rows]
    return "".join(
        "| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |\n" for line in lines
    )


def with_tables(text: str, head: tuple[str, str]) -> str:
    """The text with a table in place of each list whose every item has a name and a colon."""
    done: list[str] = []
    listed: list[str] = []
    for line in [*text.splitlines(), ""]:
        if line.startswith("- ") or (listed and line.startswith("  ")):
            listed.append(line)
            continue
        if listed:
            rows = items(listed)
            as_table = all(name for name, _ in rows)
            done += table(head, rows).splitlines() if as_table else listed
            listed = []
        done.append(line)
    return "\n".join(done).strip("\n")
