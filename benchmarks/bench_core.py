"""Steps per second of the compiled batch loop of Fishing, beside the same in NumPy and in Python.

Run it on a quiet machine, pinned to one core: `taskset -c 0 python benchmarks/bench_core.py`.  Each
figure is the best of several rounds, in seconds of the processor.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import numpy as np

from provengym._core import Fishing

if TYPE_CHECKING:
    from collections.abc import Callable

UNITS = 1_000_000
LANES = 65536
SECONDS, ROUNDS = 0.3, 5


def rate(step: Callable[[], object], steps_per_call: int) -> float:
    """Steps per second: calls for a while, several times, and takes the best."""
    best = 0.0
    for _ in range(ROUNDS):
        calls, start = 0, time.process_time()
        while (elapsed := time.process_time() - start) < SECONDS:
            step()
            calls += 1
        best = max(best, calls * steps_per_call / elapsed)
    return best


def compiled_fishing(lanes: int, *, noise: bool) -> Callable[[], object]:
    """The same loop of the fishery, at stocks and quotas all over their ranges.  The random words
    are made beforehand, and read in either case."""
    fishery = Fishing(
        growth_num=3,
        growth_den=10,
        noise_num=int(noise),
        noise_den=10,
        order=1,
        start=750_000,
    )
    rng = np.random.default_rng(0)
    states = rng.integers(0, 2 * UNITS, (1, lanes), dtype=np.uint32)
    actions = rng.integers(0, UNITS // 5, lanes, dtype=np.uint32)
    words = rng.integers(0, 2**64, lanes, dtype=np.uint64)
    observations, rewards = np.empty(lanes, np.int64), np.empty(lanes)
    terminated = np.empty(lanes, bool)
    return lambda: fishery.step_batch(states, actions, words, observations, rewards, terminated)


def vectorised_fishing(lanes: int, *, noise: bool) -> Callable[[], object]:
    """The fishery in NumPy, in the same integers and with constants for its parameters."""
    rng = np.random.default_rng(0)
    stocks = rng.integers(0, 2 * UNITS, lanes)
    quotas = rng.integers(0, UNITS // 5, lanes)
    words = rng.integers(0, 2**64, lanes, dtype=np.uint64)
    deviates = np.array([branch.bit_count() - 2 for branch in range(16)])

    def step() -> object:
        nonlocal stocks
        harvests = np.minimum(quotas, stocks)
        left = stocks - harvests
        after = left + 3 * left * (UNITS - left) // (10 * UNITS)
        if noise:
            after += left * deviates[words >> np.uint64(60)] // 10
        stocks = np.clip(after, 0, 2 * UNITS)
        return stocks, harvests / UNITS, stocks == 0

    return step


def plain_fishing() -> Callable[[], object]:
    """The fishery without noise in plain Python, one environment without Gymnasium."""
    stock = 750_000

    def step() -> object:
        nonlocal stock
        harvest = min(75_000, stock)
        left = stock - harvest
        growth = 3 * left * (UNITS - left) // (10 * UNITS)
        stock = min(max(left + growth, 0), 2 * UNITS)
        return stock, harvest / UNITS, stock == 0

    return step


Case = tuple[str, "Callable[[], object]", int]


def fishing_cases() -> list[Case]:
    """Fishing and its peers."""
    return [
        (f"provengym, {LANES} lanes", compiled_fishing(LANES, noise=False), LANES),
        (f"provengym, {LANES} lanes, with noise", compiled_fishing(LANES, noise=True), LANES),
        ("provengym, 1 lane", compiled_fishing(1, noise=False), 1),
        (f"NumPy, {LANES} lanes", vectorised_fishing(LANES, noise=False), LANES),
        (f"NumPy, {LANES} lanes, with noise", vectorised_fishing(LANES, noise=True), LANES),
        ("plain Python, 1 environment", plain_fishing(), 1),
    ]


def show(title: str, cases: list[Case]) -> None:
    """Time the cases one after another, and print them as a table."""
    rates = [(name, rate(step, count)) for name, step, count in cases]
    first = rates[0][1]
    print(f"{title:42}{'million steps/s':>16}{'first is':>14}")
    for name, value in rates:
        print(f"{name:42}{value / 1e6:16.3f}{first / value:12.1f} x")


def main() -> None:
    show("Fishing", fishing_cases())


if __name__ == "__main__":
    main()
