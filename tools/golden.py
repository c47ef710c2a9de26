"""Golden tables: the specification, evaluated by Lean's own reduction
and kept for the tests of everything that runs.

usage: python3 tools/golden.py             write tests/golden/gridworld.json
       python3 tools/golden.py --check     evaluate again and compare

All grids of up to 4 x 4 cells, all goals, all states, all actions.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import Any

import lean_toolchain
from files import replace
from lean_compile import LEAN_OPTIONS, Build
from lean_messages import parse_messages
from lean_sources import closure, read_modules

ROOT = lean_toolchain.ROOT
SOURCE = ROOT / "tests" / "golden" / "GridWorld.lean"
TABLES = SOURCE.with_name("gridworld.json")
VIEWS = "Spec.GridWorld.Views"
LARGEST = 4


class GoldenError(Exception):
    """Lean did not evaluate the tables; the text says why."""


def grids() -> list[tuple[int, int, int]]:
    """Height, width and the number of the goal of every grid in the tables."""
    sides = range(1, LARGEST + 1)
    return [(h, w, goal) for h, w in product(sides, sides) for goal in range(h * w)]


def parse(text: str) -> Any:
    """Nested lists from what `#reduce` prints: `[(1, Int.negSucc 0, false, false)]` is
    `[[1, -1, false, false]]`."""
    text = re.sub(r"Int\.negSucc (\d+)", lambda match: str(-int(match[1]) - 1), text)
    text = text.replace("Int.ofNat ", "").replace("(", "[").replace(")", "]")
    return json.loads(text)


def evaluate() -> list[dict[str, Any]]:
    """The tables, freshly evaluated: for each grid `table[state][action]` is
    `[successor, reward, terminated, truncated]`, with states numbered row by row."""
    modules = read_modules(ROOT)
    build = Build(ROOT, modules, lean_toolchain.find(ROOT))
    failures: list[str] = []
    build.run(closure(modules, [VIEWS]), lambda result: failures.extend(map(str, result.messages)))
    if failures:
        raise GoldenError("\n".join(failures))
    commands = "".join(f"#reduce table {h} {w} {goal}\n" for h, w, goal in grids())
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / SOURCE.name).write_text(
            SOURCE.read_text(encoding="utf-8") + commands, encoding="utf-8"
        )
        with open(folder / "messages", "wb") as output:
            status = subprocess.call(
                [build.toolchain.lean, "--json", *LEAN_OPTIONS, SOURCE.name],
                cwd=folder,
                env={**os.environ, "LEAN_PATH": str(build.library)},
                stdout=output,
                stderr=subprocess.DEVNULL,
            )
        said = (folder / "messages").read_text(encoding="utf-8", errors="replace")
    messages = parse_messages(SOURCE.name, said)
    if status or any(message.severity != "information" for message in messages):
        raise GoldenError("\n".join(map(str, messages)) or f"Lean ended with status {status}")
    return [
        {"height": h, "width": w, "goal": goal, "table": parse(message.text)}
        for (h, w, goal), message in zip(grids(), messages, strict=True)
    ]


def dump(tables: list[dict[str, Any]]) -> str:
    """The tables as text, one grid on each line."""
    return "[\n" + ",\n".join(json.dumps(table) for table in tables) + "\n]\n"


def main() -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="golden.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--check", action="store_true", help="compare with the committed tables, write nothing"
    )
    check = parser.parse_args().check
    try:
        text = dump(evaluate())
    except (GoldenError, lean_toolchain.ToolchainError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    if check:
        if TABLES.read_text(encoding="utf-8") == text:
            print(f"{len(grids())} golden tables agree with the specification")
            return 0
        print(
            f"error: {TABLES.relative_to(ROOT)} is not what the specification says: "
            "run `make golden`"
        )
        return 1
    replace(TABLES, text.encode())
    print(f"{TABLES.relative_to(ROOT)} holds {len(grids())} grids")
    return 0


if __name__ == "__main__":
    sys.exit(main())
