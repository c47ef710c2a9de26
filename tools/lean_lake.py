"""Checking with the official toolchain: `lake build`, then the audit of the axioms."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Sequence
from pathlib import Path

import here  # noqa: F401
from provengym_lean.auditing import ALLOWED_AXIOMS, AUDIT

_DEPENDS = re.compile(r"'([^']+)' depends on axioms: \[([^\]]*)\]")


def prove(root: Path, lake: Path, targets: Sequence[str] = (), *, allow_warnings: bool) -> int:
    """Run `lake build` and, when everything is built, the audit;
    the exit status is 0 if all is well and 1 if not."""
    strict = [] if allow_warnings else ["--wfail"]
    if subprocess.call([lake, "build", *strict, *(f"+{target}" for target in targets)], cwd=root):
        return 1
    if targets or not (root / AUDIT).exists():
        return 0
    audit = subprocess.run(
        [lake, "env", "lean", AUDIT], cwd=root, stdout=subprocess.PIPE, text=True, check=False
    )
    print(audit.stdout, end="", flush=True)
    errors = unexpected_axioms(audit.stdout)
    for error in errors:
        print(f"{AUDIT}:1:1: error: {error}", flush=True)
    return 1 if audit.returncode or errors else 0


def unexpected_axioms(output: str) -> list[str]:
    """A sentence for each theorem in the output of `#print axioms` that rests
    on an axiom not allowed."""
    found = []
    for theorem, axioms in _DEPENDS.findall(output):
        extra = sorted({axiom.strip() for axiom in axioms.split(",")}.difference(ALLOWED_AXIOMS))
        if extra:
            found.append(f"{theorem} depends on {', '.join(extra)}")
    return found
