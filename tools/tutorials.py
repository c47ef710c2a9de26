"""The Python of each tutorial, docs/tutorial*.md, as a file beside it, to paste into Python or run.

usage: python3 tools/tutorials.py     write these files

What is typed has no prompts, a blank line after each of several lines, and none within, as Python
asks for.  On the site a button copies that of a block (`pasted` in website/static/site.js).
"""

from __future__ import annotations

import doctest
import re
import sys
from collections.abc import Iterator
from pathlib import Path

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


def outputs(root: Path = ROOT) -> dict[Path, str]:
    """Return the text that each file should hold; a page without Python has none."""
    pages = sorted((root / "docs").glob("tutorial*.md"))
    found = {page: list(parts(page.read_text(encoding="utf-8"))) for page in pages}
    return {
        page.with_suffix(".py"): "\n".join(["# `make tutorials` made this of the page.\n", *own])
        for page, own in found.items()
        if own
    }


def main() -> int:
    """Write the files."""
    for path, text in outputs().items():
        if replace(path, text.encode()):
            print(f"changed: {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
