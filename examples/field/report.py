"""Hold public environments against references made from their documentation.

python examples/field/report.py                               print the tables
python examples/field/report.py --write docs/field-report.md  put them between the page's marks

Each row of a table is one run of `provengym conform`.  The exit status is 1 where a run did not end
as it is written down here, so that a new version of a package that answers otherwise is seen.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import platform
import shlex
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PLACES = {
    "GYM": "examples/references_gymnasium.py",
    "POOL": "examples/field/envpool_toys.py",
    "NAX": "examples/field/gymnax_lake.py",
    "MINI": "examples/field/minigrid_empty.py",
}
BEGIN, END = "<!-- begin: examples/field/report.py -->", "<!-- end: examples/field/report.py -->"


@dataclass(frozen=True)
class Case:
    """One run: what it is about, the words after `provengym conform`, and how it ended."""

    about: str
    words: str
    found: str = ""
    """The class of the difference; empty where target and reference are equal."""

    @property
    def command(self) -> str:
        """The words after `provengym conform`, with the paths of the files."""
        words = self.words
        for name, path in PLACES.items():
            words = words.replace(f"{name}:", f"{path}:")
        return words


LAKE = "FrozenLake-v1 --reference GYM:frozen_lake"
DRY_LAKE = f"{LAKE} -p is_slippery=false"
CLIFF = "CliffWalking-v1 --reference GYM:cliff_walking"
TAXI = "Taxi-v4 --reference GYM:taxi"
TAXI_AT = "GYM:taxi_at --reference GYM:taxi -p row=2 -p column=3 -p passenger=0 -p destination=2"
POOL_LAKE = "POOL:frozen_lake --reference GYM:frozen_lake"
POOL_CLIFF = "POOL:cliff_walking --reference GYM:cliff_walking"
POOL_TAXI = "POOL:taxi --reference GYM:taxi"
POOL_ROOM = (
    "POOL:room --reference MINI:empty -p size=5 -p max_steps=20 "
    "--reference-arg reward_tolerance=1e-6"
)
NAX_LAKE = "NAX:frozen_lake --reference GYM:frozen_lake"
ROOM = "MINI:room --reference MINI:empty"
PATHS = "--engine contract --engine systematic"
CHANCES = "--engine stochastic --effort thorough --budget 1m"
POOL_CHANCES = f"--target-arg lanes=1 {CHANCES}"

CASES = {
    "gymnasium": (
        Case("FrozenLake 4x4, not slippery", f"{DRY_LAKE} --binding GYM:STATE_KEY"),
        Case(
            "FrozenLake 8x8, not slippery",
            f"{DRY_LAKE} -p map_name=8x8 --binding GYM:STATE_KEY",
        ),
        Case("FrozenLake 4x4, slippery", LAKE),
        Case("FrozenLake 8x8, slippery", f"{LAKE} -p map_name=8x8"),
        Case("FrozenLake 4x4, success rate 3/4", f"{LAKE} -p success_rate=0.75"),
        Case(
            "FrozenLake 4x4, not slippery, limit of 100 steps",
            "GYM:frozen_lake_with_limit --reference GYM:frozen_lake -p is_slippery=false "
            f"--reference-arg max_steps=100 {PATHS}",
        ),
        Case(
            "FrozenLake 4x4, not slippery, after the end",
            f"{DRY_LAKE} --binding GYM:ABSORBING",
        ),
        Case("CliffWalking", f"{CLIFF} --binding GYM:STATE_KEY"),
        Case("CliffWalking, slippery", f"{CLIFF} -p is_slippery=true"),
        Case("CliffWalking, after the end", f"{CLIFF} --binding GYM:ABSORBING", "after_done"),
        Case("Taxi", TAXI),
        Case(
            "Taxi, dropping at another stand is illegal",
            f"{TAXI} --reference-arg other_stands=illegal",
            "reward",
        ),
        Case("Taxi, rain", f"{TAXI} -p is_rainy=true"),
        Case(
            "Taxi, rain, drifting also against walls",
            f"{TAXI} -p is_rainy=true --reference-arg against_walls=drifts",
            "distribution",
        ),
        Case("Taxi, fickle passenger", f"{TAXI} -p fickle_passenger=true"),
        Case(
            "Taxi, fickle passenger, at the first pickup only",
            f"{TAXI} -p fickle_passenger=true --reference-arg second_pickup=calm",
            "observation",
        ),
        Case(
            "Taxi, rain and fickle passenger", f"{TAXI} -p is_rainy=true -p fickle_passenger=true"
        ),
        Case("Taxi, after the end", f"{TAXI_AT} --binding GYM:ABSORBING", "after_done"),
    ),
    "envpool": (
        Case("FrozenLake 4x4, slippery", f"{POOL_LAKE} {POOL_CHANCES}"),
        Case("FrozenLake 8x8, slippery", f"{POOL_LAKE} -p map_name=8x8 {POOL_CHANCES}"),
        Case("FrozenLake 4x4, seeds", f"{POOL_LAKE} --engine contract", "seeding"),
        Case(
            "FrozenLake 4x4, limit of 4 steps",
            f"{POOL_LAKE} -p max_steps=4 {POOL_CHANCES}",
            "terminated",
        ),
        Case("CliffWalking", POOL_CLIFF),
        Case("CliffWalking, slippery", f"{POOL_CLIFF} -p is_slippery=true {POOL_CHANCES}"),
        Case("Taxi", f"{POOL_TAXI} {POOL_CHANCES}", "observation"),
        Case(
            "Taxi, passengers may start at their destination",
            f"{POOL_TAXI} --reference-arg anywhere=true {POOL_CHANCES}",
        ),
        Case("MiniGrid Empty 5x5, limit of 20 steps", f"{POOL_ROOM} {PATHS}", "terminated"),
        Case(
            "MiniGrid Empty 5x5, the goal at the limit is only a truncation",
            f"{POOL_ROOM} --reference-arg at_limit=truncated {PATHS}",
        ),
    ),
    "gymnax": (
        Case(
            "FrozenLake 4x4, not slippery, limit of 100 steps",
            f"{NAX_LAKE} -p is_slippery=false -p max_steps=100 {PATHS} --budget 30s",
        ),
        Case(
            "FrozenLake 8x8, not slippery, limit of 20 steps",
            f"{NAX_LAKE} -p is_slippery=false -p map_name=8x8 -p max_steps=20 {PATHS}",
        ),
        Case(
            "FrozenLake 4x4, slippery, limit of 100 steps",
            f"{NAX_LAKE} -p max_steps=100 {CHANCES}",
        ),
        Case(
            "FrozenLake 8x8, slippery, limit of 200 steps",
            f"{NAX_LAKE} -p map_name=8x8 -p max_steps=200 {CHANCES}",
        ),
    ),
    "minigrid": (
        Case("Empty 5x5, limit of 20 steps", f"{ROOM} -p size=5 -p max_steps=20 {PATHS}"),
        Case("Empty 6x6, limit of 12 steps", f"{ROOM} -p size=6 -p max_steps=12 {PATHS}"),
        Case("Empty 8x8, limit of 13 steps", f"{ROOM} -p size=8 -p max_steps=13 {PATHS}"),
        Case(
            "Empty 5x5, the tile under the agent is shown",
            f"{ROOM} -p size=5 -p max_steps=20 --reference-arg own_tile=shown {PATHS}",
            "observation",
        ),
    ),
}


def main() -> int:
    """Run what can be run, and print or write the tables."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument(
        "packages", nargs="*", metavar="PACKAGE", choices=[*CASES, []], help=", ".join(CASES)
    )
    parser.add_argument("--write", type=Path, metavar="PAGE", help="a page with the two marks")
    parser.add_argument("--budget", default="10m", help="time for a run that says none")
    options = parser.parse_args()
    lines, unexpected, missing = [], 0, []
    for package in options.packages or CASES:
        version = installed(package)
        if version is None:
            missing.append(package)
            print(f"{package} is not installed and is left out", file=sys.stderr)
            continue
        table, wrong = section(package, version, options.budget)
        lines += table
        unexpected += wrong
    lines += [f"Made with {made_with()}.", ""]
    if options.write is None:
        print("\n".join(lines))
    elif missing or options.packages:
        print(f"{options.write} is left as it is, for not every package was run", file=sys.stderr)
    else:
        write(options.write, lines)
    return int(bool(unexpected))


