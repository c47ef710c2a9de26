"""Run every test of the tier `full`, one room after the other (`make full`).

A room is a folder of tests, `.` those of no folder, `sanitize-extension` the target of make by this
name, and `make-NAME` that of a build. What was run is in build/full, for each commit, and is not
run again, so that a run that was interrupted goes on, and shards of other runs count. Once the
commit has all rooms, it is written to tests/full.json. Processor minutes are those of the tests
and their fixtures.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import resource
import subprocess
import sys
from collections.abc import Sequence
from datetime import datetime, timezone
from pathlib import Path
from typing import Any

from checkout import commit_of
from files import replace
from tiers import Tiers

ROOT = Path(__file__).resolve().parents[1]
TESTS = ROOT / "tests"
EXTENSION = "sanitize-extension"
#: The rooms that are targets of make, and their processor seconds, about.
TARGETS = {EXTENSION: 180.0, "make-playground": 15.0, "make-site": 130.0}
PYTEST = ["-m", "pytest", "-q", "--numprocesses", "auto", "--dist", "loadgroup"]
PYTEST += ["--no-loadscope-reorder", "--tier", "full"]


def rooms() -> dict[str, list[str]]:
    """The files and folders of the tests of each room."""
    found = {".": [f"tests/{file.name}" for file in sorted(TESTS.glob("test_*.py"))]}
    for folder in sorted(TESTS.iterdir()):
        if folder.is_dir() and any(folder.rglob("test_*.py")):
            found[folder.name] = [f"tests/{folder.name}"]
    return found | {target: [] for target in TARGETS}


def room_of(name: str) -> str:
    """The room of a line of the durations."""
    parts = name.partition("::")[0].partition(" ")[0].split("/")
    return parts[1] if len(parts) > 2 else "."


def shard(names: Sequence[str], number: int, count: int, costs: dict[str, float]) -> list[str]:
    """The rooms of one of several shards that cost about the same."""
    shards: list[list[str]] = [[] for _ in range(count)]
    for name in sorted(names, key=lambda name: (-costs.get(name, 0.0), name)):
        min(shards, key=lambda some: sum(costs.get(one, 0.0) for one in some)).append(name)
    return shards[number - 1]


def lines_of(path: Path) -> list[dict[str, Any]]:
    """The lines of a file of costs; none without it."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return [json.loads(line) for line in text.splitlines()]


def is_done(path: Path) -> bool:
    """Return whether a room has nothing left to run."""
    return any(line.get("end") for line in lines_of(path)[-1:])


def summary(path: Path) -> dict[str, Any]:
    """Return the entry of a room in tests/full.json."""
    lines = lines_of(path)
    tests = [line for line in lines if "test" in line]
    seconds = sum(line["seconds"] + sum(line["fixtures"].values()) for line in tests)
    failures = sorted({line["failed"] for line in lines if "failed" in line})
    return {"tests": len(tests), "minutes": round(seconds / 60, 1), "failures": failures}


def run(room: str, paths: Sequence[str], costs: Path) -> None:
    """Run what is left of a room, if anything is."""
    if is_done(costs):
        return
    print(f"== {room}", flush=True)
    if room == EXTENSION:
        options = f"{os.environ.get('PYTEST_ADDOPTS', '')} --costs={costs}"
        environment = {**os.environ, "PYTEST_ADDOPTS": options}
        subprocess.run(["make", EXTENSION], cwd=ROOT, env=environment, check=False)
    elif room in TARGETS:
        build(room.removeprefix("make-"), costs)
    else:
        command = [sys.executable, *PYTEST, "--costs", str(costs), *paths]
        subprocess.run(command, cwd=ROOT, check=False)


def build(target: str, costs: Path) -> None:
    """Make a target, and write down what it costs as that of a test."""
    name, before = f"make {target}", resource.getrusage(resource.RUSAGE_CHILDREN)
    failed = subprocess.run(["make", target], cwd=ROOT, check=False).returncode != 0
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    lines: list[dict[str, Any]] = [{"test": name, "seconds": seconds, "fixtures": {}}]
    if failed:
        print(f"failed: {name}", flush=True)
        lines.append({"failed": name, "when": "call"})
    replace(costs, "".join(f"{json.dumps(line)}\n" for line in [*lines, {"end": True}]).encode())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; 1 where a test failed or a room was not finished."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rooms", nargs="*", help="all by default")
    parser.add_argument("--shard", default="1/1", metavar="K/N", help="the Kth of N shards")
    given = parser.parse_args(arguments)
    known = rooms()
    if wrong := [name for name in given.rooms if name not in known]:
        parser.error(f"{wrong[0]!r} is none of the rooms {', '.join(known)}")
    parts = re.fullmatch(r"([1-9]\d*)/([1-9]\d*)", given.shard)
    if not parts or int(parts[1]) > int(parts[2]):
        parser.error(f"--shard must be K/N with K from 1 to N, got {given.shard!r}")
    costs = dict(TARGETS)
    for name, cost in Tiers.read(TESTS).costs.items():
        if "[" not in name:
            costs[room_of(name)] = costs.get(room_of(name), 0.0) + cost.sum
    at = commit_of(ROOT)
    folder = ROOT / "build" / "full" / at
    folder.mkdir(parents=True, exist_ok=True)
    asked = shard(given.rooms or list(known), int(parts[1]), int(parts[2]), costs)
    for room in asked:
        run(room, known[room], folder / f"{room}.jsonl")
    found = {
        room: summary(folder / f"{room}.jsonl")
        for room in known
        if is_done(folder / f"{room}.jsonl")
    }
    for room, what in found.items():
        failed = len(what["failures"])
        print(f"{room:20} {what['tests']:6} tests {what['minutes']:6} min {failed:4} failed")
        for name in what["failures"]:
            print(f"    {name}")
    if found.keys() == known.keys():
        date = datetime.now(timezone.utc).date().isoformat()
        written = {"commit": at, "date": date, "rooms": found}
        replace(TESTS / "full.json", (json.dumps(written, indent=1) + "\n").encode())
    if missing := [room for room in asked if room not in found]:
        print(f"not finished: {' '.join(missing)}")
    return int(bool(missing) or any(found[room]["failures"] for room in asked))


if __name__ == "__main__":
    sys.exit(main())
