"""Claims: what is proved, tested and assumed, gathered from the Lean sources into `docs/claims.md`.

A theorem with a docstring is a claim, and the docstring is its sentence.  The claims that rest on a
test or on an assumption are written down in `docs/claims.json`.  Both go to `docs/claims.md` for
readers and to `pybridge/provengym/claims.json` for `provengym show`; the theorems also go to
`tests/lean/AxiomAudit.lean`, which prints the axioms of each.

usage: python3 tools/claims.py             write these files
       python3 tools/claims.py --check     fail if they are not current
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path
from typing import TypedDict

from files import replace
from lean_lake import AUDIT
from lean_sources import read_modules

ROOT = Path(__file__).resolve().parent.parent
WRITTEN = "docs/claims.json"
PAGE = "docs/claims.md"
DATA = "pybridge/provengym/claims.json"

_AUDIT_HEADER = """\
import Spec

/-!
The axioms that every claimed theorem rests on.  Made by `make claims`; `make prove` runs it \
where Lake is at hand.
This file is no module, because modules refuse `#print axioms`.
-/

"""

BRIDGES = {
    "proved": "a theorem, checked by Lean",
    "construction": "it cannot be otherwise, by the way it is built",
    "tested": "the test named checks it, on the cases that the test describes",
    "assumed": "nothing here checks it",
}

_THEOREM = re.compile(
    r"/--(?P<doc>(?:(?!-/).)*)-/\s*(?:@\[[^\]]*\]\s*)*theorem\s+(?P<name>[\w.']+)"
    r"|^namespace (?P<opened>\S+)"
    r"|^end (?P<closed>\S+)",
    re.DOTALL | re.MULTILINE,
)


class Claim(TypedDict):
    """One claim; `theorem` and `line` are there when it is proved."""

    environment: str
    claim: str
    bridge: str
    theorem: str | None
    file: str
    line: int | None


def theorems(path: str, text: str) -> list[Claim]:
    """The documented theorems of a Lean source, in order."""
    namespaces: list[str] = []
    found: list[Claim] = []
    for match in _THEOREM.finditer(text):
        if match["opened"]:
            namespaces.append(match["opened"])
        elif match["closed"]:
            if namespaces and namespaces[-1] == match["closed"]:  # else it ends a section
                namespaces.pop()
        else:
            found.append(
                {
                    "environment": path.split("/")[1],
                    "claim": " ".join(match["doc"].split()),
                    "bridge": "proved",
                    "theorem": ".".join([*namespaces, match["name"]]),
                    "file": path,
                    "line": text.count("\n", 0, match.start("name")) + 1,
                }
            )
    return found


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
        "`make prove` checks every theorem with the Lean that it finds. "
        "The audit that no theorem rests on more than Lean's",
        "three standard axioms (`propext`, `Classical.choice`, `Quot.sound`) "
        "runs only where the official toolchain with",
        "Lake is at hand.",
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
        AUDIT: _AUDIT_HEADER
        + "".join(f"#print axioms {c['theorem']}\n" for c in claims if c["theorem"]),
    }


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
