"""The messages: what the package says to its users, in one file, tests/messages.txt, to be read as
a whole by whoever edits their voice.

A message is a text of the sources, documentation apart, that has two words or more and among them
one that sentences are made of.  `{name}` stands for a value.  Line numbers are left out, so that
the list changes with what is said alone.

usage: python3 tools/messages.py             write the file
       python3 tools/messages.py --check     fail if it is not current
"""

from __future__ import annotations

import argparse
import ast
import functools
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from files import replace
from here import ROOT

LIST = "tests/messages.txt"
CURE = "run `python3 tools/messages.py`"
PLAIN = {
    "callable": "a function",
    "failed to": "cannot",
    r"(?<!os\.)fork": "Linux, macOS or WSL",
    "invalid": "what is accepted",
    "iterable": "a list",
    "kwargs": "arguments",
    "pickle": "saved or copied",
    "pipe": "what is printed",
    "surrogate": "a character that UTF-8 cannot encode",
    "unable": "cannot",
}
"""Words of mechanism, or that say nothing, and what is said in their place."""
_SENTENCE = re.compile(
    r"(?=.*\w\W+\w)"
    r"(?=.*\b(an?|are|at|be|by|cannot|did|from|got|has|have|in|is|it|must|no|not|of|one|than|that|"
    r"the|to|with|write)\b)"
)
_CODE = re.compile(r":=|/-|-/|[{}]'|[⟨⟩∃∀≤]|\(by |<\w+|\b(abbrev|exact|noncomputable|theorem)\b")
"""Signs of Lean and HTML, which are written into files."""
_LITERAL = r'"(?:[^"\\\n]|\\.)*"'
_BETWEEN = r'\s*(?:\+[^";]*\+\s*)?'
_CPP = re.compile(f"{_LITERAL}(?:{_BETWEEN}{_LITERAL})*")


@functools.cache
def messages(root: Path = ROOT) -> dict[str, list[str]]:
    """Return the messages of each source, by its path, both in order."""
    sources = root / "pybridge"
    found = {path: _of_python(path) for path in sources.rglob("*.py")}
    found |= {path: _of_cpp(path) for path in sources.glob("src/**/*.[ch]pp")}
    return {
        path.relative_to(sources).as_posix(): sorted(texts)
        for path in sorted(found)
        if (texts := {said for text in found[path] if (said := _said(text))})
    }


def _said(text: str) -> str | None:
    """Return a message on one line; None of another text: a word, code, or a whole file."""
    message = " ".join(text.split())
    file = text.count("\n") > 2
    return None if file or _CODE.search(message) or not _SENTENCE.match(message) else message


def _of_python(path: Path) -> list[str]:
    return list(_texts(ast.parse(path.read_text(encoding="utf-8"))))


def _texts(node: ast.AST) -> Iterator[str]:
    """Yield the outermost texts in a node, but for documentation."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return
    text = _text(node)
    if text is not None:
        yield text
    for child in ast.iter_child_nodes(node):
        if text is None or not isinstance(child, ast.Constant | ast.JoinedStr):
            yield from _texts(child)


def _text(node: ast.AST) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(_text(part) or "" for part in node.values)
    return _slot(ast.unparse(node.value)) if isinstance(node, ast.FormattedValue) else None


def _slot(value: str) -> str:
    """Return what stands for a value: the last name in its expression."""
    names = re.findall(r"[a-zA-Z_]\w*", re.sub(r"'[^']*'", "", value))
    return f"{{{names[-1]}}}" if names else ""


def _of_cpp(path: Path) -> list[str]:
    source = re.sub(r"//.*", "", path.read_text(encoding="utf-8"))
    between = re.compile(f'"{_BETWEEN}"')
    return [between.sub(lambda found: _slot(found[0]), text)[1:-1] for text in _CPP.findall(source)]


def content(root: Path = ROOT) -> str:
    """Return the list, a paragraph for each source."""
    return "\n".join(
        "\n".join([f"## {path}", *texts, ""]) for path, texts in messages(root).items()
    )


def mechanism(root: Path = ROOT) -> list[str]:
    """Return the messages that have one of the words for which there are plain ones."""
    words = re.compile(rf"\b({'|'.join(PLAIN)})", re.IGNORECASE)
    return [
        f"{path}: {text}"
        for path, texts in messages(root).items()
        for text in texts
        if words.search(text)
    ]


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Run the command line; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="messages.py",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--check", action="store_true", help="write nothing")
    check = parser.parse_args(arguments).check
    new, path = content(root).encode(), root / LIST
    if not check:
        if replace(path, new):
            print(f"wrote {LIST}")
        return 0
    if path.exists() and path.read_bytes() == new:
        return 0
    print(f"error: {LIST} is not current: {CURE}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
