"""Measure classes of rules: seconds that `provengym prove` takes, and lanes of the kernel beside
copies of the class, and of Gymnasium's environment of the same rules where there is one, with
random actions, resets and fresh arrays.

usage: bench_rules.py [--library FOLDER] [FILE.py ...]     the classes in examples/rules by default

Each is proved first. What is in the cache takes no seconds: give `XDG_CACHE_HOME` an empty folder.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

import gymnasium
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
PEERS = {"Blackjack": "Blackjack-v1", "Taxi": "Taxi-v4"}
"""Environments of Gymnasium with the same rules, by the names of the classes."""


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
    parser.add_argument("--library", type=Path, help="the built modules of Lean")
    given = parser.parse_args()
    ratios = []
    print(f"{'class':16} lines grade     seconds (Lean)    class/s   kernel/s   times  Gymnasium/s")
    for file in given.files:
        lines = len(file.read_text(encoding="utf-8").splitlines())
        try:
            proof = prove(file, library=given.library)
        except (Refused, ConformanceError) as error:
            print(f"{file.stem:16} {lines:5} {error}", flush=True)
            continue
        rules: Any = load(f"{file}:{proof.record.name}")
        took = proof.record.seconds
        head = f"{rules.__name__:16} {lines:5} {proof.grade:9} {took.get('in all', 0):5.1f} "
        head += f"({took.get('Lean', 0):5.1f})"
        if proof.record.library is None:
            print(head, flush=True)
            continue
        slow = steps_a_second(SyncVectorEnv([rules] * COPIES), COPIES)
        fast = steps_a_second(lanes(rules, LANES), LANES)
        ratios.append(fast / slow)
        row = f"{head} {slow:13,.0f} {fast / 1e6:8.1f} M {ratios[-1]:7,.0f}"
        if peer := PEERS.get(rules.__name__):
            copies = gymnasium.make_vec(peer, COPIES, vectorization_mode="sync")
            row += f" {steps_a_second(copies, COPIES):12,.0f}"
        print(row, flush=True)
    if ratios:
        print(f"median {median(ratios):,.0f} times, least {min(ratios):,.0f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
