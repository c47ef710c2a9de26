"""Count how often random environments that draw otherwise are accused, or not judged, next to a
reference without a model; and how often rare defects are found.

    python benchmarks/bench_events.py [--runs 1000] [--others 20] [--jobs 2]

Each run has a seed of its own.  One of a right pair, whose draws have another order, number or
generator or are rejected, has a budget of 10,000 steps, or 30,000 where what differs is rare.  The
others are right pairs that draw otherwise once in a while only, and wrong ones.  They have 15
seconds: one half of the default budget, for the other half is what the extraction of a model may
take before.
"""

from __future__ import annotations

import argparse
import itertools
import os
import statistics
import sys
import time
import warnings
from collections import Counter, defaultdict
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from corpus import draws
from provengym import conform

if TYPE_CHECKING:
    from collections.abc import Iterator

    Job = tuple[str, str, str, dict[str, object], float | str, int]

FILE = draws.__file__
STEPS = dict.fromkeys(draws.RIGHT, 10_000) | {draws.Prizes: 30_000}
SECONDS = 15.0
SAB = "a natural is a 21 like others in Blackjack (sab)"


def run(job: Job) -> tuple[str, str, str, float]:
    """Return what a check is of, its verdict, what it tells, and its processor seconds."""
    name, target, reference, target_args, given, seed = job
    began = time.process_time()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        report = conform(
            target,
            reference=f"env:{reference}",
            target_args=target_args,
            engines=["alongside"],
            budget=given,
            seed=seed,
        )
    told = report.findings[0].story if report.findings else report.meaning
    return name, report.verdict, told, time.process_time() - began


def right_jobs(runs: int) -> Iterator[Job]:
    """Right pairs, each in turn."""
    pairs = list(itertools.product(draws.RIGHT, draws.HOWS))
    for seed in range(runs):
        right, how = pairs[seed % len(pairs)]
        place, name = f"{FILE}:{right.__name__}", f"{right.__name__}, {how}"
        budget = f"{STEPS[right]}steps"
        yield name, place, place, {"how": how}, budget, 100_000 * seed


def seldom_jobs(runs: int) -> Iterator[Job]:
    """Right pairs of which one draws a number more for one in 200."""
    for seed in range(runs):
        for right in draws.RIGHT:
            place, name = f"{FILE}:{right.__name__}", f"{right.__name__}, {draws.SELDOM}"
            yield name, place, place, {"how": draws.SELDOM}, SECONDS, 100_000 * seed


def wrong_jobs(runs: int) -> Iterator[Job]:
    """Wrong ones."""
    for seed in range(runs):
        for name, (target, reference) in draws.WRONG.items():
            yield name, f"{FILE}:{target}", f"{FILE}:{reference}", {}, SECONDS, 100_000 * seed
        yield SAB, "Blackjack-v1", "Blackjack-v1", {"sab": False}, SECONDS, 100_000 * seed


def main() -> None:
    """Run them all, tell what is not as it should be, and print a line for each kind."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0])
    parser.add_argument("--runs", type=int, default=1_000)
    parser.add_argument("--others", type=int, default=20)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    args = parser.parse_args()
    for jobs, expected in (
        (wrong_jobs(args.others), "differs"),
        (seldom_jobs(args.others), "agrees"),
        (right_jobs(args.runs), "agrees"),
    ):
        verdicts: dict[str, Counter[str]] = defaultdict(Counter)
        seconds: dict[str, list[float]] = defaultdict(list)
        with ProcessPoolExecutor(args.jobs) as pool:
            for name, verdict, told, took in pool.map(run, jobs):
                verdicts[name][verdict] += 1
                seconds[name].append(took)
                if verdict != expected:
                    print(f"{name}: {verdict}: {told}", flush=True)
        for name, counts in verdicts.items():
            told = ", ".join(f"{verdict} {number}" for verdict, number in counts.most_common())
            took = seconds[name]
            print(f"{name:50} {told:32} {statistics.median(took):5.1f} s (up to {max(took):.1f})")
        every = sum(verdicts.values(), Counter())
        print(
            f"{'together':50} {dict(every)}, {sum(map(sum, seconds.values())):.0f} s\n", flush=True
        )


if __name__ == "__main__":
    main()
