"""Measure what a campaign of 1,000 small jobs costs over a plain loop of the same calls in one
process, and whether the number of workers, and kills, change its result.

`python benchmarks/bench_campaign.py [--jobs N] [EXECUTOR ...]`, on a quiet machine.  Seconds are
those of a clock.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from provengym.campaigns.api import campaign
from provengym.campaigns.jobs import read_jobs
from provengym.campaigns.work import work

ROOT = Path(__file__).resolve().parents[1]
KILLS = 3


def written(folder: Path, jobs: int) -> Path:
    file = folder / "campaign.toml"
    file.write_text(
        f'[[jobs]]\nkind = "conform"\nseeds = {jobs}\nreference = "none"\nbudget = "200steps"\n'
        f'targets = "{ROOT}/tests/campaigns/targets.py:Lamp"\nengines = ["contract"]\n'
    )
    return file


def timeless(folder: Path) -> str:
    report = json.loads((folder / "results.json").read_text())
    for row in report["rows"]:
        del row["run"]
    return json.dumps(report)


def looped(file: Path) -> float:
    jobs = [job.to_dict() for job in read_jobs(file)]
    work(jobs[0])  # imports what the jobs need
    begun = time.perf_counter()
    for job in jobs:
        work(job)
    return time.perf_counter() - begun


def killed(file: Path, folder: Path, jobs: int) -> None:
    """As many kills, each once a quarter more of the jobs has a line; then to the end."""
    words = ["-m", "provengym", "campaign", str(file), "--executor", "processes:2"]
    command = [sys.executable, *words, "--output", str(folder)]
    for number in range(KILLS):
        with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
            while lines(folder) < (number + 1) * jobs // (KILLS + 1):
                if process.poll() is not None:
                    raise SystemExit("the campaign ended before it could be killed")
                time.sleep(0.005)
            process.kill()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)


def lines(folder: Path) -> int:
    try:
        return (folder / "results.jsonl").read_bytes().count(b"\n")
    except FileNotFoundError:
        return 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("executors", nargs="*", metavar="EXECUTOR")
    parser.add_argument("--jobs", type=int, default=1_000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        file = written(folder, given.jobs)
        alone = looped(file)
        per_job = 1e3 / given.jobs
        print(f"{given.jobs:,} jobs; processors: {os.cpu_count()}")
        print(f"{'a plain loop':16}{alone:8.1f} s {alone * per_job:8.2f} ms a job", flush=True)
        first = ""
        for executor in given.executors or [f"processes:{n}" for n in (1, 2, 5)]:
            output = folder / executor.replace(":", "-").replace("/", "-")
            begun = time.perf_counter()
            campaign(file, executor=executor, output=output)
            took = time.perf_counter() - begun
            first = first or timeless(output)
            same = "the same result" if timeless(output) == first else "ANOTHER RESULT"
            more = (took - alone) * per_job
            print(f"{executor:16}{took:8.1f} s {took * per_job:8.2f} ms a job, "
                  f"{more:+.2f} ms over the loop, {same}", flush=True)  # fmt: skip
        killed(file, folder / "killed", given.jobs)
        same = "the same result" if timeless(folder / "killed") == first else "ANOTHER RESULT"
        print(f"{KILLS} kills: {same}, {lines(folder / 'killed'):,} lines")


if __name__ == "__main__":
    main()
