"""Steps per second of the compiled batch loop, beside peers measured in the same run.

Run it on a quiet machine, pinned to one core: `taskset -c 0 python benchmarks/bench_core.py`.  Each
figure is the best of several rounds.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import gymnasium
import numpy as np

from provengym._core import GridWorld

if TYPE_CHECKING:
    from collections.abc import Callable

SIZE = 8
LANES = 65536
SECONDS, ROUNDS = 0.3, 5


def rate(step: Callable[[], object], steps_per_call: int) -> float:
    """Steps per second: calls for a while, several times, and takes the best."""
    best = 0.0
    for _ in range(ROUNDS):
        calls, start = 0, time.perf_counter()
        while (elapsed := time.perf_counter() - start) < SECONDS:
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


def main() -> None:
    cases = [
        (f"provengym, {LANES} lanes, uint8 actions", compiled(LANES, np.uint8), LANES),
        (f"provengym, {LANES} lanes, int64 actions", compiled(LANES, np.int64), LANES),
        ("provengym, 1024 lanes, uint8 actions", compiled(1024, np.uint8), 1024),
        ("provengym, 1 lane, uint8 actions", compiled(1, np.uint8), 1),
        (f"NumPy, {LANES} lanes", vectorised(LANES), LANES),
        ("Gymnasium FrozenLake, 1 environment", frozen_lake(), 1),
    ]
    rates = [(name, rate(step, count)) for name, step, count in cases]
    fastest = rates[0][1]
    print(f"{'':42}{'million steps/s':>16}{'first is':>14}")
    for name, value in rates:
        print(f"{name:42}{value / 1e6:16.3f}{fastest / value:12.1f} x")


if __name__ == "__main__":
    main()
