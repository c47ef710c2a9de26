"""Measure what `provengym audit` says, by default, of environments in the manners of the wild.

Each environment of ``tests/corpus/wild`` has an answer that is true, derived by other code before
the tool had seen it.  An answer of the tool is

* *complete*: the model is, and every number agrees with the truth;
* *bounded*: two finite ends for the best return, or for the probability of success, that hold it;
* *useful*: a true finding, a bound, or advice that gives such an answer when it is followed;
* *misleading*: a false verdict, finding or number;
* *a fault*: exit status 4, or no report.

Usage: ``python benchmarks/wild.py [NAME ...] [--json FILE]``.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import resource
import shlex
import subprocess
import sys
import time
from collections import Counter
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from scipy.stats import beta

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

CORPUS = Path(__file__).resolve().parents[1] / "tests" / "corpus"
WILD, OLD_GYM = CORPUS / "wild", CORPUS / "old_gym"
SECONDS = 300.0
"""The most that one call may take."""
SLACK = 1e-6
FOLLOWED = 3
"""The most pieces of advice that are followed, one after the other."""
ADVICE = re.compile(r"--([a-z][a-z-]*)[ =]('[^']*'|[^\s,;)]+)")
GOOD = ("complete", "bounded")
RETURNS = (
    *("best_return", "best_return_if_hidden_is_known", "best_return_between"),
    *("best_at_least", "best_at_most"),
)
SUCCESSES = ("best_success", "best_success_within_limit")
"""Names of what is true: one number, or two that it lies between; of several any may be meant."""


@dataclass
class Answer:
    """The answer to one environment."""

    name: str
    kind: str
    seconds: float
    status: int
    options: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    told: str = ""


def main() -> None:
    """Run those that are named, or all, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="*")
    parser.add_argument("--json", type=Path, help="a file to write the answers to")
    asked = parser.parse_args()
    truths = read_truths()
    if unknown := set(asked.names) - truths.keys():
        parser.error(f"there is no {', '.join(sorted(unknown))}")
    answers = []
    for name in asked.names or truths:
        answers.append(answer := answer_of(name, truths[name]))
        print(row(answer), flush=True)
    print()
    print(summary(answers))
    if asked.json:
        asked.json.write_text(json.dumps([asdict(one) for one in answers], indent=1) + "\n")


def read_truths() -> dict[str, dict[str, Any]]:
    """The truths of all files, by the names of the environments."""
    found: dict[str, dict[str, Any]] = {}
    for file in sorted(WILD.glob("truths_*.toml")):
        found |= tomllib.loads(file.read_text())
    return found


def answer_of(name: str, truth: dict[str, Any]) -> Answer:
    """Ask once, and then once more for each piece of advice that can be followed to the letter."""
    options: list[str] = []
    first: Answer | None = None
    for _ in range(1 + FOLLOWED):
        status, report, told, seconds = audit(truth["target"], options)
        # Of some of the actions of a Box nothing is known to be true.
        is_of_some = "plain" not in truth["causes"] and any(map(_names_actions, options))
        kind, wrong = judged(status, report, None if is_of_some else truth)
        answer = Answer(name, kind, seconds, status, list(options), wrong, told)
        first = first or answer
        if answer.kind in GOOD or answer.wrong or status == 4:
            break
        new = arguments(told, options, truth) or advice(told, options)
        if not new:
            break
        options += new
    if answer is first or first.kind in ("misleading", "fault"):
        return first
    if answer.kind in GOOD and first.kind == "nothing":
        first.kind = "useful"
    if answer.wrong:
        return answer
    first.options = answer.options
    return first


def _names_actions(option: str) -> bool:
    return option.startswith("--actions=")


def audit(target: str, options: list[str]) -> tuple[int, dict[str, Any], str, float]:
    """The exit status, the report, what was said, and the seconds of the processor."""
    command = [sys.executable, "-m", "provengym", "audit", target, "--json", *options]
    path = os.pathsep.join(map(str, (OLD_GYM, os.environ.get("PYTHONPATH", ""))))
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    begun = time.monotonic()
    try:
        done = subprocess.run(
            command,
            cwd=WILD,
            env={**os.environ, "PYTHONPATH": path, "COLUMNS": "10000"},
            capture_output=True,
            text=True,
            timeout=SECONDS,
        )
    except subprocess.TimeoutExpired:
        return 4, {}, f"no answer in {SECONDS:g} s", time.monotonic() - begun
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    try:
        report = json.loads(done.stdout)
    except ValueError:
        return done.returncode, {}, done.stderr.strip(), seconds
    if "error" in report:
        return done.returncode, {}, report["error"], seconds
    told = [report["meaning"], *report["notes"], *(one["story"] for one in report["findings"])]
    return done.returncode, report, "\n".join(told), seconds


def judged(
    status: int, report: dict[str, Any], truth: dict[str, Any] | None
) -> tuple[str, list[str]]:
    """The kind of an answer, and what of it is false; nothing where no truth is known."""
    if status == 4 or (not report and status != 2):
        return "fault", []
    if not report:
        return "nothing", []
    wrong = [*false_numbers(report, truth), *false_findings(report, truth)] if truth else []
    if wrong:
        return "misleading", wrong
    if report["complete"]:
        return "complete", []
    if is_bounded(report):
        return "bounded", []
    best = report["best_return"] or {}
    one_sided = any(best.get(end) is not None for end in ("low", "high"))
    return ("useful" if report["findings"] or one_sided else "nothing"), []


