"""Steps per second of vector environments and of `provengym.Batch`, in one process.

usage: python benchmarks/bench_vector.py [--seconds S] [--threads 1,2] [--json FILE]

Each figure is the median of several rounds, with the least and the largest; a round takes S
seconds.  The bandwidth of stores is that of the memset of C over 1 GB that was written before.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import platform
import statistics
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np

from provengym import Batch

if TYPE_CHECKING:
    from collections.abc import Callable

ROUNDS = 5
CALLS = 200
GRID = {"height": 8, "width": 8}
RANDOM: tuple[tuple[str, dict[str, Any]], ...] = (
    ("GridWorld", GRID | {"observation_dtype": "uint8"}),
    ("Fishing", {}),
    ("FishingContinuous", {}),
    ("HunterWumpus", {}),
    ("SpellCorrection", {}),
    ("SpellCorrection", {"reward_mode": "shaped"}),
)
BYTES_A_STEP = 8
"""An action that is read, an observation, a reward and two flags that are written."""


class Table:
    """The rows that were measured."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.rows: list[dict[str, Any]] = []

    def measure(self, name: str, work: int, call: Callable[[], object], unit: str) -> float:
        """Measure and print calls that do so much work; the median of work per second."""
        call()
        rates = []
        for _ in range(ROUNDS):
            calls, start = 0, time.perf_counter()
            while (elapsed := time.perf_counter() - start) < self.seconds:
                call()
                calls += 1
            rates.append(calls * work / elapsed)
        median = statistics.median(rates)
        row = {"name": name, "median": median, "low": min(rates), "high": max(rates), "unit": unit}
        self.rows.append(row)
        print(
            f"{name:70} {median / 1e6:10,.1f}  ({min(rates) / 1e6:,.1f} to {max(rates) / 1e6:,.1f})"
            f" million {unit}",
            flush=True,
        )
        return median


def in_threads(threads: int, work: Callable[[int], object]) -> None:
    """Calls work(0), ..., work(threads - 1), each on a thread of its own."""
    others = [threading.Thread(target=work, args=(k,)) for k in range(1, threads)]
    for thread in others:
        thread.start()
    work(0)
    for thread in others:
        thread.join()


def bandwidth(table: Table, threads: int) -> float:
    """Bytes per second of stores to 1 GB."""
    size = 10**9 // threads
    arrays = [np.ones(size, np.uint8) for _ in range(threads)]

    def store(k: int) -> None:
        ctypes.memset(arrays[k].ctypes.data, 1, size)

    name = f"stores to 1 GB, threads={threads}"
    return table.measure(name, threads * size, lambda: in_threads(threads, store), "bytes/s")


def vector_steps(table: Table) -> None:
    """`step` of native vector environments, new arrays."""
    for n in (1, 64, 1024, 65536):
        for name, parameters in (("GridWorld", GRID), ("HunterWumpus", {})):
            envs = gymnasium.make_vec(f"provengym/{name}-v0", num_envs=n, **parameters)
            envs.reset(seed=0)
            actions = np.random.default_rng(0).integers(0, 4, n)
            table.measure(
                f"make_vec {name}.step, n={n}",
                n,
                lambda envs=envs, actions=actions: envs.step(actions),
                "steps/s",
            )
            envs.close()


def batch_steps(table: Table) -> None:
    """`step_into` by the dtype of observations."""
    for n in (1024, 65536):
        for dtype, grid in (("int64", 8), ("uint8", 8), ("one_hot", 11)):
            parameters = {"height": grid, "width": grid, "observation_dtype": dtype}
            batch = Batch("GridWorld", n, **parameters)
            batch.reset(0)
            actions = np.random.default_rng(0).integers(0, 4, n).astype(np.uint8)
            out = batch.step(actions)
            name = f"Batch GridWorld {grid}x{grid}.step_into, n={n}, {dtype}"
            table.measure(
                name,
                n,
                lambda batch=batch, actions=actions, out=out: batch.step_into(actions, *out),
                "steps/s",
            )


def rollouts(table: Table, threads: int, stores: float) -> None:
    """`rollout` of GridWorld with arrays that were touched: 8 bytes a step."""
    n = 65536
    for label, lanes, calls in (("in the second-level cache", 8192, 8), ("over 1 GB", n, 2048)):
        batch = Batch("GridWorld", lanes, threads=threads, observation_dtype="uint8", **GRID)
        batch.reset(0)
        actions = np.random.default_rng(0).integers(0, 4, (calls, lanes)).astype(np.uint8)
        out = batch.rollout(actions)
        rate = table.measure(
            f"Batch GridWorld 8x8.rollout, uint8, {label}, threads={threads}",
            lanes * calls,
            lambda batch=batch, actions=actions, out=out: batch.rollout(actions, out=out),
            "steps/s",
        )
        written = rate * (BYTES_A_STEP - 1) / stores
        print(f"{'':70} {written:10.0%}  of the bandwidth of stores is written")


def random_rollouts(table: Table, threads: int) -> None:
    """`rollout_random` with the last call kept."""
    for name, parameters in RANDOM:
        batch = Batch(name, 8192 * threads, threads=threads, **parameters)
        batch.reset(0)
        out = batch.rollout_random(2, 0)
        shaped = " shaped" if "reward_mode" in parameters else ""
        label = f"Batch {name}{shaped}.rollout_random, threads={threads}"
        table.measure(
            label,
            batch.n * CALLS,
            lambda batch=batch, out=out: batch.rollout_random(CALLS, 1, out=out),
            "steps/s",
        )


def large(table: Table) -> None:
    """A reset of a million lanes, and steps on grids of any size."""
    batch = Batch("GridWorld", 10**6)
    batch.reset(0)
    out = batch.observe()
    del out
    table.measure(
        "Batch GridWorld.reset, a million lanes", 10**6, lambda: batch.reset(1), "lanes/s"
    )
    for side in (8, 1000, 31622):
        batch = Batch("GridWorld", 8192, height=side, width=side, observation_dtype="int32")
        batch.reset(0)
        last = batch.rollout_random(2, 0)
        table.measure(
            f"Batch GridWorld {side}x{side}.rollout_random",
            8192 * CALLS,
            lambda batch=batch, last=last: batch.rollout_random(CALLS, 1, out=last),
            "steps/s",
        )


def processor() -> str:
    """What the machine calls its processor."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor()


def main() -> None:
    """Measure everything."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=0.3)
    parser.add_argument("--threads", default="1,2")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    table = Table(options.seconds)
    print(f"{processor()}, {os.cpu_count()} processors; load {os.getloadavg()[0]:.1f}")
    for threads in map(int, options.threads.split(",")):
        stores = bandwidth(table, threads)
        rollouts(table, threads, stores)
        random_rollouts(table, threads)
    batch_steps(table)
    vector_steps(table)
    large(table)
    if options.json:
        machine = {"processor": processor(), "processors": os.cpu_count()}
        options.json.write_text(json.dumps({"machine": machine, "rows": table.rows}, indent=1))


if __name__ == "__main__":
    main()
