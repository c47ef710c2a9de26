"""The claims of a Lean source: its theorems whose docstrings begin with a mark, `**Claim.**`, or
`**Claim, by definition.**` where a theorem only unfolds to what it says.  The rest of the docstring
is the sentence of the claim.

The text alone is read; that there is such a theorem, the compiled module says (`auditing`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple, NoReturn

from provengym_lean.messages import Message
from provengym_lean.sources import lexemes, position_of, without_comments_and_literals

#: How the docstring of a claim begins.
MARKS = ("**Claim.**", "**Claim, by definition.**")
_MARK = re.compile("|".join(map(re.escape, MARKS)))
#: What is taken for a mark that does not count: misspelt, or not at the beginning.
_NEARLY_MARK = re.compile(r"\A\W*claim\b|\*\*\W*claim", re.IGNORECASE)
_NAME_OF_MARKS = " or ".join(f"`{mark}`" for mark in MARKS)

#: What opens and closes scopes, and theorems, each with the name that follows on its line.
_COMMAND = re.compile(
    r"(?<![\w.'!?«])(?P<keyword>namespace|section|mutual|end|theorem)(?![\w.'!?»])"
    r"[ \t]*(?P<name>[^\s:(){}\[\]⦃⦄]*)"
)
_NAME = re.compile(r"[^\W\d][\w'!?]*(?:\.[^\W\d][\w'!?]*)*")
_MODIFIERS = frozenset(["public", "private", "protected", "noncomputable", "nonrec", "meta"])
_BLANK_OR_WORD = re.compile(r"\s*(?P<word>\w*)")
_BRACKET = re.compile(r"[\[\]]")


class Claimed(NamedTuple):
    """A claim: the full name of its theorem, its mark and sentence, and the line, counted from 1,
    where the theorem stands."""

    theorem: str
    mark: str
    sentence: str
    line: int


class ClaimError(Exception):
    """The claims of a source cannot be told; the text is a message that says where and why."""


class _Docstring(NamedTuple):
    """A docstring and what stands before the keyword of what it documents."""

    start: int
    text: str
    modifiers: frozenset[str]


def theorems(path: str, text: str) -> list[Claimed]:
    """The theorems of a Lean source that are marked as claims, in order.

    Raises:
        ClaimError: The full name of a theorem cannot be told, or a mark is misspelt or marks
            anything but a public theorem.
    """
    code = without_comments_and_literals(text)
    documented = dict(_documented(text, code))
    marked = {doc.start for doc in documented.values() if _MARK.match(doc.text)}
    scopes: list[tuple[str, str]] = []  # the keyword and the name of each that is open
    found: list[Claimed] = []

    def refuse(position: int, wrong: str) -> NoReturn:
        raise ClaimError(str(Message(path, *position_of(text, position), "error", wrong)))

    for start, misspelt in _misspelt(text):
        refuse(start, misspelt)
    for command in _COMMAND.finditer(code):
        keyword, name = command["keyword"], command["name"]
        parts = name.split(".") if name else [""]
        closed = scopes[-len(parts) :]
        wrong = None
        if name and not _NAME.fullmatch(name):
            wrong = f"`{keyword} {name}` has no plain name"
        elif "_root_" in parts:
            wrong = f"`{keyword} {name}` steps out of its namespace: close that instead"
        elif not name and keyword in ("namespace", "theorem"):
            wrong = f"`{keyword}` has no name on its line"
        elif keyword == "end" and [part for _, part in closed] != parts:
            wrong = f"`{f'end {name}'.strip()}` does not close what is open here"
        if wrong:
            refuse(command.start(), wrong)
        if keyword == "end":
            del scopes[-len(parts) :]
        elif keyword != "theorem":
            scopes += [(keyword, part) for part in parts]
        elif (doc := documented.get(command.start())) and doc.start in marked:
            if "private" in doc.modifiers:
                refuse(command.start(), f"a claim is not `private`: nothing else can name {name}")
            marked.remove(doc.start)
            namespaces = [part for opened, part in scopes if opened == "namespace"]
            mark = _MARK.match(doc.text)
            assert mark
            sentence = " ".join(doc.text[mark.end() :].split())
            line = position_of(code, command.start())[0]
            found.append(Claimed(".".join([*namespaces, name]), mark[0], sentence, line))
    for start in sorted(marked):
        refuse(start, "only a theorem is a claim, and the mark is on something else")
    return found


def _misspelt(text: str) -> Iterator[tuple[int, str]]:
    """Where comments begin that look as if they had the mark of a claim and have none, and those
    that have nothing but a mark, each with what is wrong."""
    for kind, start, end in lexemes(text):
        if kind not in ("line_comment", "block_comment"):
            continue
        said = text[start:end].lstrip("/-!").removesuffix("-/").strip()
        mark = _MARK.match(said) if text.startswith("/--", start) else None
        if mark and mark.end() == len(said):
            yield start, "a claim has a sentence after its mark"
        if _NEARLY_MARK.search(said, mark.end() if mark else 0):
            yield start, f"a claim is marked by {_NAME_OF_MARKS} at the beginning of a docstring"


def _documented(text: str, code: str) -> Iterator[tuple[int, _Docstring]]:
    """Where the keyword of each documented declaration stands, with its docstring.  `code` is the
    text without comments and literals."""
    for kind, start, end in lexemes(text):
        if kind != "block_comment" or not text.startswith("/--", start):
            continue
        modifiers = set()
        position = end
        while match := _BLANK_OR_WORD.match(code, position):
            position = match.start("word")
            if code.startswith("@[", position):
                position = _closing(code, position)
            elif match["word"] in _MODIFIERS:
                modifiers.add(match["word"])
                position = match.end()
            else:
                break
        yield position, _Docstring(start, text[start + 3 : end - 2].strip(), frozenset(modifiers))


def _closing(code: str, position: int) -> int:
    """Where the text goes on after the first bracket from a position on is closed."""
    depth = 0
    for bracket in _BRACKET.finditer(code, position):
        depth += 1 if bracket[0] == "[" else -1
        if not depth:
            return bracket.end()
    return len(code)
