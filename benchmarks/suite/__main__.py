"""Measure ProvenGym beside its peers: one table, and the same as JSON.

usage: python benchmarks/suite [--quick] [--only WORD ...] [--rounds N] [--seconds S] [--no-install]
       python benchmarks/suite --draw

Each peer lives in a virtual environment and a process of its own, made below build/bench.  The two
sides of a figure are measured in turn, round by round, and the ratio is taken in each round.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tarfile
from datetime import date
from importlib.metadata import version
from pathlib import Path
from typing import Any

from arithmetic import ratios, short, spread, summary, table, verdict
from figures import OWN, Case, Figure, figures

HERE = Path(__file__).resolve().parent
BUILD = HERE.parents[1] / "build" / "bench"
PACKAGES = {
    "gymnasium": ("gymnasium[mujoco]==1.4.0", "numpy"),
    "envpool": ("envpool==1.2.5", "numpy"),
    "gymnax": ("gymnax==1.0.1", "six", "jax"),
}
PUFFERLIB = "pufferlib-3.0.0"
HEAD = ("figure", "ours", "theirs", "ratio or rate", "target", "reached", "work")


class Absent(Exception):
    """A side that cannot be measured, and why."""


def run(command: list[str], environment: dict[str, str] | None = None) -> None:
    """Run a command of the installation; an error is a reason for absence."""
    done = subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, **(environment or {})}
    )
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if "error" in line.lower()]
        raise Absent((lines or ["no reason given"])[-1].strip()[:200])


def interpreter(peer: str) -> str:
    """The interpreter of a peer's own virtual environment, which is made where it is missing."""
    folder = BUILD / peer
    python, done = folder / "bin" / "python", folder / ".installed"
    wanted = " ".join(PACKAGES[peer])
    if not done.is_file() or done.read_text() != wanted:
        print(f"installing {wanted} into {folder}", file=sys.stderr)
        run([sys.executable, "-m", "venv", str(folder)])
        run([str(python), "-m", "pip", "install", "-q", *PACKAGES[peer]])
        done.write_text(wanted)
    return str(python)


def pufferlib(given: str | None) -> str:
    """The folder with PufferLib's source: given, or downloaded by pip without building it."""
    if given is not None:
        return given
    folder = BUILD / "source" / PUFFERLIB
    if not folder.is_dir():
        print(f"downloading {PUFFERLIB}", file=sys.stderr)
        to = folder.parent
        to.mkdir(parents=True, exist_ok=True)
        pip = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--no-build-isolation"]
        wanted = ["--no-binary", ":all:", "-d", str(to), PUFFERLIB.replace("-", "==")]
        run([*pip, *wanted], {"PYTHONPATH": str(HERE / "stubs")})
        with tarfile.open(to / f"{PUFFERLIB}.tar.gz") as archive:
            for member in archive:
                if "/ocean/squared/" in member.name or "/ocean/cartpole/" in member.name:
                    archive.extract(member, to)
    return str(folder)


