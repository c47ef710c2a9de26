"""Steps per second of the compiled batch loop, beside peers measured in the same run.

Run it on a quiet machine, pinned to one core: `taskset -c 0 python benchmarks/bench_core.py`.  Each
figure is the best of several rounds, in seconds of the processor.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import gymnasium
import numpy as np

from provengym._core import Fishing, GridWorld

if TYPE_CHECKING:
    from collections.abc import Callable

SIZE = 8
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


def compiled(lanes: int, dtype: type[np.integer]) -> Callable[[], object]:
    """The batch loop, writing observations, rewards and terminations."""
    corner = SIZE - 1
    grid = GridWorld(
        height=SIZE, width=SIZE, start_row=0, start_col=0, goal_row=corner, goal_col=corner
    )
    states = np.empty((2, lanes), np.uint32)
    grid.init_batch(states)
    actions = np.random.default_rng(0).integers(0, 4, lanes).astype(dtype)
    observations, rewards = np.empty(lanes, np.int64), np.empty(lanes)
    terminated = np.empty(lanes, bool)
    return lambda: grid.step_batch(states, actions, None, observations, rewards, terminated)


def with_streams(lanes: int) -> Callable[[], object]:
    """The same with autoreset in the next step and episodes of at most 100 steps."""
    corner = SIZE - 1
    grid = GridWorld(
        height=SIZE, width=SIZE, start_row=0, start_col=0, goal_row=corner, goal_col=corner
    )
    states, keys = np.empty((2, lanes), np.uint32), np.arange(lanes, dtype=np.uint64)
    t, elapsed = np.zeros(lanes, np.uint64), np.zeros(lanes, np.uint32)
    over, terminated, truncated = (np.ones(lanes, bool) for _ in range(3))
    grid.lane_reset_batch(states, keys, t, elapsed, over, np.ones(lanes, bool))
    actions = np.random.default_rng(0).integers(0, 4, lanes, dtype=np.uint32)
    observations, rewards = np.empty(lanes, np.int64), np.empty(lanes)
    given = (states, keys, t, elapsed, over, actions)
    written = (observations, rewards, terminated, truncated)
    return lambda: grid.lane_step_batch(*given, *written, "next_step", 0, 100)


def vectorised(lanes: int) -> Callable[[], object]:
    """The same environment and outputs in NumPy, one array operation after another."""
    corner = SIZE - 1
    rows, cols = np.zeros(lanes, np.int64), np.zeros(lanes, np.int64)
    actions = np.random.default_rng(0).integers(0, 4, lanes)
    row_moves, col_moves = np.array([-1, 1, 0, 0]), np.array([0, 0, -1, 1])

    def step() -> object:
        nonlocal rows, cols
        moving = (rows != corner) | (cols != corner)
        rows = np.clip(rows + row_moves[actions] * moving, 0, corner)
        cols = np.clip(cols + col_moves[actions] * moving, 0, corner)
        terminated = (rows == corner) & (cols == corner)
        return rows * SIZE + cols, np.where(terminated, 0.0, -1.0), terminated

    return step


def frozen_lake() -> Callable[[], object]:
    """Gymnasium's own grid world, one environment without its wrappers."""
    env = gymnasium.make("FrozenLake-v1", map_name="8x8", is_slippery=False).unwrapped
    env.reset(seed=0)
    return lambda: env.step(0)


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


def grid_cases() -> list[Case]:
    """GridWorld and its peers."""
    return [
        (f"provengym, {LANES} lanes, uint8 actions", compiled(LANES, np.uint8), LANES),
        (f"provengym, {LANES} lanes, int64 actions", compiled(LANES, np.int64), LANES),
        ("provengym, 1024 lanes, uint8 actions", compiled(1024, np.uint8), 1024),
        ("provengym, 1 lane, uint8 actions", compiled(1, np.uint8), 1),
        (f"provengym, {LANES} lanes, autoreset", with_streams(LANES), LANES),
        ("provengym, 1024 lanes, autoreset", with_streams(1024), 1024),
        (f"NumPy, {LANES} lanes", vectorised(LANES), LANES),
        ("Gymnasium FrozenLake, 1 environment", frozen_lake(), 1),
    ]


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
    show("GridWorld", grid_cases())
    show("Fishing", fishing_cases())


if __name__ == "__main__":
    main()
