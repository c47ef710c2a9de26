"""Measure classes of rules: seconds that `provengym prove` takes, and lanes of the kernel beside
copies of the class, with random actions, resets and fresh arrays.

usage: bench_rules.py [FILE.py ...]     the classes in examples/rules by default

Each is proved first, unless it is in the cache: then the seconds are those of that time.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np
from gymnasium.vector import SyncVectorEnv

from provengym.data.errors import ConformanceError
from provengym.proving.refusals import Refused
from provengym.rules import prove
from provengym.rules.registration import lanes
from provengym.targets.loading import load

RULES = Path(__file__).parents[1] / "examples" / "rules"
LANES, COPIES = 4_096, 64
SECONDS = 1.0


def steps_a_second(envs: Any, count: int) -> float:
    """Steps of all lanes a second: the median of three measurements."""
    generator = np.random.default_rng(0)
    actions = generator.integers(envs.single_action_space.n, size=(64, count))
    envs.reset(seed=0)
    found = []
    for _ in range(3):
        began, calls = time.perf_counter(), 0
        while (took := time.perf_counter() - began) < SECONDS / 3:
            envs.step(actions[calls % 64])
            calls += 1
        found.append(calls * count / took)
    return median(found)


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", type=Path, default=sorted(RULES.glob("*.py")))
    ratios = []
    print(f"{'class':16} lines grade     seconds (Lean)    class/s   kernel/s   times")
    for file in parser.parse_args().files:
        lines = len(file.read_text(encoding="utf-8").splitlines())
        try:
            proof = prove(file)
        except (Refused, ConformanceError) as error:
            print(f"{file.stem:16} {lines:5} {error}", flush=True)
            continue
        rules: Any = load(f"{file}:{proof.record.name}")
        took = proof.record.seconds
        head = f"{rules.__name__:16} {lines:5} {proof.grade:9} {sum(took.values()):5.1f} "
        head += f"({took['Lean']:5.1f})"
        if proof.record.library is None:
            print(head, flush=True)
            continue
        slow = steps_a_second(SyncVectorEnv([rules] * COPIES), COPIES)
        fast = steps_a_second(lanes(rules, LANES), LANES)
        ratios.append(fast / slow)
        print(f"{head} {slow:13,.0f} {fast / 1e6:8.1f} M {ratios[-1]:7,.0f}", flush=True)
    if ratios:
        print(f"median {median(ratios):,.0f} times, least {min(ratios):,.0f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
