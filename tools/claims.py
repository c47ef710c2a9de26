"""Claims: what is proved, tested and assumed, gathered from the Lean sources into `docs/claims.md`.

A theorem whose docstring begins with `**Claim.**` is a claim, and the rest of the docstring is its
sentence; `**Claim, by definition.**` marks one that only unfolds to what it says, which is listed
and not counted.  The claims that rest on a test or on an assumption are written down in
`docs/claims.json`.  All go to `docs/claims.md` for readers and to `pybridge/provengym/claims.json`
for `provengym show`; the theorems also go to `tests/lean/AxiomAudit.lean`, which prints the axioms
of each.

usage: python3 tools/claims.py             write these files
       python3 tools/claims.py --check     fail if they are not current
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, NoReturn, TypedDict

from files import replace
from here import ROOT
from lean_meaning import FOLDER
from provengym_lean.auditing import AUDIT, BY_DEFINITION_NOTE, PINNED
from provengym_lean.messages import Message
from provengym_lean.sources import (
    lexemes,
    position_of,
    read_modules,
    without_comments_and_literals,
)

WRITTEN = "docs/claims.json"
PAGE = "docs/claims.md"
DATA = "pybridge/provengym/claims.json"

_AUDIT_HEADER = """\
import Spec

/-!
The axioms that every claimed theorem rests on.  Made by `make claims`; `make prove` asks Lean for
them where Lake is at hand, and reads them from the compiled modules elsewhere
(`provengym_lean/auditing.py`).  This file is no module, because modules refuse `#print axioms`.
-/

