"""Measure how soon every wrong environment of the zoo is found, and that no right one is accused.

`make zoo` runs it and writes docs/zoo.md.  Times are those of the processor.
"""

from __future__ import annotations

import argparse
import random
import sys
import warnings
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import track
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from zoo_baseline import TESTS, accuses
from zoo_foreign import tell
from zoo_page import page
from zoo_result import Found, Result

from corpus.foreign.entries import FOREIGN
from corpus.zoo.entries import RIGHT, WRONG
from provengym.data.writing import written

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

SEEDS, RUNS = 5, 1_000
ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "zoo.md"


def look(entry: int, seed: int) -> Found:
    """Check a wrong environment once."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        report, seen, made = WRONG[entry].watch(seed)
    first = report.findings[0] if report.findings else None
    return Found(
        kind="none" if first is None else first.kind,
        steps=-1 if first is None else first.step,
        seen_steps=seen.steps,
        seen_seconds=seen.seconds,
        seconds=made.seconds,
    )


def judge(entry: int, seed: int) -> str:
    """The verdict on a right environment.

    The 201 actions of a fishery would take most of the time, in engines that use no seed.
    """
    right = RIGHT[entry]
    fewer = {"engines": right.quick_engines} if right.many_actions else {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return right.check(seed, **fewer).verdict


def tested(entry: int) -> tuple[bool | None, ...]:
    """Return what the random tests say: a fault that they see in its right twin too is none."""
    wrong, answers = WRONG[entry], []
    for test in TESTS:
        answer = accuses(wrong, wrong.target, test)
        if answer and wrong.twin is not None:
            answer = not accuses(wrong, wrong.twin, test)
        answers.append(answer)
    return tuple(answers)


def results(entries: list[int], seeds: int, run: Callable[..., Iterable[Found]]) -> list[Result]:
    """Check every wrong environment with so many seeds."""
    pairs = [(entry, seed) for entry in entries for seed in range(seeds)]
    found = list(track(run(look, *zip(*pairs, strict=True)), "wrong ones", total=len(pairs)))
    return [
        Result(WRONG[entry], tuple(found[k * seeds : (k + 1) * seeds]), tested(entry))
        for k, entry in enumerate(entries)
    ]


def verdicts(runs: int, run: Callable[..., Iterable[str]]) -> dict[str, int]:
    """Count how often each verdict was passed on the right environments."""
    rng = random.Random(0)
    there = [number for number, right in enumerate(RIGHT) if not right.missing]
    pairs = [(there[k % len(there)], rng.randrange(2**31)) for k in range(runs)]
    passed = list(track(run(judge, *zip(*pairs, strict=True)), "right ones", total=runs))
    return {verdict: passed.count(verdict) for verdict in sorted({"equal", *passed})}


def table(found: list[Result]) -> Table:
    """The findings, for a terminal."""
    made = Table("environment", "class", "steps", "of", "target steps", "seconds", *TESTS)
    for one in found:
        marks = ("-" if answer is None else "found" if answer else "" for answer in one.baseline)
        kind = one.wrong.kind if one.right_class else f"[red]{one.found[0].kind}"
        length = f"{one.length:g}" if one.length == one.wrong.steps else f"[red]{one.length:g}"
        numbers = (length, str(one.wrong.steps), f"{one.seen_steps:,.0f}", f"{one.seconds:.2f}")
        made.add_row(one.wrong.name, kind, *numbers, *marks)
    return made


def _one_by_one(function: Callable[..., object], *columns: Iterable[int]) -> Iterator[object]:
    return map(function, *columns)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=SEEDS, help="for each wrong environment")
    parser.add_argument("--runs", type=int, default=RUNS, help="of the right ones in all")
    parser.add_argument("--workers", type=int, default=1, help="processes at the same time")
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.relative_to(ROOT)}")
    options = parser.parse_args()
    entries = [number for number, wrong in enumerate(WRONG) if not wrong.missing]
    if options.workers > 1:
        with ProcessPoolExecutor(options.workers) as pool:
            found = results(entries, options.seeds, pool.map)
            passed = verdicts(options.runs, pool.map)
            told = list(pool.map(tell, range(len(FOREIGN))))
    else:
        found = results(entries, options.seeds, _one_by_one)
        passed = verdicts(options.runs, _one_by_one)
        told = list(track(map(tell, range(len(FOREIGN))), "other styles", total=len(FOREIGN)))
    Console().print(table(found))
    Console().print(f"right ones: {passed}")
    if options.write:
        text = page(found, passed, options.seeds, told)
        written(PAGE, lambda file: file.write(text.encode()))


if __name__ == "__main__":
    main()
