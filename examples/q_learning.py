"""Tabular Q-learning in NumPy over thousands of lanes of GridWorld, until the greedy policy is
optimal in every state, as `provengym.solve` says.

usage: python examples/q_learning.py
       python examples/q_learning.py --sync     # the same learner over Gymnasium's SyncVectorEnv
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from typing import Any

import gymnasium
import numpy as np

import provengym

DISCOUNT = 0.99
EXPLORATION = 0.3
LIMIT = 200  # steps of an episode
CHECK_EVERY = 20  # calls


class Lanes:
    """n lanes in one call of compiled code."""

    def __init__(self, n: int, **parameters: Any) -> None:
        self._batch = provengym.Batch(
            "GridWorld", n, max_episode_steps=LIMIT, observation_dtype="int64", **parameters
        )
        self._final = np.empty(n, np.int64)
        self._out = np.empty(n, np.int64), np.empty(n, np.float32), np.empty(n, bool)
        self._truncated = np.empty(n, bool)

    def reset(self, seed: int) -> Any:
        return self._batch.reset(seed)

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, Any]:
        """Observations to go on from, rewards, flags, and observations before a reset."""
        self._batch.step_into(actions, *self._out, self._truncated, self._final)
        return (*self._out, self._truncated, self._final)


class Synchronous:
    """The same of Gymnasium's SyncVectorEnv."""

    def __init__(self, n: int, **parameters: Any) -> None:
        self._envs = gymnasium.make_vec(
            "provengym/GridWorld-v0",
            n,
            vectorization_mode="sync",
            vector_kwargs={"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP},
            max_episode_steps=LIMIT,
            **parameters,
        )

    def reset(self, seed: int) -> Any:
        return self._envs.reset(seed=seed)[0]

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, Any]:
        observations, rewards, terminated, truncated, infos = self._envs.step(actions)
        final = observations.copy()
        if "final_obs" in infos:
            ended = infos["_final_obs"]
            final[ended] = infos["final_obs"][ended].astype(np.int64)
        return observations, rewards, terminated, truncated, final


def learn(
    sync: bool, n: int, side: int, seed: int = 0, budget: float = 600.0
) -> tuple[bool, list[tuple[float, float]], float, int]:
    """Learn until the greedy policy is optimal.

    Returns:
        Whether it is; at each check the seconds so far and the mean reward per step since the
        last; the seconds that the environment took; and the number of calls.
    """
    solution = provengym.solve("GridWorld", discount=DISCOUNT, height=side, width=side)
    best = solution.q_values >= solution.q_values.max(axis=1, keepdims=True) - 1e-6
    states, actions_count = best.shape
    envs = (Synchronous if sync else Lanes)(n, height=side, width=side)
    rng = np.random.default_rng(seed)
    table = np.zeros((states, actions_count))
    values = table.reshape(-1)
    observations = envs.reset(seed).copy()
    curve, rewards_sum, calls, solved = [], 0.0, 0, False
    in_envs = not_counted = 0.0
    started = time.perf_counter()
    while not solved and time.perf_counter() - started - not_counted < budget:
        actions = table.argmax(axis=1)[observations]
        explore = rng.random(n, dtype=np.float32) < EXPLORATION
        actions[explore] = rng.integers(actions_count, size=int(explore.sum()))

        before = time.perf_counter()
        following, rewards, terminated, _, final = envs.step(actions)
        in_envs += time.perf_counter() - before

        # Lanes that took one action in one state move its value once, to the mean of their targets.
        targets = rewards + DISCOUNT * table.max(axis=1)[final] * ~terminated
        places = observations * actions_count + actions
        counts = np.bincount(places, minlength=len(values))
        seen = counts > 0
        values[seen] = np.bincount(places, targets, len(values))[seen] / counts[seen]
        observations = following.copy()
        rewards_sum += float(rewards.sum())
        calls += 1

        if calls % CHECK_EVERY == 0:
            now = time.perf_counter()
            curve.append((now - started - not_counted, rewards_sum / (CHECK_EVERY * n)))
            rewards_sum = 0.0
            greedy = table.argmax(axis=1)
            solved = bool(best[np.arange(states), greedy].all())
            not_counted += time.perf_counter() - now
    return solved, curve, in_envs, calls


def main() -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="q_learning.py",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--sync", action="store_true", help="over Gymnasium's SyncVectorEnv")
    parser.add_argument("--lanes", type=int, default=4096)
    parser.add_argument("--side", type=int, default=32, help="of the grid")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=600, help="give up after so many")
    parser.add_argument("--json", action="store_true", help="print the curve as JSON")
    options = parser.parse_args()
    solved, curve, in_envs, calls = learn(
        options.sync, options.lanes, options.side, options.seed, options.seconds
    )
    seconds = curve[-1][0] if curve else 0.0
    if options.json:
        print(json.dumps({"solved": solved, "curve": curve, "in_envs": in_envs, "calls": calls}))
        return 0
    for at, reward in curve[:: max(1, len(curve) // 10)]:
        print(f"{at:8.3f} s  {reward:8.4f} reward per step")
    print(f"{'solved' if solved else 'not solved'} after {calls * options.lanes:,} steps")
    print(f"{seconds:.3f} s, of which the environment took {in_envs / max(seconds, 1e-9):.1%}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
