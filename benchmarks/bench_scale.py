"""Time, memory and disk of solving and checking a GridWorld whose model is never made as a whole.

`python benchmarks/bench_scale.py`, on a quiet machine: 10,000 by 10,000 cells are solved to 1e-6
and certified in a folder, checked at once and in 8 shards; sweeps as on several machines, which
tell each other the values at their borders, are simulated; and the values in closed form of 45,000
by 45,000 cells are checked in shards, two at a time.  --small makes it quick.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from fractions import Fraction
from pathlib import Path

import numpy as np

import provengym
from provengym.solving import (
    FormulaValues,
    StreamedCertificate,
    check_shard,
    load_certificate,
    merge_shards,
)
from provengym.solving.forms.rows import row_source

DISCOUNT = Fraction(99, 100)
SCALE = 2**33
SHARDS = 8


def closed_form(side: int) -> StreamedCertificate:
    """The optimal values by the distance from the goal, the last cell: each step but the one that
    reaches it costs one."""
    worth = [0, 0]
    while len(worth) < 2 * side:
        worth.append(round(-SCALE + DISCOUNT * worth[-1]))
    by_distance = np.array(worth)

    def units(begin: int, end: int) -> np.ndarray:
        cells = np.arange(begin, end, dtype=np.int32)
        rows = cells // side
        return by_distance[2 * (side - 1) - rows - (cells - rows * side)]

    return StreamedCertificate(
        values=FormulaValues(side * side, units, hashlib.sha256(by_distance).hexdigest()),
        error=1,
        scale=SCALE,
        discount=DISCOUNT,
        sha256=row_source("GridWorld", DISCOUNT, {"height": side, "width": side}).sha256,
        environment=("provengym/GridWorld-v0", {"height": side, "width": side}),
    )


def solved(side: int, folder: str) -> dict[str, float]:
    """Solve, and tell what it took."""
    began = time.perf_counter()
    solution = provengym.solve(
        "GridWorld",
        discount=DISCOUNT,
        height=side,
        width=side,
        storage="disk",
        folder=folder,
        threads=2,
    )
    return {
        "seconds": time.perf_counter() - began,
        "processor seconds": processor(),
        "sweeps": solution.iterations,
        "bound": solution.bound,
        "memory (GiB)": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20,
        "disk (GiB)": sum(f.stat().st_size for f in Path(folder).iterdir()) / 2**30,
    }


def checked(folder: str, shards: int) -> dict[str, float]:
    """Check in shards, one after the other, each in what would be a process of its own."""
    began = time.perf_counter()
    verdicts = [
        check_shard(None, load_certificate(folder), number, shards)
        for number in range(1, shards + 1)
    ]
    assert merge_shards(verdicts), "the certificate must hold"
    return {"seconds": time.perf_counter() - began, "processor seconds": processor()}


def part_of_closed_form(side: int, shard: int, shards: int) -> tuple[object, float]:
    """The verdict on a shard, and the processor seconds that it took."""
    began = time.process_time()
    verdict = check_shard(None, closed_form(side), shard, shards)
    return verdict, time.process_time() - began


def simulated(side: int, shards: int) -> dict[str, float]:
    """Value iteration as on so many machines, two at a time: each has a range of states and sweeps
    it in place, and after each round is told the new values of the states next to its own."""
    source = row_source("GridWorld", DISCOUNT, {"height": side, "width": side})
    states, low = source.states, round(-SCALE / (1 - DISCOUNT))
    ends = [(i * states // shards, (i + 1) * states // shards) for i in range(shards)]
    halos = [(max(0, begin - side), min(states, end + side)) for begin, end in ends]
    values = [np.full(high - first, low) for first, high in halos]
    rounds, sent = 0, 0

    def sweep(shard: int) -> float:
        first, change = halos[shard][0], 0.0
        blocks = list(source.blocks(*ends[shard]))
        for block in blocks if rounds % 2 else reversed(blocks):
            rows = source.rows(*block)
            near = values[shard][rows.window[0] - first : rows.window[1] - first]
            change = max(change, rows.table.sweep_integers(near, SCALE, rounds % 2 == 0))
        return change

    with ThreadPoolExecutor(2) as pool:
        while max(pool.map(sweep, range(shards))) > 0:
            rounds += 1
            for one in range(shards - 1):
                border, other = ends[one][1], one + 1
                here, there = border - halos[one][0], border - halos[other][0]
                upper, lower = halos[one][1] - border, border - halos[other][0]
                values[one][here:] = values[other][there : there + upper]
                values[other][:there] = values[one][here - lower : here]
                sent += 8 * (upper + lower)
    return {"rounds": rounds + 1, "bytes sent": sent, "processor seconds": processor()}


def processor() -> float:
    """The processor seconds of this process so far."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def apart(*arguments: str) -> dict[str, float]:
    """Return the figures of a process of its own."""
    command = [sys.executable, __file__, *arguments]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def told(name: str, found: dict[str, float], states: int) -> None:
    rest = ", ".join(
        f"{number:.3g} {unit}" if isinstance(number, float) else f"{number:,} {unit}"
        for unit, number in found.items()
    )
    rate = found["processor seconds"] / states * 1e9
    print(f"{name}: {rest}; {rate:.1f} ns of a processor a state", flush=True)


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--small", action="store_true", help="a tenth of each side")
    parser.add_argument("--simulate", nargs=2, metavar=("SIDE", "SHARDS"), help=argparse.SUPPRESS)
    parser.add_argument("--solve", nargs=2, metavar=("SIDE", "FOLDER"), help=argparse.SUPPRESS)
    parser.add_argument("--check", nargs=2, metavar=("FOLDER", "SHARDS"), help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.solve:
        print(json.dumps(solved(int(asked.solve[0]), asked.solve[1])))
        return
    if asked.simulate:
        print(json.dumps(simulated(int(asked.simulate[0]), int(asked.simulate[1]))))
        return
    if asked.check:
        print(json.dumps(checked(asked.check[0], int(asked.check[1]))))
        return
    sides = (1_000, 4_500) if asked.small else (10_000, 45_000)
    with tempfile.TemporaryDirectory(dir=os.environ.get("TMPDIR")) as place:
        folder = os.path.join(place, "grid")
        states = sides[0] ** 2
        told(f"solve {states:,} states", apart("--solve", str(sides[0]), folder), states)
        one = apart("--check", folder, "1")
        told("check, 1 shard", one, states)
        eight = apart("--check", folder, str(SHARDS))
        told(f"check, {SHARDS} shards", eight, states)
        ratio = eight["processor seconds"] / one["processor seconds"]
        print(f"{SHARDS} shards take {ratio:.3f} times the processor time of one")
    for machines in (1, 4, 16):
        states = sides[0] ** 2
        found = apart("--simulate", str(sides[0]), str(machines))
        told(f"sweeps of {states:,} states as on {machines} machines", found, states)
    states = sides[1] ** 2
    began = time.perf_counter()
    with ProcessPoolExecutor(2) as pool:
        parts = [
            pool.submit(part_of_closed_form, sides[1], number, SHARDS)
            for number in range(1, SHARDS + 1)
        ]
        found = [part.result() for part in parts]
    seconds = time.perf_counter() - began
    used = sum(cpu for _, cpu in found)
    result = merge_shards(verdict for verdict, _ in found)
    assert result, result.message
    print(
        f"closed form of {states:,} states, {SHARDS} shards, 2 at a time: {seconds:.1f} seconds, "
        f"{states / used:.3g} states a second of a processor"
    )


if __name__ == "__main__":
    main()
