"""Seconds of an exhaustive check: of one environment, and of one that steps many states at once.

Run it on a quiet machine: `python benchmarks/bench_conform.py`.  Each figure is the best of some
rounds, without the time to import what is needed, which is told first.
"""

from __future__ import annotations

import time
from pathlib import Path

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"
ROUNDS = 3
CASES = (
    ("plain Python, 10 x 10", "gridworld_plain.py", 10),
    ("step_batch in NumPy, 100 x 100", "gridworld_batch.py", 100),
    ("step_batch in NumPy, 1000 x 1000", "gridworld_batch.py", 1000),
)


def main() -> None:
    began = time.perf_counter()
    from provengym import conform
    from provengym.conformance import engines  # noqa: F401 - it is the import that is timed

    print(f"{'import':36}{time.perf_counter() - began:10.2f} s")
    print(f"{'exhaustive check':36}{'seconds':>10}{'states':>12}{'transitions':>14}")
    for name, file, side in CASES:
        best = float("inf")
        for _ in range(ROUNDS):
            began = time.perf_counter()
            report = conform(
                f"{EXAMPLES / file}:GridWorld",
                engines=["exhaustive"],
                height=side,
                width=side,
                reference="GridWorld",
            )
            best = min(best, time.perf_counter() - began)
            assert report.coverage.complete
        covered = report.coverage
        print(f"{name:36}{best:10.2f}{covered.states:12,}{covered.transitions:14,}")


if __name__ == "__main__":
    main()
