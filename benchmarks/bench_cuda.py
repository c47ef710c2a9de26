"""Lanes on a GPU: that they answer what lanes on the host do, and steps per second.

usage: python benchmarks/bench_cuda.py [--lanes N] [--calls T]

Needs an NVIDIA GPU and CuPy (`pip install '.[cuda]'`).
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np

from provengym import Batch

CASES: dict[str, dict[str, Any]] = {
    "GridWorld": {"height": 8, "width": 8},
    "Fishing": {},
    "FishingContinuous": {"K": 0.3, "s0": 0.2, "sigma": "1/3"},
    "FishingNormalized": {"sigma": "0.2", "order": "harvest_first"},
    "HunterWumpus": {},
    "SpellCorrection": {},
    "SpellCorrection shaped": {"reward_mode": "shaped", "transforms": ("delete", "substitute")},
}


def same(left: Any, right: Any) -> bool:
    """Return whether an array on the GPU has the bits of one on the host."""
    mine, other = left.get(), np.asarray(right)
    return mine.dtype == other.dtype and mine.tobytes() == other.tobytes()


def compare(name: str, parameters: dict[str, Any], autoreset: Any, n: int, T: int) -> int:
    """Steps of which every answer was the same."""
    made = [
        Batch(name, n, device=device, autoreset=autoreset, max_episode_steps=37, **parameters)
        for device in ("cuda", "cpu")
    ]
    gpu, cpu = made
    assert same(gpu.reset(2**64 - 5), cpu.reset(2**64 - 5))
    names = "observations", "rewards", "terminated", "truncated", "final_observations"
    steps = 0
    space = cpu.single_action_space
    rng = np.random.default_rng(0)
    for _ in range(2):
        rolled = [b.rollout_random(T, 7, keep="all", final_observations=True) for b in made]
        assert all(same(*(getattr(one, part) for one in rolled)) for part in names)
        last = [b.rollout_random(T, 9) for b in made]
        assert all(same(*(getattr(one, part) for one in last)) for part in (*names[:4], "returns"))
        if space.dtype.kind == "f":
            actions = rng.uniform(space.low, space.high, (T, n)).astype(np.float32)
        else:
            actions = rng.integers(0, space.n, (T, n)).astype(np.int64)
        given = [b.rollout(actions, keep="all") for b in made]
        assert all(same(*(getattr(one, part) for one in given)) for part in names[:4])
        stepped = [b.step(actions[0]) for b in made]
        assert all(same(*pair) for pair in zip(*stepped, strict=True))
        steps += (3 * T + 1) * n
    for one, other in zip(*(b._lanes.words() for b in made), strict=True):
        assert not other.any() or np.array_equal(one, other)
    return steps


def compare_disabled(name: str, parameters: dict[str, Any], n: int, T: int) -> int:
    """Steps of which every answer was the same, where a mask says which lanes are reset."""
    made: list[Any] = [
        Batch(name, n, device=device, autoreset="disabled", max_episode_steps=37, **parameters)
        for device in ("cuda", "cpu")
    ]
    gpu, cpu = made
    assert same(gpu.reset(11), cpu.reset(11))
    space = cpu.single_action_space
    rng = np.random.default_rng(1)
    for _ in range(T):
        over = cpu._lanes.words()[4]
        assert np.array_equal(over, gpu._lanes.words()[4])
        for batch in made:
            batch._lanes.reset_lanes(over)
        if space.dtype.kind == "f":
            actions = rng.uniform(space.low, space.high, n).astype(np.float32)
        else:
            actions = rng.integers(0, space.n, n).astype(np.int32)
        assert all(same(*pair) for pair in zip(*(b.step(actions) for b in made), strict=True))
    assert np.array_equal(*(b._lanes.words()[0] for b in made))
    return n * T


def measure(name: str, parameters: dict[str, Any], n: int, T: int) -> None:
    """Print steps per second of `rollout_random`, all in one launch."""
    batch = Batch(name, n, device="cuda", **parameters)
    batch.reset(0)
    lanes: Any = batch._lanes
    out = batch.rollout_random(8, 0)
    lanes.synchronize()
    rates = []
    for seed in range(5):
        start = time.perf_counter()
        batch.rollout_random(T, seed, out=out)
        lanes.synchronize()
        rates.append(n * T / (time.perf_counter() - start))
    launch = lanes._launches["lanes_last"]
    print(
        f"{name} {parameters}: n={n:,} T={T:,}: median {np.median(rates) / 1e9:.2f} billion "
        f"steps/s, {min(rates) / 1e9:.2f} to {max(rates) / 1e9:.2f}; {launch.num_regs} registers, "
        f"{launch.local_size_bytes} bytes of local memory, {batch.nbytes / n:.0f} bytes a lane",
        flush=True,
    )


def device() -> str | None:
    """The name of the GPU, None where there is none that CuPy can use; then a line says why."""
    try:
        import cupy

        properties = cupy.cuda.runtime.getDeviceProperties(0)
    except ImportError:
        print("the GPU is not measured: CuPy is not installed (pip install '.[cuda]')")
        return None
    except cupy.cuda.runtime.CUDARuntimeError as error:
        print(f"the GPU is not measured: CuPy finds none ({error})")
        return None
    return f"{properties['name'].decode()} {properties['multiProcessorCount']} multiprocessors"


def main() -> None:
    """Compare, then measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lanes", type=int, default=1 << 20)
    parser.add_argument("--calls", type=int, default=1000)
    options = parser.parse_args()
    name = device()
    if name is None:
        return
    print(name)
    total = 0
    for case, parameters in CASES.items():
        env = case.partition(" ")[0]
        for autoreset in ("same_step", "next_step"):
            total += compare(env, parameters, autoreset, 3000, 200)
        total += compare_disabled(env, parameters, 3000, 200)
    grid = CASES["GridWorld"]
    for dtype in ("uint8", "int32", "one_hot"):
        total += compare("GridWorld", grid | {"observation_dtype": dtype}, "same_step", 3000, 200)
    print(f"{total:,} steps with the same answers as on the host, bit for bit", flush=True)
    for case, parameters in CASES.items():
        measure(case.partition(" ")[0], parameters, options.lanes, options.calls)
    for n in (1 << 16, 1 << 18, 1 << 22, 1 << 24):
        measure("GridWorld", grid, n, 2 * options.calls)


if __name__ == "__main__":
    main()
