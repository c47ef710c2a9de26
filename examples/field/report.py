"""Hold public environments against references made from their documentation, and audit others.

python examples/field/report.py               print the tables
python examples/field/report.py --write docs  put them between the marks of their pages in docs/

Each row of a table is one run of `provengym conform` or `provengym audit`.  The exit status is 1
where a run did not end as cases.py has it written down, so that a new version of a package that
answers otherwise is seen.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import platform
import shlex
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from cases import AUDITED, CONFORMED, Case

ROOT = Path(__file__).parents[2]


def main() -> int:
    """Run what can be run, and print or write the tables."""
    packages = list(dict.fromkeys(name for one in CHAPTERS for name in one.cases))
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument(
        "packages", nargs="*", metavar="PACKAGE", choices=[*packages, []], help=", ".join(packages)
    )
    parser.add_argument(
        "--only", choices=[one.command for one in CHAPTERS], help="the command that is run"
    )
    parser.add_argument("--write", type=Path, metavar="FOLDER", help="that of the pages")
    parser.add_argument("--budget", help="time for a run that says none")
    options = parser.parse_args()
    unexpected = 0
    for chapter in CHAPTERS:
        if options.only in (None, chapter.command):
            asked = [name for name in options.packages or packages if name in chapter.cases]
            lines, wrong, missing = chapter.run(asked, options.budget or chapter.budget)
            unexpected += wrong
            if options.write is None:
                print("\n".join(lines))
            elif missing or options.packages:
                print(
                    f"{options.write / chapter.page} is left as it is, for not every package was "
                    "run",
                    file=sys.stderr,
                )
            else:
                write(options.write / chapter.page, chapter, lines)
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


@dataclass(frozen=True)
class Chapter:
    """The runs of one command, and how they are told."""

    command: str
    page: str
    """The name of the page with its tables."""
    cases: Mapping[str, tuple[Case, ...]]
    budget: str
    """Time for a run that says none."""
    heading: str
    """That of a package, with its name and version."""
    columns: tuple[str, str]
    found: Callable[[dict], str]
    """The end of a run, as `Case.found` has it."""
    cells: Callable[[dict], list[str]]
    """The cells of a row, but for the first two."""

    @property
    def marks(self) -> tuple[str, str]:
        """The marks between which the tables of the chapter lie in the page."""
        name = f"examples/field/report.py {self.command}"
        return f"<!-- begin: {name} -->", f"<!-- end: {name} -->"

    def run(self, packages: list[str], budget: str) -> tuple[list[str], int, list[str]]:
        """The tables of some packages, how many runs ended in another way, and what is missing."""
        lines, unexpected, missing = [], 0, []
        for package in packages:
            version = installed(package)
            if version is None:
                missing.append(package)
                print(f"{package} is not installed and is left out", file=sys.stderr)
                continue
            table, wrong = self.section(package, version, budget)
            lines += table
            unexpected += wrong
        return [*lines, f"Made with {made_with()}.", ""], unexpected, missing

    def section(self, package: str, version: str, budget: str) -> tuple[list[str], int]:
        """The table of one package and its commands, and how many runs ended in another way."""
        rows, commands, unexpected = [], [], 0
        for number, case in enumerate(self.cases[package], start=1):
            print(f"{package} {number}: {case.about} ...", file=sys.stderr, flush=True)
            report = run(self.command, case, budget)
            if self.found(report) != case.found:
                unexpected += 1
                told = f"{report['verdict']} {self.found(report)}"
                print(f"  unexpected: {told}", file=sys.stderr, flush=True)
            rows.append(f"| {' | '.join([str(number), case.about, *self.cells(report)])} |")
            commands.append(f"    {number:2} provengym {self.command} {case.command}")
        heading = self.heading.format(package=package, version=version)
        return [f"### {heading}", "", *self.columns, *rows, "", *commands, ""], unexpected


def run(command: str, case: Case, budget: str) -> dict:
    """The report of a run."""
    words = [sys.executable, "-W", "ignore", "-m", "provengym", command]
    words += [*shlex.split(case.command), "--json"]
    words += [] if "--budget" in words else ["--budget", budget]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    if not done.stdout:
        sys.exit(f"{shlex.join(words)} said nothing:\n{done.stderr}")
    report = json.loads(done.stdout)
    if "error" in report:
        sys.exit(f"{shlex.join(words)} said:\n{report['error']}")
    return report


def difference(report: dict) -> str:
    """The class of the first difference; "inconclusive" where nothing was compared enough."""
    if report["verdict"] == "inconclusive":
        return "inconclusive"
    return report["findings"][0]["class"] if report["findings"] else ""


def compared(report: dict) -> list[str]:
    """Return what was compared, and the first difference."""
    coverage = report["coverage"]
    counts = [f"{coverage[name]:,}" for name in ("states", "transitions")]
    if report["findings"]:
        first, *others = report["findings"]
        where = "at the reset" if not first["step"] else f"step {first['step']}"
        also = "".join(f"; {other['class']}" for other in others)
        told, counts = f"{first['class']}, {where}{also}", ["", ""]
    else:
        told = ""
    found = coverage.get("detectable")
    shows = f"{found['common']:.2f}" if found and not told else ""
    return [report["verdict"], *counts, coverage["engine"], shows, told]


def defects(report: dict) -> str:
    """The classes of the defects; "undecided" where there is none, and not all was decided."""
    found = classes(report, "defect")
    return "undecided" if report["verdict"] == "undecided" else ", ".join(found)


def classes(report: dict, severity: str) -> list[str]:
    """The classes of the findings of one severity."""
    found = [one["class"] for one in report["findings"] if one["severity"] == severity]
    return list(dict.fromkeys(found))


def decided(report: dict) -> list[str]:
    """Return what an audit decided."""
    states = f"{report['states']:,}{'' if report['complete'] else ' and more'}"
    known = report["verdict"] != "undecided"
    return [
        report["verdict"],
        states if report["states"] else "",
        value(report["success_probability"]) if known else "",
        value(report["best_return"]),
        ", ".join(classes(report, "defect")),
        ", ".join(classes(report, "note")),
    ]


def value(given: dict | None) -> str:
    """A number that an audit tells; with a mark where it lies between two that are close, and
    otherwise the two, or the one that is known."""
    if given is None:
        return ""
    low, high = given["low"], given["high"]
    if low is None or high is None:
        return f"≤ {high:.6g}" if low is None else f"≥ {low:.6g}"
    if high - low > 1e-4 * max(1, abs(low)):
        return f"{low:.6g} to {high:.6g}"
    return f"{'' if given['exact'] else '≈ '}{given['value']:.6g}"


CONFORM = Chapter(
    command="conform",
    page="field-report.md",
    cases=CONFORMED,
    budget="30s",
    heading="{package} {version}",
    columns=(
        "| | Environment, reading | Verdict | States | Transitions | Engine | Shows | Difference |",
        "|---:|---|---|---:|---:|---|---:|---|",
    ),
    found=difference,
    cells=compared,
)
AUDIT = Chapter(
    command="audit",
    page="field-audits.md",
    cases=AUDITED,
    budget="60s",
    heading="{package} {version}, audited",
    columns=(
        "| | Environment | Verdict | States | Success | Best return | Defects | Notes |",
        "|---:|---|---|---:|---:|---:|---|---|",
    ),
    found=defects,
    cells=decided,
)
CHAPTERS = (CONFORM, AUDIT)


def write(page: Path, chapter: Chapter, lines: list[str]) -> None:
    """Put the tables between the marks of the page."""
    begin, end = chapter.marks
    text = page.read_text(encoding="utf-8")
    before, _, rest = text.partition(begin)
    _, mark, after = rest.partition(end)
    if not mark:
        sys.exit(f"{page} has no marks {begin} and {end}")
    page.write_text("\n".join([before + begin, "", *lines[:-1], "", end + after]), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
