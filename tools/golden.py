"""Golden tables: the specification, evaluated by Lean's own reduction
and kept for the tests of everything that runs.

usage: python3 tools/golden.py             write the tables of tests/golden
       python3 tools/golden.py --check     evaluate again and compare

`tools/golden_tables.py` says which tables there are.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from files import replace
from golden_tables import GOLDEN, Golden
from here import ROOT, lean_folder
from provengym_lean import toolchains
from provengym_lean.compiling import LEAN_OPTIONS, Build
from provengym_lean.messages import parse_messages
from provengym_lean.sources import closure, read_modules

_IMPORT = re.compile(r"^public import (Spec\S*)", re.MULTILINE)


class GoldenError(Exception):
    """Lean did not evaluate the tables; the text says why."""


def parse(text: str) -> Any:
    """Nested lists from what `#reduce` prints: `[(1, Int.negSucc 0, false, false)]` is
    `[[1, -1, false, false]]`."""
    text = re.sub(r"Int\.negSucc (\d+)", lambda match: str(-int(match[1]) - 1), text)
    text = text.replace("Int.ofNat ", "").replace("(", "[").replace(")", "]")
    return json.loads(text)


def evaluate(golden: Golden) -> list[dict[str, Any]]:
    """The table at all its cases, freshly evaluated: the case with its `table`."""
    source = (ROOT / golden.source).read_text(encoding="utf-8")
    modules = read_modules(ROOT)
    build = Build(lean_folder(ROOT), modules, toolchains.find(lean_folder(ROOT)))
    failures: list[str] = []
    build.run(
        closure(modules, _IMPORT.findall(source)),
        lambda result: failures.extend(map(str, result.messages)),
    )
    if failures:
        raise GoldenError("\n".join(failures))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        file = golden.source.name
        (folder / file).write_text(source + golden.commands(), encoding="utf-8")
        with open(folder / "messages", "wb") as output:
            status = subprocess.call(
                [*build.toolchain.command, "--json", *LEAN_OPTIONS, file],
                cwd=folder,
                env=build.toolchain.variables([build.library]),
                stdout=output,
                stderr=subprocess.DEVNULL,
            )
        said = (folder / "messages").read_text(encoding="utf-8", errors="replace")
    messages = parse_messages(file, said)
    if status or any(message.severity != "information" for message in messages):
        raise GoldenError("\n".join(map(str, messages)) or f"Lean ended with status {status}")
    return [
        {**case, "table": parse(message.text)}
        for case, message in zip(golden.cases, messages, strict=True)
    ]


def dump(tables: list[dict[str, Any]]) -> str:
    """Evaluated tables as text, one case on each line."""
    return "[\n" + ",\n".join(json.dumps(table) for table in tables) + "\n]\n"


def load(golden: Golden) -> list[dict[str, Any]]:
    """The table that is kept."""
    kept: list[dict[str, Any]] = json.loads((ROOT / golden.results).read_text(encoding="utf-8"))
    return kept


def main() -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="golden.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--check", action="store_true", help="compare with the committed tables, write nothing"
    )
    check = parser.parse_args().check
    wrong = 0
    for golden in GOLDEN:
        try:
            text = dump(evaluate(golden))
        except (GoldenError, toolchains.ToolchainError) as error:
            print(f"error: {golden.name}: {error}", file=sys.stderr)
            return 1
        file = ROOT / golden.results
        if not check:
            replace(file, text.encode())
            print(f"{golden.results} holds {golden.about}")
        elif file.is_file() and file.read_text(encoding="utf-8") == text:
            print(f"{golden.results} agrees with the specification: {golden.about}")
        else:
            wrong = 1
            print(f"error: {golden.results} is not what the specification says: run `make golden`")
    return wrong


if __name__ == "__main__":
    sys.exit(main())