def false_numbers(report: dict[str, Any], truth: dict[str, Any]) -> list[str]:
    """The numbers that cannot be true, of the instance that the truth is about."""
    if "arguments" in truth and report["parameters"] != truth["arguments"]:
        return []
    best = report["best_return"]
    pairs = [("success_probability", report["success_probability"], SUCCESSES)]
    if best is not None and is_asked(best["kind"], report["objective"], truth):
        pairs.append(("best_return", best, RETURNS))
    wrong = []
    for what, given, names in pairs:
        true = [truth[name] for name in names if name in truth]
        numbers = [end for one in true for end in (one if isinstance(one, list) else [one])]
        if given is None or not numbers:
            continue
        low, high = (given.get(end) for end in ("low", "high"))
        slack = SLACK * max(1.0, *map(abs, numbers))
        if (low is not None and low > max(numbers) + slack) or (
            high is not None and high < min(numbers) - slack
        ):
            told = " to ".join(f"{one:g}" for one in sorted({min(numbers), max(numbers)}))
            wrong.append(f"{what} is {told}, not in [{low}, {high}]")
    return wrong


def is_asked(kind: str, objective: str, truth: dict[str, Any]) -> bool:
    """Return whether the truth is about the same objective."""
    if "discount" in truth:
        return kind == "discounted" and f"{truth['discount']:g}" in objective
    limit = truth.get("horizon")
    return kind == "total" or (kind == "horizon" and f"{limit:,}" in objective)


def false_findings(report: dict[str, Any], truth: dict[str, Any]) -> list[str]:
    """The findings that are not true, and a verdict that overlooks a defect."""
    true = {one.partition(":")[0].strip() for one in truth.get("defects", ())}
    if "plain" in truth["causes"]:
        true.add("api")  # for it has no spaces
    found = {one["class"] for one in report["findings"] if one["severity"] == "defect"}
    wrong = [f"it finds {kind}, which is not so" for kind in sorted(found - true)]
    if report["success_probability"] is None:
        true.discard("unsolvable")  # what is a success was not asked, and is not said
    if report["verdict"] == "sound" and true:
        wrong.append(f"it is called sound, and has {', '.join(sorted(true))}")
    return wrong


def is_bounded(report: dict[str, Any]) -> bool:
    """Return whether both ends of a number exclude something."""
    best, chance = report["best_return"] or {}, report["success_probability"] or {}
    if best.get("low") is not None and best.get("high") is not None:
        return True
    low, high = chance.get("low") or 0.0, chance.get("high") or 1.0
    return low > 0.0 and high < 1.0 and high - low <= 0.5


def arguments(told: str, options: list[str], truth: dict[str, Any]) -> list[str]:
    """The arguments that a constructor is said to lack, as its author would give them."""
    given = truth.get("arguments", {})
    if "--target-arg" in options or not all(re.search(rf"\b{name}\b", told) for name in given):
        return []
    pairs = (f"{name}={json.dumps(value)}" for name, value in given.items())
    return [word for pair in pairs for word in ("--target-arg", pair)]


def advice(told: str, options: list[str]) -> list[str]:
    """The first option with a value that was named and not yet given."""
    for name, value in ADVICE.findall(told):
        try:
            words = shlex.split(value)
        except ValueError:  # a quotation mark that ends what was quoted
            continue
        parts = re.split("[=:]", words[0]) if len(words) == 1 else []
        is_value = parts and not any(part.rstrip(".").isupper() for part in parts)
        value = words[0].rstrip(".:") if is_value else ""
        if value and not any(one.startswith(f"--{name}=") for one in options):
            return [f"--{name}={value}"]
    return []


def row(answer: Answer) -> str:
    """One line of the table."""
    told = "; ".join(answer.wrong) or answer.told.partition("\n")[0]
    options = f" ({shlex.join(answer.options)})" if answer.options else ""
    return f"{answer.name:28} {answer.kind:10} {answer.seconds:6.1f} s  {told[:150]}{options}"


def summary(answers: list[Answer]) -> str:
    """The counts, with their 95 % intervals (Clopper and Pearson)."""
    kinds = Counter(one.kind for one in answers)
    useful = sum(kinds[kind] for kind in (*GOOD, "useful"))
    counts = {
        "complete": kinds["complete"],
        "complete or bounded": sum(kinds[kind] for kind in GOOD),
        "useful": useful,
        "misleading": kinds["misleading"],
        "a fault": kinds["fault"],
    }
    return "\n".join(f"{name:20} {share(many, len(answers))}" for name, many in counts.items())


def share(many: int, of: int) -> str:
    """A count of so many, with an interval for its share."""
    low = beta.ppf(0.025, many, of - many + 1) if many else 0.0
    high = beta.ppf(0.975, many + 1, of - many) if many < of else 1.0
    return f"{many} of {of} ({low:.0%} to {high:.0%})"


if __name__ == "__main__":
    main()
