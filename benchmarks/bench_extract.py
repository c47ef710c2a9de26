"""Seconds and memory of extractions: of one environment, and of one that steps many states at once.

`python benchmarks/bench_extract.py`.  Seconds are those of the processor, in this process and in
the one that extracts, without the time to import what is needed; memory is the most that the latter
held.  Each row is measured in processes of its own.  What is not in these figures: the extractions
again with other hash seeds, which take as long each, and the comparison of the model with the
target afterwards, which takes the share of the budget that it is given.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from pathlib import Path
from typing import Any

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"
PLAIN, BATCH = (
    f"{EXAMPLES / file}:GridWorld" for file in ("gridworld_plain.py", "gridworld_batch.py")
)
CASES: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("FrozenLake-v1", "FrozenLake-v1", {}),
    ("FrozenLake-v1, 8 x 8", "FrozenLake-v1", {"map_name": "8x8"}),
    ("CliffWalking-v1, slippery", "CliffWalking-v1", {"is_slippery": True}),
    ("Taxi-v4", "Taxi-v4", {}),
    ("Taxi-v4, rainy", "Taxi-v4", {"is_rainy": True}),
    ("plain Python, 100 x 100", PLAIN, {"height": 100, "width": 100}),
    ("step_batch in NumPy, 1000 x 1000", BATCH, {"height": 1000, "width": 1000}),
    ("step_batch in NumPy, 3162 x 3162", BATCH, {"height": 3162, "width": 3162}),
)
BUDGET = 600.0


def measure(name: str, target: str, parameters: dict[str, Any]) -> None:
    """Print the row of one extraction."""
    from provengym.extraction.run import Extraction, extract_model

    before = _seconds()
    asked = Extraction(target=target, parameters=parameters, budget=BUDGET, hash_seeds=0)
    model = extract_model(asked)
    seconds = _seconds() - before
    assert model.complete, model.why_incomplete()
    memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    print(f"{name:36}{seconds:10.2f}{memory:10.0f}{model.states:12,}{model.transitions:14,}")


def _seconds() -> float:
    spent = os.times()
    return spent.user + spent.system + spent.children_user + spent.children_system


def main() -> None:
    if len(sys.argv) > 1:
        measure(*CASES[int(sys.argv[1])])
        return
    print(
        f"{'extraction':36}{'seconds':>10}{'MiB':>10}{'states':>12}{'transitions':>14}", flush=True
    )
    for number in range(len(CASES)):
        subprocess.run([sys.executable, __file__, str(number)], check=True)


if __name__ == "__main__":
    main()