class Worker:
    """A process that measures cases, started when it is first asked."""

    def __init__(self, name: str, arguments: argparse.Namespace) -> None:
        if arguments.no_install and name not in (OWN, "machine"):
            raise Absent("peers are left out")
        python, given = sys.executable, []
        if name in PACKAGES:
            python = interpreter(name)
        elif name == "pufferlib":
            given = [pufferlib(arguments.pufferlib), str(BUILD / "built")]
        elif name == "machine":
            given = [str(BUILD / "built")]
        self._process = subprocess.Popen(
            [python, str(HERE / "workers" / f"run_{name}.py"), *given],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self.versions: dict[str, str] = self._answer()["versions"]

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise Absent(f"its process ended with status {self._process.wait()}")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def rate(self, case: str, seconds: float) -> float:
        """Steps per second."""
        assert self._process.stdin is not None
        try:
            print(
                json.dumps({"case": case, "seconds": seconds}), file=self._process.stdin, flush=True
            )
        except BrokenPipeError:
            raise Absent("its process has ended") from None
        answer = self._answer()
        if "absent" in answer:
            raise Absent(answer["absent"])
        return float(answer["steps"] / answer["seconds"])

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


class Workers:
    """The processes, and why those that are missing are."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self._arguments = arguments
        self.started: dict[str, Worker] = {}
        self.missing: dict[str, str] = {}

    def rate(self, case: Case, seconds: float) -> float:
        """Steps per second of a case."""
        name = case[0]
        if name in self.missing:
            raise Absent(f"{name}: {self.missing[name]}")
        if name not in self.started:
            try:
                self.started[name] = Worker(name, self._arguments)
            except Absent as error:
                self.missing[name] = str(error)
                raise Absent(f"{name}: {error}") from None
        return self.started[name].rate(case[1], seconds)

    def close(self) -> None:
        """End them all."""
        for worker in self.started.values():
            worker.close()


def measured(figure: Figure, workers: Workers, rounds: int, seconds: float) -> dict[str, Any]:
    """A row: both sides in turn, and the ratio in each round."""
    row: dict[str, Any] = {"name": figure.name, "ours": figure.ours[1], "work": figure.work}
    row |= {"target": figure.target, "theirs": None, "why": None}
    ours: list[float] = []
    theirs: dict[Case, list[float]] = {case: [] for case in figure.theirs}
    try:
        for _ in range(rounds):
            ours.append(workers.rate(figure.ours, seconds))
            for case in list(theirs):
                try:
                    theirs[case].append(workers.rate(case, seconds))
                except Absent as error:
                    row["why"] = str(error)
                    del theirs[case]
    except Absent as error:
        row["why"], ours, theirs = str(error), [], {}
    values: list[float] | None = ours if ours and not figure.theirs else None
    fastest: list[float] = []
    if theirs:
        best = max(theirs, key=lambda case: summary(theirs[case]).median)
        fastest, row["theirs"], row["why"] = theirs[best], " ".join(best), None
        values = ratios([rate * (figure.bytes_per_step or 1) for rate in ours], fastest)
    row |= {"our_rates": ours, "their_rates": fastest, "values": values}
    reached = None if values is None else summary(values).median
    row["reached"] = verdict(reached, figure.target, at_most=figure.at_most)
    return row


def cells(row: dict[str, Any]) -> list[str]:
    """A row as it is printed."""
    sides = [
        spread(summary(rates)) if rates else "" for rates in (row["our_rates"], row["their_rates"])
    ]
    if row["theirs"] is not None:
        sides[1] += f", {row['theirs']}"
    value = (
        f"not measured: {row['why']}" if row["values"] is None else spread(summary(row["values"]))
    )
    target = "" if row["target"] is None else short(row["target"])
    return [row["name"], *sides, value, target, row["reached"], row["work"]]


def machine() -> dict[str, Any]:
    """Describe the machine on which the figures were measured."""
    model = platform.processor()
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        model = next(line.partition(": ")[2] for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        pass
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    return {
        "processor": model,
        "cores": os.cpu_count(),
        "system": platform.platform(),
        "load": load,
    }


def page(found: dict[str, Any]) -> str:
    """The table with what has to be known of it."""
    where = found["machine"]
    versions = ", ".join(f"{name} {number}" for name, number in sorted(found["versions"].items()))
    missing = "".join(
        f"- {name} was not measured: {why}\n" for name, why in found["missing"].items()
    )
    return (
        "# Speed beside peers\n\nWritten by `make bench`; `docs/performance.md` says how.\n\n"
        f"{found['date']}: {where['processor']}, {where['cores']} cores, {where['system']}; "
        f"load {where['load']:.1f} before the start. {versions}. Median of {found['rounds']} "
        f"rounds of {found['seconds']} s, with the least and the largest; steps/s.\n\n{missing}\n"
        + table(HEAD, [cells(row) for row in found["rows"]])
    )


def draw(found: dict[str, Any], folder: Path) -> None:
    """The two pictures: rates, and cost against the number of lanes."""
    from pictures import draw_all

    draw_all(found["rows"], folder)


def main() -> int:
    """Measure, print and write."""
    parser = argparse.ArgumentParser(description="Measure ProvenGym beside its peers.")
    parser.add_argument("--quick", action="store_true", help="a few figures without any peer")
    parser.add_argument("--only", nargs="+", metavar="WORD", help="figures whose name has a WORD")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="for a side in a round")
    parser.add_argument("--no-install", action="store_true", help="leave the peers out")
    parser.add_argument("--pufferlib", metavar="FOLDER", help="PufferLib's source, already there")
    parser.add_argument(
        "--out", type=Path, metavar="FOLDER", help="for results.md and results.json"
    )
    parser.add_argument(
        "--draw", action="store_true", help="only draw the pictures again, from results.json"
    )
    arguments = parser.parse_args()
    pictures = arguments.out or HERE.parents[1] / "docs" / "images"
    if arguments.draw:
        written = (arguments.out or HERE.parent) / "results.json"
        if not written.is_file():
            parser.error(f"there is no {written} to draw from")
        draw(json.loads(written.read_text(encoding="utf-8")), pictures)
        return 0
    if arguments.rounds < 1 or not 0 < arguments.seconds < 3600:
        parser.error("--rounds must be at least 1, --seconds between 0 and 3600")
    chosen = figures()
    if arguments.quick:
        chosen = [figure for figure in chosen if figure.quick]
        arguments.no_install, arguments.seconds, arguments.rounds = True, 0.05, 2
    if arguments.only:
        words = [word.lower() for word in arguments.only]
        chosen = [f for f in chosen if any(word in f.name.lower() for word in words)]
    if not chosen:
        parser.error("no figure has this name")
    found: dict[str, Any] = {"date": date.today().isoformat(), "machine": machine()}
    found |= {"rounds": arguments.rounds, "seconds": arguments.seconds, "rows": []}
    workers = Workers(arguments)
    try:
        for figure in chosen:
            row = measured(figure, workers, arguments.rounds, arguments.seconds)
            found["rows"].append(row)
            print(" | ".join(cells(row)[:6]), file=sys.stderr, flush=True)
    finally:
        workers.close()
    found["missing"] = workers.missing
    found["versions"] = {"Python": platform.python_version(), OWN: version(OWN)}
    for worker in workers.started.values():
        found["versions"] |= worker.versions
    print(page(found))
    whole = not (arguments.quick or arguments.only or arguments.no_install)
    folder = arguments.out or (HERE.parent if whole else None)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "results.md").write_text(page(found), encoding="utf-8")
        (folder / "results.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        draw(found, pictures)
    return 0


if __name__ == "__main__":
    sys.exit(main())
