"""Measure what each test costs, in three runs, and write tests/durations.txt (`make durations`).

What a run that was interrupted has measured is kept in build/durations, and the next call goes on
from there. A value that rests on three runs changes only when three others agree on a move of two
steps, of 1, 2, 5, 10 and so on.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from files import replace
from tiers import CALIBRATION, LEAST, MOST, Cost, function_of, parse

ROOT = Path(__file__).resolve().parents[1]
RUNS = 3
FILE = ROOT / "tests" / "durations.txt"
KEPT = ROOT / "build" / "durations"
REPRESENT = 1.0
"""The seconds of the tests that represent their function, where there are several."""
HEADER = """\
# What tests cost, in processor seconds: see tiers.py. Written by `make durations`.
# SUM LARGEST TESTS RUNS NAME
"""


@dataclass
class Run:
    """The costs that one run measured, in seconds of the machine that is the unit."""

    tests: dict[str, float] = field(default_factory=dict)
    fixtures: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    uses: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    lint: float | None = None

    @classmethod
    def read(cls, path: Path) -> Run:
        """The run whose lines a file has.

        A fixture that was made in several sessions counts once, in the one where it cost most.
        """
        lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        speed = CALIBRATION / min(line["calibration"] for line in lines if "calibration" in line)
        run = cls()
        session: dict[str, float] = defaultdict(float)
        for line in lines:
            if test := line.get("test"):
                file = test.partition("::")[0]
                run.tests[test] = line["seconds"] * speed
                run.uses[function_of(test)].update(line["uses"])
                for name, seconds in line["fixtures"].items():
                    fixture = f"{file} fixture {name}"
                    session[fixture] += seconds * speed
                    run.fixtures[fixture] = max(run.fixtures[fixture], session[fixture])
            elif "lint" in line:
                run.lint = line["lint"] * speed
            elif "calibration" in line:
                session.clear()
        return run


def step(seconds: float) -> int:
    """The number of the step, of 1, 2, 5, 10 and so on, that is nearest by its ratio."""
    if seconds <= 0:
        return -99
    tens = math.floor(math.log10(seconds))
    near = min((1, 2, 5, 10), key=lambda value: abs(math.log(seconds / 10**tens / value)))
    return 3 * tens + (1, 2, 5, 10).index(near)


def at(number: int) -> float:
    """The seconds of a step; zero below a hundredth."""
    tens, place = divmod(number, 3)
    return 0.0 if number < -6 else float(f"{(1, 2, 5)[place]}e{tens}")


def settled(old: float | None, seconds: Sequence[float], *, firm: bool) -> float:
    """The value of an entry: the smallest measured, unless the old one is firm and holds."""
    steps = [step(value) for value in seconds]
    if old is not None and firm:
        moves = [here - step(old) for here in steps]
        if len(steps) < RUNS or not (min(moves) >= 2 or max(moves) <= -2):
            return old
    return at(min(steps))


def representatives(seconds: dict[str, float]) -> list[str]:
    """The tests that stand for the others of their function: the cheapest, by their hash."""

    def order(name: str) -> tuple[int, str]:
        return step(max(seconds[name], LEAST)), hashlib.sha256(name.encode()).hexdigest()

    chosen: list[str] = []
    for name in sorted(seconds, key=order):
        total = sum(max(seconds[one], LEAST) for one in (*chosen, name))
        if chosen and total > REPRESENT + 1e-9:
            break
        chosen.append(name)
    return chosen


def entries(old: dict[str, Cost], runs: Sequence[Run]) -> dict[str, Cost]:
    """The entries of the files that were run, from the old ones and what was measured."""
    found: dict[str, Cost] = {}
    rest: dict[str, list[float]] = defaultdict(lambda: [0.0] * len(runs))

    def put(
        name: str,
        sums: Sequence[float],
        largest: Sequence[float],
        tests: int = 1,
        uses: Iterable[str] = (),
    ) -> Cost:
        before = old.get(name)
        firm = before is not None and before.runs >= RUNS
        found[name] = Cost(
            settled(before and before.sum, sums, firm=firm),
            settled(before and before.largest, largest, firm=firm),
            tests,
            max(len(sums), before.runs if before and firm else 0),
            tuple(sorted(uses)),
        )
        return found[name]

    for name in sorted({name for run in runs for name in run.fixtures}):
        values = [run.fixtures[name] for run in runs if name in run.fixtures]
        if min(values) >= LEAST:
            put(name, values, values)
    functions: dict[str, list[str]] = defaultdict(list)
    for test in dict.fromkeys(test for run in runs for test in run.tests):
        functions[function_of(test)].append(test)
    for function, tests in functions.items():
        file = function.partition("::")[0]
        measured = [
            [run.tests[test] for test in tests if test in run.tests]
            for run in runs
            if any(test in run.tests for test in tests)
        ]
        sums, largest = [sum(values) for values in measured], [max(values) for values in measured]
        uses = {name for run in runs for name in run.uses[function]}
        uses = {name for name in uses if f"{file} fixture {name}" in found}
        if min(sums) < LEAST and not uses and function not in old:
            for number, value in enumerate(sums):
                rest[f"{file} others"][number] += value
            continue
        cost = put(function, sums, largest, len(tests), uses)
        if len(tests) > 1 and cost.sum > MOST["quick"]:
            each = {test: [run.tests[test] for run in runs if test in run.tests] for test in tests}
            least = {test: min(values) for test, values in each.items()}
            kept = [test for test in tests if test in old]
            kept = kept if all(step(least[t]) - step(old[t].sum) < 2 for t in kept) else []
            for test in kept or representatives(least):
                put(test, each[test], each[test])
    for name, values in rest.items():
        put(name, values, values)
    if lint := [run.lint for run in runs if run.lint is not None]:
        put("lint", lint, lint)
    return found


def text(costs: dict[str, Cost]) -> str:
    """The lines of the file."""
    lines = [HEADER]
    for name, cost in sorted(costs.items()):
        uses = " + " + " ".join(cost.fixtures) if cost.fixtures else ""
        lines.append(f"{cost.sum:g} {cost.largest:g} {cost.tests} {cost.runs} {name}{uses}\n")
    return "".join(lines)


def merged(old: dict[str, Cost], runs: Sequence[Run]) -> dict[str, Cost]:
    """The old entries, but for those of the files that were run, which are as measured."""
    new = entries(old, runs)
    files = {test.partition("::")[0] for run in runs for test in run.tests}
    kept = {
        name: cost
        for name, cost in old.items()
        if name.partition("::")[0].partition(" ")[0] not in files
    }
    return kept | new


def measure(path: Path, what: Sequence[str], processes: str) -> bool:
    """Run tests, and lint where all are run, unless a file has it all; whether that went well."""
    last = path.read_text(encoding="utf-8").splitlines()[-1:] if path.exists() else []
    if last and json.loads(last[0]).get("end"):
        return True
    path.parent.mkdir(parents=True, exist_ok=True)
    if not what:
        before = os.times()
        subprocess.run(["make", "lint"], cwd=ROOT, check=True)
        after = os.times()
        took = after.children_user + after.children_system
        took -= before.children_user + before.children_system
        with path.open("a", encoding="utf-8") as file:
            print(json.dumps({"lint": took}), file=file)
    command = [sys.executable, "-m", "pytest", "--numprocesses", processes, "--dist", "loadgroup"]
    command += ["--no-loadscope-reorder", "-q", "--tier", "full", "--costs", str(path)]
    return subprocess.run([*command, *(what or ["tests"])], cwd=ROOT, check=False).returncode < 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*", help="files and folders of tests; all by default")
    parser.add_argument("--runs", type=int, default=RUNS, help="how many (default: %(default)s)")
    parser.add_argument("--processes", default="auto", help="as of pytest-xdist")
    given = parser.parse_args(arguments)
    if given.runs < 1:
        parser.error(f"--runs must be at least 1, got {given.runs}")
    if wrong := [one for one in given.what if "::" in one or not Path(one).exists()]:
        parser.error(f"{wrong[0]} is no file or folder")
    part = hashlib.sha256("\n".join(given.what).encode()).hexdigest()[:8] if given.what else "all"
    paths = [KEPT / f"{part}-{number}.jsonl" for number in range(1, given.runs + 1)]
    if not all(measure(path, given.what, given.processes) for path in paths):
        return 1
    old = parse(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    replace(FILE, text(merged(old, [Run.read(path) for path in paths])).encode())
    for path in paths:
        path.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main())
