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
from collections.abc import Iterable
from pathlib import Path
from typing import TypedDict

from files import replace
from here import ROOT
from lean_meaning import FOLDER
from provengym_lean import claimed
from provengym_lean.auditing import AUDIT, BY_DEFINITION_NOTE, PINNED
from provengym_lean.sources import read_modules

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

#: What the docstring of a claim begins with, with the bridge of each.
MARKS = dict(zip(claimed.MARKS, ("proved", BY_DEFINITION), strict=True))


class Claim(TypedDict):
    """One claim; `theorem` and `line` are there when a theorem states it."""

    environment: str
    claim: str
    bridge: str
    theorem: str | None
    file: str
    line: int | None


def theorems(path: str, text: str) -> list[Claim]:
    """The theorems of a Lean source that are marked as claims, in order.

    Ends the program with an error where `provengym_lean.claimed.theorems` raises one.
    """
    try:
        found = claimed.theorems(path, text)
    except claimed.ClaimError as error:
        raise SystemExit(str(error)) from error
    return [
        {
            "environment": path.split("/")[1],
            "claim": one.sentence,
            "bridge": MARKS[one.mark],
            "theorem": one.theorem,
            "file": path,
            "line": one.line,
        }
        for one in found
    ]


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
