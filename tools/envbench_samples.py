#!/usr/bin/env python3
"""The environments in ``examples/envbench`` as samples for ``provengym bench score``.

    python tools/envbench_samples.py > samples.jsonl
    provengym bench score all samples.jsonl -o scores.jsonl --jobs 2
    python tools/envbench_samples.py scores.jsonl

The first writes a line of JSON for each: the task is the folder, the sample the name of the file.
The last writes what matters of the scores to the file ``scores.json`` of each folder, and prints
the table of ``docs/envbench.md``.
"""

import json
import sys
from pathlib import Path

EXAMPLES = Path(__file__).resolve().parents[1] / "examples" / "envbench"
KEPT = ("task", "sample", "sha256", "seed", "verdict", "score", "channels")
BASELINE = ("plain", "careless")


def samples(folder=EXAMPLES):
    """The samples, by task and name."""
    for file in sorted(folder.glob("*/*.py")):
        code = file.read_text(encoding="utf-8")
        yield {"task": file.parent.name, "sample": file.stem, "code": code}


def recorded(lines):
    """Return what is kept of the scores of the baseline."""
    scores = [json.loads(line) for line in lines.splitlines() if line.strip()]
    kept = [{name: score[name] for name in KEPT} for score in scores]
    return sorted(
        (score for score in kept if score["sample"] in BASELINE),
        key=lambda score: (score["task"], score["sample"]),
    )


def record(scores):
    """Write the scores of each task to its folder."""
    for task in sorted({score["task"] for score in scores}):
        own = [score for score in scores if score["task"] == task]
        (EXAMPLES / task / "scores.json").write_text(json.dumps(own, indent=1) + "\n")


def read():
    """The scores that were recorded."""
    return [
        score
        for file in sorted(EXAMPLES.glob("*/scores.json"))
        for score in json.loads(file.read_text(encoding="utf-8"))
    ]


def table(scores):
    """The rows of the page's table."""
    found = {(score["task"], score["sample"]): score for score in scores}
    for task in sorted({task for task, _ in found}):
        careful, careless = (found[task, sample] for sample in BASELINE)
        shares = " | ".join(f"{share:.4f}" for share in careless["channels"].values())
        yield (
            f"| {task} | {careful['verdict']} | {careful['score']:.4f} | {careless['verdict']} "
            f"| {careless['score']:.4f} | {shares} |"
        )


if __name__ == "__main__":
    if len(sys.argv) > 1:
        kept = recorded(Path(sys.argv[1]).read_text(encoding="utf-8"))
        record(kept)
        print("\n".join(table(kept)))
    else:
        for sample in samples():
            sys.stdout.write(json.dumps(sample) + "\n")