def installed(package: str) -> str | None:
    """The version of a package, or None."""
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None


def made_with() -> str:
    """The versions of what is no target itself."""
    used = {name: installed(name) for name in ("provengym", "numpy", "jax")}
    told = [f"{name} {version}" for name, version in used.items() if version]
    return ", ".join([*told, f"Python {platform.python_version()}"])


def section(package: str, version: str, budget: str) -> tuple[list[str], int]:
    """The table of one package and its commands, and how many runs ended in another way."""
    rows, commands, unexpected = [], [], 0
    for number, case in enumerate(CASES[package], start=1):
        print(f"{package} {number}: {case.about} ...", file=sys.stderr, flush=True)
        report = run(case, budget)
        kinds = [finding["class"] for finding in report["findings"]]
        if kinds != ([case.found] if case.found else []) or report["verdict"] == "inconclusive":
            unexpected += 1
            print(f"  unexpected: {report['verdict']} {kinds}", file=sys.stderr, flush=True)
        rows.append(row(number, case, report))
        commands.append(f"    {number:2} provengym conform {case.command}")
    head = [
        f"### {package} {version}",
        "",
        "| | Environment, reading | Verdict | States | Transitions | Engine | Shows | Difference |",
        "|---:|---|---|---:|---:|---|---:|---|",
    ]
    return [*head, *rows, "", *commands, ""], unexpected


def run(case: Case, budget: str) -> dict:
    """The report of a run."""
    words = [sys.executable, "-W", "ignore", "-m", "provengym", "conform"]
    words += [*shlex.split(case.command), "--json"]
    words += [] if "--budget" in words else ["--budget", budget]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    if not done.stdout:
        sys.exit(f"{shlex.join(words)} said nothing:\n{done.stderr}")
    return json.loads(done.stdout)


def row(number: int, case: Case, report: dict) -> str:
    """A line of the table."""
    coverage = report["coverage"]
    partly = "" if coverage["complete"] or report["findings"] else " (not all)"
    counts = [f"{coverage[name]:,}" for name in ("states", "transitions")]
    if report["findings"]:
        first = report["findings"][0]
        where = "at the reset" if not first["step"] else f"step {first['step']}"
        told, counts = f"{first['class']}, {where}", ["", ""]
    else:
        told = ""
    found = coverage.get("detectable")
    shows = f"{found['common']:.2f}" if found and not told else ""
    cells = [str(number), case.about, f"{report['verdict']}{partly}", *counts]
    return f"| {' | '.join([*cells, coverage['engine'], shows, told])} |"


def write(page: Path, lines: list[str]) -> None:
    """Put the tables between the marks of the page."""
    text = page.read_text()
    before, _, rest = text.partition(BEGIN)
    _, mark, after = rest.partition(END)
    if not mark:
        sys.exit(f"{page} has no marks {BEGIN} and {END}")
    page.write_text("\n".join([before + BEGIN, "", *lines[:-1], "", END + after]))


if __name__ == "__main__":
    sys.exit(main())
