"""The Python of each tutorial, docs/tutorial*.md, as a file to paste into Python or run, and as a
notebook, both beside the page.

usage: python3 tools/tutorials.py     write these files

What is typed has no prompts, a blank line after each of several lines, and none within, as Python
asks for.  The site shows it so, too, with what is printed beside (`plain`).  A page is written with
prompts, since these are what the tests run.
"""

from __future__ import annotations

import doctest
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from files import replace

ROOT = Path(__file__).resolve().parent.parent
BLOCK = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)


def typed(example: doctest.Example) -> str:
    """Return the lines that are typed for an example."""
    lines = [line for line in example.source.splitlines() if line.strip()]
    return "\n".join(lines) + ("\n\n" if lines[-1].startswith(" ") else "\n")


def told(example: doctest.Example) -> str:
    """An example with what it prints as a comment."""
    printed = [f"# {line}".rstrip() + "\n" for line in example.want.splitlines()]
    return typed(example) + "".join(printed)


def parts(text: str) -> Iterator[str]:
    """The sections of a page that have examples; comments are their titles, and what is printed."""
    for section in re.split(r"^#+ ", text, flags=re.MULTILINE)[1:]:
        title = section.partition("\n")[0]
        examples = doctest.DocTestParser().get_examples("".join(BLOCK.findall(section)))
        if examples:
            yield f"# {title}\n\n" + "".join(map(told, examples))


class Cell(NamedTuple):
    """Some lines that are typed, and what the last of them prints."""

    typed: str
    printed: str


def cells(block: str) -> list[Cell]:
    """The parts of a block of examples, each of which ends with what prints something."""
    found, lines = [], ""
    for example in doctest.DocTestParser().get_examples(block):
        lines += typed(example)
        if example.want:
            found.append(Cell(lines.rstrip("\n") + "\n", example.want))
            lines = ""
    return [*found, Cell(lines.rstrip("\n") + "\n", "")] if lines else found


def plain(text: str) -> str:
    """A page with code as it is typed, and what it prints in blocks of their own."""

    def blocks(found: re.Match[str]) -> str:
        parts = [
            f"```python\n{cell.typed}```\n" + f"\n```text\n{cell.printed}```\n" * bool(cell.printed)
            for cell in cells(found[1])
        ]
        return "\n".join(parts).rstrip("\n")

    return BLOCK.sub(blocks, text)


def notebook(text: str) -> str:
    """A page as a notebook, in version 4.5 of Jupyter's format."""
    made: list[dict[str, Any]] = []
    for number, piece in enumerate(BLOCK.split(text)):
        if number % 2 == 0:
            words = _lines(piece.strip("\n"))
            made += [{"cell_type": "markdown", "metadata": {}, "source": words}] if words else []
            continue
        for cell in cells(piece):
            stream = {"name": "stdout", "output_type": "stream", "text": _lines(cell.printed)}
            made.append(
                {
                    "cell_type": "code",
                    "execution_count": None,
                    "metadata": {},
                    "outputs": [stream] if cell.printed else [],
                    "source": _lines(cell.typed.rstrip("\n")),
                }
            )
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    whole = {
        "cells": [{"id": f"cell-{number}", **cell} for number, cell in enumerate(made, 1)],
        "metadata": {"kernelspec": kernel},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def outputs(root: Path = ROOT) -> dict[Path, str]:
    """Return the text that each file should hold; a page without Python has none."""
    made = {}
    for page in sorted((root / "docs").glob("tutorial*.md")):
        text = page.read_text(encoding="utf-8")
        if own := list(parts(text)):
            head = "# `make tutorials` made this of the page.\n"
            made[page.with_suffix(".py")] = "\n".join([head, *own])
            made[page.with_suffix(".ipynb")] = notebook(text)
    return made


def main() -> int:
    """Write the files."""
    for path, text in outputs().items():
        if replace(path, text.encode()):
            print(f"changed: {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