"""

#: The bridge that is listed and not counted.
BY_DEFINITION = "by definition"
BRIDGES = {
    "proved": "a theorem, checked by Lean",
    BY_DEFINITION: "a theorem that unfolds to what it says; not counted",
    "construction": "it cannot be otherwise, by the way it is built",
    "tested": "the test named checks it, on the cases that the test describes",
    "assumed": "nothing here checks it",
}

#: How the docstring of a claim begins, with the bridge of each.
MARKS = {"**Claim.**": "proved", "**Claim, by definition.**": BY_DEFINITION}
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


class Claim(TypedDict):
    """One claim; `theorem` and `line` are there when a theorem states it."""

    environment: str
    claim: str
    bridge: str
    theorem: str | None
    file: str
    line: int | None


class _Docstring(NamedTuple):
    """A docstring and what stands before the keyword of what it documents."""

    start: int
    text: str
    modifiers: frozenset[str]


def theorems(path: str, text: str) -> list[Claim]:
    """The theorems of a Lean source that are marked as claims, in order.

    Ends the program with an error where the full name of a theorem cannot be told, and where a mark
    is misspelt or marks anything but a public theorem.
    """
    code = without_comments_and_literals(text)
    documented = dict(_documented(text, code))
    marked = {doc.start for doc in documented.values() if _MARK.match(doc.text)}
    scopes: list[tuple[str, str]] = []  # the keyword and the name of each that is open
    found: list[Claim] = []

    def refuse(position: int, wrong: str) -> NoReturn:
        raise SystemExit(str(Message(path, *position_of(text, position), "error", wrong)))

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
            found.append(
                _claim(path, position_of(code, command.start())[0], [*namespaces, name], doc.text)
            )
    for start in sorted(marked):
        refuse(start, "only a theorem is a claim, and the mark is on something else")
    return found


def _claim(path: str, line: int, parts: Sequence[str], doc: str) -> Claim:
    """The claim of a theorem, from the parts of its name and its marked docstring."""
    mark = _MARK.match(doc)
    assert mark
    return {
        "environment": path.split("/")[1],
        "claim": " ".join(doc[mark.end() :].split()),
        "bridge": MARKS[mark[0]],
        "theorem": ".".join(parts),
        "file": path,
        "line": line,
    }


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


def gather(root: Path = ROOT) -> list[Claim]:
    """Every claim: the theorems, environment by environment, then what is written down."""
    modules = read_modules(root).values()
    proved = [
        claim
        for module in modules
        if "/" in module.path
        for claim in theorems(module.path, module.text)
    ]
    proved.sort(key=lambda claim: (claim["environment"] == "MDP", claim["environment"]))
    written: list[Claim] = [
        {
            "environment": claim["environment"],
            "claim": claim["claim"],
            "bridge": claim["bridge"],
            "theorem": None,
            "file": claim["file"],
            "line": None,
        }
        for claim in json.loads((root / WRITTEN).read_text(encoding="utf-8"))
    ]
    for claim in written:
        if claim["bridge"] not in BRIDGES or not (root / claim["file"]).exists():
            raise SystemExit(f"{WRITTEN}: a claim has an unknown bridge or file: {claim}")
    return proved + written


def counted(claims: Iterable[Claim]) -> int:
    """Count these claims, without those that hold by definition; those that say the same, or the
    same of several environments, as instances of one theorem do, count once."""
    counting = [claim for claim in claims if claim["bridge"] != BY_DEFINITION]
    return len({re.sub(rf"\b{c['environment']}\b", "it", c["claim"]) for c in counting})


def page(claims: list[Claim]) -> str:
    """`docs/claims.md`."""
    lines = [
        "# What is claimed, and what each claim rests on",
        "",
        "This page is made by `make claims` from the Lean sources and from `docs/claims.json`.",
        "The last column is the *bridge* from the claim to what you run:",
        "",
        *(f"- **{bridge}**: {meaning}." for bridge, meaning in BRIDGES.items()),
        "",
        f"{counted(claims)} claims are counted; what is said of several environments, once.",
        "",
        "`make prove` checks every theorem with the Lean that it finds, and that none of them",
        "rests on more than the standard axioms (`propext`, `Classical.choice`, `Quot.sound`).",
        "Where Lake is at hand, Lean itself tells the axioms. Elsewhere they are read from the",
        "compiled modules. Those of Lean's core library carry no proofs there, so the statements",
        "of that library on which the claims rest are",
        f"[listed](../{PINNED}), and their proofs are trusted. What each claim states is held",
        f"[in full](../{FOLDER}), as Lean has elaborated it.",
    ]
    for environment in dict.fromkeys(claim["environment"] for claim in claims):
        lines += [
            "",
            f"## {environment}",
            "",
            "| claim | evidence | bridge |",
            "| --- | --- | --- |",
        ]
        for claim in claims:
            if claim["environment"] == environment:
                sentence = claim["claim"].replace("|", "\\|")
                lines.append(f"| {sentence} | {_evidence(claim)} | {claim['bridge']} |")
    return "\n".join(lines) + "\n"


def _evidence(claim: Claim) -> str:
    if claim["theorem"]:
        return f"[`{claim['theorem'].removeprefix('Spec.')}`](../{claim['file']}#L{claim['line']})"
    return f"[`{claim['file']}`](../{claim['file']})"


def outputs(root: Path = ROOT) -> dict[str, str]:
    """The text of each file that is made of the claims."""
    claims = gather(root)
    return {
        PAGE: page(claims),
        DATA: json.dumps(claims, indent=1, ensure_ascii=False) + "\n",
        AUDIT: _AUDIT_HEADER + "".join(_question(claim) for claim in claims if claim["theorem"]),
    }


def _question(claim: Claim) -> str:
    """The line of the audit that asks for the axioms of a theorem."""
    note = BY_DEFINITION_NOTE if claim["bridge"] == BY_DEFINITION else ""
    return f"#print axioms {claim['theorem']}{note}\n"


def stale(root: Path = ROOT) -> list[str]:
    """The files that are not current."""
    return [
        name
        for name, text in outputs(root).items()
        if not (root / name).exists() or (root / name).read_text(encoding="utf-8") != text
    ]


def main() -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="claims.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--check", action="store_true", help="fail if the files are not current, write nothing"
    )
    if parser.parse_args().check:
        names = stale()
        for name in names:
            print(f"error: {name} is stale: run `make claims`")
        return 1 if names else 0
    for name, text in outputs().items():
        if replace(ROOT / name, text.encode()):
            print(f"wrote {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
