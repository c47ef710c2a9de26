"""Steps per second of HunterWumpus and SpellCorrection, resets included, beside plain Python.

Run it on a quiet machine, pinned to one core: `taskset -c 0 python benchmarks/bench_games.py`.  The
peers are the environments that the conformance tests hold for right.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from bench_core import LANES, show

from provengym._core import HunterWumpus

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from corpus.zoo.right_hunts import Hunt
from corpus.zoo.right_spellings import Spelling

if TYPE_CHECKING:
    from collections.abc import Callable

    from bench_core import Case

DRAWN = 16
"""How many arrays of actions and of random words are drawn beforehand."""


def compiled(kernel: Any, *, actions: int, length: int, limit: int) -> Callable[[], object]:
    """The batch loop with the observation of `length` components.  Lanes that end are reset, and
    all of them after `limit` steps."""
    rng = np.random.default_rng(0)
    taken = [rng.integers(0, actions, LANES, dtype=np.uint32) for _ in range(DRAWN)]
    noise = [rng.integers(0, 2**64, LANES, dtype=np.uint64) for _ in range(DRAWN)]
    keys, drawn = rng.integers(0, 2**64, LANES, dtype=np.uint64), np.zeros(LANES, np.uint64)
    states = np.empty((len(kernel.state), LANES), np.uint64)
    kernel.init_batch(states, keys, drawn)
    observations = np.empty((LANES, length), np.int64)
    rewards, terminated = np.empty(LANES), np.empty(LANES, bool)
    steps = 0

    def step() -> object:
        nonlocal steps
        words = noise[steps % DRAWN] if kernel.step_words else None
        kernel.step_batch(states, taken[steps % DRAWN], words, observations, rewards, terminated)
        steps += 1
        over = np.arange(LANES) if steps % limit == 0 else np.flatnonzero(terminated)
        drawn[over] += np.uint64(kernel.reset_words)
        fresh = np.empty((len(states), len(over)), np.uint64)
        kernel.init_batch(fresh, keys[over], drawn[over])
        states[:, over] = fresh
        return observations

    return step


def plain(env: gymnasium.Env[Any, Any]) -> Callable[[], object]:
    """One environment in plain Python, reset when an episode ends."""
    env.reset(seed=0)
    rng = np.random.default_rng(0)
    actions = rng.integers(0, env.action_space.n, 1024).tolist()
    steps = 0

    def step() -> object:
        nonlocal steps
        steps += 1
        result = env.step(actions[steps % len(actions)])
        if result[2] or result[3]:
            env.reset()
        return result

    return step


def hunts() -> list[Case]:
    """The default board, and a large one."""
    cases: list[Case] = []
    for size, pits in ((4, 3), (8, 10)):
        kernel = HunterWumpus(size=size, num_pits=pits)
        name = f"provengym, {LANES} lanes, {size} x {size}"
        cases.append((name, compiled(kernel, actions=4, length=8, limit=200), LANES))
    return [*cases, ("plain Python, 1 environment, 4 x 4", plain(Hunt()), 1)]


def spellings() -> list[Case]:
    """The list that comes with the package, with both rewards."""
    cases: list[Case] = []
    for mode in ("sparse", "shaped"):
        env: Any = gymnasium.make("provengym/SpellCorrection-v0", reward_mode=mode).unwrapped
        step = compiled(env.kernel, actions=260, length=10, limit=20)
        cases.append((f"provengym, {LANES} lanes, {mode}", step, LANES))
    return [*cases, ("plain Python, 1 environment, sparse", plain(Spelling(env.words)), 1)]


def main() -> None:
    show("HunterWumpus", hunts())
    show("SpellCorrection", spellings())


if __name__ == "__main__":
    main()
