"""Seconds of audits: of environments with one fault each, and of some in which nothing is wrong.

`python benchmarks/bench_audit.py`.  Seconds are those of a clock, with a budget of ten.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "examples")]

from auditing.defective import DEFECTIVE  # noqa: E402
from auditing.right import RIGHT  # noqa: E402
from provengym import audit  # noqa: E402

BUDGET = 10.0


def main() -> None:
    print(f"{'audit':36}{'seconds':>10}  {'verdict':10}findings")
    for name, one in {**DEFECTIVE, **RIGHT}.items():
        begun = time.perf_counter()
        report = audit(one.target, budget=BUDGET, **one.options)
        seconds = time.perf_counter() - begun
        found = dict.fromkeys(f.kind for f in report.findings if f.severity == "defect")
        print(f"{name:36}{seconds:10.1f}  {report.verdict:10}{', '.join(found)}", flush=True)


if __name__ == "__main__":
    main()
