"""The corpus of stories: what the command `conform` prints of a report, a file for each case.

A test asks the fixture `story` whether a text is what the corpus has; `make stories` writes the
files anew instead, so that a change of wording can be read as a diff.
"""

from __future__ import annotations

import contextlib
import difflib
import io
import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING
from unittest import mock

import pytest

from provengym.cli.conform import _print

if TYPE_CHECKING:
    from collections.abc import Iterator

    from provengym.conformance import Report

REPOSITORY = Path(__file__).resolve().parents[1]
FOLDER = Path(__file__).parent / "corpus" / "stories"

SAME_EVERYWHERE = (
    (re.compile(re.escape(sys.executable)), "python"),
    (re.compile(re.escape(str(REPOSITORY))), "."),
    # Versions of Python say more of it, and not the same.
    (re.compile(r"(maximum recursion depth exceeded)[^\n]*"), r"\1"),
)
"""Patterns of what depends on the machine, each with its replacement."""

COUNTS = re.compile(r"(?<=^  covered )(\(\w+\)): .* transitions, (.*); .*$", re.MULTILINE)
"""Counts of a coverage line: at a difference they depend on time and on other engines."""


def printed(report: Report, *, counts: bool = True) -> str:
    """Return what the command prints of a report, with or without the counts of its coverage."""
    with written() as output:
        _print(report, [], in_full=True)
    text = output.getvalue()
    return text if counts else COUNTS.sub(r"\1: \2", text)


@contextlib.contextmanager
def written() -> Iterator[io.StringIO]:
    """Capture what is written to standard output meanwhile, without colours."""
    plain = {name: word for name, word in os.environ.items() if name != "FORCE_COLOR"}
    with (
        mock.patch.dict(os.environ, plain, clear=True),
        contextlib.redirect_stdout(io.StringIO()) as output,
    ):
        yield output


def file_of(name: str) -> Path:
    """Where the story of this name is."""
    return FOLDER / f"{name.replace(' ', '_')}.txt"


def compare(name: str, text: str, *, rewrite: bool) -> None:
    """Fail with a diff where the corpus says something else, or write down what it is to say."""
    for pattern, common in SAME_EVERYWHERE:
        text = pattern.sub(common, text)
    file = file_of(name)
    if rewrite:
        FOLDER.mkdir(parents=True, exist_ok=True)
        new = file.with_suffix(".new")
        new.write_text(text, encoding="utf-8", newline="\n")
        new.replace(file)
        return
    place = file.relative_to(REPOSITORY)
    if not file.is_file():
        pytest.fail(f"{place} is missing: `make stories` writes it\n\n{text}", pytrace=False)
    was = file.read_text(encoding="utf-8")
    if was != text:
        lines = (t.splitlines(keepends=True) for t in (was, text))
        diff = "".join(difflib.unified_diff(*lines, str(place), "now", n=2))
        pytest.fail(f"{name}: `make stories` rewrites it\n\n{diff}", pytrace=False)


def orphans(names: set[str], *, rewrite: bool) -> list[str]:
    """The files that are of none of these stories, which are removed where all are rewritten."""
    wanted = {file_of(name) for name in names}
    others = sorted(file for file in FOLDER.iterdir() if file not in wanted)
    if rewrite:
        for file in others:
            file.unlink()
        return []
    return [file.name for file in others]
