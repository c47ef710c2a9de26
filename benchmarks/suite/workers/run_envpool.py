"""EnvPool's tabular environments, through its Gymnasium interface."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import envpool
import numpy as np
from worker import calling, serve

if TYPE_CHECKING:
    from worker import Measure

ENVIRONMENTS = {"FrozenLake": "FrozenLake8x8-v1", "CliffWalking": "CliffWalking-v1"}


def synchronous(env_id: str, lanes: int, threads: int) -> Measure:
    """All environments in each step; fresh arrays."""
    env = envpool.make(env_id, env_type="gymnasium", num_envs=lanes, num_threads=threads)
    env.reset()
    actions = np.random.default_rng(0).integers(0, 4, (16, lanes)).astype(np.int32)
    at = 0

    def call() -> None:
        nonlocal at
        env.step(actions[at & 15])
        at += 1

    return calling(call, lanes)


def asynchronous(env_id: str, lanes: int, threads: int) -> Measure:
    """Half of the environments in each step, the first that are ready."""
    batch = max(1, lanes // 2)
    env = envpool.make(
        env_id, env_type="gymnasium", num_envs=lanes, batch_size=batch, num_threads=threads
    )
    env.async_reset()
    actions = np.random.default_rng(0).integers(0, 4, (16, batch)).astype(np.int32)
    at = 0

    def call() -> None:
        nonlocal at
        ready = env.recv()[-1]["env_id"]
        env.send(actions[at & 15], ready)
        at += 1

    return calling(call, batch)


if __name__ == "__main__":
    cases = {}
    for name, env_id in ENVIRONMENTS.items():
        for lanes in (1, 64, 1024, 65536):
            cases[f"{name} {lanes}"] = partial(synchronous, env_id, lanes, 1)
            cases[f"{name} {lanes} 2 threads"] = partial(synchronous, env_id, lanes, 2)
            cases[f"{name} {lanes} async"] = partial(asynchronous, env_id, lanes, 1)
            cases[f"{name} {lanes} async 2 threads"] = partial(asynchronous, env_id, lanes, 2)
    serve(cases, {"envpool": envpool.__version__, "numpy": np.__version__})
