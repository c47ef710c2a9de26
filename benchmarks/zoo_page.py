"""The page of the zoo: docs/zoo.md."""

from __future__ import annotations

import os
import platform
import statistics
from importlib.metadata import version
from typing import TYPE_CHECKING

import zoo_foreign
from zoo_baseline import STEPS, TESTS

from corpus.zoo.entries import RIGHT, WRONG

if TYPE_CHECKING:
    from zoo_result import Result

MOST_STEPS, MOST_SECONDS = 20_000, 5.0


def page(
    found: list[Result], verdicts: dict[str, int], seeds: int, told: list[zoo_foreign.Told]
) -> str:
    """The whole page."""
    figures = _figures(found, verdicts, seeds)
    return "\n".join(
        [*_introduction(), *figures, *_wrong(found), *_right(), *zoo_foreign.section(told)]
    )


def _introduction() -> list[str]:
    return f"""# The zoo

{len(WRONG)} wrong environments in the shapes that real bugs had, and {len(RIGHT)} right ones in the
styles in which people write them, live in [tests/corpus/zoo](../tests/corpus/zoo). `make full`
checks that each wrong one is found as what it is, in the fewest steps that can show it, and that no
right one is accused. This page is written by `make zoo`, which measures more.
""".splitlines()


def _figures(found: list[Result], verdicts: dict[str, int], seeds: int) -> list[str]:
    many = len(found)
    caught = [one for one in found if one.right_class]
    minimal = [one for one in found if one.length == one.wrong.steps]
    every = [one for one in found if all(f.steps == one.wrong.steps for f in one.found)]
    soon = [one for one in found if one.seen_steps <= MOST_STEPS]
    quick = [one for one in found if one.seconds <= MOST_SECONDS]
    runs = sum(verdicts.values())
    ours = " and ".join(f"{count:,} {verdict}" for verdict, count in verdicts.items())
    by_checker, by_steps = (sum(one.baseline[k] is True for one in found) for k in (0, 1))
    by_either = sum(any(one.baseline) for one in found)
    half = statistics.median(one.seconds for one in found)
    versions = f"Python {platform.python_version()}, Gymnasium {version('gymnasium')}"
    rows = {
        "found with the expected class, with every seed": f"{len(caught)} of {many}",
        "the median counterexample is of minimal length": (
            f"{len(minimal)} of {many} ({len(minimal) / many:.1%})"
        ),
        "the counterexample is, with every seed": f"{len(every)} of {many}",
        f"seen within {MOST_STEPS:,} steps of the target (median)": f"{len(soon)} of {many}",
        f"shortened, replayed and told within {MOST_SECONDS:g} s (median)": (
            f"{len(quick)} of {many}; half of them within {half:.2f} s"
        ),
        f"{runs:,} checks of the right ones, with random seeds; fisheries by two engines": ours,
        "Gymnasium's `check_env`, warnings as errors": f"finds {by_checker} of {many}",
        f"{STEPS:,} random steps": f"find {by_steps} of {many}",
        "either of them": f"{by_either} of {many}",
    }
    table = "\n".join(f"| {what} | {figure} |" for what, figure in rows.items())
    text = f"""
## Figures

Measured with {versions} on {os.cpu_count()} cores with a load of {os.getloadavg()[2]:.0f}; seconds
are those of the processor, which other work makes longer. Each wrong environment was checked with
{seeds} seeds at the default settings, but for a budget that a busy machine does not exhaust, and,
for the one that hangs, 0.5 s for a call in place of 5 s.

| | |
|---|---|
{table}

The random steps assert what can be asserted without a reference: observations in their space,
finite rewards, types, no exception, and the same trajectory again with the same seed. What the
random tests say of the right twin as well does not count as found.
"""
    return [*text.splitlines(), ""]


def _wrong(found: list[Result]) -> list[str]:
    lines = """## The wrong ones

*Steps* are the fewest that can show the mistake; in brackets is the median length of the
counterexample, if it is longer. *Seen* counts the target's steps until the difference was first
seen, *s* the seconds until the finding was complete (medians). The last two columns are what the
random tests find; they do not apply where there is a dash. What needs a module that was not
installed was not measured.

| environment | what is wrong | class | steps | why | seen | s | `check_env` | random steps |
|---|---|---|---|---|---|---|---|---|""".splitlines()
    results = {one.wrong.name: one for one in found}
    for wrong in WRONG:
        one = results.get(wrong.name)
        what = wrong.what.rstrip(".")
        if wrong.like:
            what += f" ([as in]({wrong.like}))"
        if wrong.needs:
            what += f" (needs {wrong.needs})"
        steps, measured = f"{wrong.steps}", ["-"] * (2 + len(TESTS))
        if one is not None:
            steps += f" ({one.length:g})" if one.length != wrong.steps else ""
            marks = ("-" if mark is None else "found" if mark else "no" for mark in one.baseline)
            measured = [f"{one.seen_steps:,.0f}", f"{one.seconds:.2f}", *marks]
        kind = wrong.kind + (f" or {wrong.also}" if wrong.also else "")
        lines.append(f"| {' | '.join((wrong.name, what, kind, steps, wrong.why, *measured))} |")
    return [*lines, ""]


def _right() -> list[str]:
    lines = ["## The right ones", "", "| environment | reference | style |", "|---|---|---|"]
    for right in RIGHT:
        name = right.reference if isinstance(right.reference, str) else right.reference.__name__
        needs = f" (needs {right.needs})" if right.needs else ""
        lines.append(f"| {right.name} | {name} | {right.style}{needs} |")
    return [*lines, ""]
