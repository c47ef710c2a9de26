"""Decide of the four codes that DeLF (Afshar and Li, 2024) publishes, as they are made anew here,
how each is degenerate as a task, and that the environment of this package beside it is not.

    python examples/delf/degenerate.py --html delf.html

No reference is used: the decision process of each is extracted, audited and analysed.  Which is
wrong in which way is in published_codes.toml; the exit status is 1 where anything is not as it says
there.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from provengym.data.codec import tuples_again
from provengym.data.writing import written
from provengym.reporting.page import facts_of, page_of, row_of, table_of, text_of
from provengym_delf import Evaluation, Task, assess, evaluation_of
from provengym_delf.report import evaluation_parts

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

HERE = Path(__file__).resolve().parent
BUDGET = "10000steps"


def codes() -> list[dict[str, Any]]:
    """The entries of published_codes.toml."""
    return tomllib.loads((HERE / "published_codes.toml").read_text(encoding="utf-8"))["code"]


def evaluated(entry: dict[str, Any], description: str, target: str) -> Evaluation:
    """Return the evaluation of one environment."""
    task = Task(
        description=description,
        parameters=tuples_again(entry["parameters"]),
        key=entry.get("key"),
        success=entry.get("success"),
        hidden=entry.get("hidden", False),
        budget=BUDGET,
    )
    return evaluation_of(assess(target, task), task, names=entry.get("names", ()))


def decided(code: dict[str, Any]) -> tuple[Evaluation, Evaluation, list[str]]:
    """Return the evaluations of a published code and of the corrected one, and what is not as it
    should be, a sentence each."""
    published = evaluated(code, code["sentence"], str(HERE / code["target"]))
    other = code["corrected"]
    corrected = evaluated(other, code["sentence"], other["target"])
    wrong = []
    if published.classes != tuple(code["found"]):
        wrong.append(
            f"{code['target']}: {', '.join(code['found'])} was to be found, and it was "
            f"{', '.join(published.classes) or 'nothing'}: {published.meaning}"
        )
    if published.unneeded != code["unneeded"]:
        wrong.append(f"{code['target']}: {published.unneeded} That was to be: {code['unneeded']}")
    if not corrected or corrected.part("analysis")["trivial"]:
        wrong.append(f"{other['target']}: {corrected.meaning}")
    return published, corrected, wrong


def told(code: dict[str, Any], published: Evaluation, corrected: Evaluation) -> str:
    """Both in words."""
    lines = [f"{code['name']}: {code['sentence']}"]
    lines += [f"  {one.kind}: {one.story}" for one in published.findings]
    lines.append(f"  analyse: {published.unneeded}")
    audit, analysis = corrected.part("audit"), corrected.part("analysis")
    matter = "matter" if _matter(corrected) == "yes" else "do not matter"
    suffices = "suffices" if analysis["sufficient"] else "does not suffice without a memory"
    lines.append(
        f"  corrected: {code['corrected']['target']} is {audit['verdict']}, actions {matter}, and "
        f"what is observed {suffices}."
    )
    return "\n".join(lines)


def table(found: list[tuple[dict[str, Any], Evaluation, Evaluation]]) -> list[tuple[str, ...]]:
    """A row for each code: what it is, what is found, and what is so of the corrected one."""
    heads = ("task", "as published", "actions matter", "corrected", "actions matter")
    rows = [
        (
            code["name"],
            ", ".join(published.classes) or published.verdict,
            _matter(published),
            f"{code['corrected']['target']}: {corrected.part('audit')['verdict']}",
            _matter(corrected),
        )
        for code, published, corrected in found
    ]
    return [heads, *rows]


def _matter(evaluation: Evaluation) -> str:
    return "no" if evaluation.part("analysis")["trivial"] else "yes"


def page(found: list[tuple[dict[str, Any], Evaluation, Evaluation]], wrong: list[str]) -> str:
    """All of it as a page of HTML."""
    verdict, like = ("not as expected", "differs") if wrong else ("as expected", "clean")
    meaning = " ".join(wrong) or (
        "Each of the four published codes is degenerate, and each corrected one is not."
    )
    heads, *rows = table(found)
    parts = table_of(heads, (row_of(map(text_of, row)) for row in rows))
    for code, published, corrected in found:
        parts.append(f"<h2>{text_of(code['name'])}</h2>\n<p>{text_of(code['sentence'])}</p>")
        parts.append(facts_of({"Target": code["target"], "More": code["page"]}))
        parts += evaluation_parts("As published", published)
        parts += evaluation_parts(f"Corrected: {code['corrected']['target']}", corrected)
    return page_of("The four codes that DeLF publishes", verdict, like, meaning, parts)


def main(arguments: list[str] | None = None) -> int:
    """Decide all four, and print what is found of each."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0])
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a page of HTML")
    given = parser.parse_args(arguments)
    found, problems = [], []
    for code in codes():
        published, corrected, wrong = decided(code)
        print(told(code, published, corrected), end="\n\n", flush=True)
        found.append((code, published, corrected))
        problems += wrong
    rows = table(found)
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (f"{cell:{width}}" for cell, width in zip(row, widths, strict=True))
        print("  ".join(cells).rstrip())
    for problem in problems:
        print(f"error: {problem}", file=sys.stderr)
    if given.html is not None:
        written(given.html, lambda file: file.write(page(found, problems).encode()))
        print(f"written to {given.html}")
    return 1 if problems else 0


if __name__ == "__main__":
    raise SystemExit(main())
